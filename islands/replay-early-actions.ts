import { createElement, type PropsWithChildren, type ReactElement, useLayoutEffect } from 'react'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement

/** Does again what was done with a control, so that React learns of it; it took what it found for what it had rendered itself. */
function redo(control: Control, value: string) {
  if (control instanceof HTMLSelectElement) control.value = value
  else if (control instanceof HTMLInputElement && !/^(?:radio|checkbox)$/.test(control.type)) {
    const { selectionStart, selectionEnd } = control
    control.value = control.defaultValue
    // Unlike setting the value, this is the person's doing to React.
    control.setRangeText(value, 0, control.value.length)
    control.setSelectionRange(selectionStart, selectionEnd)
  } else return control.click()
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

type AliveProps = PropsWithChildren<{ element: HTMLElement; controls: Control[] }>

function Alive({ element, controls, children }: AliveProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    // Read before anything is drawn anew, done when React has finished.
    const values = controls.map((control) => control.value)
    queueMicrotask(() => {
      for (const input of element.querySelectorAll('input')) input.checked = input.defaultChecked
      controls.forEach((control, index) => {
        redo(control, values[index] ?? '')
      })
    })
  }, [])
  return children
}

/** An island whose controls may have been used before it is alive: what was done with them is done as soon as it is. */
export function withEarlyActions(element: HTMLElement, island: ReactElement): ReactElement {
  const controls = [...(globalThis.noteEarly?.controls ?? [])].filter((control) => element.contains(control))
  return controls.length > 0 ? createElement(Alive, { element, controls }, island) : island
}
