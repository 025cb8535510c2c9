import type { Player } from './create-player.ts'

type Playing = { title: string; album: string; artist: string; coverUrl: string | null }

const BANDCAMP_ART = /^(https:\/\/f4\.bcbits\.com\/img\/a\d+)_\d+\.\w+$/

type Controls = Pick<Player, 'play' | 'pause' | 'next' | 'previous' | 'sound'>

// Without seeking by seconds, which a locked phone would show instead of the next track.
const handlersFor = ({ play, pause, next, previous, sound }: Controls) =>
  ({
    play,
    pause,
    seekto: ({ seekTime }) => sound.seek(seekTime ?? 0),
    nexttrack: next,
    previoustrack: previous,
  }) satisfies Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

/** The width of a drawn sleeve on the lock screen, in px. */
const SLEEVE = 512

/** A drawn sleeve as a picture that the system can show. */
async function sleevePicture(album: string, artist: string): Promise<string> {
  const { loadSleeve } = await import('#islands/ui/sleeve-image.ts')
  const image = await loadSleeve({ title: album, artist }, SLEEVE)
  const canvas = document.createElement('canvas')
  canvas.width = SLEEVE
  canvas.height = SLEEVE
  canvas.getContext('2d')?.drawImage(image, 0, 0, SLEEVE, SLEEVE)
  return canvas.toDataURL('image/png')
}

/** Tells the system what is playing, for media keys, headphones and the lock screen; null if nothing is. */
export function announceAlbum(playing: Playing | null, controls: Controls): void {
  const session = navigator.mediaSession
  if (!session) return
  const art = BANDCAMP_ART.exec(playing?.coverUrl ?? '')?.[1]
  const metadata =
    playing &&
    new MediaMetadata({
      title: playing.title,
      album: playing.album,
      artist: playing.artist,
      artwork: art ? [{ src: `${art}_5.jpg` }] : [],
    })
  session.metadata = metadata
  if (playing && metadata && !art)
    sleevePicture(playing.album, playing.artist).then(
      (src) => {
        if (session.metadata === metadata) metadata.artwork = [{ src, type: 'image/png', sizes: `${SLEEVE}x${SLEEVE}` }]
      },
      // Without it, the system shows its own picture.
      () => undefined,
    )
  if (!playing) session.playbackState = 'none'
  for (const [action, handler] of Object.entries(handlersFor(controls)))
    session.setActionHandler(action as MediaSessionAction, playing && handler)
}

/** Tells the system the playback position. */
export function announcePosition(time: number, length: number): void {
  if (length > 0 && time <= length) navigator.mediaSession?.setPositionState?.({ duration: length, position: time })
}

/** Tells the system whether it is playing. */
export function announceSound(isPlaying: boolean): void {
  if (navigator.mediaSession?.metadata) navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
}
