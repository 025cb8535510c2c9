import './uno.ts'
import './ui/app.css'
import { Collection } from './collection/collection.tsx'
import { startDeferred } from './deferred.ts'
import { Header } from './header/header.tsx'
import { hydrateIslands } from './hydrate.ts'
import { watchStored } from './stored.ts'

hydrateIslands(
  { header: Header, collection: Collection },
  {
    crates: () => import('./crates/crates.tsx').then(({ Crates }) => Crates),
    dialogs: () => import('./dialogs/dialogs.tsx').then(({ Dialogs }) => Dialogs),
    tabbar: () => import('./tabbar/tab-bar.tsx').then(({ TabBar }) => TabBar),
  },
)
watchStored()
startDeferred()
