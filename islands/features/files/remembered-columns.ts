import * as z from 'zod/mini'
import { RATING_SCALES } from '#domain/files/cell-values.ts'
import { CSV_COLUMNS } from '#domain/files/csv.ts'
import type { FileChoices } from '#domain/files/csv-reader.ts'
import { keepSetting, readSetting } from '#islands/data/settings.ts'
import type { FileColumns } from './file-columns.ts'

const MOST_FILES = 20
const MOST_LETTERS = 2_000

const Places = z.partialRecord(z.enum(CSV_COLUMNS), z.int().check(z.nonnegative()))
/** What was said of the columns of files with these names. */
const Remembered = z.object({
  names: z.array(z.string()),
  places: Places,
  scale: z.optional(z.literal(RATING_SCALES)),
  dayFirst: z.optional(z.boolean()),
})
type Remembered = z.infer<typeof Remembered>

function readAll(): Remembered[] {
  try {
    return z.array(Remembered).parse(JSON.parse(readSetting('fileColumns')))
  } catch {
    return []
  }
}

const isOf =
  (names: readonly string[]) =>
  (one: Remembered): boolean =>
    one.names.length === names.length && one.names.every((name, place) => name === names[place])

const keyOf = ({ places, scale, dayFirst }: Pick<FileColumns, 'places'> & Partial<FileColumns>) =>
  JSON.stringify([Object.entries(places).sort(), scale ?? null, dayFirst ?? null])

/** What was said before of the columns of a file with the same names; null if nothing was, or nothing else than what it seems to be. */
export function recallColumns({ names, isNameless, ...seeming }: FileColumns): FileChoices | null {
  const found = isNameless ? undefined : readAll().find(isOf(names))
  if (!found || Object.values(found.places).some((place) => (place ?? 0) >= names.length)) return null
  const { names: _, ...choices } = found
  return keyOf({ ...seeming, ...choices }) === keyOf(seeming) ? null : choices
}

/** Keeps on this device what was said of a file's columns, for the next one with the same names. */
export function rememberColumns({ names }: FileColumns, { places, scale, dayFirst, isNameless }: FileChoices): void {
  if (!places || isNameless || names.join().length > MOST_LETTERS) return
  const said = { names, places, ...(scale && { scale }), ...(dayFirst != null && { dayFirst }) }
  const others = readAll().filter((one) => !isOf(names)(one))
  keepSetting('fileColumns', JSON.stringify([said, ...others].slice(0, MOST_FILES)))
}
