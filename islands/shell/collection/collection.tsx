import { useEffect, useMemo } from 'react'
import { artistOrLabelOf, pageName } from '#domain/albums/artist-or-label.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import { collectionSearch } from '#domain/query/collection-query.ts'
import { type PageSize, WALL_PAGE_SIZE } from '#domain/query/paging.ts'
import { type RenderedSettings, viewOf } from '#domain/settings.ts'
import { setSyncStatus } from '#islands/data/pull/status.ts'
import { Rendered, useSetting } from '#islands/data/settings.ts'
import { QUERY_CODE } from '#islands/data/view/query-code.ts'
import { useCrates, useNewerAlbums } from '#islands/data/view/use-records.ts'
import { AlbumSlot } from '#islands/features/album/page/album-slot.tsx'
import { useView, viewNamed } from '#islands/features/album/views.tsx'
import { BackLink, CrateIsGone } from '#islands/features/crates/back-link.tsx'
import { CRATE_HEAD } from '#islands/features/crates/crate-code.ts'
import { useCounted } from '#islands/features/crates/smart-contents.ts'
import { FridayLink } from '#islands/features/desk/friday.tsx'
import { ActiveFilters } from '#islands/features/find/active-filters.tsx'
import { Filters } from '#islands/features/find/filters.tsx'
import { SearchBar } from '#islands/features/find/search-bar.tsx'
import { haveCome, isFirstRun, isFirstRunPage } from '#islands/features/import/is-first-run.ts'
import { useSelection } from '#islands/features/list/selection.ts'
import { type ShownAlbums, useShownAlbums } from '#islands/features/list/use-shown-albums.ts'
import { useCharts, useFilters, useHasPages } from '#islands/features/list/use-view.ts'
import { SELECT_BAR } from '#islands/features/selection/start-selecting.ts'
import { Statistics } from '#islands/features/statistics/statistics.tsx'
import { Totals } from '#islands/features/statistics/totals.tsx'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { showQuery, useQuery, useUntilMoved } from '#islands/lib/location.ts'
import { isNarrowed } from '#islands/lib/queries.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import { MINUTE, useNow } from '#islands/ui/use-now.ts'
import * as messages from '#locales/collection.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Albums } from './albums.tsx'
import { ListHead } from './list-head.tsx'
import { FIRST_WEEK, PLACE } from './rendered-code.ts'
import { useTitle } from './use-title.ts'

const FIRST_RUN = lazyCode(() => import('#islands/features/import/first-run.tsx'))
const OPEN_ALL = lazyCode(() => import('#islands/features/desk/open-all.tsx'))

export type CollectionProps = {
  search: string
  /** What the server rendered for `search`. */
  seed: CollectionPage
  /** The open crate, until all crates are loaded. */
  crates: CrateView[]
  isLinkOffered: boolean
  /** Whether the account is new. */
  isFirstWeek: boolean
  settings: RenderedSettings
  /** The time on the server (ISO); relative dates are computed from it until the page is hydrated. */
  now: string
}

const BESIDE_FILTERS = 'beside-filters :uno: min-[1400px]:(grid grid-cols-[minmax(0,1fr)_280px] items-start gap-x-6)'

/** The collection or the open crate, filtered as the address says. */
export const Collection = ({ settings, ...rest }: CollectionProps) => (
  <Rendered value={settings}>
    <Shown {...rest} seedSize={viewNamed(viewOf(settings)).isUnpaged ? WALL_PAGE_SIZE : settings.itemsPerPage} />
  </Rendered>
)

type ShownProps = Omit<CollectionProps, 'settings'> & { seedSize: number }

