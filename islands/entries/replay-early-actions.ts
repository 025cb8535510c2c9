import { type PropsWithChildren, useLayoutEffect, useState } from 'react'
import type { Control } from '#islands/lib/early-actions.ts'

type Used = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

// Those that are no text have no selection.
const stateOf = ({ value, selectionStart, selectionEnd }: Used): Used => ({ value, selectionStart, selectionEnd })

/** Repeats the use of a control, because React took its state for what the server rendered. */
function redo(control: Control, { value, selectionStart, selectionEnd }: Used) {
  if (control instanceof HTMLSelectElement) control.value = value
  else if (control instanceof HTMLInputElement && !/^(?:radio|checkbox)$/.test(control.type)) {
    control.value = control.defaultValue
    // React ignores a value that is set, but not this.
    control.setRangeText(value, 0, control.value.length)
    control.setSelectionRange(selectionStart, selectionEnd)
  } else return control.click()
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

type HydratedProps = PropsWithChildren<{ element: HTMLElement; onHydrated: () => void }>

const controlsIn = (element: HTMLElement) => [...element.querySelectorAll<Control>('input,select,button')]

/** Says when an island is hydrated, and then repeats the use of its controls until then. */
export function Hydrated({ element, onHydrated, children }: HydratedProps) {
  const [rendered, renderAgain] = useState(() => controlsIn(element))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    element.dataset.hydrated = ''
    onHydrated()
    // Where an extension has put something into an island, React renders it anew, with other controls in the same order.
    const current = controlsIn(element)
    // They are read before React renders again, which it does here, so that it has subscribed to all stores when they are replayed.
    const used = [...(globalThis.noteEarly?.controls ?? [])].flatMap((control) => {
      const now = current[rendered.indexOf(control)]
      return now ? [[now, stateOf(control as HTMLInputElement)] as const] : []
    })
    if (used.length === 0) return
    renderAgain(current)
    queueMicrotask(() => {
      for (const input of element.querySelectorAll('input')) input.checked = input.defaultChecked
      for (const [control, state] of used) {
        redo(control, state)
        if (!document.querySelector(':focus')) control.focus()
      }
    })
  }, [])
  return children
}
