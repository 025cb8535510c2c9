import { counted, isolated, listText, numberText, plural } from '#locales/intl.ts'
import { trackCount as countedTracks, starCount } from '#locales/ui.ts'

export { close, done } from '#locales/phrases.ts'

export const toList = 'Deine Sammlung'
export const position = (place: number, count: number) => `${numberText(place)} von ${numberText(count)}`
export const previous = 'Voriges Album'
export const next = 'Nächstes Album'
export const byArtist = (title: string, artist: string) => `„${isolated(title)}“ von ${isolated(artist)}`
export const loading = 'Album wird geladen'
export const gone = 'Dieses Album gibt es nicht mehr. Vielleicht liegt es im Papierkorb.'

export const addTag = 'Tag hinzufügen'
export const editTags = 'Tags bearbeiten'
export const noteSaved = 'Notiz gespeichert'
export const tagsUpdated = 'Tags geändert'
export const tagsFailed = 'Konnte das Album nicht ändern'

export const note = 'Notiz'
export const notePlaceholder = 'Schreib eine Notiz …'
export const saving = 'Wird gespeichert …'
export const saved = 'Gespeichert'
export const noteFailed = 'Konnte das Album nicht ändern'
export const noteStale =
  'Diese Notiz wurde anderswo geändert, während du sie bearbeitet hast. Welche Fassung willst du behalten?'

export const crates = 'Kisten'
export const addToCrate = 'In eine Kiste legen'

export const released = 'Erschienen'
export const history = 'Verlauf'
export const added = (day: string) => `Hinzugefügt am ${day}`
export const rated = (stars: number, day: string) => `${starCount(stars)} am ${day}`
export const moved = {
  collection: (day: string) => `In deine Sammlung verschoben am ${day}`,
  wishlist: (day: string) => `Auf deine Wunschliste gesetzt am ${day}`,
}
export const bought = 'Gekauft'

export const loadingTracks = 'Tracks werden geladen'
export const noTracks = 'Deine Bandcamp-Verbindung antwortet nicht, darum sind die Tracks noch nicht bekannt.'

export const moreByArtist = (artist: string) => `Mehr von ${isolated(artist)}`
export const moreOnLabel = (label: string) => `Mehr bei ${isolated(label)}`
export const showAll = (count: number) => `Alle ${numberText(count)} zeigen`

export const facts = 'Angaben'

export const tagsOf = (title: string) => `Tags von „${isolated(title)}“`
export const noteOn = (title: string) => `Notiz zu „${isolated(title)}“`
export const enlargeCover = 'Cover vergrößern'

export const fromBandcamp = 'Von Bandcamp'
export const factsLoading = 'Lädt, was Bandcamp zu diesem Album sagt'

export const trackCount = 'Tracks'
export const label = 'Label'
export const labelLink = (label: string) => `${isolated(label)} (öffnet einen neuen Tab)`
export const price = 'Preis'
export const availability = 'Verfügbarkeit'
export const preorder = 'Vorbestellung'
export const notForSale = 'Nicht zu kaufen'
export const fans = 'Fans, die es haben'
export const location = 'Ort'
export const itemType = 'Art'
export const itemTypes = { album: 'Album', track: 'Track' }

export const about = 'Über das Album'
export const credits = 'Mitwirkende'
export const tracks = (count: number, minutes: number) => {
  const tracks = countedTracks(count)
  return minutes > 0 ? `${tracks}, ${counted(minutes, { one: 'Minute', other: 'Minuten' })}` : tracks
}
export const duration = (seconds: number) => {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, two(seconds % 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

export const events = {
  added: () => 'Zu Gatefold hinzugefügt',
  rated: (before: string, after: string) =>
    after === ''
      ? 'Bewertung entfernt'
      : before === ''
        ? `Bewertet mit ${after}`
        : `Bewertet mit ${after} statt ${before}`,
  moved: (_: string, after: string) =>
    after === 'wishlist' ? 'Auf deine Wunschliste gesetzt' : 'In deine Sammlung verschoben',
  price: (before: string, after: string) => `Preis von ${before} auf ${after} geändert`,
  out: () => 'Erschienen',
  grew: (before: string, after: string) => `Von ${before} auf ${after} Tracks gewachsen`,
  gone: () => 'Nicht mehr bei Bandcamp',
  back: () => 'Wieder bei Bandcamp',
}

export const allChanges = 'Alle Änderungen'
export const eventsLoading = 'Änderungen werden geladen'
export const noChanges = 'Noch keine Änderungen'
export const goneOn = (day: string) => `Nicht mehr bei Bandcamp seit dem ${day}`

export const since = 'Seit dem letzten Mal'
type Changes = { count: number; most: number; isNew: boolean }
export function changeCount({ count, most, isNew }: Changes): string {
  if (count < most) return isNew ? cameIn(count) : counted(count, { one: 'Änderung', other: 'Änderungen' })
  return isNew ? `${numberText(most)}+ neue Alben` : `${numberText(most)}+ Änderungen`
}
export const sinceCount = (changes: Changes, day: string) => `${changeCount(changes)} seit ${day}`
export const cameIn = (count: number) => counted(count, { one: 'neues Album', other: 'neue Alben' })
export const nothingSince = 'Seit dem letzten Mal hat sich nichts geändert.'
export const foundSince = (day: string) => `Gefunden seit dem ${day}`
export const dismiss = 'Abhaken'

export const title = 'Alben hinzufügen'

export const whichList = 'Wohin damit?'
const into = { collection: 'in deine Sammlung', wishlist: 'auf deine Wunschliste' }
export const destination = (list: keyof typeof into, crates: string[]) =>
  crates.length === 0
    ? `Kommen nacheinander ${into[list]}.`
    : `Kommen nacheinander ${into[list]} und in die ${plural(crates.length, { one: 'Kiste', other: 'Kisten' })} ${listText(crates.map((crate) => `„${isolated(crate)}“`))}.`

export const addedOf = (done: number, count: number) => `${numberText(done)} von ${numberText(count)} hinzugefügt`
export const ofAdded = (count: number) => `von ${numberText(count)} hinzugefügt`
export const progress = 'Alben'

export const albumBy = (album: string, artist: string) => `${isolated(artist)} – ${isolated(album)}`
export const states = { waiting: 'Wartet', reading: 'Wird gelesen …', added: 'Hinzugefügt' }
export const alreadyAdded = 'Schon da'
export const inTrash = 'Im Papierkorb'
export const isOn = (album: string) => `Ist auf „${isolated(album)}“, das du schon hast`
export const isProbably = (album: string) => `Hast du wahrscheinlich schon: „${isolated(album)}“`

export const tryAgain = <Node>(album: Node) => ['Noch einmal versuchen', album]
export const restore = <Node>(album: Node) => ['Zurückholen', album]
export const open = <Node>(album: Node) => ['Öffnen', album]
export const addAnyway = <Node>(album: Node) => ['Trotzdem hinzufügen', album]
export const restoreFailed = 'Konnte das Album nicht zurückholen'

export const stop = 'Abbrechen'
export const addAnother = 'Noch eins hinzufügen'
export const addAll = (count: number) => `${numberText(count)} Alben hinzufügen`
export const continueLabel = (count: number) => `Mit ${numberText(count)} weitermachen`
export const tryAllAgain = 'Alle noch einmal versuchen'

export const leaveTitle = 'Verlassen, bevor alle da sind?'
export const stay = 'Bleiben'
export const leave = 'Verlassen'
export const notYetAdded = (count: number) =>
  `${counted(count, { one: 'Adresse ist', other: 'Adressen sind' })} noch nicht hinzugefügt.`
