import { yearOf } from '#shop/shipping/civil-date.ts'
import { longDate } from '#shop/shipping/date-text.ts'
import { sydneyTime } from '#shop/shipping/sydney-time.ts'

/** 'Monday 16 November 2026', as the calendar in the warehouse shows it. */
export function issueDate(moment: Date): string {
  const { date } = sydneyTime(moment)
  return `${longDate(date)} ${yearOf(date)}`
}
