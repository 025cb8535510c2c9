import { useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CompareAlbums } from '#domain/query/collection-query.ts'
import type { SearchableAlbum } from '#domain/query/searchable-album.ts'
import { inTimeSlices } from '#islands/lib/time-slices.ts'
import { isPrepared, searchableOf } from '../store/searchable.ts'
import { difference, withDifference } from './difference.ts'

// What takes less than a frame on a slow phone.
const FEW = 500

/**
 * The albums, prepared for searching. A change to a few shows at once; a long list is prepared in time slices, and until then the one
 * before remains.
 */
export function usePrepared(albums: readonly AlbumView[] | undefined): readonly AlbumView[] | undefined {
  const [prepared, setPrepared] = useState<readonly AlbumView[]>()
  const isReady = useMemo(() => {
    if (!albums) return false
    let missing = 0
    const isLikeBefore = prepared !== undefined && difference(prepared, albums) !== null
    return isLikeBefore || albums.every((album) => isPrepared(album) || ++missing <= FEW)
  }, [albums, prepared])
  if (isReady && prepared !== albums) setPrepared(albums)
  useEffect(() => {
    if (!albums || isReady) return
    const end = new AbortController()
    void inTimeSlices(albums, searchableOf, end.signal).then((isDone) => isDone && setPrepared(albums))
    return () => end.abort()
  }, [albums, isReady])
  return isReady ? albums : prepared
}

type Place = (album: AlbumView) => boolean

/** A function that sorts the albums of a list. Where a few have changed since it was last called, only these are put into the list. */
export function createAlbumSort() {
  let last:
    | { albums: readonly AlbumView[]; isInPlace: Place; compare: CompareAlbums; sorted: SearchableAlbum[] }
    | undefined
  return (albums: readonly AlbumView[], isInPlace: Place, compare: CompareAlbums): SearchableAlbum[] => {
    const isSame = last?.isInPlace === isInPlace && last.compare === compare
    const changed = last && isSame ? difference(last.albums, albums) : null
    const sorted =
      last && changed
        ? withDifference(
            last.sorted,
            { gone: changed.gone.map(searchableOf), come: changed.come.map(searchableOf) },
            isInPlace,
            compare,
          )
        : albums.filter(isInPlace).map(searchableOf).sort(compare)
    last = { albums, isInPlace, compare, sorted }
    return sorted
  }
}
