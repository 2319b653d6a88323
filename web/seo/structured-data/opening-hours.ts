import type { OpeningHoursSpecificationLeaf, DayOfWeek } from 'schema-dts'

type Hours = { readonly days: readonly Weekday[]; readonly opens: string; readonly closes: string }
type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

export const openingHours = (week: readonly Hours[]): readonly OpeningHoursSpecificationLeaf[] =>
  week.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day): DayOfWeek => `https://schema.org/${day}`),
    opens,
    closes,
  }))
