const CHART = '[data-charts] :is(ol, ul)'

const STEPS: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
}

const chartAt = (target: EventTarget | null) => (target instanceof Element ? target.closest(CHART) : null)
const linksOf = (chart: Element) => [...chart.querySelectorAll('a')].filter((link) => link.checkVisibility())

/** Makes each chart one Tab stop, with arrow keys between its bars. Until then, and without script, each bar is one. */
export function startChartKeys(): void {
  let entered: Element | null = null
  document.addEventListener('focusin', ({ target }) => {
    const chart = chartAt(target)
    // Those of a chart that was left can be reached from both sides again.
    if (entered !== chart) for (const link of entered?.querySelectorAll('a') ?? []) link.removeAttribute('tabindex')
    entered = chart
    if (chart) for (const link of linksOf(chart)) link.tabIndex = link === target ? 0 : -1
  })
  document.addEventListener(
    'keydown',
    (event) => {
      const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event
      const step = STEPS[key]
      const chart = chartAt(target)
      if (!chart || !step || altKey || ctrlKey || metaKey || shiftKey) return
      const links = linksOf(chart)
      const next = step(links.indexOf(target as HTMLAnchorElement))
      event.preventDefault()
      links.at(next % links.length)?.focus()
    },
    true,
  )
}
