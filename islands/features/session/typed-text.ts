type Field = HTMLInputElement | HTMLTextAreaElement

const typed = new WeakSet<EventTarget>()

/** Tracks from now on which fields are typed into; returns a function that stops it. */
export function noteTyping(): () => void {
  const note = ({ target }: Event) => target && typed.add(target)
  addEventListener('input', note, true)
  return () => removeEventListener('input', note, true)
}

const FIELDS =
  'form :is(textarea, input):not([type=password], [type=search], [type=radio], [type=checkbox], [role=combobox])'

/** Whether an open form contains typed text. A closing one is inert. */
export const hasTyped = (): boolean =>
  [...document.querySelectorAll<Field>(FIELDS)].some(
    (field) => typed.has(field) && field.value.trim() !== '' && !field.closest('[inert]'),
  )
