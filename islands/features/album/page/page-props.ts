import type { AlbumDetails } from '#domain/albums/album.ts'
import type { Rates } from '#domain/albums/money.ts'
import type { HoldingCrate } from './crate-links.tsx'

/** The initial data of an album's own page. */
export type AlbumOnPageProps = {
  details: AlbumDetails
  /** The crates that hold it. */
  crates: HoldingCrate[]
  /** The known exchange rates of the person's currencies, by which its list is sorted. */
  rates: Rates
  /** The query of its list. */
  search: string
  /** The time on the server (ISO). */
  now: string
}
