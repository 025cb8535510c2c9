import { namesKey } from '../albums/names.ts'

type Dated = { title: string; artist: string; releaseDate?: string | null | undefined }

/** The prefix of source keys made from title and artist. */
const FILE_KEY = 'names:'

/** What the source keys of albums without URL that share title, artist and year begin with. */
export const filePrefix = (names: Dated): string =>
  `${FILE_KEY}${namesKey(names)}\n${names.releaseDate?.slice(0, 4) ?? ''}\n`

/** The source key of an album without URL: title and artist as they are compared, the year, and its number (from 1) among those alike. */
export const fileKey = (names: Dated, number: number): string => `${filePrefix(names)}${number}`

/** The prefix and the number of a source key that `fileKey` made; null of any other key. */
export function filePlace(sourceKey: string | null): { prefix: string; number: number } | null {
  if (!sourceKey?.startsWith(FILE_KEY)) return null
  const end = sourceKey.lastIndexOf('\n') + 1
  return { prefix: sourceKey.slice(0, end), number: Number(sourceKey.slice(end)) }
}
