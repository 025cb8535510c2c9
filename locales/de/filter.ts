import { albumCount } from '#locales/ui.ts'

export { formats as format } from '#locales/album-form.ts'
export { average, totals as figures } from '#locales/albums.ts'
export { clearFilters as clear, onlyTagged } from '#locales/collection.ts'
export { findTag, manage as manageTags, noTagFound, noTags } from '#locales/tags.ts'
export { albumCount } from '#locales/ui.ts'

export const downloads = 'Downloads'
export const filters = 'Filter'
export const sort = 'Sortierung'
export const show = (count: number) => `${albumCount(count)} zeigen`

export const tags = 'Tags'
export const tagsNote = 'Alben müssen alle gewählten Tags haben'
export const untagged = 'Ohne Tags'

export const albumsFrom = 'Alben aus'
export const listNames = {
  collection: 'Sammlung',
  wishlist: 'Wunschliste',
  both: 'Sammlung und Wunschliste',
} as const
export const dateAdded = 'Hinzugefügt'
export const released = 'Erschienen'
export const anyYear = 'Egal wann'
export const toYear = 'bis'
export const releasedUntil = 'Erschienen bis'
export const anyDownload = 'Heruntergeladen oder nicht'
export const anyFormat = 'Jedes Format'
export const rating = 'Bewertung'
export const lowestRating = 'Niedrigste Bewertung'
export const highestRating = 'Höchste Bewertung'
export const unrated = 'Unbewertet'

export const find = { artist: 'Artist suchen', label: 'Label suchen' } as const
export const noMatches = { artist: 'Kein Artist passt', label: 'Kein Label passt' } as const
export const noneYet = { artist: 'Noch keine Artists', label: 'Noch keine Labels' } as const
export const none = {
  artist: 'Artists stehen hier, sobald du Alben hast.',
  label: 'Die Labels deiner Alben bei Bandcamp stehen hier nach einem Import.',
} as const

export const allOf = { artist: 'Alle Artists', label: 'Alle Labels' } as const
export const years = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`)

export const title = 'Tipp'
export const close = 'Tipp schließen'

export const atKeyboard = <Node>(key: (name: string) => Node) => [
  [key('1'), '–', key('5'), ' bewerten das Album, auf dem du bist'],
  [key('Strg'), ' oder ', key('⌘'), ' + ', key('K'), ' findet alles'],
  ['Zieh ein Cover auf eine Kiste'],
]
export const atPhone = ['Tipp ein Album an, um es zu bewerten', 'Geht auch offline']
