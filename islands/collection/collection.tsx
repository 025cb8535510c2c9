import type { AlbumView } from '#domain/album.ts'
import type { CrateView } from '#domain/crate.ts'
import type { PageSize } from '#domain/paging.ts'
import type { Statistics } from '#domain/statistics.ts'

/** What the server rendered: one page of what the address asks for, with the figures around it. */
export type CollectionSeed = {
  albums: AlbumView[]
  shown: number
  statistics: Statistics
  tags: { tag: string; count: number }[]
  counts: { collection: number; wishlist: number }
}

export type CollectionProps = {
  search: string
  seed: CollectionSeed
  crates: CrateView[]
  pageSize: PageSize
  /** The server's moment, ISO; ages are counted from it until the page is alive. */
  now: string
}

export function Collection({ seed }: CollectionProps) {
  return <p>{seed.shown}</p>
}
