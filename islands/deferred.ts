const nothing = () => undefined

/** Starts what can wait until the page has loaded: tooltips, focus management, the offline page and news of updates. */
export function startDeferred(): void {
  addEventListener('load', () => {
    import('./ui/tooltip.ts').then(({ startTooltips }) => startTooltips(), nothing)
    import('./ui/keep-focus.ts').then(({ keepFocus }) => keepFocus(), nothing)
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      import('./update.ts').then(({ watchUpdates }) => watchUpdates()).catch(nothing)
  })
}
