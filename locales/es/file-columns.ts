import { isolated, numberText } from '#locales/intl.ts'

export const columns = 'Columnas'
export const noColumn = '–'
export const unnamedColumn = (place: number, name: string) =>
  name === '' ? `Columna ${numberText(place)}` : `${isolated(name)} (columna ${numberText(place)})`
export const columnsRecalled = 'Leído como elegiste para un archivo con las mismas columnas.'
export const applyColumns = 'Usar estas columnas'
export const chooseColumns = (problem: string) => `${problem}. Elige qué columnas leer.`
export const playColumnsText = 'Las columnas de este archivo no tienen nombre. En la primera fila:'
export const playColumns = { artist: 'Artista', album: 'Álbum', track: 'Pista', utc_time: 'Fecha' }
export const columnNames = {
  title: 'Título',
  artist: 'Artista',
  bandcampUrl: 'Dirección en Bandcamp',
  coverUrl: 'Dirección de la portada',
  rating: 'Valoración',
  notes: 'Notas',
  releaseDate: 'Lanzamiento',
  trackCount: 'Número de pistas',
  tags: 'Etiquetas',
  list: 'Lista',
  addedAt: 'Añadido',
  label: 'Sello',
  formats: 'Formato',
} as const
export const firstRowIsAlbum = 'La primera fila es un álbum'
export const ratingScale = 'Las valoraciones llegan hasta'
export const ratingScales = (scale: number) => numberText(scale)
export const ratingsRead = (scale: number) =>
  `Las valoraciones de este archivo llegan hasta ${numberText(scale)}: ${numberText(scale * 0.8)} pasa a ser 4 estrellas; ${numberText(scale * 0.7)}, ${numberText(3.5)}.`
export const whichDate = (date: string) =>
  `¿Qué día es “${isolated(date)}”? Las fechas así quedan fuera hasta que elijas.`
