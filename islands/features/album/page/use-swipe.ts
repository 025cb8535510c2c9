import { type TouchEvent, useRef } from 'react'

const SWIPE = 60
const OWN_SWIPES = 'input, textarea'

/** Swiping sideways goes to the next or previous item. */
export function useSwipe({ onNext, onPrevious }: { onNext: () => void; onPrevious: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches[0]
      const isOwn = target instanceof Element && target.closest(OWN_SWIPES) !== null
      start.current = touch && touches.length === 1 && !isOwn ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      const { current } = start
      start.current = null
      if (!touch || !current) return
      const [x, y] = [touch.clientX - current.x, touch.clientY - current.y]
      if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return
      if (x < 0) onNext()
      else onPrevious()
    },
  }
}
