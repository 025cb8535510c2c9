/** Groups with arrow keys: charts, and elements with `data-arrow-keys`. In `across` groups, up and down are left to the page. */
const GROUP = '[data-charts] :is(ol, ul), [data-arrow-keys]'

const STEPS: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
}

const isVertical = (key: string) => key === 'ArrowUp' || key === 'ArrowDown'
const isMenu = (control: Element) => control.matches('[aria-haspopup=menu]')
const groupAt = (target: EventTarget | null) => (target instanceof Element ? target.closest(GROUP) : null)
const controlsOf = (group: Element) =>
  [...group.querySelectorAll<HTMLElement>('a, button:not(:disabled)')].filter(
    (control) => !control.closest('[popover]') && control.checkVisibility(),
  )

/** Makes each group one Tab stop, with arrow keys between its controls. Before that, and without script, each control is a Tab stop. */
export function startArrowKeys(): void {
  let entered: Element | null = null
  document.addEventListener('focusin', ({ target }) => {
    const group = groupAt(target)
    // A group that lost the focus can be entered from both sides again.
    if (entered && entered !== group)
      for (const control of controlsOf(entered)) if (control.tabIndex < 0) control.removeAttribute('tabindex')
    entered = group
    const controls = group ? controlsOf(group) : []
    if (controls.includes(target as HTMLElement))
      for (const control of controls) control.tabIndex = control === target ? 0 : -1
  })
  document.addEventListener(
    'keydown',
    (event) => {
      const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event
      const step = STEPS[key]
      const group = groupAt(target)
      if (!group || !step || altKey || ctrlKey || metaKey || shiftKey) return
      const all = controlsOf(group)
      const control = all.find((one) => one === target)
      if (!control) return
      // Up and down open a menu here, so other rows' menus are skipped.
      if (isVertical(key) && (isMenu(control) || group.matches('[data-arrow-keys=across]'))) return
      const controls = isVertical(key) ? all.filter((one) => !isMenu(one)) : all
      const next = step(controls.indexOf(control))
      event.preventDefault()
      controls.at(next % controls.length)?.focus()
    },
    true,
  )
}
