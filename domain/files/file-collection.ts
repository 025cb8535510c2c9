import * as messages from '#locales/file-rows.ts'
import type { RowNumber } from '../albums/match.ts'
import type { FailedRow } from '../errors/error.ts'
import { DrawnId } from '../id-list.ts'
import type { DistinctRows, FileCrateRow, RowName } from '../imports/file-import.ts'
import { LIMITS } from '../limits.ts'
import { FileTagColor } from '../tags/tag-color-choice.ts'
import { FileTagRule, type TagRule } from '../tags/tag-rules.ts'
import { type FileAlbum, FileCrate, FilePair, type Opened, openCollectionFile, withAddress } from './export-schema.ts'
import { takeEvents } from './file-events.ts'
import { checkFileAlbum, createRowNumbers, firstError, type NumberedRow, takeFileAlbum } from './file-rows.ts'
import { isObject, jsonOf } from './json-values.ts'
import { finish, type Steps } from './steps.ts'

/** The parts of a full-collection file; faults number the file's crates, rules, colors and pairs from 1. */
type CollectionRows = {
  source: 'collection' | 'fanLists'
  /** How many albums the fan of such lists hides. */
  hidden: number
  /** What else its lists have that is no album. */
  left: FailedRow[]
  rows: NumberedRow[]
  crates: FileCrateRow[]
  crateFaults: FailedRow[]
  tagRules: TagRule[]
  ruleFaults: FailedRow[]
  tagColors: FileTagColor[]
  colorFaults: FailedRow[]
  distinct: DistinctRows
  pairFaults: FailedRow[]
}

/** What the names of the albums in pairs may take of the call that brings them, in bytes. */
const PAIR_BYTES = LIMITS.bodyBytes / 2

/** An album of Gatefold's own has no invalid part but events: one with another is told as a whole. */
function whole(raw: unknown) {
  const { album, left } = takeEvents(raw)
  const checked = checkFileAlbum(album)
  return 'fault' in checked ? checked : { ...checked, left }
}

const idOf = (raw: unknown) => (isObject(raw) && typeof raw.id === 'number' ? raw.id : null)

/**
 * Parses a full-collection file for an import in chunks. Valid parts are kept: an invalid album becomes a failed row; invalid crates,
 * rules, colors and pairs and references to unknown albums are left out and reported. Returns a message if the file is no collection file.
 */
export function readCollectionRows(
  text: string,
  withHidden = false,
  value = jsonOf(text),
): CollectionRows | { message: string } {
  const opened = openCollectionFile(text, withHidden, value)
  if ('message' in opened) return { message: opened.message }
  const read = finish(collectionRows(opened))
  return { ...read, rows: [...read.rows, ...followedRows(opened, read.rows.length)] }
}

/** The rows of what followed artists have released, after so many others. Who takes a whole file at once is not asked, and gets none. */
function followedRows({ followed, from }: Opened, others: number): NumberedRow[] {
  const number = createRowNumbers()
  return followed.map((album, index) => {
    const onKey = from.get(album)
    const row = number(others + index + 1, { album })
    if (!('album' in row.row)) return row
    return { ...row, onKey, row: { ...row.row, isOnlyNew: true, ...(onKey && { onKey }) } }
  })
}

/** The same of an open file, in steps. */
export function* collectionRows(opened: Opened): Steps<CollectionRows> {
  const ids = new Set(opened.albums.map(idOf))
  const { crates, places, faults } = readCrates(opened.crates, ids)
  const number = createRowNumbers(opened.source === 'fanLists' ? takeFileAlbum : whole, opened.source === 'collection')
  const seen = new Set<number>()
  const names = new Map<number, RowName>()
  const rowOf = (album: unknown, index: number): NumberedRow => {
    const id = idOf(album)
    if (id !== null && seen.has(id)) {
      return number(index + 1, { fault: { field: 'id', message: messages.idTwice(id) } })
    }
    if (id !== null) seen.add(id)
    const row = number(index + 1, {
      album: isObject(album) ? withAddress(album) : album,
      crates: id === null ? undefined : places.get(id),
    })
    if (id !== null && row.album) names.set(id, nameOf(row.album, row))
    const [isPublic, onKey] = [opened.named.has(album), opened.from.get(album)]
    if (!('album' in row.row) || (!isPublic && !onKey)) return row
    return { ...row, onKey, row: { ...row.row, ...(isPublic && { isPublic }), ...(onKey && { onKey }) } }
  }
  const rows: NumberedRow[] = []
  for (const [index, album] of opened.albums.entries()) {
    yield
    rows.push(rowOf(album, index))
  }
  const rules = validParts<TagRule>(FileTagRule, opened.tagRules)
  const colors = validParts<FileTagColor>(FileTagColor, opened.tagColors)
  return {
    source: opened.source,
    hidden: opened.hidden,
    left: opened.left,
    rows,
    crates,
    crateFaults: faults,
    tagRules: rules.valid,
    ruleFaults: rules.faults,
    tagColors: colors.valid,
    colorFaults: colors.faults,
    ...readPairs(opened.distinct, names),
  }
}

