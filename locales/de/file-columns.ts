import { isolated, numberText } from '#locales/intl.ts'

export const columns = 'Spalten'
export const noColumn = '–'
export const unnamedColumn = (place: number, name: string) =>
  name === '' ? `Spalte ${numberText(place)}` : `${isolated(name)} (Spalte ${numberText(place)})`
export const columnsRecalled = 'So gelesen, wie du es für eine Datei mit denselben Spalten gewählt hast.'
export const applyColumns = 'Diese Spalten nehmen'
export const chooseColumns = (problem: string) => `${problem}. Wähle, welche Spalten gelesen werden.`
export const playColumnsText = 'Diese Datei hat keine Spaltennamen. In der ersten Zeile:'
export const playColumns = { artist: 'Artist', album: 'Album', track: 'Track', utc_time: 'Datum' }
export const columnNames = {
  title: 'Titel',
  artist: 'Artist',
  bandcampUrl: 'Bandcamp-Adresse',
  coverUrl: 'Cover-Adresse',
  rating: 'Bewertung',
  notes: 'Notizen',
  releaseDate: 'Erschienen',
  trackCount: 'Zahl der Tracks',
  tags: 'Tags',
  list: 'Liste',
  addedAt: 'Hinzugefügt',
  label: 'Label',
  formats: 'Format',
} as const
export const firstRowIsAlbum = 'Die erste Zeile ist ein Album'
export const ratingScale = 'Bewertungen gehen bis'
export const ratingScales = (scale: number) => numberText(scale)
export const ratingsRead = (scale: number) =>
  `Die Bewertungen in dieser Datei gehen bis ${numberText(scale)}: Aus ${numberText(scale * 0.8)} werden 4 Sterne, aus ${numberText(scale * 0.7)} werden ${numberText(3.5)}.`
export const whichDate = (date: string) =>
  `Welcher Tag ist „${isolated(date)}“? Solche Daten bleiben draußen, bis du wählst.`
