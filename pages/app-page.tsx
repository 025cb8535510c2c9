import type { MeView } from '#domain/accounts/account.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { divideCrates } from '#domain/crates/crate-list.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import type { ViewPreferences } from '#domain/query/view-preferences.ts'
import type { TagColors } from '#domain/tags/tag-color.ts'
import * as compact from '#islands/features/album/album-compact-row.tsx'
import { COMPACT, WALL } from '#islands/features/album/view-code.ts'
import { RenderedWall } from '#islands/features/album/wall/wall-grid.tsx'
import { PlaceHead } from '#islands/features/artists/place-head.tsx'
import { CrateAlbumMenu } from '#islands/features/crates/crate-album-menu.tsx'
import { CRATE_ALBUM_MENU, CRATE_HEAD } from '#islands/features/crates/crate-code.ts'
import { CrateHead } from '#islands/features/crates/crate-head.tsx'
import { FirstRun } from '#islands/features/import/first-run.tsx'
import { isFirstRunPage } from '#islands/features/import/is-first-run.ts'
import { Collection } from '#islands/shell/collection/collection.tsx'
import { PLACE } from '#islands/shell/collection/rendered-code.ts'
import { Dialogs } from '#islands/shell/dialogs/dialogs.tsx'
import { Header } from '#islands/shell/header/header.tsx'
import { Crates } from '#islands/shell/sidebar/crates.tsx'
import { TabBar } from '#islands/shell/tabbar/tab-bar.tsx'
import * as messages from '#locales/pages.ts'
import { Frame } from './frame.tsx'
import { Island, WithTagColors } from './island.tsx'

WALL.provide(RenderedWall)
COMPACT.provide(compact)
PLACE.provide(PlaceHead)
CRATE_HEAD.provide(CrateHead)
CRATE_ALBUM_MENU.provide(CrateAlbumMenu)

type AppPageProps = {
  me: MeView
  tagColors: TagColors
  crates: CrateView[]
  uncrated: number
  seed: CollectionPage
  search: string
  viewPreferences: ViewPreferences
  now: Date
}

const MAX_CRATE_BYTES = 500_000

/** The crates that the page itself brings, favorites first where they are too many; the list loads the others. */
function carriedCrates(crates: CrateView[]): { crates: CrateView[]; isPart: boolean } {
  const { favorites, others } = divideCrates(crates)
  const sorted = [...favorites, ...others]
  const encoder = new TextEncoder()
  let bytes = 0
  const end = sorted.findIndex((crate) => {
    bytes += encoder.encode(JSON.stringify(crate)).length
    return bytes > MAX_CRATE_BYTES
  })
  return end < 0 ? { crates, isPart: false } : { crates: sorted.slice(0, end), isPart: true }
}

export function AppPage({ me, tagColors, crates, uncrated, seed, search, viewPreferences, now }: AppPageProps) {
  // The list of crates can be long, so one island holds it in its props and the others read it from there.
  const openOne = crates.filter(({ id }) => id === parseCollectionQuery(search).crate)
  return (
    <WithTagColors colors={tagColors}>
      <a className="skip" href="#albums">
        {messages.skipToAlbums}
      </a>
      <Island className="contents" name="header" component={Header} props={{ me }} />
      <div className="sticky top-[var(--h-header)] z-4 bg-bg" data-connection />
      <Frame
        crates={
          <Island
            name="crates"
            component={Crates}
            props={{ ...carriedCrates(crates), uncrated, rates: seed.money.rates, search, person: me.id }}
          />
        }
      >
        {isFirstRunPage(seed) && <Island name="first-run" component={FirstRun} props={{ search }} />}
        <Island
          name="collection"
          component={Collection}
          props={{ search, seed, crates: openOne, pageSize: me.itemsPerPage, viewPreferences, now: now.toISOString() }}
        />
      </Frame>
      <Island name="tabbar" component={TabBar} props={{ search }} />
      <Island name="dialogs" component={Dialogs} props={{ me }} />
    </WithTagColors>
  )
}
