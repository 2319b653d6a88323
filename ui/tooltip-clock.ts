/** Time the pointer rests before a tooltip opens. */
export const OPEN_DELAY_MS = 700
/** Someone who has just read one tooltip gets the next at once. */
export const SKIP_DELAY_MS = 300

let lastClosedAt = Number.NEGATIVE_INFINITY

export function tooltipClosed(now: number): void {
  lastClosedAt = now
}

export const tooltipDelay = (now: number): number => (now - lastClosedAt <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS)
