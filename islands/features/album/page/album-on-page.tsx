import { useEffect, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { useListInAddress } from '#islands/data/view/use-list-in-address.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { entriesAboveList, showAlbum, useOpenAlbum } from '#islands/lib/location.ts'
import { AlbumBar } from './album-bar.tsx'
import { AlbumSleeve } from './album-sleeve.tsx'
import { BackToList } from './back-to-list.tsx'
import type { AlbumOnPageProps } from './page-props.ts'
import { useAlbumKeys } from './use-album-keys.ts'
import { neighborsAsSwipes, useNeighbors } from './use-neighbors.ts'
import { useSwipe } from './use-swipe.ts'

const NONE: AlbumView[] = []

/** An album on a page of its own, which a reload or a link from elsewhere opens. */
export function AlbumOnPage({ details, crates, ...listed }: AlbumOnPageProps) {
  const { search } = listed
  const id = useOpenAlbum(details.id)
  const albums = useAlbums()
  const list = useListInAddress(listed) ?? NONE
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
  const swipe = useSwipe(neighborsAsSwipes(neighbors, onGo))
  // Without an album, the address is that of the list, which is another page.
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
