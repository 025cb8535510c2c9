import { type ComponentType, memo, type PointerEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { type CollectionQuery, collectionSearch } from '#domain/query/collection-query.ts'
import type { PageSize } from '#domain/query/paging.ts'
import type { Column, View } from '#domain/query/view-preferences.ts'
import { AddCard, AlbumCard } from '#islands/features/album/album-card.tsx'
import type { AlbumItemProps, AlbumLayoutProps } from '#islands/features/album/album-item.ts'
import { AlbumListItem } from '#islands/features/album/album-list-item.tsx'
import { COMPACT, WALL } from '#islands/features/album/view-code.ts'
import { useFollowed } from '#islands/features/list/follow.ts'
import { holdOrder } from '#islands/features/list/held-order.ts'
import { setOrder, useIsPicked } from '#islands/features/list/selection.ts'
import type { ShownAlbums } from '#islands/features/list/use-shown-albums.ts'
import { useColumns, useView } from '#islands/features/list/use-view.ts'
import { usePreview } from '#islands/features/player/use-preview.tsx'
import { useCode } from '#islands/lib/lazy.ts'
import { isReturn } from '#islands/lib/location.ts'
import { CardSkeleton, CompactSkeleton, ListSkeleton } from '#islands/ui/skeleton.tsx'
import * as messages from '#locales/album/card.ts'
import { loadingAlbums } from '#locales/ui/parts.ts'
import { NothingShown, NotLoaded } from './nothing-shown.tsx'
import { Pages } from './pages.tsx'

type Layout = ComponentType<AlbumLayoutProps>
type ViewParts = { list: string; item: string; Layout?: Layout; Skeleton: ComponentType }
const PARTS: Record<Exclude<View, 'wall'>, ViewParts> = {
  grid: {
    list: ':uno: grid grid-cols-3 gap-x-6 gap-y-10 max-md:grid-cols-2 max-sm:grid-cols-1 xl:grid-cols-4 2xl:grid-cols-5',
    item: 'card',
    Layout: AlbumCard,
    Skeleton: CardSkeleton,
  },
  list: {
    list: ':uno: border-t border-line',
    item: 'list-row',
    Layout: AlbumListItem,
    Skeleton: ListSkeleton,
  },
  compact: {
    list: 'compact :uno: border-t border-line [@container_(width>=1440px)]:(columns-2 gap-x-12)',
    item: 'compact-row',
    Skeleton: CompactSkeleton,
  },
}

/** The widths of the optional columns in `compact-row`, which has none of those that are not chosen. */
const WITH: Record<Column, string> = {
  year: '[--year:36px]',
  price: '[--price:88px]',
  label: '[--label:minmax(0,1fr)]',
}

type AlbumsProps = {
  query: CollectionQuery
  shown: ShownAlbums
  crate: CrateView | null
  now: number
  pageSize: PageSize
  onPageSize: (size: PageSize) => void
}

/** A page of albums in the chosen view with links to the other pages, or the reason why there are none. */
export function Albums({ query, shown, crate, now, pageSize, onPageSize }: AlbumsProps) {
  const view = useView()
  const [columns] = useColumns()
  useEffect(() => setOrder(shown.hits ?? shown.albums), [shown.hits, shown.albums])
  const top = useTopOnNewPage(shown.page, `${collectionSearch({ ...query, page: 1 })} ${pageSize}`)
  const drawn = useDrawn(shown.albums)
  const isWall = view === 'wall'
  const Wall = useCode(isWall ? WALL : undefined)
  const compact = useCode(view === 'compact' ? COMPACT : undefined)
  useFollowed(query, shown, isWall ? Number.POSITIVE_INFINITY : pageSize, isWall || drawn === shown.albums)

  const hold = (event: PointerEvent) => holdOrder(event, query)

  if (shown.state === 'failed') return <NotLoaded onRetry={shown.retry} />
  const isLoading = shown.state === 'loading'
  if (!isLoading && shown.count === 0)
    return <NothingShown query={query} isEmpty={shown.total === 0} searchTest={shown.searchTest} now={now} />

  if (Wall && !isLoading)
    return (
      <section
        ref={top}
        className="albums scroll-mt-list"
        data-list={query.list}
        tabIndex={-1}
        aria-label={messages.albums}
        onPointerDown={hold}
      >
        <Wall albums={shown.albums} crateId={crate?.id ?? null} />
        {!shown.hits && <Pages query={query} shown={shown} />}
      </section>
    )
  // A view whose code isn't there yet is a grid.
  const drawnView = isWall || (view === 'compact' && !compact) ? 'grid' : view
  const { list, item, Layout = compact?.AlbumCompactRow ?? AlbumCard } = PARTS[drawnView]
  return (
    <section
      ref={top}
      className={`albums @container ${crate ? 'in-crate' : ''} ${columns.map((column) => WITH[column]).join(' ')} scroll-mt-list`}
      data-list={query.list}
      tabIndex={-1}
      aria-label={messages.albums}
      onPointerDown={hold}
    >
      {compact ? (
        <compact.CompactHead columns={columns} query={query} />
      ) : (
        view === 'compact' && <div className="max-sm:hidden h-8" />
      )}
      {isLoading ? (
        <LoadingAlbums view={isWall ? 'grid' : view} />
      ) : (
        <ol className={list} aria-busy={shown.isBehind || undefined}>
          {(isWall ? drawn.slice(0, AT_ONCE) : drawn).map((album, index) => (
            <AlbumItem
              key={album.id}
              Layout={Layout}
              className={item}
              album={album}
              crateId={crate?.id ?? null}
              now={now}
              eager={index < 3}
              columns={columns}
            />
          ))}
          {view === 'grid' && query.crate === null && !query.smartCrate && <AddCard />}
        </ol>
      )}
      {!isLoading && <Pages query={query} shown={shown} size={{ pageSize, onPageSize }} />}
    </section>
  )
}

/** Places of albums that are on their way. */
export function LoadingAlbums({ view = 'grid' }: { view?: Exclude<View, 'wall'> }) {
  const { list, Skeleton } = PARTS[view]
  return (
    <>
      <p className="sr-only" role="status">
        {loadingAlbums}
      </p>
      <ol className={list} aria-busy="true">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} />
        ))}
      </ol>
    </>
  )
}

