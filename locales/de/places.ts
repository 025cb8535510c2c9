import { counted } from '#locales/intl.ts'

export { tagCount } from '#locales/albums.ts'

export const places = {
  desk: { name: 'Hörplatz', command: 'Hörplatz' },
  artists: { name: 'Artists', command: 'Gehe zu: Artists' },
  labels: { name: 'Labels', command: 'Gehe zu: Labels' },
  tags: { name: 'Tags', command: 'Tags verwalten' },
  tidy: { name: 'Doppelte', command: 'Aufräumen: doppelte Alben finden' },
  diary: { name: 'Tagebuch', command: 'Gehe zu: Tagebuch' },
  shares: { name: 'Geteilt', command: 'Gehe zu: Geteilt' },
  trash: { name: 'Papierkorb', command: 'Papierkorb' },
} as const
export const groups = { browse: 'Stöbern', tidyUp: 'Aufräumen' } as const
export const placesLabel = 'Orte'
export const loading = 'Seite wird geladen'

export const artistCount = (count: number) => counted(count, { one: 'Artist', other: 'Artists' })
export const labelCount = (count: number) => counted(count, { one: 'Label', other: 'Labels' })
