import { loadOf, sourceAt } from './payload.ts'
import { makeHand } from './preview.ts'
import { carryTo, drop, isCarrying, letGo, lift } from './session.ts'

const HOLD_MS = 350
const SLOP = 8
const ABOVE = 120

// What is pressed for itself; a crate's row is a link, but is held to be moved.
const PRESSED = 'a:not(.crate), button, label, input, select, textarea'

type Press = { x: number; y: number; timer: number; hand: HTMLElement | null; end: () => void }

let press: Press | null = null

function stop(isDropped: boolean): void {
  if (!press) return
  const { timer, hand, end } = press
  press = null
  clearTimeout(timer)
  end()
  hand?.remove()
  if (isDropped) drop()
  else letGo()
}

function place(hand: HTMLElement, { clientX, clientY }: Pick<Touch, 'clientX' | 'clientY'>): void {
  // Above the finger, where it can be seen.
  hand.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 88%)`
}

function begin(source: HTMLElement, at: Press): void {
  const load = loadOf(source)
  const hand = makeHand(source, load)
  hand.classList.add('by-touch')
  document.body.appendChild(hand)
  at.hand = hand
  place(hand, { clientX: at.x, clientY: at.y })
  getSelection()?.removeAllRanges()
  lift(load, source, at.x, at.y, -ABOVE)
}

/** Dragging with a finger: what is held for a moment comes along; a second finger or Escape puts it back. */
export function startTouch(): void {
  const onStart = (event: TouchEvent) => {
    stop(false)
    const [touch] = event.touches
    const { target } = event
    if (event.touches.length !== 1 || !touch || !(target instanceof Element) || target.closest(PRESSED)) return
    const source = sourceAt(target)
    if (!source) return

    const onMove = (move: TouchEvent) => {
      const [now] = move.touches
      if (!press || !now) return
      if (!press.hand) {
        if (Math.hypot(now.clientX - press.x, now.clientY - press.y) > SLOP) stop(false)
        return
      }
      if (move.cancelable) move.preventDefault()
      place(press.hand, now)
      carryTo(now.clientX, now.clientY)
    }
    const onEnd = (end: TouchEvent) => {
      // The page must not take it for a tap.
      if (press?.hand && end.cancelable) end.preventDefault()
      stop(press?.hand !== null)
    }
    const onCancel = () => stop(false)
    // On a busy machine a move may still be waiting to be told; a frame is drawn only after it.
    const beginSoon = () =>
      requestAnimationFrame(() => {
        if (press === mine) begin(source, mine)
      })
    // On what was pressed: it hears of the finger even where the list is drawn anew beneath it.
    target.addEventListener('touchmove', onMove as EventListener, { passive: false })
    target.addEventListener('touchend', onEnd as EventListener, { passive: false })
    target.addEventListener('touchcancel', onCancel)
    const mine: Press = {
      x: touch.clientX,
      y: touch.clientY,
      hand: null,
      timer: window.setTimeout(beginSoon, HOLD_MS),
      end: () => {
        target.removeEventListener('touchmove', onMove as EventListener)
        target.removeEventListener('touchend', onEnd as EventListener)
        target.removeEventListener('touchcancel', onCancel)
      },
    }
    press = mine
  }

  document.addEventListener('touchstart', onStart, { passive: true })
  // A browser asks whether a finger's moves may be held back before the finger comes down.
  document.addEventListener('touchmove', () => undefined, { passive: false })
  // Nor does the browser begin anything of its own while something is held.
  const keepOut = (event: Event) => {
    if (press) event.preventDefault()
  }
  for (const type of ['contextmenu', 'dragstart']) document.addEventListener(type, keepOut, { capture: true })
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !press || !isCarrying()) return
      event.preventDefault()
      event.stopPropagation()
      stop(false)
    },
    { capture: true },
  )
  addEventListener('blur', () => stop(false))
}
