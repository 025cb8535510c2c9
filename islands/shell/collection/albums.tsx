import { type ComponentType, memo, type PointerEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { type CollectionQuery, collectionSearch } from '#domain/query/collection-query.ts'
import type { Column } from '#domain/query/columns.ts'
import type { PageSize } from '#domain/query/paging.ts'
import { AlbumCard } from '#islands/features/album/album-card.tsx'
import type { AlbumItemProps, AlbumLayoutProps } from '#islands/features/album/album-item.ts'
import { useView, type View, viewNamed } from '#islands/features/album/views.tsx'
import type { Standing } from '#islands/features/album/wall/visible-rows.tsx'
import { useFollowed } from '#islands/features/list/follow.ts'
import { freezeOrder } from '#islands/features/list/frozen-order.ts'
import { useIsHeld } from '#islands/features/list/held-album.ts'
import { setOrder, useIsPicked } from '#islands/features/list/selection.ts'
import { usePointed } from '#islands/features/list/use-pointed.ts'
import type { ShownAlbums } from '#islands/features/list/use-shown-albums.ts'
import { useColumns } from '#islands/features/list/use-view.ts'
import { usePreview } from '#islands/features/player/use-preview.tsx'
import { useCode } from '#islands/lib/lazy.ts'
import { isReturn } from '#islands/lib/location.ts'
import * as messages from '#locales/collection.ts'
import { loadingAlbums } from '#locales/ui.ts'
import { NothingShown, NotLoaded } from './nothing-shown.tsx'
import { Pages } from './pages.tsx'

/** The widths of the optional columns in `compact-row`; columns that are not chosen are missing there. */
const WITH: Record<Column, string> = {
  year: '[--year:36px]',
  price: '[--price:88px]',
  label: '[--label:minmax(0,1fr)]',
}
/** With any of them albums are not side by side; where there is no room for columns, the artist's line has them. */
const WITH_ANY = '[--across:1] [--artist:2.75fr]'

type AlbumsProps = {
  query: CollectionQuery
  shown: ShownAlbums
  crate: CrateView | null
  /** Whether the buttons to add albums are already shown above. */
  isFirstRun: boolean
  now: number
  pageSize: PageSize
  onPageSize: (size: PageSize | 'all') => void
}

/** A page of albums in the chosen view with links to the other pages, or the reason why there are none. */
export function Albums({ query, shown, crate, isFirstRun, now, pageSize, onPageSize }: AlbumsProps) {
  const view = useView()
  const [columns] = useColumns()
  useEffect(() => setOrder(shown.hits ?? shown.albums), [shown.hits, shown.albums])
  const top = useTopOnNewPage(shown.page, `${collectionSearch({ ...query, page: 1 })} ${pageSize}`)
  const drawn = useDrawn(shown.albums)
  const code = useCode(view.code)
  const Scrolled = useCode(view.isUnpaged ? view.scrolled : undefined)
  useFollowed(
    query,
    shown,
    view.isUnpaged ? Number.POSITIVE_INFINITY : pageSize,
    view.isUnpaged || drawn === shown.albums,
  )

  const freeze = (event: PointerEvent) => freezeOrder(event, query)

  if (shown.state === 'failed') return <NotLoaded onRetry={shown.retry} />
  const isLoading = shown.state === 'loading'
  if (!isLoading && shown.count === 0)
    return (
      <NothingShown
        query={query}
        isEmpty={shown.total === 0}
        isFirstRun={isFirstRun}
        searchTest={shown.searchTest}
        nearest={shown.nearest}
        now={now}
      />
    )

  if (code && 'All' in code && !isLoading)
    return (
      <section
        ref={top}
        className="albums scroll-mt-list"
        data-list={query.list}
        data-view={view.name}
        tabIndex={-1}
        aria-label={messages.albums}
        onPointerDown={freeze}
      >
        <code.All albums={shown.albums} crateId={crate?.id ?? null} />
        {!shown.hits && <Pages query={query} shown={shown} />}
      </section>
    )
  // Shows a grid until the code of the view has loaded.
  const one = code && 'Album' in code ? code : undefined
  const { list, item } = one ? view : viewNamed('grid')
  const drawAlbum = (album: AlbumView, isEager: boolean, standing?: Standing) => (
    <AlbumItem
      key={album.id}
      Layout={one?.Album ?? AlbumCard}
      className={item}
      album={album}
      crateId={crate?.id ?? null}
      now={now}
      columns={columns}
      {...standing}
      eager={isEager}
    />
  )
  return (
    <section
      ref={top}
      className={`albums @container ${crate ? 'in-crate' : ''} ${columns.length > 0 ? WITH_ANY : ''} ${columns.map((column) => WITH[column]).join(' ')} scroll-mt-list`}
      data-list={query.list}
      data-view={view.name}
      tabIndex={-1}
      aria-label={messages.albums}
      onPointerDown={freeze}
    >
      {one ? one.Head && <one.Head columns={columns} query={query} /> : view.head && <div className={view.head} />}
      {isLoading ? (
        <LoadingAlbums view={view} />
      ) : Scrolled ? (
        <Scrolled albums={shown.albums}>{(album, standing) => drawAlbum(album, standing.eager, standing)}</Scrolled>
      ) : (
        <ol className={list} aria-busy={shown.isBehind || undefined}>
          {(view.isUnpaged && shown.hits ? drawn.slice(0, AT_ONCE) : drawn).map((album, index) =>
            drawAlbum(album, index < 3),
          )}
          {one?.End && query.crate === null && !query.smartCrate && <one.End />}
        </ol>
      )}
      {!isLoading && !(view.isUnpaged && shown.hits) && (
        <Pages
          query={query}
          shown={shown}
          size={view.isUnpaged ? undefined : { pageSize, onPageSize, canScroll: view.scrolled !== undefined }}
        />
      )}
    </section>
  )
}

/** Placeholders for albums that are still loading. */
export function LoadingAlbums({ view = viewNamed('grid') }: { view?: View }) {
  const { list, Skeleton } = view
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

/** How many albums the next frame draws; more than a screen of the grid. */
const AT_ONCE = 16

/** The albums to draw: the first ones at once; those below the fold keep their old state until there is time for them. */
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
type ItemProps = AlbumItemProps & Partial<Standing> & { Layout: ComponentType<AlbumLayoutProps>; className: string }

const AlbumItem = memo(({ Layout, className, place, count, top, left, width, ...props }: ItemProps) => {
  const { id } = props.album
  const isPicked = useIsPicked(id)
  const isHeld = useIsHeld(id)
  const preview = usePreview(props.album)
  const [isPointedAt, pointing] = usePointed()
  return (
    <li
      id={`album-${id}`}
      data-album={id}
      data-picked={isPicked || undefined}
      data-held={isHeld || undefined}
      tabIndex={-1}
      aria-posinset={place}
      aria-setsize={count}
      className={className}
      style={width === undefined ? undefined : { position: 'absolute', top, left, width }}
      {...pointing}
    >
      <Layout {...props} isPicked={isPicked} isPointedAt={isPointedAt} preview={preview} />
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
