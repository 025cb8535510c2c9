import { byArtist, tagCount } from '#locales/albums.ts'
import { besideText, counted, isolated, listText, numberText } from '#locales/intl.ts'
import { albumGone } from '#locales/phrases.ts'
import { albumCount, trackCount } from '#locales/ui.ts'

export { saveChanges, tryAgain, unsavedChanges as unsaved } from '#locales/phrases.ts'

export const addTitle = 'Neues Album hinzufügen'
export const editTitle = 'Album bearbeiten'
export const loading = 'Album wird geladen'
export const notFound = `${albumGone}.`

export const rating = 'Bewertung'
export const released = 'Erschienen'
export const releasedPlaceholder = 'JJJJ-MM-TT'
export const tracks = 'Tracks'
export const list = 'Liste'
export const listNames = { collection: 'Sammlung', wishlist: 'Wunschliste' }
export const moreDetails = 'Mehr Angaben'
export const showCoverUrl = 'Cover-Adresse …'
export const coverUrl = 'Cover-Adresse'

export const url = 'Bandcamp-Adresse'
export const urlHelp = 'Auch mehrere auf einmal'
export const urlPlaceholder = 'https://artist.bandcamp.com/album/…'
export const fetchPage = 'Holen'
export const fetchLabel = 'Von Bandcamp holen'
export const fetching = 'Wird geholt …'
export const fetchingLabel = 'Fragt bei Bandcamp nach'
export const noAlbumAtAddress = 'Unter dieser Adresse gibt es kein Album.'
const pasteAlbum = 'Füg die Adresse einer Albumseite ein.'
export const noAlbumOf = {
  merch: `Das ist Merch, kein Album. ${pasteAlbum}`,
  playlist: `Das ist eine Playlist, kein Album. ${pasteAlbum}`,
  daily: `Das ist ein Artikel aus Bandcamp Daily. ${pasteAlbum}`,
  download: `Das ist dein eigener Download, den sonst niemand öffnen kann. ${pasteAlbum}`,
  discover: `Das ist eine Liste von Bandcamp. ${pasteAlbum}`,
  player: `Dieser eingebettete Player verrät nicht, zu welcher Seite er gehört. ${pasteAlbum}`,
  fan: 'Das ist die Seite eines Fans. Importiere sie unter „Von Bandcamp importieren“.',
  band: `Das ist die Seite von Artist oder Label. ${pasteAlbum}`,
}
export const notBandcamp =
  'Das ist keine Bandcamp-Adresse. Füg die Adresse einer Albumseite dort ein, oder füll die Felder selbst aus.'
export const otherRelease = (album: string) =>
  `Bandcamp hat unter dieser Adresse inzwischen ein anderes Album: ${isolated(album)}. Ändere die Adresse, um dieses hier zu holen.`
type OnShelf = <Node>(list: keyof typeof listNames, album: Node) => (string | Node)[]
const inYour = { collection: 'in deiner Sammlung', wishlist: 'auf deiner Wunschliste' }
const same: OnShelf = (list, album) => [`Schon ${inYour[list]}: `, album]
const on: OnShelf = (_, album) => ['Ist auf ', album, ', das du schon hast']
const probably: OnShelf = (list, album) => [`Wahrscheinlich unter anderem Namen ${inYour[list]}: `, album]
export const onShelf = { same, on, probably }
export const fillIn = 'Adresse und Fehlendes ergänzen'
export const found = (tracks: number | null, year: string | undefined, tags: number) => {
  const facts = [tracks && trackCount(tracks), year, tagCount(tags)]
  return `Gefunden: ${besideText(facts.filter((fact) => typeof fact === 'string'))}.`
}
const keptFields = {
  title: 'Titel',
  artist: 'Artist',
  coverUrl: 'Cover',
  releaseDate: 'Erscheinungsdatum',
  trackCount: 'Zahl der Tracks',
}
export const keptOwn = (fields: (keyof typeof keptFields)[]) =>
  `Von dir behalten: ${listText(fields.map((field) => keptFields[field]))}.`
export const useBandcamp = 'Angaben von Bandcamp nehmen'

export const paid = 'Bezahlt'
export const currency = 'Währung'
export const formats = 'Format'

export const title = 'Titel'
export const artist = 'Artist'
export const notes = 'Notizen'
export const notesLength = (length: number, most: number) => `${numberText(length)} von ${numberText(most)}`
export const crates = 'Kisten'
export const cratesLoadFailed = 'Konnte deine Kisten nicht laden.'

export const deleteAlbum = 'Album löschen'
export const add = 'Album hinzufügen'

export const added = 'Album hinzugefügt'
export const updated = 'Album geändert'
export const addFailed = 'Konnte das Album nicht hinzufügen'
export const updateFailed = 'Konnte das Album nicht ändern'
export const cratesFailed = 'Konnte das Album nicht in die Kiste legen'
export const removedFrom = (names: string[]) => `Entfernt aus ${listText(names.map((name) => `„${isolated(name)}“`))}`

export const changedElsewhere =
  'Dieses Album wurde anderswo geändert, während du es bearbeitet hast. Welche Fassung willst du behalten?'
export const alreadyExists = (message: string) => `${message}.`
export const restore = 'Zurückholen'
export const open = 'Öffnen'
export const restoreFailed = 'Konnte das Album nicht zurückholen'

export const label = 'Tags'
export const help = 'Eingabetaste oder Komma fügt hinzu'
export const placeholder = 'Tag hinzufügen'
export const addTag = 'Tag hinzufügen'
export const suggestedTitle = 'Deine Tags:'
export const addSuggested = (tag: string) => `Tag „${isolated(tag)}“ hinzufügen`

type Edit = {
  albums: number
  change: {
    rating?: number | null | undefined
    list?: string | undefined
    downloadedAt?: string | null | undefined
    downloadedTracks?: number | null | undefined
  }
}

export function nameOf({ albums, change: { rating, list, downloadedAt, downloadedTracks } }: Edit): string {
  const count = albumCount(albums)
  if (rating) return `${count} mit ${counted(rating, { one: 'Stern', other: 'Sternen' })} bewertet`
  if (rating === null) return `Bewertung von ${count} entfernt`
  if (list === 'wishlist') return `${count} auf deine Wunschliste gesetzt`
  if (list !== undefined) return `${count} in deine Sammlung verschoben`
  if (downloadedAt === null) return `${count} als nicht heruntergeladen markiert`
  if (downloadedAt !== undefined) return `${count} als heruntergeladen markiert`
  if (downloadedTracks) return `${count} als teilweise heruntergeladen markiert`
  return `Tags von ${count} geändert`
}

export const undoFailed = 'Konnte die Änderung nicht rückgängig machen'
export const undoneLater = 'Wird rückgängig gemacht, sobald Gatefold zu erreichen ist'
export const undoEarlier = 'Eine frühere Änderung rückgängig machen?'
export const left = (count: number) =>
  counted(count, {
    one: 'Album wurde seitdem geändert und bleibt, wie es ist',
    other: 'Alben wurden seitdem geändert und bleiben, wie sie sind',
  })
export const leftAlbums = (albums: readonly { title: string; artist: string }[], count: number) =>
  listText([
    ...albums.map(({ title, artist }) => byArtist(title, artist)),
    ...(count > albums.length ? [counted(count - albums.length, { one: 'weiteres', other: 'weitere' })] : []),
  ])
