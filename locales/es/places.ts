import { counted } from '#locales/intl.ts'

export { tagCount } from '#locales/albums.ts'

export const places = {
  desk: { name: 'Mesa', command: 'Mesa' },
  artists: { name: 'Artistas', command: 'Ir a: Artistas' },
  labels: { name: 'Sellos', command: 'Ir a: Sellos' },
  tags: { name: 'Etiquetas', command: 'Organizar etiquetas' },
  tidy: { name: 'Repetidos', command: 'Poner orden: buscar repetidos' },
  diary: { name: 'Diario', command: 'Ir a: Diario' },
  shares: { name: 'Compartido', command: 'Ir a: Compartido' },
  trash: { name: 'Papelera', command: 'Papelera' },
} as const
export const groups = { browse: 'Explorar', tidyUp: 'Poner orden' } as const
export const placesLabel = 'Lugares'
export const loading = 'Cargando la página'

export const artistCount = (count: number) => counted(count, { one: 'artista', other: 'artistas' })
export const labelCount = (count: number) => counted(count, { one: 'sello', other: 'sellos' })
