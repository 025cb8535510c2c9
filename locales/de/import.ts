import { counted, numberText, plural, sentencesText, shortDayText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { done } from '#locales/phrases.ts'

type List = 'collection' | 'wishlist'

export const title = 'Von Bandcamp importieren'

export const username = 'Bandcamp-Benutzername'
export const usernameHelp = 'Oder Profiladresse'
export const usernamePlaceholder = 'bandcamp.com/benutzername'
export const whatToImport = 'Was soll mitkommen?'
export const collection = 'Sammlung'
export const wishlist = 'Wunschliste'
export const withTags = 'Mit Tags'
export const estimate = (hasWishlist: boolean, albums: number, time: string, hasTags: boolean) =>
  sentencesText([
    `Etwa ${numberText(albums)} Alben brauchen ${time}${hasTags ? ', das meiste davon für Tags.' : '.'}`,
    hasWishlist && 'Wunschlisten ab 500 brauchen manchmal Minuten.',
    'Es läuft weiter, wenn du gehst.',
  ])
export const offerLink = <Node>(link: (text: string) => Node) => [
  'Dir gehören Alben, die deine Seite versteckt? ',
  link('Verbinde Bandcamp'),
  ' (Beta), dann kommen sie auch.',
]
export const start = 'Importieren'
export const starting = 'Startet …'
export const failed = 'Import gescheitert'

export const fewSeconds = 'ein paar Sekunden'
export const underAMinute = 'weniger als eine Minute'
export const aboutMinutes = (minutes: number) =>
  minutes === 1 ? 'etwa eine Minute' : `etwa ${counted(minutes, { one: 'Minute', other: 'Minuten' })}`
export const aboutHours = (hours: number) =>
  hours === 1 ? 'etwa eine Stunde' : `etwa ${counted(hours, { one: 'Stunde', other: 'Stunden' })}`

const listNames = { collection: 'Sammlung', wishlist: 'Wunschliste' }
export const from = <Node>(fan: Node, list: List, hasTags: boolean) => [
  `${listNames[list]} von `,
  fan,
  hasTags && ', mit Tags',
]

export const fromLink = 'Aus deiner Bandcamp-Verbindung'

type Styles<Node> = { large: (text: string) => Node; small: (text: string) => Node }
export const readInAll = <Node>(seen: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small('gefunden'),
]
export const readOfFound = <Node>(seen: number, found: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small(`von etwa ${numberText(found)} gefunden`),
]
export const readSoFar = <Node>(seen: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small('bisher gefunden'),
]
export const notKnownYet = 'Wie viele Alben es sind, ist noch nicht bekannt.'
export const percent = (value: number) => `${numberText(value)} %`
export const albumsBar = 'Alben'
export const tags = 'Tags werden geholt'
export const tagsRead = (done: number, of: number) =>
  of > 0 ? `${numberText(done)} von ${numberText(of)}` : `bisher ${numberText(done)}`
export const tagsBar = 'Tags'
export const doing = {
  fan: 'Sucht den Fan',
  collection: 'Liest die Sammlung',
  wishlist: 'Liest die Wunschliste',
  tags: 'Liest die Tags, Album für Album',
}
export const totalUnknown = 'Gesamtzahl unbekannt'
export const timeLeft = (time: string) => `noch ${time}`

export const added = 'Hinzugefügt'
export const alreadyThere = 'Schon da'
export const filled = 'Ergänzt'
export const leftOut = 'Ausgelassen'
export const unreadable = 'Nicht lesbar'
export const tagged = 'Mit Tags'
export const withoutTags = 'Ohne Tags'

export const resumingNow = (fault: string) => `${fault}. Es geht weiter.`
export const resumingIn = (fault: string, time: string) => `${fault}. Noch ${time}, dann geht es weiter.`
type Came = { found: number; added: number; skipped: number; tagged: number; trashed: number }
const arrived = {
  collection: (albums: number) => `${albumCount(albums)} in deiner Sammlung.`,
  wishlist: (albums: number) => `${albumCount(albums)} auf deiner Wunschliste.`,
}
const newAlbums = (albums: number) => counted(albums, { one: 'neues Album', other: 'neue Alben' })
const arrivedToo = {
  collection: (albums: number) => `${newAlbums(albums)} in deiner Sammlung.`,
  wishlist: (albums: number) => `${newAlbums(albums)} auf deiner Wunschliste.`,
}
export const imported = (list: List, { found, added, skipped, tagged, trashed }: Came) => {
  if (found === 0) return emptyListText(list)
  if (found === skipped) return noAlbums
  if (added === 0 && trashed > 0) return onlyTrashed(trashed)
  if (added === 0) return tagged > 0 ? onlyDetails(tagged) : nothingNew
  const came = added === found - skipped ? arrived[list](added) : arrivedToo[list](added)
  return trashed > 0 ? `${came} ${trashedToo(trashed)}` : came
}
export const cancelled = (came: number) => `Import abgebrochen. ${cancelledText(came)}`
export const failedText = 'Import gescheitert. Prüf den Benutzernamen und versuch es noch einmal'

export const youCanClose = 'Du kannst das schließen. Der Import läuft weiter.'
export const cancelImport = 'Import abbrechen'
export const cancelFailed = 'Konnte den Import nicht abbrechen'
export const ofList = (list: string) => `: ${list === 'wishlist' ? wishlist : collection}`
export const cancelBoth = 'Beide abbrechen'
export const importMore = 'Mehr importieren'
export const seeImported = 'Importiertes ansehen'

export const complete = 'Import fertig'
export const completeText = (list: 'collection' | 'wishlist') => `${listNames[list]} von Bandcamp importiert`
export const newSince = (albums: number, time: number) => `${newAlbums(albums)} seit ${shortDayText(time)}`
export const noAlbums = 'Auf dieser Liste sind keine Alben.'
export const nothingNew = 'Nichts Neues: Alles ist schon da.'
export const onlyTrashed = (albums: number) =>
  plural(albums, {
    one: 'Nichts Neues: 1 Album liegt im Papierkorb. Zurückholen?',
    other: `Nichts Neues: ${numberText(albums)} liegen im Papierkorb. Zurückholen?`,
  })
const trashedToo = (albums: number) =>
  counted(albums, { one: 'Album liegt im Papierkorb.', other: 'Alben liegen im Papierkorb.' })
export const bringBack = 'Zurückholen'
export const bringBackMany = (albums: number) => `${numberText(albums)} aus dem Papierkorb zurückholen`
export const broughtBack = 'Aus dem Papierkorb zurückgeholt'
export const bringBackFailed = 'Konnte die Alben nicht zurückholen'
export const onlyDetails = (albums: number) => `Keine neuen Alben. Angaben zu ${albumCount(albums)} gelesen.`
export const emptyList = 'Nichts zu importieren'
export const emptyListText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist' ? 'Die Wunschliste dieses Fans ist leer.' : 'Die Sammlung dieses Fans ist leer.'
export const seeOnWall = 'An der Wand ansehen'
export const partly = 'Nicht alle Alben sind da'
export const goOn = 'Weitermachen'
export const cancelledTitle = 'Import abgebrochen'
export const cancelledText = (added: number) =>
  added === 0 ? 'Es wurde noch nichts importiert.' : `Bis dahin ${albumCount(added)} importiert.`

export const firstRunTitle = 'Wo sind deine Platten?'
export const firstRunText =
  'Dein Bandcamp-Benutzername genügt: Sammlung und Wunschliste kommen, während du dich umsiehst.'
export const firstRunStart = 'Alben herholen'
export const addLink = 'Link hinzufügen'
export const connect = 'Bandcamp verbinden'
export const beta = 'Beta'
export const importFile = 'Datei importieren'

export const reviewFromBandcamp = (review: string) => `Von Bandcamp: ${review}`

export const bookmarkletTitle = 'Unterwegs bei Bandcamp'
export const label = 'Zu Gatefold hinzufügen'
export const bookmarkletText =
  'Zieh den Knopf auf deine Lesezeichenleiste. Auf der Seite eines Albums bei Bandcamp fügt er es hier hinzu. Auf deiner eigenen Seite dort speichert er deine Sammlung, deine Wunschliste und was es von Artists, denen du folgst, Neues gibt, als Datei, die du importieren kannst.'
export const otherwise = 'Oder kopiere den Code und speichere ihn als Adresse eines Lesezeichens.'
export const copy = 'Code kopieren'
export const copied = 'Code kopiert'
export const copiedText = 'Speichere ihn als Adresse eines neuen Lesezeichens.'
export const copyFailed = 'Konnte den Code nicht kopieren'

export const refusedTitle = 'Hol sie mit deinem eigenen Browser her'
export const refusedText = 'Bandcamp schickt unserem Server diese Liste nicht. Dein eigener Browser bekommt sie.'
export const onPhone = 'Dafür braucht es eine Lesezeichenleiste, also mach das an einem Computer.'
export const dragIt =
  'Zieh den Knopf auf deine Lesezeichenleiste, oder kopiere seinen Code und speichere ihn als Adresse eines Lesezeichens.'
export const openPage = <Node>(page: (text: string) => Node, address: string | null) => [
  'Öffne ',
  address ? page(address) : 'deine eigene Seite bei Bandcamp',
  ' und drück dort das Lesezeichen. Es speichert deine Listen als Datei, 100 Alben alle 5 Sekunden.',
]
export const importIt = <Node>(link: (text: string) => Node) => [link('Importiere die Datei'), ' hier.']

export const pageTexts = {
  collection: 'Deine Sammlung wird gelesen: {read} von {count}',
  wishlist: 'Deine Wunschliste wird gelesen: {read} von {count}',
  waiting: 'Bandcamp bittet, langsamer zu machen. Weiter in {minutes} Min.',
  unanswered: 'Bandcamp antwortet nicht. Nächster Versuch in {minutes} Min.',
  following: 'Neues von Artists, denen du folgst, wird gelesen: {read} von {count} Artists',
  enough: 'Ohne den Rest speichern',
  followed: 'Neu von Artists, denen du folgst: {read}.',
  noFeed: 'Bandcamp hat deinen Feed nicht gegeben.',
  artistsUnread: 'Artists, bei denen nicht nachgesehen wurde: {count}.',
  saved: 'Alle {count} Alben sind als Datei gespeichert.',
  empty: 'Diese Seite zeigt keine Alben.',
  nothing: 'Bandcamp hat keins von {count} Alben gegeben. Versuch es später noch einmal.',
  partly:
    'Bandcamp hat {read} von {count} Alben gegeben, sie sind als Datei gespeichert. Versuch es für die anderen später noch einmal.',
  toImport: 'In Gatefold importieren',
  save: 'Noch einmal speichern',
  cancel: 'Abbrechen',
  close: 'Schließen',
}
