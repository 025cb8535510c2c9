import { useMemo } from 'react'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { Cover } from '#islands/ui/cover.tsx'

const MAX_SHOWN = 9

/** The covers of the albums imported last. */
export function RecentImports({ shown: { added, type } }: { shown: ImportView }) {
  const albums = useAlbums()
  const newest = useMemo(
    () =>
      (albums ?? [])
        .filter((album) => album.list === type)
        .toSorted((a, b) => b.id - a.id)
        .slice(0, Math.min(added, MAX_SHOWN))
        .toReversed(),
    [albums, added, type],
  )
  if (newest.length === 0) return null
  return (
    <ul className="grid grid-cols-9 mt-3 gap-1" aria-hidden="true">
      {newest.map((album) => (
        <li key={album.id}>
          <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={46} />
        </li>
      ))}
    </ul>
  )
}
