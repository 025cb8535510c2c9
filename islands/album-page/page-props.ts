import type { AlbumDetails } from '#domain/album.ts'
import type { HoldingCrate } from './crate-links.tsx'

/** What an album's own page shows at first. */
export type AlbumOnPageProps = {
  details: AlbumDetails
  /** The crates that hold it. */
  crates: HoldingCrate[]
  /** The query of its list. */
  search: string
  /** The time on the server (ISO). */
  now: string
}
