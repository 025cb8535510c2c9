import type { AlbumView } from '#domain/album.ts'
import type { Preview } from '../player/use-preview.tsx'

export type AlbumItemProps = {
  album: AlbumView
  /** The crate it is shown in. */
  crateId: number | null
  /** The moment ages are counted from, in ms. */
  now: number
  /** True for what is seen first. */
  eager: boolean
}

/** What a view draws of an album. */
export type AlbumLayoutProps = AlbumItemProps & {
  /** Null outside select mode. */
  isPicked: boolean | null
  preview: Preview
}
