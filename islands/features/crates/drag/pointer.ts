import { heldAlbum } from '#islands/features/list/public.ts'
import { gestureAfter, HOLD_MS } from './gesture.ts'
import { albumIdOf, CARD, payloadOf, sourceAt } from './payload.ts'
import { cancelDrag, drop, isDragging, moveDrag, startDrag } from './session.ts'

type Press = { source: HTMLElement; pointerId: number; isTouch: boolean; x: number; y: number; timer?: number }

/** Whether the finger has moved since it rested. */
let hasMoved = false
let press: Press | null = null
// The browser sends a click after a drag, Safari none after one by touch: a pointerdown says that the next click, or tap, is another one.
let isClickDue = false

function begin({ source, pointerId, isTouch, x, y }: Press): void {
  isClickDue = true
  hasMoved = false
  getSelection()?.removeAllRanges()
  // The pointer may leave the window or cross a frame.
  document.documentElement.setPointerCapture(pointerId)
  startDrag(payloadOf(source), source, x, y, isTouch)
}

function end(finish: () => void): void {
  clearTimeout(press?.timer)
  press = null
  finish()
}

const cancel = () => end(cancelDrag)

function onPointerDown(event: PointerEvent): void {
  const { target, pointerId, pointerType, clientX: x, clientY: y } = event
  // A second finger cancels.
  cancel()
  isClickDue = false
  // A press on the held album, or in something that it opened, such as a dialog, keeps it.
  if (target instanceof Element && target.closest('main') && !target.closest('[data-held]')) heldAlbum.set(null)
  const isTouch = pointerType !== 'mouse'
  const source = event.isPrimary && event.button === 0 && !event.ctrlKey && sourceAt(target, isTouch)
  if (!source) return
  const mine: Press = { source, pointerId, isTouch, x, y }
  press = mine
  if (!isTouch) return
  // A busy page may not have seen a move yet; before the next frame it has.
  const beginInFrame = () => requestAnimationFrame(() => press === mine && begin(mine))
  mine.timer = window.setTimeout(beginInFrame, HOLD_MS)
  // The events of a touch go to the element that was pressed, and don't bubble once that has been removed.
  target?.addEventListener('touchmove', preventScroll, { passive: false })
}

function onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
  if (pointerId !== press?.pointerId) return
  if (!isDragging()) {
    const gesture = gestureAfter(Math.hypot(x - press.x, y - press.y), press.isTouch)
    if (gesture === 'scroll') cancel()
    if (gesture !== 'drag') return
    begin(press)
  }
  hasMoved ||= gestureAfter(Math.hypot(x - press.x, y - press.y), press.isTouch) !== 'press'
  moveDrag(x, y)
}

function onPointerUp({ pointerId }: PointerEvent): void {
  if (pointerId !== press?.pointerId) return
  const { source, isTouch } = press
  const isRest = isTouch && isDragging() && !hasMoved && source.matches(CARD)
  end(isRest ? cancelDrag : drop)
  if (isRest) heldAlbum.set(albumIdOf(source))
}

function onPointerCancel({ pointerId }: PointerEvent): void {
  if (pointerId === press?.pointerId) cancel()
}

/** A touch that stops a scrolling page keeps scrolling it: the browser does not allow its moves to be prevented. */
function onTouchStart(event: Event): void {
  if (!event.cancelable) cancel()
}

function preventScroll(event: Event): void {
  if (isDragging() && event.cancelable) event.preventDefault()
}

/** Prevents the browser's own reactions to a press: dragging a link or an image, selecting text. */
function preventNative(event: Event): void {
  if (press) event.preventDefault()
}

function onContextMenu(event: Event): void {
  if (press?.isTouch || isDragging()) event.preventDefault()
}

function onClick(event: MouseEvent): void {
  // Clicks by keyboard or script have `detail` 0.
  if (!isClickDue || !event.isTrusted || event.detail === 0) return
  isClickDue = false
  event.preventDefault()
  event.stopPropagation()
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !isDragging()) return
  event.preventDefault()
  event.stopPropagation()
  cancel()
}

/** Makes cards and crate rows draggable by mouse, finger and pen. Call it once per page. */
export function startDragging(): void {
  const capture = { capture: true }
  document.addEventListener('pointerdown', onPointerDown, capture)
  document.addEventListener('pointermove', onPointerMove, capture)
  document.addEventListener('pointerup', onPointerUp, capture)
  document.addEventListener('pointercancel', onPointerCancel, capture)
  document.addEventListener('touchstart', onTouchStart, { capture: true, passive: true })
  // Registered before a finger touches: later, Safari no longer asks whether the touch may scroll.
  document.addEventListener('touchmove', preventScroll, { passive: false })
  document.addEventListener('dragstart', preventNative, capture)
  document.addEventListener('selectstart', preventNative, capture)
  document.addEventListener('contextmenu', onContextMenu, capture)
  document.addEventListener('click', onClick, capture)
  document.addEventListener('keydown', onKeyDown, capture)
  addEventListener('blur', cancel)
}
