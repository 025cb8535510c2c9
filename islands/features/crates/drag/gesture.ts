/** How long a finger rests before it drags, in ms. */
export const HOLD_MS = 350
const MOUSE_THRESHOLD = 5
const TOUCH_SLOP = 8

/**
 * The meaning of a press that has moved this far, in px. A mouse drags once it has moved beyond a threshold; a finger that moves before it
 * has rested scrolls the page.
 */
export function gestureAfter(distance: number, isTouch: boolean): 'press' | 'drag' | 'scroll' {
  if (distance <= (isTouch ? TOUCH_SLOP : MOUSE_THRESHOLD)) return 'press'
  return isTouch ? 'scroll' : 'drag'
}
