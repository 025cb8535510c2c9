import type { Player } from './create-player.ts'

type Playing = { title: string; album: string; artist: string; coverUrl: string | null }

const BANDCAMP_ART = /^(https:\/\/f4\.bcbits\.com\/img\/a\d+)_\d+\.\w+$/

/** How far a press moves if the system does not say, in seconds. */
const SKIP = 10

type Controls = Pick<Player, 'play' | 'pause' | 'next' | 'previous' | 'sound'>

const handlersFor = ({ play, pause, next, previous, sound }: Controls) => {
  const seekBy = (by: number) => {
    const { time, length } = sound.get()
    sound.seek(Math.max(0, Math.min(time + by, length)))
  }
  return {
    play,
    pause,
    seekto: ({ seekTime }) => sound.seek(seekTime ?? 0),
    seekbackward: ({ seekOffset }) => seekBy(-(seekOffset || SKIP)),
    seekforward: ({ seekOffset }) => seekBy(seekOffset || SKIP),
    nexttrack: next,
    previoustrack: previous,
  } satisfies Partial<Record<MediaSessionAction, MediaSessionActionHandler>>
}

/** Tells the system what is playing, for media keys, headphones and the lock screen; null if nothing is any more. */
export function announceAlbum(playing: Playing | null, controls: Controls): void {
  const session = navigator.mediaSession
  if (!session) return
  const art = BANDCAMP_ART.exec(playing?.coverUrl ?? '')?.[1]
  session.metadata =
    playing &&
    new MediaMetadata({
      title: playing.title,
      album: playing.album,
      artist: playing.artist,
      artwork: art ? [{ src: `${art}_5.jpg` }] : [],
    })
  if (!playing) session.playbackState = 'none'
  for (const [action, handler] of Object.entries(handlersFor(controls)))
    session.setActionHandler(action as MediaSessionAction, playing && handler)
}

/** Tells it how much of the sound has been played. */
export function announcePosition(time: number, length: number): void {
  if (length > 0 && time <= length) navigator.mediaSession?.setPositionState?.({ duration: length, position: time })
}

/** Tells it whether there is sound. */
export function announceSound(isPlaying: boolean): void {
  if (navigator.mediaSession?.metadata) navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
}
