import type { AlbumView } from '#domain/albums/album.ts'
import { shownOrder } from '#islands/features/list/public.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import type { Player } from './create-player.ts'
import { nowPlaying } from './now-playing.ts'

const load = () => import('./player.ts')

/** Loads the code of the player in advance. */
export const preloadPlayer = (): void => void load().catch(() => undefined)

/** Calls the player, whose code loads on first use. The dock follows `nowPlaying`. */
export const withPlayer = (act: (player: Player) => void): Promise<void> =>
  load().then(({ player }) => act(player), showLoadError)

let turn = 0

/** Starts a choice of what plays; the returned function tells whether no later choice has been made. */
export const takeTurn = (): (() => boolean) => {
  turn += 1
  const mine = turn
  return () => mine === turn
}

/** Plays an album, or from one of its tracks on, then those that are shown after it. */
export const playAlbum = (album: AlbumView, number?: number): Promise<void> => {
  takeTurn()
  const shown = shownOrder()
  const all = shown.some(({ id }) => id === album.id) ? shown : [album]
  return withPlayer((player) => player.start(all, album.id, number))
}

/** Plays a track of an album; where it is the current one, pauses it or plays on. */
export function playTrack(album: AlbumView, number: number): Promise<void> {
  const now = nowPlaying.get()
  if (now?.albumId !== album.id) return playAlbum(album, number)
  return withPlayer((player) => {
    if (now.number === number) player.toggle()
    else if (!player.playTrack(number)) void playAlbum(album, number)
  })
}

/** Plays all albums that are shown, on all pages. */
export const playAll = (): Promise<void> => {
  takeTurn()
  return withPlayer((player) => player.start(shownOrder()))
}
