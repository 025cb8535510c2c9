import { albumCount } from '#locales/ui.ts'

export { formats as format } from '#locales/album-form.ts'
export { average, totals as figures } from '#locales/albums.ts'
export { clearFilters as clear, onlyTagged } from '#locales/collection.ts'
export { findTag, manage as manageTags, noTagFound, noTags } from '#locales/tags.ts'
export { albumCount } from '#locales/ui.ts'

export const downloads = 'Téléchargements'
export const filters = 'Filtres'
export const sort = 'Tri'
export const show = (count: number) => `Afficher ${albumCount(count)}`

export const tags = 'Tags'
export const tagsNote = 'un album doit avoir tous les tags choisis'
export const untagged = 'Sans tag'

export const albumsFrom = 'Liste'
export const listNames = {
  collection: 'Collection',
  wishlist: 'Liste de souhaits',
  both: 'Collection et liste de souhaits',
} as const
export const dateAdded = 'Date d’ajout'
export const released = 'Sortie'
export const anyYear = 'Toutes les années'
export const toYear = 'à'
export const releasedUntil = 'Sortie jusqu’en'
export const anyDownload = 'Téléchargés ou non'
export const anyFormat = 'Tous les formats'
export const rating = 'Note'
export const lowestRating = 'Note minimale'
export const highestRating = 'Note maximale'
export const unrated = 'Sans note'

export const find = { artist: 'Chercher un artiste', label: 'Chercher un label' } as const
export const noMatches = { artist: 'Aucun artiste ne correspond', label: 'Aucun label ne correspond' } as const
export const noneYet = { artist: 'Pas encore d’artistes', label: 'Pas encore de labels' } as const
export const none = {
  artist: 'Les artistes apparaissent ici dès que tu as des albums.',
  label: 'Les labels que Bandcamp donne à tes albums apparaissent ici après un import.',
} as const

export const allOf = { artist: 'Tous les artistes', label: 'Tous les labels' } as const
export const years = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`)

export const title = 'Conseil'
export const close = 'Fermer le conseil'

export const atKeyboard = <Node>(key: (name: string) => Node) => [
  ['De ', key('1'), ' à ', key('5'), ' pour noter l’album où tu es'],
  [key('Ctrl'), ' ou ', key('⌘'), ' + ', key('K'), ' trouve tout'],
  ['Glisse une pochette sur un bac'],
]
export const atPhone = ['Touche un album pour le noter', 'Marche aussi hors ligne']
