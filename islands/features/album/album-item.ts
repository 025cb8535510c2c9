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
  /** What the list and compact views show besides. */
  columns: readonly Column[]
}

/** The props of an album in one of the views. */
export type AlbumLayoutProps = AlbumItemProps & {
  /** Null outside select mode. */
  isPicked: boolean | null
  /** With a mouse, or with the focus. */
  isPointedAt: boolean
  preview: Preview
}
