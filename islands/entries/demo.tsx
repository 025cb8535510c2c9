import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { MeView } from '#domain/accounts/account.ts'
import { albumsInCrate } from '#domain/crates/crate-members.ts'
import { DEMO_RATES } from '#domain/demo/albums.ts'
import { collectionSearch, parseCollectionQuery } from '#domain/query/collection-query.ts'
import { accountSettings, renderedSettings } from '#domain/settings.ts'
import { answerRequests } from '#islands/data/client.ts'
import { makeChanges } from '#islands/data/queue/write.ts'
import { setSyncStatus } from '#islands/data/store/status.ts'
import { answer } from '#islands/features/demo/answer.ts'
import { keptRecords, make, records, show } from '#islands/features/demo/records.ts'
import { demoRecords } from '#islands/features/demo/shelf.ts'
import { pressEarlyKeys } from '#islands/lib/held-keys.ts'
import { Dialogs } from '#islands/shell/dialogs/dialogs.tsx'
import { seedOf } from '#islands/shell/places/collection-of-records.tsx'
import { Screen } from '#islands/shell/places/screen.tsx'
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
  ...accountSettings({ itemsPerPage: 25 }),
  photoUrl: null,
  canBecomeAdmin: false,
  isLinkOffered: false,
}

/** Shows the app with the records of the demo, which stay in this tab. */
export async function startDemo(): Promise<void> {
  answerRequests((input, init) => answer(String(input), init))
  makeChanges(make)
  const now = new Date()
  show(keptRecords() ?? demoRecords(now))
  const lists = records()
  setSyncStatus({ isLoading: false })
  const search = collectionSearch(parseCollectionQuery(location.search))
  const uncrated = albumsInCrate(lists.albums, 'none', lists.members).length
  const seed = seedOf(lists.albums, DEMO_RATES, now)
  const islands = {
    collection: (
      <Screen
        search={search}
        seed={seed}
        crates={lists.crates}
        isLinkOffered={false}
        isFirstWeek={false}
        settings={renderedSettings(VISITOR, () => undefined)}
        now={now.toISOString()}
      />
    ),
    crates: (
      <Crates crates={lists.crates} isPart={false} uncrated={uncrated} rates={seed.money.rates} search={search} />
    ),
    tabbar: <TabBar me={VISITOR} search={search} />,
    dialogs: (
      <>
        <Dialogs me={VISITOR} />
        <Started />
      </>
    ),
  }
  for (const [name, island] of Object.entries(islands)) {
    const element = document.querySelector(`[data-island="${name}"]`)
    if (element) createRoot(element, { identifierPrefix: `${name}-` }).render(island)
  }
}

/** The last of what is shown. */
function Started() {
  useLayoutEffect(() => {
    globalThis.noteEarly?.end.abort()
    pressEarlyKeys()
  }, [])
  return null
}
