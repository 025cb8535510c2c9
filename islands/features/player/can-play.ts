import type { AlbumView } from '#domain/albums/album.ts'
import { isLinked } from '#islands/data/api/bandcamp-link-api.ts'

type Playable = Pick<AlbumView, 'hasPreview' | 'list'>

const isWhole = ({ list }: Pick<AlbumView, 'list'>, hasLink: boolean) => hasLink && list === 'collection'
const plays = (album: Playable, hasLink: boolean) => album.hasPreview || isWhole(album, hasLink)

/** Whether an album has anything to play. */
export const canPlay = (album: Playable): boolean => plays(album, isLinked.get())

/** The same as a hook that updates when a link is made. */
export const useCanPlay = (album: Playable): boolean =>
  isLinked.use((hasLink) => plays(album, hasLink), album.hasPreview)

/** Whether an album plays whole, as long as the Bandcamp link answers. */
export const playsWhole = (album: Pick<AlbumView, 'list'>): boolean => isWhole(album, isLinked.get())

/** The same, rendered anew when a link is made. */
export const usePlaysWhole = (album: Pick<AlbumView, 'list'>): boolean =>
  isLinked.use((hasLink) => isWhole(album, hasLink), false)
