import { shownOrder } from '#islands/features/list/public.ts'
import { canPlay } from './can-play.ts'
import { nowPlaying } from './now-playing.ts'
import { playAlbum, playAll, withPlayer } from './play.ts'

/** Runs the player's action for a key; before anything has been played, `p` plays the focused album, or all. */
export function pressPlayerKey(key: string, focused: number | null): boolean {
  const isOpen = nowPlaying.get() !== null
  if (key === 'p' && isOpen) void withPlayer((player) => player.toggle())
  else if (key === 'p') {
    const album = shownOrder().find((one) => one.id === focused && canPlay(one))
    void (album ? playAlbum(album) : playAll())
  } else if (key === 'N' && isOpen) void withPlayer((player) => player.next())
  else if (key === 'P' && isOpen) void withPlayer((player) => player.previous())
  else return false
  return true
}
