import { counted, isolated, numberText } from '#locales/intl.ts'

export { cancel, discard, somethingWrong as failed } from '#locales/phrases.ts'

export const unsavedTitle = 'Ohne Speichern verlassen?'
export const keepEditing = 'Weiter bearbeiten'

export const typeToContinue = <Node>(expected: Node) => ['Gib ', expected, ' ein, um weiterzumachen']

export const openFailedTitle = 'Konnte das nicht öffnen'
export const openFailed = 'Versuch es noch einmal'
export const openFailedOffline = 'Du bist offline. Versuch es noch einmal, sobald du wieder Verbindung hast.'

export const keepMine = 'Meine behalten'
export const useOther = 'Die andere nehmen'

export const noInitials = 'D'

export const removeChip = (name: string) => `${isolated(name)} entfernen`

export const starCount = (count: number) => counted(count, { one: 'Stern', other: 'Sterne' })
export const starsOfFive = (count: number) => (count % 1 ? `${numberText(count)} von 5 Sternen` : starCount(count))
export const rated = (heading: string, count: number) => `${isolated(heading)}: ${starsOfFive(count)}`
export const notRated = (heading: string) => `${isolated(heading)}: keine`

export const altKey = 'Alt'
export const controlKey = 'Strg'
export const shiftKey = 'Shift'
export const escapeKey = 'Esc'
export const enterKey = 'Eingabe'

export const recently = 'vor Kurzem'
export const justNow = 'gerade eben'

export const loadingAlbums = 'Alben werden geladen'

export const nothingYetTitle = 'Deine Sammlung ist leer'
export const nothingYetText =
  'Fang mit deinen Lieblingsalben und -tracks an. Oder gib deinen Bandcamp-Benutzernamen ein und hol alles her, was du gekauft hast.'
export const noneMatchTitle = 'Kein Album passt'
export const noneMatchText = 'Kein Album passt zu deiner Suche und deinen Filtern.'
export const notLoadedTitle = 'Die Nadel ist gesprungen'
export const notLoadedText = 'Konnte deine Alben nicht laden, weil die Verbindung abgerissen ist. Ihnen fehlt nichts.'

export const albumCount = (count: number) => counted(count, { one: 'Album', other: 'Alben' })

export const moreRows = (count: number) => `${numberText(count)} weitere beim Scrollen`

export const trackCount = (count: number) => counted(count, { one: 'Track', other: 'Tracks' })

export const seconds = (count: number) => counted(count, { one: 'Sekunde', other: 'Sekunden' })
export const minutes = (count: number) => counted(count, { one: 'Minute', other: 'Minuten' })
export const hours = (count: number) => counted(count, { one: 'Stunde', other: 'Stunden' })
export const andMore = (count: number) => `und noch ${numberText(count)}`
