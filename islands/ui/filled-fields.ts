// Password managers and some keyboards fill a field without the event that React waits for. A form takes what stands in its fields: before
// it is sent, they get that event.

const TEXTS = 'input:not([type=radio], [type=checkbox], [type=file]), textarea'

/** What stood in a field at its last event. */
const noticed = new WeakMap<EventTarget, string>()

const isField = (target: unknown): target is HTMLInputElement => target instanceof Element && target.matches(TEXTS)

function note({ target }: Event): void {
  if (isField(target)) noticed.set(target, target.value)
}

function announce({ target }: Event): void {
  for (const field of (target as Element).querySelectorAll<HTMLInputElement>(TEXTS)) {
    const { value } = field
    if (value === (noticed.get(field) ?? field.defaultValue)) continue
    // React ignores a value that was set like this, but not one that was set past its own setter.
    field.value = ''
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

globalThis.document?.addEventListener('input', note, true)
globalThis.document?.addEventListener('submit', announce, true)
