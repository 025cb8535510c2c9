import type { AlbumView } from '#domain/album.ts'

export type AlbumItemProps = {
  album: AlbumView
  /** The crate it is shown in. */
  crateId: number | null
  /** The moment ages are counted from, in ms. */
  now: number
  /** True for what is seen first. */
  eager: boolean
}
