import { civilDate, dayOf, yearOf } from '#shop/shipping/civil-date.ts'
import { monthName } from '#shop/shipping/month-name.ts'

/** '2026-11-10' as '10 November 2026'. */
export function dayText(text: string): string {
  const date = civilDate(text)
  return `${dayOf(date)} ${monthName(date)} ${yearOf(date)}`
}
