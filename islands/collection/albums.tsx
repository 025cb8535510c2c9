import { type ComponentType, useEffect, useRef } from 'react'
import { type CollectionQuery, collectionSearch, type View } from '#domain/collection-query.ts'
import type { CrateView } from '#domain/crate.ts'
import type { PageSize } from '#domain/paging.ts'
import * as words from '#words/collection/albums.ts'
import { isReturn } from '../location.ts'
import { GridSkeleton } from '../ui/skeleton.tsx'
import { AddCard, AlbumCard } from './album-card.tsx'
import type { AlbumItemProps } from './album-item.ts'
import { AlbumRecord } from './album-record.tsx'
import { AlbumRow } from './album-row.tsx'
import { useFollowed } from './follow.ts'
import { NothingShown, NotLoaded } from './nothing-shown.tsx'
import { Pages } from './pages.tsx'
import { setOrder } from './selection.ts'
import type { ShownAlbums } from './use-shown-albums.ts'
import { useView } from './use-view.ts'

const ITEMS: Record<View, ComponentType<AlbumItemProps>> = { grid: AlbumCard, list: AlbumRecord, compact: AlbumRow }
const LISTS: Record<View, string> = { grid: 'grid', list: 'shelf', compact: 'ledger' }

type AlbumsProps = {
  query: CollectionQuery
  shown: ShownAlbums
  crate: CrateView | null
  now: number
  pageSize: PageSize
  onPageSize: (size: PageSize) => void
}

/** The albums of a page in the chosen view, or why there are none, and the way to the other pages. */
export function Albums({ query, shown, crate, now, pageSize, onPageSize }: AlbumsProps) {
  const [view] = useView()
  useEffect(() => setOrder(shown.hits ?? shown.albums), [shown.hits, shown.albums])
  const top = useTopOnNewPage(shown.page, `${collectionSearch({ ...query, page: 1 })} ${pageSize}`)
  useFollowed(query, shown, pageSize)

  if (shown.state === 'loading') return <GridSkeleton />
  if (shown.state === 'failed') return <NotLoaded onRetry={shown.retry} />
  if (shown.count === 0) return <NothingShown query={query} isEmpty={shown.total === 0} />

  const Item = ITEMS[view]
  return (
    <section ref={top} className={crate ? 'albums in-crate' : 'albums'} tabIndex={-1} aria-label={words.albums}>
      {view === 'compact' && <RowHead />}
      <ol className={LISTS[view]}>
        {shown.albums.map((album, index) => (
          <Item key={album.id} album={album} crateId={crate?.id ?? null} now={now} eager={index < 3} />
        ))}
        {view === 'grid' && query.crate === null && <AddCard />}
      </ol>
      <Pages query={query} shown={shown} pageSize={pageSize} onPageSize={onPageSize} />
    </section>
  )
}

const RowHead = () => (
  <div className="led head" aria-hidden="true">
    <span />
    <span>{words.titleColumn}</span>
    <span className="only-full">{words.tagsColumn}</span>
    <span>{words.ratingColumn}</span>
    <span className="only-full">{words.addedColumn}</span>
    <span />
  </div>
)

/** Goes to the top of the list where the page changes, but not where the search or a filter changed it. */
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