function Shown({ search, seed, seedSize, crates: rendered, isLinkOffered, isFirstWeek, now: renderedAt }: ShownProps) {
  const address = useQuery(search)
  const crates = useCrates(rendered)
  const [pageSize, setPageSize] = useSetting('itemsPerPage')
  const now = useNow(MINUTE, renderedAt)
  const open = crates.find(({ id }) => id === address.crate) ?? null
  const readText = useCode(open?.query === undefined ? undefined : QUERY_CODE)?.withText
  const query = useMemo(() => inSmartCrate(address, crates, readText), [address, crates, readText])
  const crate = open?.query === undefined ? open : null
  const { isUnpaged = false, scrolled } = useView()
  const isWall = isUnpaged && !scrolled
  const [, setHasPages] = useHasPages()
  const shown = useShownAlbums({
    query,
    seed,
    isSeed: collectionSearch(address) === search && open?.query === rendered[0]?.query,
    crate,
    crates,
    seedSize,
    pageSize: isWall ? WALL_PAGE_SIZE : pageSize,
    isUnpaged,
    now,
  })

  const charts = useCharts()
  const filters = useFilters()
  const artistOrLabel = artistOrLabelOf(query)
  const isCrate = typeof address.crate === 'number'
  const ofCrate = useCode(isCrate ? CRATE_HEAD : undefined)
  const ofPlace = useCode(artistOrLabel ? PLACE : undefined)
  const counted = useCounted(open)
  const all = useNewerAlbums(true)
  // The page has the panel where it was so from the start.
  const isHydrated = useHydrated()
  const isEmptied = isHydrated && all !== undefined && isFirstRun(all) && !isFirstRunPage(seed)
  const first = useCode(isEmptied ? FIRST_RUN : undefined)
  const [hints] = useSetting('hints')
  const isWithout = isHydrated && all ? isFirstRun(all) : isFirstRunPage(seed)
  const hasPanel = useUntilMoved(isWithout, haveCome(all))
  const hasHints = isFirstWeek && hints === 'shown' && !hasPanel
  const FirstWeek = useCode(hasHints ? FIRST_WEEK : undefined)
  const select = useCode(useSelection() === null ? undefined : SELECT_BAR)
  const friday = useCode(query.verdict === 'friday' && !isCrate ? OPEN_ALL : undefined)
  useKeys(query, shown)
  const title = pageName(address, crates) ?? messages.listTitle(address)
  useTitle(title)

  const choosePageSize = (size: PageSize | 'all') => {
    if (size === 'all') setHasPages(false)
    else setPageSize(size)
    showQuery({ ...query, page: 1 }, { replace: true })
  }
  const total = seed.counts.collection + seed.counts.wishlist
  useEffect(() => setSyncStatus({ total }), [total])
  const albums = (
    <div id="albums" className="scroll-mt-list">
      <Albums
        query={query}
        shown={shown}
        crate={crate}
        isFirstRun={isWithout}
        now={now}
        pageSize={pageSize}
        onPageSize={choosePageSize}
      />
      <AlbumSlot query={query} shown={shown} pageSize={isUnpaged ? Number.POSITIVE_INFINITY : pageSize} />
      {select && <select.SelectBar shown={shown} crateId={crate?.id ?? null} />}
    </div>
  )

  const isEmpty = shown.total === 0
  const found = (
    <>
      {!isEmpty && <SearchBar query={query} crates={crates} filters={filters} />}
      <div className={!isEmpty && filters.isColumn ? BESIDE_FILTERS : undefined}>
        {!isEmpty && <Filters filters={filters} query={query} shown={shown} seedTags={seed.tags} />}
        <div className="[grid-area:1/1] min-w-0">
          {!isEmpty && (
            <ActiveFilters
              query={query}
              shown={shown}
              isArtistOrLabel={artistOrLabel !== null}
              isOwn={query.smartCrate !== undefined && !isNarrowed(address)}
            />
          )}
          {albums}
        </div>
      </div>
    </>
  )
  if (isCrate && !open)
    return (
      <div id="albums">
        <CrateIsGone query={query} />
      </div>
    )
  const figures = shown.statistics
  return (
    <>
      {first && <first.FirstRun search={search} isLinkOffered={isLinkOffered} isRefused />}
      <ListHead
        query={query}
        title={
          <>
            {open?.query !== undefined && <Icon name="search" className="mr-2 inline-block text-ink-3" />}
            {title}
          </>
        }
        length={title.length}
        back={(query.crate !== null || query.smartCrate || artistOrLabel) && <BackLink query={query} />}
        facts={
          (!isEmpty || open) && (
            <Totals
              query={query}
              figures={figures}
              isEmpty={isEmpty}
              more={
                <>
                  {ofPlace && <ofPlace.PlaceFacts figures={figures} />}
                  {query.list === 'wishlist' && query.verdict === null && <FridayLink />}
                </>
              }
            />
          )
        }
        charts={charts}
        isEmpty={isEmpty}
        sleeves={ofCrate && open && <ofCrate.CrateSleeves covers={counted?.previewCovers ?? firstCovers(shown)} />}
        about={
          ofCrate && open?.description ? (
            <ofCrate.CrateDescription key={open.id} text={open.description} />
          ) : (
            ofPlace && <ofPlace.PlaceTags query={query} figures={figures} />
          )
        }
        action={
          (friday && <friday.OpenAll albums={shown.hits ?? []} />) ||
          (ofCrate && crate && <ofCrate.AddAlbums crate={crate} />)
        }
        entries={
          (ofCrate && open && <ofCrate.CrateEntries crate={open} isOpen />) ||
          (ofPlace && <ofPlace.PlaceEntries query={query} />)
        }
        className={open ? ':uno: opened mb-2 max-sm:mb-0 sm:min-h-30' : undefined}
        place={artistOrLabel?.kind}
      />
      {!isEmpty && charts.isOpen && <Statistics query={query} figures={figures} />}
      {!isCrate && hasHints && FirstWeek && <FirstWeek albums={all?.length ?? total} />}
      {found}
    </>
  )
}

/** Until it is counted, a smart crate is what it shows. */
const firstCovers = ({ albums }: ShownAlbums): CrateView['previewCovers'] => albums.slice(0, 4)
