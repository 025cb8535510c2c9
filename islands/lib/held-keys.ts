import type {} from './early-actions.ts'
import { isInField } from './is-in-field.ts'

/** Whatever is late, after so long the page has its keys again. */
const LONGEST_MS = 10_000

/** The keys that were pressed while what takes them was not there, in their order. */
const waiting: KeyboardEvent[] = []
let holds = 0
/** Whether a field is opening that the next keys are meant for, wherever the focus is. */
let isFieldComing = false

const CONTROL = 'a, button, summary, [type=radio], [type=checkbox]'

/** Whether a key is for the page, or for the field that it has opened, and no control does anything with it. */
function isForPage({ key, target, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (isComposing || altKey || (isInField(target) && !isFieldComing)) return false
  if (ctrlKey || metaKey) return /^[kz]$/i.test(key)
  const isOnControl = !isFieldComing && target instanceof Element && target.closest(CONTROL) !== null
  return /^(?:[^ ]|Backspace|Escape)$/.test(key) || (!isOnControl && /^(?: |Enter)$/.test(key))
}

function keep(event: KeyboardEvent): void {
  if (!event.isTrusted || !isForPage(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  waiting.push(event)
}

/** Presses a key again where the focus is now: in a field that has opened, it types. */
function press(event: KeyboardEvent): void {
  const target = document.activeElement ?? document.body
  if (!target.dispatchEvent(new KeyboardEvent('keydown', event))) return
  const { key, ctrlKey, metaKey } = event
  if (key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit()
  else if (key === 'Enter' && target instanceof HTMLElement && target.matches('a, button')) target.click()
  const isText = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && isInField(target))
  if (!isText || ctrlKey || metaKey) return
  const [start, end] = [target.selectionStart ?? target.value.length, target.selectionEnd ?? target.value.length]
  if (key.length === 1) target.setRangeText(key, start, end, 'end')
  else if (key === 'Backspace') target.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end')
  else return
  target.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Presses the keys that wait, each once the page shows what the one before did. */
function pressNext(): void {
  if (holds > 0) return
  const event = waiting.shift()
  if (event) {
    press(event)
    setTimeout(pressNext)
  } else removeEventListener('keydown', keep, { capture: true })
}

/** Keeps keys from the page until the returned function is called, or after ten seconds, and then presses them. */
export function holdKeys(): () => void {
  let isHeld = true
  const release = () => {
    if (!isHeld) return
    isHeld = false
    clearTimeout(timer)
    holds -= 1
    setTimeout(pressNext)
  }
  const timer = setTimeout(release, LONGEST_MS)
  if (holds === 0) addEventListener('keydown', keep, { capture: true })
  holds += 1
  return release
}

/** Keeps keys from the page until what takes them has loaded, or cannot. */
export function holdKeysUntil(loaded: Promise<unknown>): void {
  const release = holdKeys()
  loaded.then(release, release)
}

let releaseField = () => {}

/** Keeps keys for a field that is opening, until `fieldArrived`. */
export function holdKeysForField(): void {
  releaseField()
  releaseField = holdKeys()
  isFieldComing = true
}

/** Notes that the field has the focus, or will not come. */
export function fieldArrived(): void {
  isFieldComing = false
  releaseField()
}

/** Presses the keys of before the page reacted, once what takes them is there. */
export function pressEarlyKeys(): void {
  waiting.unshift(...(globalThis.noteEarly?.keys.splice(0) ?? []))
  holdKeys()()
}
