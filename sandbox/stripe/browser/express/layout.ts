import type { LayoutOption } from '@stripe/stripe-js'

export type Layout = LayoutOption

// Below this a button's words no longer fit beside each other.
const NARROWEST_BUTTON = 150

/** How many columns fit, and how many buttons are shown before 'Show more'. Zero or absent means no limit. */
export function planLayout(layout: Layout, count: number, width: number) {
  const fitting = Math.max(1, Math.floor(width / NARROWEST_BUTTON))
  const columns = Math.max(1, Math.min(count, fitting, layout.maxColumns || Infinity))
  const shown = layout.maxRows ? Math.min(count, layout.maxRows * columns) : count
  return { columns, shown }
}
