import type { AlbumView } from '#domain/album.ts'
import type { FailedRow } from '#domain/error.ts'
import type { FileAlbum } from '#domain/exchange.ts'
import type { TextEncoding } from '#domain/file-bytes.ts'
import type { FileCrateRow, FileRow } from '#domain/file-import.ts'
import { createMatcher } from '#domain/file-match.ts'
import { createChunks, type NumberedRow } from '#domain/file-rows.ts'
import { LIMITS } from '#domain/limits.ts'
import { distinctTags } from '#domain/tags.ts'
import * as messages from '#locales/files.ts'
import type { FirstRow, ImportPreview } from '../file-job.ts'
import { identify, Refused } from './pieces.ts'
import { formatOf, readCsv, readJson } from './read-rows.ts'

const FIRST_ROWS = 5
const MAX_FAULTS = 200
// Judging the bytes is quick beside reading the rows.
const JUDGING = 0.1

const ENCODINGS: Record<TextEncoding, string | null> = {
  'utf-8': null,
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Latin-1',
}

/** A file that was looked at, ready to go up: chunks as JSON, which the browser may keep out of its memory. */
export type Reading = {
  look: ImportPreview
  hash: string | null
  encoding: TextEncoding
  rowChunks: Blob[]
  crateChunks: Blob[]
  faults: Map<number, FailedRow>
}

const firstRow = (row: number, album: FileAlbum, isThere: boolean): FirstRow => ({
  row,
  title: album.title,
  artist: album.artist,
  coverUrl: album.coverUrl || null,
  rating: album.rating ?? null,
  tags: distinctTags(album.tags ?? [...(album.bandcampTags ?? []), ...(album.userTags ?? [])]),
  isThere,
})

const blobOf = (rows: unknown[]) => new Blob([JSON.stringify(rows)])

function crateChunksOf(crates: FileCrateRow[]): Blob[] {
  const chunks = createChunks<FileCrateRow>(LIMITS.cratesPerPerson)
  const full = crates.map((crate) => chunks.add(crate))
  return [...full, chunks.end()].filter((chunk) => chunk !== null).map(blobOf)
}

/** Reads a file through and tells what an import would do. @throws Refused, and what `there` throws */
export async function previewImport(
  file: File,
  there: Promise<AlbumView[]>,
  onRead: (share: number) => void,
): Promise<Reading> {
  const { encoding, hash } = await identify(file, (share) => onRead(share * JUDGING))
  const format = await formatOf(file, encoding)
  const known = await there
  const match = createMatcher(known)
  const chunks = createChunks<FileRow>()
  const rowChunks: Blob[] = []
  const faults = new Map<number, FailedRow>()
  const first: FirstRow[] = []
  const counts = { new: 0, there: 0, twice: 0 }
  let fillable = 0

  const take = ({ row, album, nth }: NumberedRow) => {
    const full = chunks.add(row)
    if (full) rowChunks.push(blobOf(full))
    if ('fault' in row) faults.set(row.row, { row: row.row, ...row.fault })
    if (!album) return
    const found = match(album, nth)
    counts[found.is] += 1
    if (found.is === 'there' && found.fills.length > 0) fillable += 1
    if (first.length < FIRST_ROWS && found.is !== 'twice') first.push(firstRow(row.row, album, found.is === 'there'))
  }
  const read = format === 'json' ? readJson : readCsv
  const kind = await read(file, encoding, take, (share) => onRead(JUDGING + share * (1 - JUDGING)))
  const last = chunks.end()
  if (last) rowChunks.push(blobOf(last))

  const rows = counts.new + counts.there + counts.twice + faults.size
  if (rows === 0 && kind.crates.length === 0) throw new Refused(messages.onlyHeader)
  const look: ImportPreview = {
    format,
    isGatefold: kind.isGatefold,
    encoding: ENCODINGS[encoding],
    rows,
    fresh: counts.new,
    there: counts.there,
    twice: counts.twice,
    fillable,
    faulty: faults.size,
    noRoom: Math.max(0, known.length + counts.new - LIMITS.albumsPerPerson),
    crates: kind.crates.length,
    crateFaults: kind.crateFaults.slice(0, MAX_FAULTS),
    failed: [...faults.values()].slice(0, MAX_FAULTS),
    first,
  }
  return { look, hash, encoding, rowChunks, crateChunks: crateChunksOf(kind.crates), faults }
}
