import { isolated, listText, monthText } from '#locales/intl.ts'
import { starCount } from '#locales/ui.ts'

export { andMore as more } from '#locales/ui.ts'

export const player = 'Player'
export const preview = (album: string) => `Preview of ${isolated(album)}`
export const playSomething = 'Play me something'
/** Says what plays, and below it why. */
export const somethingPlays = (title: string, artist: string) => `Playing ${isolated(title)} by ${isolated(artist)}`
export const somethingElse = 'Something else'
type Reason = { list: 'collection' | 'wishlist'; rating: number | null; addedAt: string }
export function somethingReason({ list, rating, addedAt }: Reason): string {
  const since = monthText(addedAt.slice(0, 7))
  const stars = rating === null ? 'Not rated yet' : starCount(rating)
  return list === 'wishlist' ? `On your wishlist since ${since}` : `${stars}, in your collection since ${since}`
}
// In the dock.
export const playButton = 'Play'
export const pauseButton = 'Pause'
export const previous = 'Previous'
export const next = 'Next'
export const shuffles = { off: 'Shuffle: off', albums: 'Shuffle: albums', tracks: 'Shuffle: tracks' }
export const closePlayer = 'Close player'
export const nowPlaying = (album: string, artist: string) => `Now playing: ${isolated(album)} by ${isolated(artist)}`
export const position = 'Position'
/** Both are times such as 1:07. */
export const playedOf = (played: string, length: string) => `${played} of ${length}`
export const mute = 'Mute'
export const volume = 'Volume'
export const volumePercent = (percent: number) => `${percent}%`

export const openNowPlaying = 'Open Now playing'
export const previewOf = (track: string) => `Preview · ${isolated(track)}`
/** Why only a preview plays. */
export const limits = {
  unlinked: 'A preview. Albums you own play whole once Bandcamp is connected.',
  wish: 'A preview. Albums you own play whole.',
  silent: 'A preview, because your Bandcamp connection does not answer.',
  missing: 'A preview. Your Bandcamp connection does not have this album.',
}

// Toasts.
export const playFailed = 'Couldn’t play it'
export const skipped = (titles: string[]) => `Skipped ${listText(titles)}`
export const offline = 'You are offline'
export const offlineText = 'Music plays when the connection is back.'
export const nothing = 'Nothing to play'
export const nothingText = 'None of these albums has a preview.'
export const silent = 'No audio output'
export const silentText = 'Connect speakers or headphones, then press play again.'

export const title = 'Now playing'
export const nothingPlays = 'Nothing is playing'
export const nothingPlaysText = 'Press play on any album.'
export const connectBandcamp = 'Connect Bandcamp'

// The queue.
export const queue = 'Up next'
export const queueEnds = 'That is all there is to play.'
export const trackOf = (number: number, album: string) => `Track ${number} of ${isolated(album)}`
/** Before what plays. */
export const playNow = 'Play now:'
export const removeFromQueue = (what: string) => `Remove ${isolated(what)} from the queue`
export const moveInQueue = (what: string) => `Move ${isolated(what)}: use the up and down arrow keys`
export const movedInQueue = (what: string, place: number) => `${isolated(what)} is number ${place} in the queue`
