import * as messages from '#locales/validation/file.ts'
import { fieldErrors, type RowFailure } from './error.ts'
import { FileAlbum } from './exchange.ts'
import type { FileRow } from './file-import.ts'
import { LIMITS } from './limits.ts'

/** The first thing that is wrong with a row. */
export type Fault = Pick<RowFailure, 'field' | 'message'>

/** Checks an album of a file; the first thing that is wrong where it is not one. */
export function checkFileAlbum(raw: unknown): { album: FileAlbum } | { fault: Fault } {
  const checked = FileAlbum.safeParse(raw)
  return checked.success ? { album: checked.data } : { fault: firstFault(checked.error.issues) }
}

/** The first of what a check found. */
export function firstFault(issues: Parameters<typeof fieldErrors>[0]): Fault {
  const [[field, message] = ['row', messages.rowUnreadable]] = Object.entries(fieldErrors(issues))
  return { field: field === 'body' ? 'row' : field, message: message.slice(0, 300) }
}

/** The form in which title and artist stand for an album that has no address. */
export const fileWords = ({ title, artist }: { title: string; artist: string }): string =>
  `${title}\n${artist}`.toLowerCase()

/** A row as it goes up, with its checked album beside it where it has one. */
export type NumberedRow = { row: FileRow; album: FileAlbum | null; nth: number }

/**
 * Numbers the rows of one file in their order: those without an address that have the same title and artist are told apart by `nth`, by
 * which an album is found again whichever chunk it comes in.
 */
export function createRowNumbers() {
  const counts = new Map<string, number>()
  return (row: number, read: { album: unknown; crates?: [number, number][] } | { fault: Fault }): NumberedRow => {
    const checked = 'fault' in read ? read : checkFileAlbum(read.album)
    if ('fault' in checked) {
      const { field, message } = checked.fault
      return { row: { row, fault: { field: field.slice(0, 100), message } }, album: null, nth: 1 }
    }
    const { id: _, ...album } = checked.album
    const crates = 'crates' in read && read.crates?.length ? { crates: read.crates } : {}
    if (album.bandcampUrl) return { row: { row, album, ...crates }, album, nth: 1 }
    const name = fileWords(album)
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return { row: { row, album, ...(nth > 1 && { nth }), ...crates }, album, nth }
  }
}

// Less than a body may have, for what stands around the rows.
const CHUNK_BYTES = LIMITS.bodyBytes - 10_000

/**
 * Gathers what goes up into chunks of as many rows and bytes as one call takes. `add` answers a chunk once it is full, `end` what is left.
 * The same rows always make the same chunks.
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