const nameOf = (
  { title, artist, bandcampUrl, itemType, itemId, releaseDate }: FileAlbum,
  { nth, isOtherYear }: RowNumber,
): RowName => ({
  title,
  artist,
  ...(bandcampUrl && { bandcampUrl }),
  ...(itemId && { itemType, itemId }),
  ...(releaseDate && { releaseDate }),
  ...(nth > 1 && { nth }),
  ...(isOtherYear && { isOtherYear }),
})

function readPairs(raw: readonly unknown[], names: ReadonlyMap<number, RowName>) {
  const encoder = new TextEncoder()
  const places = new Map<number, number>()
  const distinct: DistinctRows = { albums: [], pairs: [] }
  const pairFaults: FailedRow[] = []
  let room = PAIR_BYTES
  const placeOf = (id: number, name: RowName) => {
    const place = places.get(id) ?? distinct.albums.push(name) - 1
    if (!places.has(id)) room -= encoder.encode(JSON.stringify(name)).length
    places.set(id, place)
    return place
  }
  for (const [index, one] of raw.entries()) {
    const checked = FilePair.safeParse(one)
    const [first = 0, second = 0] = checked.data ?? []
    const [name, other] = [names.get(first), names.get(second)]
    const fail = (message: string) => void pairFaults.push({ row: index + 1, field: 'row', message })
    if (!checked.success || first === second) fail(messages.notAPair)
    else if (!name || !other) fail(messages.albumMissing(name ? second : first))
    else if (room < 0) fail(messages.pairsTooLong)
    else distinct.pairs.push([placeOf(first, name), placeOf(second, other)])
  }
  return { distinct, pairFaults }
}

type Schema<Part> = {
  safeParse(
    raw: unknown,
  ): { success: true; data: Part } | { success: false; error: { issues: Parameters<typeof firstError>[0] } }
}

function validParts<Part>(schema: Schema<Part>, raw: readonly unknown[]) {
  const valid: Part[] = []
  const faults: FailedRow[] = []
  for (const [index, one] of raw.entries()) {
    const checked = schema.safeParse(one)
    if (checked.success) valid.push(checked.data)
    else faults.push({ row: index + 1, ...firstError(checked.error.issues) })
  }
  return { valid, faults }
}

function readCrates(raw: readonly unknown[], ids: ReadonlySet<number | null>) {
  const crates: FileCrateRow[] = []
  const places = new Map<number, [number, number][]>()
  const faults: FailedRow[] = []
  raw.forEach((one, index) => {
    const checked = FileCrate.safeParse(one)
    if (!checked.success) {
      faults.push({ row: index + 1, ...firstError(checked.error.issues) })
      return
    }
    const { id, albumIds, ...input } = checked.data
    const place = crates.length
    crates.push({ place, ...(DrawnId.safeParse(id).success && { id }), ...input })
    const distinct = [...new Set(albumIds)]
    const missing = distinct.find((id) => !ids.has(id))
    if (missing !== undefined) {
      faults.push({ row: index + 1, field: 'albumIds', message: messages.albumMissing(missing) })
    }
    distinct.forEach((id, position) => {
      const there = places.get(id)
      if (there) there.push([place, position])
      else places.set(id, [[place, position]])
    })
  })
  return { crates, places, faults }
}
