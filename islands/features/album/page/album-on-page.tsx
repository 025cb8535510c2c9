import { useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import { filterAlbums, parseCollectionQuery } from '#domain/query/collection-query.ts'
import { createQueryTest } from '#domain/query/test-query.ts'
import { withText } from '#domain/query/with-text.ts'
import { useAlbums } from '#islands/data/api/albums-api.ts'
import { useCrates } from '#islands/data/api/crates-api.ts'
import { usePrepared } from '#islands/data/search/album-filter.ts'
import { queryCode } from '#islands/data/search/query-code.ts'
import { useSearchTest } from '#islands/data/search/use-search-test.ts'
import { useInOrder } from '#islands/features/list/public.ts'
import { entriesAboveList, showAlbum, useOpenAlbum } from '#islands/lib/location.ts'
import { AlbumBar } from './album-bar.tsx'
import { AlbumSleeve } from './album-sleeve.tsx'
import { BackToList } from './back-to-list.tsx'
import type { AlbumOnPageProps } from './page-props.ts'
import { useAlbumKeys, useSwipe } from './use-album-keys.ts'
import { useNeighbors } from './use-neighbors.ts'

queryCode.set({ createTest: createQueryTest })

const NONE: AlbumView[] = []
const NO_CRATES: CrateView[] = []

/** The list that the address names, once all albums are loaded. */
function useList({ search, rates, now }: Omit<AlbumOnPageProps, 'details' | 'crates'>): readonly AlbumView[] {
  const { data: albums } = useAlbums()
  const prepared = usePrepared(albums)
  const { data: crates = NO_CRATES } = useCrates(NO_CRATES)
  const query = useMemo(() => inSmartCrate(parseCollectionQuery(search), crates, withText), [search, crates])
  const { sorted } = useInOrder(prepared, query, rates)
  const time = Date.parse(now)
  const searchTest = useSearchTest(query, crates, rates, time)
  return useMemo(
    () => (sorted && searchTest !== null ? filterAlbums(sorted, query, new Date(time), searchTest) : NONE),
    [sorted, query, time, searchTest],
  )
}

/** An album on a page of its own, which a reload or a link from elsewhere opens. */
export function AlbumOnPage({ details, crates, ...listed }: AlbumOnPageProps) {
  const { search } = listed
  const id = useOpenAlbum(details.id)
  const { data: albums } = useAlbums()
  const list = useList(listed)
  const [last, setLast] = useState<AlbumView>(details)
  const album = albums?.find((one) => one.id === id) ?? (id === details.id ? details : last)
  if (album !== last) setLast(album)
  const neighbors = useNeighbors(list, album.id)
  const isGone = albums !== undefined && !albums.some((one) => one.id === album.id)

  const back = `/app${search}`
  const onClose = () => {
    const above = entriesAboveList()
    if (above > 0) history.go(-above)
    else location.assign(back)
  }
  const onGo = (to: number) => showAlbum(to, true)
  useAlbumKeys({ album, neighbors, onGo, onClose })
  const swipe = useSwipe({ neighbors, onGo })
  // The list is on another page.
  useEffect(() => {
    if (id === null) location.reload()
  }, [id])
  useEffect(() => {
    if (isGone) location.replace(back)
  }, [isGone, back])

  return (
    <div {...swipe}>
      <AlbumSleeve
        album={album}
        rendered={album.id === details.id ? { details, crates } : undefined}
        isOver={false}
        bar={<AlbumBar album={album} neighbors={neighbors} onGo={onGo} start={<BackToList search={search} />} />}
      />
    </div>
  )
}
