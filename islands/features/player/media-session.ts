type Playing = { title: string; album: string; artist: string; coverUrl: string | null }

const BANDCAMP_ART = /^(https:\/\/f4\.bcbits\.com\/img\/a\d+)_\d+\.\w+$/

type Controls = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

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
  for (const [action, handler] of Object.entries(controls))
    session.setActionHandler(action as MediaSessionAction, playing && handler)
}

/** Tells it whether there is sound. */
export function announceSound(isPlaying: boolean): void {
  if (navigator.mediaSession?.metadata) navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
}
