import * as messages from '#locales/file-rows.ts'
import { normalizeBandcampUrl } from '../albums/bandcamp-url.ts'
import { createNumbers } from '../albums/match.ts'
import { namesOfAddress } from '../albums/names-of-address.ts'
import { fieldErrors } from '../errors/error.ts'
import type { FileRow } from '../imports/file-import.ts'
import { LIMITS } from '../limits.ts'
import type { LeftOut } from './csv.ts'
import { FileAlbum } from './export-schema.ts'
import { isObject } from './json-values.ts'

/** Validates an album of a file; returns the first error if it is invalid. */
export function checkFileAlbum(raw: unknown): { album: FileAlbum } | { fault: LeftOut } {
  const checked = FileAlbum.safeParse(raw)
  return checked.success ? { album: checked.data } : { fault: firstError(checked.error.issues) }
}

/** An album of a file without its invalid parts, which are told; a fault if nothing would be left. */
export function takeFileAlbum(raw: unknown): { album: FileAlbum; left: LeftOut[] } | { fault: LeftOut } {
  const named = withNames(raw)
  const left = named.left
  let album = named.album
  for (;;) {
    const checked = FileAlbum.safeParse(album)
    if (checked.success) return { album: checked.data, left }
    const { issues } = checked.error
    if (!isObject(album) || issues.some(isNeeded)) return { fault: firstError(issues) }
    for (const [field, message] of Object.entries(fieldErrors(issues)))
      left.push({ field: (field.split('.')[0] ?? '').slice(0, 100), message })
    album = withoutParts(album, issues)
  }
}

type Issues = Parameters<typeof fieldErrors>[0]

const isNeeded = ({ path: [field], code }: Issues[number]) =>
  field === 'title' || field === 'artist' || (field === undefined && code !== 'unrecognized_keys')

/** An album without the fields, or the items of a list, that an error is about. What was paid goes with its currency. */
function withoutParts(album: Record<string, unknown>, issues: Issues): Record<string, unknown> {
  const wrong = new Set(
    issues.flatMap((issue) => (issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [])),
  )
  const items = new Map<string, Set<unknown>>()
  for (const { path } of issues) {
    const [field, item] = path.map((part) => (typeof part === 'number' ? part : String(part)))
    if (typeof field !== 'string') continue
    if (typeof item === 'number') items.set(field, (items.get(field) ?? new Set()).add(item))
    else wrong.add(field)
  }
  if (wrong.has('paid') || wrong.has('paidCurrency')) for (const field of ['paid', 'paidCurrency']) wrong.add(field)
  return Object.fromEntries(
    Object.entries(album)
      .filter(([field]) => !wrong.has(field))
      .map(([field, value]) => {
        const gone = items.get(field)
        return [field, gone && Array.isArray(value) ? value.filter((_, index) => !gone.has(index)) : value]
      }),
  )
}

const isBlank = (text: unknown) => typeof text !== 'string' || /^(?:\[unknown\])?$/i.test(text.trim())

/** An album with the title and artist that its address tells, where it has none itself. One without anything stays as it is. */
function withNames(raw: unknown): { album: unknown; left: LeftOut[] } {
  if (!isObject(raw)) return { album: raw, left: [] }
  const [lacksTitle, lacksArtist] = [isBlank(raw.title), isBlank(raw.artist)]
  const url = typeof raw.bandcampUrl === 'string' ? normalizeBandcampUrl(raw.bandcampUrl) : null
  if ((!lacksTitle && !lacksArtist) || (lacksTitle && lacksArtist && !url)) return { album: raw, left: [] }
  const { title, artist } = namesOfAddress(url)
  return {
    album: { ...raw, ...(lacksTitle && { title }), ...(lacksArtist && { artist }) },
    left: [
      ...(lacksTitle ? [{ field: 'title', message: messages.namedInstead(title) }] : []),
      ...(lacksArtist ? [{ field: 'artist', message: messages.namedInstead(artist) }] : []),
    ],
  }
}

/** The first error among a schema's issues. */
export function firstError(issues: Issues): LeftOut {
  const [[field, message] = ['row', messages.rowUnreadable]] = Object.entries(fieldErrors(issues))
  return { field: field === 'body' ? 'row' : field, message: message.slice(0, 300) }
}

/** A row to send, with its checked album if it is valid, and what was left out of it; what else a known file says of it. */
export type NumberedRow = {
  row: FileRow
  album: FileAlbum | null
  nth: number
  isOtherYear?: boolean | undefined
  isExact?: boolean | undefined
  left: LeftOut[]
  otherArtist?: string | undefined
  onKey?: string | undefined
  isRatedOnly?: boolean | undefined
}

type TakeAlbum = (raw: unknown) => { album: FileAlbum; left: LeftOut[] } | { fault: LeftOut }

/** An unchecked album, what was left out of it already, and the crates it goes into. */
type ReadRow = { album: unknown; left?: LeftOut[]; crates?: [number, number][] }

/**
 * Creates a function that numbers a file's rows in order: rows without URL that share title and artist get increasing `nth`, so that each
 * is identified regardless of its chunk. `take` says what of an album counts; rows of Gatefold's own file are `isExact`.
 */
export function createRowNumbers(take: TakeAlbum = takeFileAlbum, isExact = false) {
  const numberOf = createNumbers()
  const exact = isExact ? { isExact } : {}
  return (row: number, read: ReadRow | { fault: LeftOut }): NumberedRow => {
    const checked = 'fault' in read ? read : take(read.album)
    if ('fault' in checked) {
      const { field, message } = checked.fault
      return { row: { row, fault: { field: field.slice(0, 100), message } }, album: null, nth: 1, left: [] }
    }
    const { id: _, ...album } = checked.album
    const left = [...(('left' in read && read.left) || []), ...checked.left]
    const crates = 'crates' in read && read.crates?.length ? { crates: read.crates } : {}
    if (album.bandcampUrl) return { row: { row, album, ...exact, ...crates }, album, nth: 1, ...exact, left }
    const { nth, ...more } = { ...numberOf(album), ...exact }
    return { row: { row, album, ...(nth > 1 && { nth }), ...more, ...crates }, album, nth, ...more, left }
  }
}

// Leaves space in the body for what surrounds the rows.
const CHUNK_BYTES = LIMITS.bodyBytes - 10_000

/**
 * Groups rows into chunks within the limits of rows and bytes of one call. `add` returns a chunk once it is full, `end` the rest. The
 * same rows always form the same chunks.
 */
export function createChunks<Row>(mostRows: number = LIMITS.importChunkRows) {
  const encoder = new TextEncoder()
  let chunk: Row[] = []
  let bytes = 0
  const take = () => {
    const full = chunk
    chunk = []
    bytes = 0
    return full
  }
  return {
    add(row: Row): Row[] | null {
      const size = encoder.encode(JSON.stringify(row)).length + 1
      const full = chunk.length > 0 && (chunk.length >= mostRows || bytes + size > CHUNK_BYTES) ? take() : null
      chunk.push(row)
      bytes += size
      return full
    },
    end: (): Row[] | null => (chunk.length > 0 ? take() : null),
  }
}
