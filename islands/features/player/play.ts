import type { AlbumView } from '#domain/albums/album.ts'
import { shownOrder } from '#islands/features/list/public.ts'
import { sayNotLoaded } from '#islands/ui/say-not-loaded.ts'
import type { Player } from './create-player.ts'

const load = () => import('./player.ts')

/** Loads the code of the player in advance. */
export const preloadPlayer = (): void => void load().catch(() => undefined)

/** Does something with the player; its code loads at the first use. The dock follows `nowPlaying`. */
export const withPlayer = (act: (player: Player) => void): Promise<void> =>
  load().then(({ player }) => act(player), sayNotLoaded)

/** Plays the preview of an album, then those of the albums that are shown after it. */
export const playAlbum = (album: AlbumView): Promise<void> => {
  const shown = shownOrder()
  const all = shown.some(({ id }) => id === album.id) ? shown : [album]
  return withPlayer((player) => player.start(all, album.id))
}

/** Plays the previews of all albums that are shown, on all pages. */
export const playAll = (): Promise<void> => withPlayer((player) => player.start(shownOrder()))
