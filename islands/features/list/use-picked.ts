import { useMemo } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { useSelection } from './selection.ts'

/** The selected albums that still exist; `albums` is empty while the list loads. */
export function usePicked(): { ids: number[]; albums: AlbumView[] } {
  const all = useAlbums()
  const picked = useSelection()?.ids
  return useMemo(() => {
    if (!all) return { ids: [...(picked ?? [])], albums: [] }
    const albums = picked?.size ? all.filter((album) => picked.has(album.id)) : []
    return { ids: albums.map((album) => album.id), albums }
  }, [all, picked])
}
