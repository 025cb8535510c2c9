import { ratingUndone } from '#locales/albums.ts'
import { counted, isolated, numberText } from '#locales/intl.ts'
import { albumCount, shiftKey, starCount } from '#locales/ui.ts'

export { friday, verdictNames } from '#locales/collection.ts'
export { undo } from '#locales/phrases.ts'

export const verdictHelp = {
  keep: 'Auf der Wunschliste behalten',
  friday: 'Am nächsten Bandcamp Friday kaufen',
  later: 'In 30 Tagen noch einmal fragen',
  'let-go': 'In den Papierkorb legen',
} as const
export const decided = {
  keep: (title: string) => `Behalten: ${isolated(title)}`,
  friday: (title: string) => `Für Freitag: ${isolated(title)}`,
  later: (title: string) => `Später: ${isolated(title)}`,
  'let-go': (title: string) => `Im Papierkorb: ${isolated(title)}`,
} as const
export const decidedOn = {
  keep: (day: string) => `Behalten am ${day}`,
  friday: (day: string) => `Für Freitag vorgemerkt am ${day}`,
  later: (day: string) => `Verschoben auf später am ${day}`,
  'let-go': (day: string) => `In den Papierkorb gelegt am ${day}`,
} as const
export const rated = (stars: number, title: string) => `${starCount(stars)}: ${isolated(title)}`
export const takenBack = { rating: ratingUndone, decision: 'Entscheidung rückgängig gemacht' } as const
export const failed = 'Konnte die Entscheidung nicht speichern'

export const skip = 'Überspringen'
export const back = 'Zurück'
export const pause = 'Musik anhalten'
export const play = 'Musik abspielen'
export const tags = 'Tags'
export const note = 'Notiz'
export const crates = 'Kisten'
export const leave = 'Hörplatz verlassen'
export const keysOfDesk = 'Was du tun kannst'
export const shown = (title: string, artist: string) => `„${isolated(title)}“ von ${isolated(artist)}`
export const told = (said: string, shown: string) => (said && shown ? `${said}. ${shown}` : said || shown)
export const position = (place: number, count: number) => `${numberText(place)} von ${numberText(count)}`
export const takeAll = (count: number) => `Alle ${numberText(count)}`
export const goOn = (count: number) => `${numberText(count)} weitere`
export const left = (count: number) => `Noch ${albumCount(count)}`
export const keyNames: Readonly<Record<string, string>> = { Delete: 'Entf' }
export const keysBesides = (halves: boolean): readonly [key: string, what: string][] => [
  ['1 – 5', 'bewerten und weiter'],
  ...(halves ? ([[`${shiftKey} 1 – 5`, 'ein halber Stern weniger']] satisfies [string, string][]) : []),
  ['j', 'überspringen'],
  ['k', 'zurück'],
  ['z', 'rückgängig machen'],
  ['Leertaste', 'anhalten oder abspielen'],
  ['Esc', 'verlassen'],
]
export const decideList = {
  collection: (count: number) => counted(count, { one: 'unbewertetes Album', other: 'unbewertete Alben' }),
  wishlist: (count: number) => counted(count, { one: 'Wunsch', other: 'Wünsche' }),
} as const
export const noPreview = 'Keine Hörprobe'

export const loading = 'Deine Alben werden geladen'
export const nothing = 'Hier ist nichts zu entscheiden'
export const nothingText = 'Jedes Album dieser Liste hat seine Sterne, jeder Wunsch eine Entscheidung.'
export const noAlbums = 'Keine Alben hier'
export const noAlbumsText = 'Füg welche hinzu, oder hol sie von Bandcamp her.'
export const again = (count: number) => `${albumCount(count)} noch einmal durchgehen`
export const finished = (count: number) => `${numberText(count)} entschieden`
export const lastOne = 'Das war das letzte.'
export const skippedOnes = (count: number) => `${numberText(count)} übersprungen`
export const backToList = 'Zurück zur Liste'

export const openAll = 'Alle bei Bandcamp öffnen'
export const openSome = (count: number) => `${numberText(count)} bei Bandcamp öffnen`
export const buy = 'Kaufen …'
