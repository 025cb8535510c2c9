import { besideText, isolated, numberText, plural } from '#locales/intl.ts'

export { close } from '#locales/phrases.ts'

export const crates = 'Kisten'
export const newCrate = 'Neue Kiste'
export const newCrateTarget = 'Neue Kiste …'

export const findCrate = 'Kiste suchen'
export const favoriteCrates = 'Favoriten'
export const allCrates = 'Alle Kisten'
export const noMatches = 'Keine Kiste passt'
export const albumCount = <Node>(count: number, srOnly: (text: string) => Node) => [
  numberText(count),
  srOnly(` ${plural(count, { one: 'Album', other: 'Alben' })}`),
]
export const smartCrate = 'Smarte Kiste'
export const smartCrateCalled = 'Smarte Kiste: '
export const otherAlbums = 'Sonstige'
export const uncrated = 'In keiner Kiste'

export const noCratesYet =
  'Sortiere deine Alben, wie du magst: eine Kiste für Sonntage, eine für die Küche, eine für das, was als Nächstes drankommt.'
export const makeCrate = 'Kiste anlegen'

export const moreAbout = (name: string) => `Mehr zu „${isolated(name)}“`
export const open = 'Öffnen'
export const addToFavorites = 'Zu den Favoriten'
export const removeFromFavorites = 'Aus den Favoriten'
export const edit = 'Bearbeiten …'
export const moveUp = 'Nach oben'
export const moveDown = 'Nach unten'
export const exportCsv = 'CSV exportieren'
export const makePlaylist = 'Bandcamp-Playlist daraus machen …'
export const bringPlaylists = 'Playlists von Bandcamp herholen'
export const deleteCrate = 'Löschen …'

export const updateFailed = 'Konnte die Kiste nicht ändern'

export const addRecords = 'Alben hinzufügen'
export const add = 'Alben'
export const showAll = 'Alles zeigen'
export const showLess = 'Weniger zeigen'

export const back = 'Zurück'

export const notFoundTitle = 'Diese Kiste gibt es nicht mehr'
export const notFoundText = 'Ihre Alben sind weiter in deiner Sammlung.'

export const added = 'Album in die Kiste gelegt'
export const removed = 'Album aus der Kiste genommen'
export const albumAndCrates = (album: string, crates: readonly string[]) =>
  [isolated(album), besideText(crates)].filter(Boolean).join(' · ')
export const addFailed = 'Konnte das Album nicht in die Kiste legen'

export const updated = 'Kiste geändert'
export const movedTo = (crate: string, place: number, all: number) =>
  `„${isolated(crate)}“ steht jetzt an Position ${numberText(place)} von ${numberText(all)}`
export const alreadyFirst = 'Schon ganz oben'
export const alreadyLast = 'Schon ganz unten'
