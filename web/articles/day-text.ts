const day = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** '2026-11-10' as '10 November 2026'. */
export const dayText = (date: string): string => day.format(new Date(`${date}T00:00:00Z`))
