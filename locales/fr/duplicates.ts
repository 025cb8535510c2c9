import { counted, isolated, listText, shortDayText } from '#locales/intl.ts'

export { showMore } from '#locales/phrases.ts'

export const looking = 'Recherche des doublons'
export const found = (groups: number) =>
  counted(groups, { one: 'groupe d’albums qui se ressemblent', other: 'groupes d’albums qui se ressemblent' })
export const afterImport = (albums: number) =>
  counted(albums, { one: 'album ressemble à un doublon.', other: 'albums ressemblent à des doublons.' })
export const review = 'Voir les doublons'
export const none = 'Pas de doublons'
export const noneText =
  'Les albums qui ont la même page sur Bandcamp, la même pochette, ou le même artiste et le même titre seraient ici.'
export const offline = 'Tu es hors ligne. Tu pourras fusionner des albums quand la connexion sera revenue.'

export const reasons = {
  item: 'Même page sur Bandcamp',
  names: 'Mêmes artiste et titre',
  cover: 'Même pochette',
} as const
export const keepWhich = 'Garder'
export { listNames as lists, rating } from '#locales/album-form.ts'
export { starCount as stars, trackCount as tracks } from '#locales/ui.ts'
export const noAddress = 'Pas d’adresse Bandcamp'
export const added = (time: number) => `Ajouté le ${shortDayText(time)}`
const inList = { collection: 'Dans ta collection', wishlist: 'Dans ta liste de souhaits' }
export const keeps = (united: readonly string[], list: 'collection' | 'wishlist', time: number) =>
  `Cette édition reste${united.length > 0 ? `, et réunit ${listText(united)}` : ''}. ${inList[list]}, date d’ajout : ${shortDayText(time)}. Le reste va à la corbeille.`
export const parts = { crates: 'bacs', tags: 'tags', notes: 'commentaires' } as const

export const merge = 'Fusionner'
export const merging = 'Fusion…'
export const mergeLabel = (title: string) => `Fusionner : ${isolated(title)}`
export const notSame = 'Pas le même album'
export const notSameLabel = (title: string) => `Pas le même album : ${isolated(title)}`
export const noneSame = 'Tout garder'
export const noneSameLabel = (title: string) => `Tout garder : ${isolated(title)}`

export const merged = 'Albums fusionnés'
export const unmerged = 'Fusion annulée'
export const unmergeFailed = 'Impossible d’annuler la fusion'
export const markedDistinct = 'Marqués comme albums différents'
export const markFailed = 'Impossible de marquer ces albums'
