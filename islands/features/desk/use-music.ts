import { useEffect, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { offline } from '#islands/data/connection.ts'
import { canPlay, nowPlaying, withPlayer } from '#islands/features/player/public.ts'

/** How long a sleeve is shown before its music starts (ms), so that skipping many does not request each. */
const REST = 150

/** The music of the album on the desk, unless it is turned off; the next album's is looked up once this one plays. */
export function useMusic(album: AlbumView | null, next: AlbumView | null) {
  const [isOn, setOn] = useState(true)
  const now = nowPlaying.use()
  const isItsTurn = album !== null && now?.albumId === album.id
  const isPlaying = isItsTurn && now?.state === 'playing'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the album's fields is not another album
  useEffect(() => {
    if (!album || !isOn) return
    const timer = setTimeout(() => {
      const { albumId, state } = nowPlaying.get() ?? {}
      if (albumId === album.id && state !== 'paused') return
      if (!canPlay(album) || offline.get()) return void (albumId && withPlayer((player) => player.close()))
      void withPlayer((player) => player.startAlone(album))
    }, REST)
    return () => clearTimeout(timer)
  }, [album?.id, isOn])

  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isPlaying && next && canPlay(next)) void withPlayer((player) => player.expect(next))
  }, [isPlaying, next?.id])

  return {
    isOn: isItsTurn ? now?.state !== 'paused' : isOn,
    /** Pauses the music, including that of the following sleeves, or resumes it. */
    toggle() {
      if (isItsTurn) void withPlayer((player) => player.toggle())
      setOn(isItsTurn ? now?.state === 'paused' : !isOn)
    },
  }
}
