/** Where a file's albums go: a whole collection comes as JSON, albums as CSV. */
export type Destination = 'collection' | 'albums' | 'crate'

const isJson = (file: File) => /\.json$/i.test(file.name) || file.type === 'application/json'
const isCsv = (file: File) => /\.csv$/i.test(file.name) || file.type === 'text/csv'

/** Why a file cannot go to a destination, or null. */
export function judgeFile(file: File | null, destination: Destination): string | null {
  if (!file) return 'Please select a file to import'
  if (destination === 'collection') return isJson(file) ? null : 'Please select a valid JSON file'
  return isCsv(file) ? null : 'Please select a valid CSV file'
}

/** "310 kB" */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${Math.round(bytes / 100_000) / 10} MB`
