import { counted } from '#locales/intl.ts'

export { tagCount } from '#locales/albums.ts'

export const places = {
  desk: { name: 'Comptoir', command: 'Comptoir' },
  artists: { name: 'Artistes', command: 'Aller à : Artistes' },
  labels: { name: 'Labels', command: 'Aller à : Labels' },
  tags: { name: 'Tags', command: 'Gérer les tags' },
  tidy: { name: 'Doublons', command: 'Ranger : chercher les doublons' },
  diary: { name: 'Journal', command: 'Aller à : Journal' },
  shares: { name: 'Partages', command: 'Aller à : Partages' },
  trash: { name: 'Corbeille', command: 'Corbeille' },
} as const
export const groups = { browse: 'Fouiller', tidyUp: 'Ranger' } as const
export const placesLabel = 'Rayons'
export const loading = 'Chargement de la page'

export const artistCount = (count: number) => counted(count, { one: 'artiste', other: 'artistes' })
export const labelCount = (count: number) => counted(count, { one: 'label', other: 'labels' })
