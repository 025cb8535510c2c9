import { type PropsWithChildren, useLayoutEffect, useState } from 'react'
import type { Control } from '#islands/lib/early-actions.ts'

const isTextField = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && !/^(?:radio|checkbox)$/.test(control.type)

type Used = { value: string; selectionStart?: number | null; selectionEnd?: number | null }

function stateOf(control: Control): Used {
  const { value } = control
  if (!isTextField(control)) return { value }
  const { selectionStart, selectionEnd } = control
  return { value, selectionStart, selectionEnd }
}

/** Repeats the use of a control, because React took its state for what the server rendered. */
function redo(control: Control, { value, selectionStart = null, selectionEnd = null }: Used) {
  if (control instanceof HTMLSelectElement) control.value = value
  else if (isTextField(control)) {
    control.value = control.defaultValue
    // React ignores a value that is set, but not this.
    control.setRangeText(value, 0, control.value.length)
    control.setSelectionRange(selectionStart, selectionEnd)
  } else return control.click()
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

type HydratedProps = PropsWithChildren<{ element: HTMLElement; onHydrated: () => void }>

/** Says when an island is hydrated, and then repeats the use of its controls until then. */
export function Hydrated({ element, onHydrated, children }: HydratedProps) {
  const [, setHydrated] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    element.dataset.hydrated = ''
    onHydrated()
    const controls = [...(globalThis.noteEarly?.controls ?? [])].filter((control) => element.contains(control))
    if (controls.length === 0) return
    // They are read before React renders again, which it does here, so that it has subscribed to all stores when they are replayed.
    const used = controls.map(stateOf)
    setHydrated(true)
    queueMicrotask(() => {
      for (const input of element.querySelectorAll('input')) input.checked = input.defaultChecked
      controls.forEach((control, index) => {
        redo(control, used[index] ?? { value: '' })
      })
    })
  }, [])
  return children
}
