import { createRoot } from 'react-dom/client'
import type { MeView } from '#domain/accounts/account.ts'
import { statisticsOf } from '#domain/albums/statistics.ts'
import { albumsInCrate } from '#domain/crates/crate-members.ts'
import { DEMO_RATES } from '#domain/demo/albums.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import { collectionSearch, parseCollectionQuery } from '#domain/query/collection-query.ts'
import { parseViewPreferences } from '#domain/query/view-preferences.ts'
import { network } from '#islands/data/api/client.ts'
import type { Lists } from '#islands/data/cache.ts'
import { writer } from '#islands/data/outbox/write.ts'
import { setNews } from '#islands/data/sync/news.ts'
import { answer } from '#islands/features/demo/answer.ts'
import { make } from '#islands/features/demo/change.ts'
import { keptRecords, records, show } from '#islands/features/demo/records.ts'
import { demoRecords } from '#islands/features/demo/shelf.ts'
import { Collection } from '#islands/shell/collection/collection.tsx'
import { Dialogs } from '#islands/shell/dialogs/dialogs.tsx'
import { Crates } from '#islands/shell/sidebar/crates.tsx'
import { TabBar } from '#islands/shell/tabbar/tab-bar.tsx'

/** Stands for the account, which a visitor of the demo does not have. */
const VISITOR: MeView = {
  id: '',
  email: '',
  emailVerified: false,
  displayName: '',
  username: '',
  role: 'user',
  itemsPerPage: 25,
  photoUrl: null,
  canBecomeAdmin: false,
}

/** What the collection shows until it has counted what it shows itself. */
function seedOf({ albums }: Lists, now: Date): CollectionPage {
  const money = { currency: 'EUR', rates: DEMO_RATES }
  const collection = albums.filter(({ list }) => list === 'collection')
  return {
    albums: [],
    shown: collection.length,
    statistics: statisticsOf(collection, now, money),
    tags: [],
    counts: { collection: collection.length, wishlist: albums.length - collection.length },
    money,
  }
}

/** Shows the app with the records of the demo, which stay in this tab. */
export async function startDemo(): Promise<void> {
  network.fetch = (input, init) => answer(String(input), init)
  writer.load = async () => ({ write: make })
  const now = new Date()
  await show(keptRecords() ?? demoRecords(now))
  const lists = records()
  setNews({ isLoading: false })
  const search = collectionSearch(parseCollectionQuery(location.search))
  const uncrated = albumsInCrate(lists.albums, 'none', lists.members).length
  const seed = seedOf(lists, now)
  const islands = {
    collection: (
      <Collection
        search={search}
        seed={seed}
        crates={lists.crates}
        pageSize={VISITOR.itemsPerPage}
        viewPreferences={parseViewPreferences(() => undefined)}
        now={now.toISOString()}
      />
    ),
    crates: (
      <Crates
        crates={lists.crates}
        isPart={false}
        uncrated={uncrated}
        rates={seed.money.rates}
        search={search}
        person={VISITOR.id}
      />
    ),
    tabbar: <TabBar search={search} />,
    dialogs: <Dialogs me={VISITOR} />,
  }
  for (const [name, island] of Object.entries(islands)) {
    const element = document.querySelector(`[data-island="${name}"]`)
    if (element) createRoot(element, { identifierPrefix: `${name}-` }).render(island)
  }
  globalThis.noteEarly?.end.abort()
}
