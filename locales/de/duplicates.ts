import { counted, isolated, listText, shortDayText } from '#locales/intl.ts'

export { showMore } from '#locales/phrases.ts'

export const looking = 'Doppelte Alben werden gesucht'
export const found = (groups: number) =>
  counted(groups, { one: 'Gruppe von Alben, die gleich aussehen', other: 'Gruppen von Alben, die gleich aussehen' })
export const afterImport = (albums: number) =>
  counted(albums, { one: 'Album ist vielleicht doppelt.', other: 'Alben sind vielleicht doppelt.' })
export const review = 'Doppelte ansehen'
export const none = 'Nichts ist doppelt'
export const noneText =
  'Hier stünden Alben mit demselben Eintrag bei Bandcamp, demselben Cover oder demselben Artist und Titel.'
export const offline = 'Du bist offline. Zusammenlegen geht, sobald du wieder online bist.'

export const reasons = {
  item: 'Derselbe Eintrag bei Bandcamp',
  names: 'Derselbe Artist und Titel',
  cover: 'Dasselbe Cover',
} as const
export const keepWhich = 'Behalten'
export { listNames as lists, rating } from '#locales/album-form.ts'
export { starCount as stars, trackCount as tracks } from '#locales/ui.ts'
export const noAddress = 'Keine Bandcamp-Adresse'
export const added = (time: number) => `Hinzugefügt am ${shortDayText(time)}`
const lies = { collection: 'Liegt in deiner Sammlung', wishlist: 'Steht auf deiner Wunschliste' }
export const keeps = (united: readonly string[], list: 'collection' | 'wishlist', time: number) =>
  `Behält diese Ausgabe${united.length > 0 ? `; ${listText(united)} kommen zusammen` : ''}. ${lies[list]}, hinzugefügt am ${shortDayText(time)}. Der Rest kommt in den Papierkorb.`
export const parts = { crates: 'Kisten', tags: 'Tags', notes: 'Notizen' } as const

export const merge = 'Zusammenlegen'
export const merging = 'Wird zusammengelegt …'
export const mergeLabel = (title: string) => `Zusammenlegen: ${isolated(title)}`
export const notSame = 'Nicht dasselbe'
export const notSameLabel = (title: string) => `Nicht dasselbe: ${isolated(title)}`
export const noneSame = 'Alle behalten'
export const noneSameLabel = (title: string) => `Alle behalten: ${isolated(title)}`

export const merged = 'Alben zusammengelegt'
export const unmerged = 'Zusammenlegen rückgängig gemacht'
export const unmergeFailed = 'Konnte das Zusammenlegen nicht rückgängig machen'
export const markedDistinct = 'Als nicht dasselbe markiert'
export const markFailed = 'Konnte diese Alben nicht markieren'