/** How many albums the next frame shows; more than a screen of the grid. */
const AT_ONCE = 16

/** The albums to draw: the first ones at once, those below the fold as before until there is time for them. */
function useDrawn(albums: AlbumView[]): AlbumView[] {
  const before = useDeferredValue(albums)
  return useMemo(() => {
    if (before === albums || albums.length <= AT_ONCE) return albums
    const first = albums.slice(0, AT_ONCE)
    const ids = new Set(first.map(({ id }) => id))
    return [...first, ...before.slice(AT_ONCE).filter(({ id }) => !ids.has(id))]
  }, [albums, before])
}

/** One component for every view, so that a control keeps the focus when the view changes. */
const AlbumItem = memo(({ Layout, className, ...props }: AlbumItemProps & { Layout: Layout; className: string }) => {
  const { id } = props.album
  const isPicked = useIsPicked(id)
  const preview = usePreview(props.album)
  return (
    <li id={`album-${id}`} data-album={id} data-picked={isPicked || undefined} tabIndex={-1} className={className}>
      <Layout {...props} isPicked={isPicked} preview={preview} />
    </li>
  )
})

/** Scrolls to the top of the list when the page changes, unless the search or a filter changed it. */
function useTopOnNewPage(page: number, question: string) {
  const top = useRef<HTMLElement>(null)
  const before = useRef({ page, question })
  useEffect(() => {
    const { current } = before
    before.current = { page, question }
    if (current.page === page || current.question !== question || isReturn()) return
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView()
  }, [page, question])
  return top
}
