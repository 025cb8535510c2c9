import type { AlbumView } from '#domain/albums/album.ts'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { forFriday } from '#locales/desk.ts'

/** The wishes that are bought on Friday. */
export const FRIDAY: CollectionQuery = { ...DEFAULT_QUERY, list: 'wishlist', verdict: 'friday' }

const NONE: AlbumView[] = []
const isForFriday = ({ list, verdict }: AlbumView) => list === 'wishlist' && verdict === 'friday'

/** The way to them, with their number, in a list; nothing without one. */
export function FridayLink() {
  const count = (useAlbums() ?? NONE).filter(isForFriday).length
  return (
    count > 0 && (
      <li>
        <QueryLink className="text-link max-sm:py-3.5" query={FRIDAY}>
          {forFriday(count)}
        </QueryLink>
      </li>
    )
  )
}
