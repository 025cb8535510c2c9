import { createElement, type PropsWithChildren, type ReactElement, useLayoutEffect, useState } from 'react'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement

/** Repeats the use of a control, because React took its state for what the server rendered. */
function redo(control: Control, value: string) {
  if (control instanceof HTMLSelectElement) control.value = value
  else if (control instanceof HTMLInputElement && !/^(?:radio|checkbox)$/.test(control.type)) {
    const { selectionStart, selectionEnd } = control
    control.value = control.defaultValue
    // React ignores a value that is set, but not this.
    control.setRangeText(value, 0, control.value.length)
    control.setSelectionRange(selectionStart, selectionEnd)
  } else return control.click()
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

type AliveProps = PropsWithChildren<{ element: HTMLElement; controls: Control[] }>

function Alive({ element, controls, children }: AliveProps) {
  const [, setHydrated] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    // Values are read before React renders again, and replayed when it has finished.
    const values = controls.map((control) => control.value)
    // Has React subscribe to all stores before it goes on. Otherwise it takes back what is typed, and moves the caret to the end.
    setHydrated(true)
    queueMicrotask(() => {
      for (const input of element.querySelectorAll('input')) input.checked = input.defaultChecked
      controls.forEach((control, index) => {
        redo(control, values[index] ?? '')
      })
    })
  }, [])
  return children
}

/** Replays the use of an island's controls as soon as it is hydrated. */
export function withEarlyActions(element: HTMLElement, island: ReactElement): ReactElement {
  const controls = [...(globalThis.noteEarly?.controls ?? [])].filter((control) => element.contains(control))
  return controls.length > 0 ? createElement(Alive, { element, controls }, island) : island
}
