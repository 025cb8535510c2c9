import { counted } from '#locales/intl.ts'

export { tagCount } from '#locales/albums.ts'

export const places = {
  desk: { name: 'Mesa', command: 'Mesa' },
  artists: { name: 'Artistas', command: 'Ir para: Artistas' },
  labels: { name: 'Selos', command: 'Ir para: Selos' },
  tags: { name: 'Tags', command: 'Gerenciar tags' },
  tidy: { name: 'Repetidos', command: 'Arrumar: achar repetidos' },
  diary: { name: 'Diário', command: 'Ir para: Diário' },
  shares: { name: 'Compartilhados', command: 'Ir para: Compartilhados' },
  trash: { name: 'Lixeira', command: 'Lixeira' },
} as const
export const groups = { browse: 'Garimpar', tidyUp: 'Arrumar' } as const
export const placesLabel = 'Lugares'
export const loading = 'Carregando a página'

export const artistCount = (count: number) => counted(count, { one: 'artista', other: 'artistas' })
export const labelCount = (count: number) => counted(count, { one: 'selo', other: 'selos' })
