import { useRef } from 'react'
import type { TouchEvent } from 'react'

/** Shorter moves are taps or a trembling hand. */
const SWIPE_PX = 40

type SwipeHandlers = { onLeft: () => void; onRight: () => void }

/** One finger sideways. Two fingers zoom, and a move that is mostly up or down scrolls. */
export function useSwipe({ onLeft, onRight }: SwipeHandlers) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      start.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      const from = start.current
      start.current = null
      if (!finger || !from) return
      const x = finger.clientX - from.x
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(finger.clientY - from.y)) return
      if (x < 0) onLeft()
      else onRight()
    },
  }
}
