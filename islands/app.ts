import './uno.ts'
import './ui/app.css'
import { watchStored } from './browser-storage.ts'
import { Collection } from './collection/collection.tsx'
import { loadRendered } from './collection/view-code.ts'
import { startDeferred } from './deferred.ts'
import { isDemo } from './demo-mode.ts'
import { Header } from './header/header.tsx'
import { hydrateIslands } from './hydrate.ts'
import { askEarly } from './replica/early.ts'
import { pageAccount } from './replica/setting.ts'

// The demo has its records in its own code.
if (isDemo) void import('./demo/start.tsx').then(({ startDemo }) => startDemo())
else {
  hydrateIslands(
    { header: Header, collection: Collection },
    {
      album: () => import('./album-page/album-on-page.tsx').then(({ AlbumOnPage }) => AlbumOnPage),
      crates: () => import('./crates/crates.tsx').then(({ Crates }) => Crates),
      dialogs: () => import('./dialogs/dialogs.tsx').then(({ Dialogs }) => Dialogs),
      'first-run': () => import('./import/first-run.tsx').then(({ FirstRun }) => FirstRun),
      tabbar: () => import('./tabbar/tab-bar.tsx').then(({ TabBar }) => TabBar),
    },
    loadRendered(),
  )
  // Hydration takes longer than the first albums and what reads them, which come after the code of the other islands.
  void import('./replica/sync.ts').catch(() => undefined)
  askEarly(pageAccount())
  watchStored()
}
startDeferred()
