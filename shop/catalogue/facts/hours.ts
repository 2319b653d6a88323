export interface Hours {
  readonly days: readonly string[]
  /** 24-hour clock, as structured data want it: '09:00'. */
  readonly opens: string
  readonly closes: string
}

const NOON = 12

function clock(time: string): string {
  const [hour = '', minutes = ''] = time.split(':')
  const hours = Number(hour)
  const half = hours < NOON ? 'AM' : 'PM'
  const onTheDial = hours % NOON === 0 ? NOON : hours % NOON
  return minutes === '00' ? `${onTheDial}${half}` : `${onTheDial}:${minutes}${half}`
}

function span(days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)]
  return first === last ? first.slice(0, 3) : `${first.slice(0, 3)}-${last.slice(0, 3)}`
}

/** 'Mon-Fri 9AM-5PM, Sat 9AM-2PM' */
export const hoursText = (week: readonly Hours[]): string =>
  week.map(({ days, opens, closes }) => `${span(days)} ${clock(opens)}-${clock(closes)}`).join(', ')
