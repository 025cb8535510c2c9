export type Playing = { title: string; album: string; artist: string; coverUrl: string | null }

const BANDCAMP_ART = /^(https:\/\/f4\.bcbits\.com\/img\/a\d+)_\d+\.\w+$/

type Controls = { play: () => void; pause: () => void; seek: (seconds: number) => void }

/** Tells the system what is playing, for media keys, headphones and the lock screen; returns a function that ends it. */
export function announcePlaying({ title, album, artist, coverUrl }: Playing, controls: Controls): () => void {
  const session = navigator.mediaSession
  if (!session) return () => undefined
  const bandcampArt = BANDCAMP_ART.exec(coverUrl ?? '')?.[1]
  const artwork = bandcampArt ? [{ src: `${bandcampArt}_5.jpg` }] : []
  session.metadata = new MediaMetadata({ title, album, artist, artwork })
  session.setActionHandler('play', controls.play)
  session.setActionHandler('pause', controls.pause)
  session.setActionHandler('seekto', ({ seekTime }) => controls.seek(seekTime ?? 0))
  const mine = session.metadata
  return () => {
    if (session.metadata !== mine) return
    session.metadata = null
    for (const action of ['play', 'pause', 'seekto'] as const) session.setActionHandler(action, null)
  }
}
