import * as messages from '#locales/validation/file.ts'
import { titleArtistKey } from '../albums/album-match.ts'
import { type FailedRow, fieldErrors } from '../errors/error.ts'
import type { FileRow } from '../imports/file-import.ts'
import { LIMITS } from '../limits.ts'
import { FileAlbum } from './export-schema.ts'

/** The first error of a row. */
type RowError = Pick<FailedRow, 'field' | 'message'>

/** Validates an album of a file; returns the first error if it is invalid. */
export function checkFileAlbum(raw: unknown): { album: FileAlbum } | { fault: RowError } {
  const checked = FileAlbum.safeParse(raw)
  return checked.success ? { album: checked.data } : { fault: firstError(checked.error.issues) }
}

/** The first error among a schema's issues. */
export function firstError(issues: Parameters<typeof fieldErrors>[0]): RowError {
  const [[field, message] = ['row', messages.rowUnreadable]] = Object.entries(fieldErrors(issues))
  return { field: field === 'body' ? 'row' : field, message: message.slice(0, 300) }
}

/** A row to send, with its checked album if it is valid. */
export type NumberedRow = { row: FileRow; album: FileAlbum | null; nth: number }

/**
 * Creates a function that numbers a file's rows in order: rows without URL that share title and artist get increasing `nth`, so that each
 * is identified regardless of its chunk.
 */
export function createRowNumbers() {
  const counts = new Map<string, number>()
  return (row: number, read: { album: unknown; crates?: [number, number][] } | { fault: RowError }): NumberedRow => {
    const checked = 'fault' in read ? read : checkFileAlbum(read.album)
    if ('fault' in checked) {
      const { field, message } = checked.fault
      return { row: { row, fault: { field: field.slice(0, 100), message } }, album: null, nth: 1 }
    }
    const { id: _, ...album } = checked.album
    const crates = 'crates' in read && read.crates?.length ? { crates: read.crates } : {}
    if (album.bandcampUrl) return { row: { row, album, ...crates }, album, nth: 1 }
    const name = titleArtistKey(album)
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return { row: { row, album, ...(nth > 1 && { nth }), ...crates }, album, nth }
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
