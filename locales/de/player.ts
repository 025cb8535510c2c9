import { isolated, listText, monthText } from '#locales/intl.ts'
import { starCount } from '#locales/ui.ts'

export { andMore as more } from '#locales/ui.ts'

export const player = 'Player'
export const preview = (album: string) => `Hörprobe von „${isolated(album)}“`
export const playSomething = 'Leg was auf'
export const somethingPlays = (title: string, artist: string) => `Es läuft „${isolated(title)}“ von ${isolated(artist)}`
export const somethingElse = 'Was anderes'
type Reason = { list: 'collection' | 'wishlist'; rating: number | null; addedAt: string }
export function somethingReason({ list, rating, addedAt }: Reason): string {
  const since = monthText(addedAt.slice(0, 7))
  const stars = rating === null ? 'Noch unbewertet' : starCount(rating)
  return list === 'wishlist' ? `Seit ${since} auf deiner Wunschliste` : `${stars}, seit ${since} in deiner Sammlung`
}
export const playButton = 'Abspielen'
export const pauseButton = 'Pause'
export const previous = 'Zurück'
export const next = 'Weiter'
export const shuffles = { off: 'Zufall: aus', albums: 'Zufall: Alben', tracks: 'Zufall: Tracks' }
export const closePlayer = 'Player schließen'
export const nowPlaying = (album: string, artist: string) =>
  `Läuft gerade: „${isolated(album)}“ von ${isolated(artist)}`
export const position = 'Stelle'
export const playedOf = (played: string, length: string) => `${played} von ${length}`
export const mute = 'Ton aus'
export const volume = 'Lautstärke'
export const volumePercent = (percent: number) => `${percent} %`

export const openNowPlaying = '„Läuft gerade“ öffnen'
export const previewOf = (track: string) => `Hörprobe · ${isolated(track)}`
export const limits = {
  unlinked: 'Eine Hörprobe. Was dir gehört, läuft ganz durch, sobald Bandcamp verbunden ist.',
  wish: 'Eine Hörprobe. Was dir gehört, läuft ganz durch.',
  silent: 'Eine Hörprobe, weil deine Bandcamp-Verbindung nicht antwortet.',
  missing: 'Eine Hörprobe. Deine Bandcamp-Verbindung hat dieses Album nicht.',
}

export const playFailed = 'Konnte es nicht abspielen'
export const skipped = (titles: string[]) => `Übersprungen: ${listText(titles)}`
export const offline = 'Du bist offline'
export const offlineText = 'Musik läuft, sobald die Verbindung wieder da ist.'
export const nothing = 'Nichts abzuspielen'
export const nothingText = 'Keins dieser Alben hat eine Hörprobe.'
export const silent = 'Kein Tonausgang'
export const silentText = 'Schließ Lautsprecher oder Kopfhörer an und drück noch einmal auf Abspielen.'

export const title = 'Läuft gerade'
export const nothingPlays = 'Es läuft nichts'
export const nothingPlaysText = 'Drück bei einem Album auf Abspielen.'
export const connectBandcamp = 'Bandcamp verbinden'

export const queue = 'Als Nächstes'
export const queueEnds = 'Danach kommt nichts mehr.'
export const trackOf = (number: number, album: string) => `Track ${number} von „${isolated(album)}“`
export const playNow = 'Jetzt abspielen:'
export const removeFromQueue = (what: string) => `Aus der Warteschlange entfernen: ${isolated(what)}`
export const moveInQueue = (what: string) => `Mit den Pfeiltasten auf und ab verschieben: ${isolated(what)}`
export const movedInQueue = (what: string, place: number) =>
  `${isolated(what)}: jetzt Nummer ${place} in der Warteschlange`
