import { useEffect, useMemo } from 'react'
import { artistOrLabelOf, pageName } from '#domain/albums/artist-or-label.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import { type CollectionQuery, collectionSearch } from '#domain/query/collection-query.ts'
import { type PageSize, WALL_PAGE_SIZE } from '#domain/query/paging.ts'
import { type RenderedSettings, viewOf } from '#domain/settings.ts'
import { Rendered, useSetting } from '#islands/data/settings.ts'
import { setSyncStatus } from '#islands/data/store/status.ts'
import { QUERY_CODE } from '#islands/data/view/query-code.ts'
import { useCrates, useNewerAlbums } from '#islands/data/view/use-records.ts'
import { AlbumSlot } from '#islands/features/album/page/album-slot.tsx'
import { useView, viewNamed } from '#islands/features/album/views.tsx'
import { CrateIsGone } from '#islands/features/crates/back-link.tsx'
import { ActiveFilters } from '#islands/features/find/active-filters.tsx'
import { Filters } from '#islands/features/find/filters.tsx'
import { SearchBar } from '#islands/features/find/search-bar.tsx'
import { haveCome, isFirstRun, isFirstRunPage } from '#islands/features/import/is-first-run.ts'
import { useSelection } from '#islands/features/list/selection.ts'
import { type ShownAlbums, useShownAlbums } from '#islands/features/list/use-shown-albums.ts'
import { useCharts, useFilters, useHasPages } from '#islands/features/list/use-view.ts'
import { SELECT_BAR } from '#islands/features/selection/start-selecting.ts'
import { Charts } from '#islands/features/statistics/charts.tsx'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { showQuery, useQuery, useUntilMoved } from '#islands/lib/location.ts'
import { isNarrowed } from '#islands/lib/queries.ts'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import { MINUTE, useNow } from '#islands/ui/use-now.ts'
import * as messages from '#locales/collection.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Albums } from './albums.tsx'
import { ListHead } from './list-head.tsx'
import { FIRST_WEEK } from './rendered-code.ts'
import { useTitle } from './use-title.ts'

const FIRST_RUN = lazyCode(() => import('#islands/features/import/first-run.tsx'))

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
  const { address, query, crates, open } = useAddressed(search, rendered)
  const crate = open?.query === undefined ? open : null
  const [pageSize] = useSetting('itemsPerPage')
  const now = useNow(MINUTE, renderedAt)
  const { isUnpaged = false, scrolled } = useView()
  const shown = useShownAlbums({
    ...{ query, seed, crate, crates, seedSize, isUnpaged, now },
    isSeed: collectionSearch(address) === search && open?.query === rendered[0]?.query,
    pageSize: isUnpaged && !scrolled ? WALL_PAGE_SIZE : pageSize,
  })
  const charts = useCharts()
  const { isWithout, FirstRun, FirstWeek, count } = useBeginning(seed, isFirstWeek)
  useKeys(query, shown)
  const title = pageName(address, crates) ?? messages.listTitle(address)
  useTitle(title)
  const total = seed.counts.collection + seed.counts.wishlist
  useEffect(() => setSyncStatus({ total }), [total])
  if (typeof address.crate === 'number' && !open)
    return (
      <div id="albums">
        <CrateIsGone query={query} />
      </div>
    )
  return (
    <>
      {FirstRun && <FirstRun search={search} isLinkOffered={isLinkOffered} isRefused />}
      <ListHead {...{ query, shown, open, title, charts }} />
      {shown.total > 0 && charts.isOpen && <Charts query={query} figures={shown.statistics} />}
      {!open && shown.total > 0 && FirstWeek && <FirstWeek albums={count ?? total} />}
      <Found
        {...{ query, shown, crate, crates, now }}
        isFirstRun={isWithout}
        isOwn={query.smartCrate !== undefined && !isNarrowed(address)}
        seedTags={seed.tags}
      />
    </>
  )
}

/** The query that the address asks for, and the crate that is open. */
function useAddressed(search: string, rendered: CrateView[]) {
  const address = useQuery(search)
  const crates = useCrates(rendered)
  const open = crates.find(({ id }) => id === address.crate) ?? null
  const readText = useCode(open?.query === undefined ? undefined : QUERY_CODE)?.withText
  const query = useMemo(() => inSmartCrate(address, crates, readText), [address, crates, readText])
  return { address, query, crates, open }
}

/** What people see who have no albums yet, or a new account. */
function useBeginning(seed: CollectionPage, isFirstWeek: boolean) {
  const all = useNewerAlbums(true)
  const isWithoutSince = isFirstRunPage(seed)
  const isWithout = useHydrated() && all ? isFirstRun(all) : isWithoutSince
  // The page has the panel where it was so from the start.
  const first = useCode(isWithout && !isWithoutSince ? FIRST_RUN : undefined)
  const [hints] = useSetting('hints')
  const hasPanel = useUntilMoved(isWithout, haveCome(all))
  const FirstWeek = useCode(isFirstWeek && hints !== 'closed' && !hasPanel ? FIRST_WEEK : undefined)
  return { isWithout, FirstRun: first?.FirstRun, FirstWeek, count: all?.length }
}

type FoundProps = {
  query: CollectionQuery
  shown: ShownAlbums
  crate: CrateView | null
  crates: readonly CrateView[]
  now: number
  isFirstRun: boolean
  /** Whether nothing but what a smart crate is narrows them. */
  isOwn: boolean
  seedTags: CollectionPage['tags']
}

/** The search, the filters and the albums that they leave. */
function Found({ query, shown, crate, crates, now, isFirstRun, isOwn, seedTags }: FoundProps) {
  const [pageSize, setPageSize] = useSetting('itemsPerPage')
  const [, setHasPages] = useHasPages()
  const { isUnpaged } = useView()
  const filters = useFilters()
  const select = useCode(useSelection() === null ? undefined : SELECT_BAR)
  const isEmpty = shown.total === 0
  const choosePageSize = (size: PageSize | 'all') => {
    if (size === 'all') setHasPages(false)
    else setPageSize(size)
    showQuery({ ...query, page: 1 }, { replace: true })
  }
  return (
    <>
      {!isEmpty && <SearchBar query={query} crates={crates} filters={filters} />}
      <div className={!isEmpty && filters.isColumn ? BESIDE_FILTERS : undefined}>
        {!isEmpty && <Filters {...{ filters, query, shown, seedTags }} />}
        <div className="[grid-area:1/1] min-w-0">
          {!isEmpty && <ActiveFilters {...{ query, shown, isOwn }} isArtistOrLabel={artistOrLabelOf(query) !== null} />}
          <div id="albums" className="scroll-mt-list">
            <Albums {...{ query, shown, crate, isFirstRun, now, pageSize }} onPageSize={choosePageSize} />
            <AlbumSlot query={query} shown={shown} pageSize={isUnpaged ? Number.POSITIVE_INFINITY : pageSize} />
            {select && <select.SelectBar shown={shown} crateId={crate?.id ?? null} />}
          </div>
        </div>
      </div>
    </>
  )
}
