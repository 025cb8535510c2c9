import type { ColumnPlaces } from '#domain/files/csv-reader.ts'

/** The columns of a CSV and what they seem to have; `problem` says why that is not enough to read it. */
export type FileColumns = { names: string[]; places: ColumnPlaces; problem: string | null }
