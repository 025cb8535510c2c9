import type { AlbumView } from '#domain/album.ts'

export type AlbumItemProps = {
  album: AlbumView
  /** The moment ages are counted from, in ms. */
  now: number
  /** True for what is seen first. */
  eager: boolean
}
