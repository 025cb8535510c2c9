import './uno.ts'
import './ui/app.css'
import { Collection } from './collection/collection.tsx'
import { Crates } from './crates/crates.tsx'
import { startDeferred } from './deferred.ts'
import { Dialogs } from './dialogs/dialogs.tsx'
import { Header } from './header/header.tsx'
import { hydrateIslands } from './hydrate.ts'
import { watchStored } from './stored.ts'
import { TabBar } from './tabbar/tab-bar.tsx'

hydrateIslands({ header: Header, crates: Crates, collection: Collection, dialogs: Dialogs, tabbar: TabBar })
watchStored()
startDeferred()
