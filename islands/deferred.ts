const nothing = () => undefined

/** What a page gains when it is there and nobody waits any more: tooltips, focus that is not lost, and a page for when nothing answers. */
export function startDeferred(): void {
  addEventListener('load', () => {
    import('./ui/tooltip.ts').then(({ startTooltips }) => startTooltips(), nothing)
    import('./ui/keep-focus.ts').then(({ keepFocus }) => keepFocus(), nothing)
    if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(nothing)
  })
}
