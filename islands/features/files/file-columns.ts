import type { ColumnPlaces } from '#domain/files/csv-reader.ts'
import type { FileForms } from '#domain/files/survey.ts'

/**
 * The columns of a CSV, what they seem to have and how their cells are meant; `problem` says why that is not enough to read it. Without
 * names, the first row is an album.
 */
export type FileColumns = FileForms & {
  names: string[]
  places: ColumnPlaces
  problem: string | null
  isNameless: boolean
}
