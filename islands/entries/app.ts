import '#islands/lib/uno.ts'
import './app.css'
import { ALBUM_OVER } from '#islands/features/album/page/load.ts'
import { watchStored } from '#islands/lib/browser-storage.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import { pressEarlyKeys } from '#islands/lib/held-keys.ts'
import { loadRendered } from '#islands/shell/collection/rendered-code.ts'
import { Header } from '#islands/shell/header/header.tsx'
import { Screen } from '#islands/shell/places/screen.tsx'
import { hydrateIslands } from './hydrate.ts'

// The demo has its records in its own code.
if (isDemo) void import('./demo.tsx').then(({ startDemo }) => startDemo())
else {
  hydrateIslands(
    { header: Header, collection: Screen },
    {
      album: () => import('#islands/features/album/page/album-on-page.tsx').then(({ AlbumOnPage }) => AlbumOnPage),
      crates: () => import('#islands/shell/sidebar/crates.tsx').then(({ Crates }) => Crates),
      dialogs: () => import('#islands/shell/dialogs/dialogs.tsx').then(({ Dialogs }) => Dialogs),
      'first-run': () => import('#islands/features/import/first-run.tsx').then(({ FirstRun }) => FirstRun),
      tabbar: () => import('#islands/shell/tabbar/tab-bar.tsx').then(({ TabBar }) => TabBar),
    },
    loadRendered(),
  ).then(pressEarlyKeys)
  // Hydration takes longer than the first albums and what reads them, which come after the code of the other islands.
  void import('#islands/data/pull/pull.ts').catch(() => undefined)
  watchStored()
}
startDeferred()

const nothing = () => undefined

/** Starts in a task of its own what can wait until the page has loaded: tooltips, keys, selecting, focus, albums, the service worker. */
function startDeferred(): void {
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
