import type { AlbumView } from '#domain/albums/album.ts'
import type { Column } from '#domain/query/columns.ts'
import type { Preview } from '#islands/features/player/public.ts'

export type AlbumItemProps = {
  album: AlbumView
  /** The crate in which it is shown. */
  crateId: number | null
  /** The current time, in ms. */
  now: number
  /** True for albums at the top of the page. */
  eager: boolean
  /** The additional columns of the list and compact views. */
  columns: readonly Column[]
}

/** The props of an album in each view. */
export type AlbumLayoutProps = AlbumItemProps & {
  /** Null outside select mode. */
  isPicked: boolean | null
  /** Pointed at with a mouse, or focused. */
  isPointedAt: boolean
  preview: Preview
}
