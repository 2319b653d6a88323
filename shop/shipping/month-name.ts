import { monthOf } from './civil-date.ts'
import type { CivilDate } from './civil-date.ts'

// Spelt out here, because engines disagree on commas and on 'Sept', and server and browser must show the same text.
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

export const monthName = (date: CivilDate): string => MONTHS[monthOf(date) - 1] ?? ''
