import type { AlbumView } from '#domain/albums/album.ts'
import { costOf, type Rates } from '#domain/albums/money.ts'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { together } from '#locales/albums.ts'
import { forFriday } from '#locales/collection.ts'

/** The wishes to buy on Friday. */
const FRIDAY: CollectionQuery = { ...DEFAULT_QUERY, list: 'wishlist', verdict: 'friday' }

const NONE: AlbumView[] = []
const isForFriday = ({ list, verdict }: AlbumView) => list === 'wishlist' && verdict === 'friday'

/** The link to them in a list, with their number; nothing if there are none. */
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

/** How many sleeves are shown on the pile for Friday. */
const MOST = 8

/** The sleeves of the wishes for Friday and their total price, linked to their list. */
export function FridayPile({ rates }: { rates: Rates }) {
  const albums = (useAlbums() ?? NONE).filter(isForFriday)
  const cost = costOf(albums, rates)
  if (albums.length === 0) return null
  return (
    <QueryLink className=":uno: grid mb-4 w-full justify-items-center gap-3 hover:text-ink" query={FRIDAY}>
      <span className=":uno: [&>*]:w-35 max-sm:[&>*]:w-18 flex flex-wrap justify-center gap-2" aria-hidden="true">
        {albums.slice(0, MOST).map(({ id, title, artist, coverUrl }) => (
          <Cover key={id} title={title} artist={artist} coverUrl={coverUrl} size={140} />
        ))}
      </span>
      <span className="text-link">
        {forFriday(albums.length) + (cost ? ` · ${together(cost.amount, cost.currency)}` : '')}
      </span>
    </QueryLink>
  )
}
