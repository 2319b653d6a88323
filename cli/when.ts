const moment = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** '16 Nov 2026, 12:00', as the clock in the warehouse shows it. */
export const when = (at: Date): string => moment.format(at)
