import { counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export const markDownloaded = 'Als geladen markieren'
export const downloaded = 'Heruntergeladen'
export const markAlbum = (title: string) => `Als geladen markieren: „${isolated(title)}“`
export const unmarkAlbum = (title: string) =>
  `Heruntergeladen: „${isolated(title)}“ als nicht heruntergeladen markieren`
export const markSelected = 'Als heruntergeladen markieren'
export const unmarkSelected = 'Als nicht heruntergeladen markieren'
export const marked = 'Als heruntergeladen markiert'
export const unmarked = 'Als nicht heruntergeladen markiert'
export const markFailed = (count: number) =>
  plural(count, { one: 'Konnte das Album nicht ändern', other: 'Konnte die Alben nicht ändern' })
export const downloadedOn = (day: string) => `Heruntergeladen am ${day}`
export const grownSince = (day: string) => `Heruntergeladen am ${day}, seitdem gewachsen`
export const partOnDisk = (tracks: number, of: number | null) =>
  of === null
    ? `${counted(tracks, { one: 'Track', other: 'Tracks' })} heruntergeladen`
    : `${numberText(tracks)} von ${counted(of, { one: 'Track', other: 'Tracks' })} heruntergeladen`

export const compareTitle = 'Mit einem Ordner vergleichen'
export const downloadsText = 'Finde heraus, welche Alben du als Dateien hast, und markiere sie als heruntergeladen.'
export const compareText =
  'Wähle den Ordner mit deiner Musik, oder einen mit Downloads von Bandcamp. Seine Ordner, Archive und Dateien werden nach Artist und Titel mit deinen Alben verglichen. Nummern, die Download-Programme ablegen (bandcamp_item_id.txt, ignores.txt), gelten zuerst.'
export const chooseFolder = <Node>(choose: (text: string) => Node) => [
  choose('Wähle einen Ordner'),
  ' oder zieh ihn hierher',
]
export const stays = 'Gelesen werden nur Namen und diese Nummern, und sie bleiben auf diesem Gerät.'
export const notSupported = 'Dieser Browser kann keinen Ordner öffnen. Füg stattdessen eine Liste von Namen ein.'
export const paste = 'Oder füg eine Liste von Namen ein, einen pro Zeile'
export const pasteExample = 'Artist - Album'
export const compareList = 'Vergleichen'
export const comparing = 'Namen werden mit deinen Alben verglichen …'
export const noNames = 'In diesem Ordner ist keine Musik. Wähle einen mit Audiodateien oder Archiven.'
export const notRead = 'Konnte diesen Ordner nicht lesen. Versuch es noch einmal, oder wähle einen anderen.'
export const noAlbums = 'Du hast keine Alben zum Vergleichen. Füg erst welche hinzu.'

export const outcome = (count: number, found: number, marked: number) => {
  if (found === 0) return `Kein Album passt zu ${numberText(count)} Namen.`
  const matching = `${counted(found, { one: 'Album passt', other: 'Alben passen' })} zu ${numberText(count)} Namen.`
  return marked > 0 ? `${matching} Schon als heruntergeladen markiert: ${numberText(marked)}.` : matching
}
export const tooManyFiles = (most: number) =>
  `Verglichen wurden nur die ersten ${numberText(most)} Dateien. Vergleich den Rest Ordner für Ordner.`
export const onDisk = (whole: number, part: number, missing: number) =>
  `In deiner Sammlung: ${numberText(whole)} ganz, ${numberText(part)} teilweise da, ${numberText(missing)} fehlen.`
export const megabytes = (count: number) => `${numberText(count)} MB`
export const missingTracks = 'Fehlende Tracks'
export const noneMissing = 'Alle Tracknamen sind da. Vielleicht fehlen andere Dateien.'
export const tracksUnknown = 'Die Tracknamen dieses Albums sind hier nicht bekannt.'
export const foundAlbums = 'Gefundene Alben'
export const otherAlbum = 'Anderes Album'
export const chooseAlbum = 'Album wählen'
export const of = (action: string, name: string) => `${action}: ${isolated(name)}`
export const findAlbum = 'Album suchen'
export const noSuchAlbum = 'Kein Album passt'
export const namesWithoutAlbum = 'Namen ohne Album'
export const withoutAlbum = (count: number) => counted(count, { one: 'Name ohne Album', other: 'Namen ohne Album' })
export const otherFolder = 'Anderer Ordner'
export const markCount = (count: number) =>
  count === 0 ? 'Als geladen markieren' : `${numberText(count)} als geladen markieren`

export const takeOut = 'Exportieren'
export const takeOutText =
  'Die Liste dessen, was da ist, damit ein Download-Programm es überspringt, und eine Tabelle dessen, was fehlt, mit den Adressen bei Bandcamp.'
export const takeOutThere = (count: number) => `ignores.txt: ${albumCount(count)}`
export const takeOutMissing = (count: number) => `Was fehlt: ${albumCount(count)}`
export const missingFile = 'fehlende-alben.csv'
export const withoutNumber = (count: number) =>
  `Nicht in ignores.txt, weil ohne Nummer bei Bandcamp: ${albumCount(count)}.`
