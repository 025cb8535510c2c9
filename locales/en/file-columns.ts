import { isolated, numberText } from '#locales/intl.ts'

export const columns = 'Columns'
/** What is chosen for a column that is left out. */
export const noColumn = '–'
/** `name` is empty, or the same as that of another column. */
export const unnamedColumn = (place: number, name: string) =>
  name === '' ? `Column ${numberText(place)}` : `${isolated(name)} (column ${numberText(place)})`
export const columnsRecalled = 'Read as you chose for a file with the same columns.'
export const applyColumns = 'Use these columns'
export const chooseColumns = (problem: string) => `${problem}. Choose the columns to read.`
/** Of plays without column names. */
export const playColumnsText = 'This file has no column names. In the first row:'
export const playColumns = { artist: 'Artist', album: 'Album', track: 'Track', utc_time: 'Date' }
/** What a column can have. */
export const columnNames = {
  title: 'Title',
  artist: 'Artist',
  bandcampUrl: 'Bandcamp address',
  coverUrl: 'Cover address',
  rating: 'Rating',
  notes: 'Notes',
  releaseDate: 'Released',
  trackCount: 'Number of tracks',
  tags: 'Tags',
  list: 'List',
  addedAt: 'Date added',
  label: 'Label',
  formats: 'Format',
} as const
/** Whether the first row of a file has no names. */
export const firstRowIsAlbum = 'The first row is an album'
export const ratingScale = 'Ratings go up to'
export const ratingScales = (scale: number) => numberText(scale)
export const ratingsRead = (scale: number) =>
  `The ratings in this file go up to ${numberText(scale)}: ${numberText(scale * 0.8)} becomes 4 stars, ${numberText(scale * 0.7)} becomes ${numberText(3.5)}.`
export const whichDate = (date: string) =>
  `Which day is “${isolated(date)}”? Dates like this one are left out until you choose.`
