import { useMemo } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { foldArtist } from '#domain/query/searchable-album.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { albumPath, showAlbum } from '#islands/lib/location.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { onPlainClick, QueryLink } from '#islands/ui/query-link.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/album-page.ts'
import { Section } from './section.tsx'

const AT_ONCE = 5

type Row = { title: string; albums: AlbumView[]; query: CollectionQuery }

/** The person's other albums by the artist and on the label. */
function useRows({ id, artist, label }: AlbumView): Row[] {
  const albums = useAlbums()
  return useMemo(() => {
    if (!albums) return []
    const both: CollectionQuery = { ...DEFAULT_QUERY, list: 'both' }
    const folded = foldArtist(artist)
    const byArtist = albums.filter((album) => album.id !== id && foldArtist(album.artist) === folded)
    const onLabel = label
      ? albums.filter((album) => album.id !== id && album.label === label && !byArtist.includes(album))
      : []
    return [
      { title: messages.moreByArtist(artist), albums: byArtist, query: { ...both, artist } },
      { title: messages.moreOnLabel(label ?? ''), albums: onLabel, query: { ...both, label: label ?? null } },
    ].filter((row) => row.albums.length > 0)
  }, [albums, id, artist, label])
}

export const MoreAlbums = ({ album }: { album: AlbumView }) =>
  useRows(album).map(({ title, albums, query }) => (
    <Section key={title} title={title}>
      <ul className=":uno: grid grid-cols-5 max-sm:grid-cols-3 gap-3">
        {albums.slice(0, AT_ONCE).map((one) => (
          <li key={one.id} className="relative min-w-0">
            <Cover title={one.title} artist={one.artist} coverUrl={one.coverUrl} size={96} />
            <p className="mt-1 truncate text-meta font-medium" {...written}>
              <a
                className=":uno: after:(absolute inset-0 z-1 content-empty)"
                href={albumPath(one.id)}
                onClick={onPlainClick(() => showAlbum(one.id))}
              >
                {one.title}
              </a>
            </p>
          </li>
        ))}
      </ul>
      {albums.length > AT_ONCE && (
        <QueryLink className="meta-link mt-2" query={query}>
          {messages.showAll(albums.length + 1)}
        </QueryLink>
      )}
    </Section>
  ))
