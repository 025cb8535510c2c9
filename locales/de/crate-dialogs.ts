import { besideText, counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { done, optional, saveChanges, tryAgain, unsavedChanges as unsaved } from '#locales/phrases.ts'
export { loadingAlbums as albumsLoading } from '#locales/ui.ts'

export const drawerTitle = 'Kisten'
export const newCrate = 'Neue Kiste'

export const createTitle = 'Neue Kiste anlegen'
export const editTitle = 'Kiste bearbeiten'
export const notFound = 'Diese Kiste gibt es nicht mehr.'
export const startsWith = (what: string) => `Fängt an mit: ${isolated(what)}.`
export const name = 'Name'
export const description = 'Beschreibung'
export const addToFavorites = 'Zu den Favoriten'
export const create = 'Kiste anlegen'

export const created = 'Kiste angelegt'
export const updated = 'Kiste geändert'
export const createFailed = 'Konnte die Kiste nicht anlegen'
export const updateFailed = 'Konnte die Kiste nicht ändern'

export const deleteTitle = 'Kiste löschen'
const moves = (crate: string) => `Die Kiste „${isolated(crate)}“ kommt in den Papierkorb`
const restorable = (days: number) => `Du kannst sie ${numberText(days)} Tage lang zurückholen.`
export const deleteEmptyQuestion = (crate: string, days: number) => `${moves(crate)}. ${restorable(days)}`
export const deleteQuestion = (crate: string, count: number, days: number) =>
  `${moves(crate)}. ${plural(count, { one: 'Ihr Album bleibt', other: `Ihre ${albumCount(count)} bleiben` })} in deiner Sammlung. ${restorable(days)}`
export const deleted = 'Kiste gelöscht'
export const deleteFailed = 'Konnte die Kiste nicht löschen'
export const restoreFailed = 'Konnte die Kiste nicht zurückholen'

export const changedElsewhere =
  'Diese Kiste wurde anderswo geändert, während du sie bearbeitet hast. Welche Fassung willst du behalten?'

export const moveTitle = 'An Position verschieben'
export const noneInCrate = 'Keins dieser Alben ist in der geöffneten Kiste.'
export const presentPosition = (album: string, position: number, count: number) =>
  `„${isolated(album)}“ steht an Position ${numberText(position)} von ${numberText(count)}.`
export const moveTogether = (count: number) => `${albumCount(count)} wandern zusammen, ab dieser Stelle.`
export const position = 'Position'
export const positionHelp = (last: number) => `1 bis ${numberText(last)}`
export const positionInvalid = (last: number) => `Muss eine Zahl von 1 bis ${numberText(last)} sein`
export const move = 'Verschieben'

export const saveAsNew = 'Als neue speichern'
export const reset = 'Zurücksetzen'
export const update = 'Smarte Kiste ändern'

export const newTitle = 'Neue smarte Kiste'
export const about = 'Sie zeigt immer, was diese Suche findet:'
export const query = 'Suche'
export const queryHelp = 'Was die Kiste findet'
export const createSmart = 'Smarte Kiste anlegen'
export const nothingToSave = 'Suche oder filtere erst deine Alben, dann speichere das als smarte Kiste.'

export const smartCreated = 'Smarte Kiste angelegt'
export const smartUpdated = 'Smarte Kiste geändert'
export const createSmartFailed = 'Konnte die smarte Kiste nicht anlegen'
export const updateSmartFailed = 'Konnte die smarte Kiste nicht ändern'

export const tagged = (tag: string) => `Hat jetzt das Tag „${isolated(tag)}“`
export const asksForMore = (crate: string) => `Ändere stattdessen die Suche von „${isolated(crate)}“`
export const asksForMoreText = (query: string) =>
  `Sie zeigt, was „${isolated(query)}“ findet. Hineinziehen kannst du Alben, wenn ihnen nur ein Tag oder eine Bewertung fehlt.`
export const addToSmartFailed = 'Konnte das Album nicht in die smarte Kiste legen'
export const undoFailed = 'Konnte die Änderung nicht rückgängig machen'

export const addAlbumsTo = (crate: string) => `Alben in „${isolated(crate)}“ legen`
export const find = 'Album suchen'
export const albums = 'Alben'
export const noAlbumsMatch = 'Kein Album passt'
export const albumsAdded = (count: number) => counted(count, { one: 'Album hinzugefügt', other: 'Alben hinzugefügt' })
export const addAlbumFailed = 'Konnte das Album nicht in die Kiste legen'
export const removeFailed = 'Konnte das Album nicht aus der Kiste nehmen'

export const sortedBy = (sort: string) => `Sortiert nach „${sort}“`
export const sortedByText = 'Zum Umräumen nach der Reihenfolge der Kiste sortieren.'
export const crateOrder = 'Reihenfolge der Kiste'
export const alreadyFirst = 'Schon ganz oben'
export const alreadyLast = 'Schon ganz unten'

export const movedTo = (title: string, place: number, all: number) =>
  `„${isolated(title)}“ steht jetzt an Position ${numberText(place)} von ${numberText(all)}`
export const severalMovedTo = (count: number, place: number, all: number) =>
  `${albumCount(count)} ab Position ${numberText(place)} von ${numberText(all)}`

export const notInCrate = 'Nicht in dieser Kiste'
export const removed = (count: number) =>
  plural(count, { one: 'Album aus der Kiste genommen', other: 'Alben aus der Kiste genommen' })
export const albumsAndCrate = (albums: string, crate: string | undefined) =>
  crate ? albumsAndCrates(albums, crate) : albums
export const putBackFailed = 'Konnte die Alben nicht zurücklegen'

export const addToCrate = 'In eine Kiste legen'

export const loadFailed = 'Konnte deine Kisten nicht laden.'
export const cratesLoading = 'Kisten werden geladen'
export const noCrates = 'Du hast noch keine Kisten. Gib der ersten einen Namen.'
export const noCratesMatch = (name: string) => `Keine Kiste passt. Die Eingabetaste legt „${isolated(name)}“ an.`
export const holdsAll = 'drin'
export const holdsSome = 'teils'

export const newCrateOption = 'Neue Kiste …'
export const newCrateCalled = (name: string) => `Neue Kiste „${isolated(name)}“ …`
export const newCrateName = 'Name der neuen Kiste'
export const createShort = 'Anlegen'
export const addToNone = 'In die Kiste legen'
export const addToOne = (crate: string) => `In „${isolated(crate)}“ legen`
export const addToSeveral = (count: number) => `In ${numberText(count)} Kisten legen`

export const alreadyIn = (crates: string) => `Schon in ${isolated(crates)}`
export const addedToCrate = (count: number) =>
  plural(count, { one: 'Album in die Kiste gelegt', other: 'Alben in die Kiste gelegt' })
export const albumsAndCrates = (albums: string, crates: string) => `${isolated(albums)} · ${isolated(crates)}`
export const someAndCrates = (count: number, crates: string) =>
  `${albumCount(count)}, die anderen waren schon da · ${isolated(crates)}`
export const crateNames = (names: readonly string[]) => besideText(names)
export const crateCount = (count: number) => counted(count, { one: 'Kiste', other: 'Kisten' })
export const moved = 'Alben umgeräumt'
export const movedText = (count: number, crateCount: number) =>
  `${albumCount(count)} in die ${plural(crateCount, { one: 'Kiste', other: 'Kisten' })} gelegt`
export const moveFailed = 'Konnte die Alben nicht umräumen'
export const addToCrateFailed = (count: number) =>
  plural(count, {
    one: 'Konnte das Album nicht in die Kiste legen',
    other: 'Konnte die Alben nicht in die Kiste legen',
  })

export { albumsAndCrates as albumAndCrate }
