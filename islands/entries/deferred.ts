import { ALBUM_OVER } from '#islands/features/album/page/load.ts'

const nothing = () => undefined

/** Starts in a task of its own what can wait until the page has loaded: tooltips, keys, selecting, focus, albums, the service worker. */
export function startDeferred(): void {
  const start = () => {
    import('#islands/shell/keys/tooltip.ts').then(({ startTooltips }) => startTooltips(), nothing)
    import('#islands/shell/keys/arrow-keys.ts').then(({ startArrowKeys }) => startArrowKeys(), nothing)
    import('#islands/features/selection/pick-by-mouse.ts').then(({ startPicking }) => startPicking(), nothing)
    import('#islands/ui/keep-focus.ts').then(({ keepFocus }) => keepFocus(), nothing)
    ALBUM_OVER.preload()
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      import('#islands/features/offline/start.ts').then(({ startWorker }) => startWorker()).catch(nothing)
  }
  addEventListener('load', () => setTimeout(start))
}
