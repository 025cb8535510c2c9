import type { AlbumView } from '#domain/albums/album.ts'
import type { AlbumAlias } from '#domain/albums/album-merge.ts'
import { createMatcher } from '#domain/albums/file-match.ts'
import type { FailedRow } from '#domain/errors/error.ts'
import type { FileChoices } from '#domain/files/csv-reader.ts'
import type { FileAlbum } from '#domain/files/export-schema.ts'
import type { TextEncoding } from '#domain/files/file-bytes.ts'
import { createChunks, createRowNumbers, type NumberedRow, takeFileAlbum } from '#domain/files/file-rows.ts'
import { LEGACY_ENCODINGS, type LegacyEncoding } from '#domain/files/legacy-encoding.ts'
import { leftInAll } from '#domain/files/plays.ts'
import type { FileCrateRow, FileImportEnd, FileRow } from '#domain/imports/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import { distinctTags } from '#domain/tags/tags.ts'
import { followedCrate, numbersUnknown, ratedCrate } from '#locales/file-rows.ts'
import * as messages from '#locales/files.ts'
import type { Apart, FirstRow, ImportPreview, ProbablyThere } from '../file-job.ts'
import { openArchive } from './archive.ts'
import { hashOf, InvalidFile, identify } from './file-text.ts'
import { readFile } from './read-file.ts'

const FIRST_ROWS = 5
const MAX_FAILURES = 200
// The share of the progress bar for detecting the encoding, which is quicker than reading the rows.
const DETECTING = 0.1

const ENCODINGS: Record<TextEncoding, string | null> = {
  'utf-8': null,
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Latin-1',
  macintosh: 'Mac Roman',
  'windows-1251': 'Windows-1251',
  shift_jis: 'Shift-JIS',
  gbk: 'GBK',
}

/** A previewed file, ready to be sent: chunks as JSON in blobs, which the browser may keep on disk. */
export type Reading = {
  preview: ImportPreview
  /** The file, or that of an archive which was read. */
  file: Blob
  hash: string | null
  encoding: TextEncoding
  rowChunks: Blob[]
  /** The rows that are sent with the names of an album that they probably are, as they are in the file; `apart` are sent so. */
  originals: ReadonlyMap<number, FileRow>
  apart: Apart
  crateChunks: Blob[]
  /** What is sent when all chunks have been. */
  rest: Pick<FileImportEnd, 'tagRules' | 'tagColors' | 'distinct'>
  failures: Map<number, FailedRow>
}

const toFirstRow = (row: number, album: FileAlbum, exists: boolean): FirstRow => ({
  row,
  title: album.title,
  artist: album.artist,
  coverUrl: album.coverUrl || null,
  rating: album.rating ?? null,
  tags: distinctTags(album.tags ?? [...(album.bandcampTags ?? []), ...(album.userTags ?? [])]),
  exists,
})

/** How many parts of each field there are, the most first. */
const countsOf = (left: readonly FailedRow[]): [field: string, count: number][] =>
  [...Map.groupBy(left, ({ field }) => field)]
    .map(([field, all]): [string, number] => [field, all.length])
    .sort(([, a], [, b]) => b - a)

const isLegacy = (encoding: TextEncoding): encoding is LegacyEncoding =>
  (LEGACY_ENCODINGS as readonly TextEncoding[]).includes(encoding)

/** The time zone of the browser. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const blobOf = (rows: unknown[]) => new Blob([JSON.stringify(rows)])

function crateChunksOf(crates: FileCrateRow[]): Blob[] {
  const chunks = createChunks<FileCrateRow>(LIMITS.cratesPerPerson)
  const full = crates.map((crate) => chunks.add(crate))
  return [...full, chunks.end()].filter((chunk) => chunk !== null).map(blobOf)
}

/** The rows that mark the albums of these numbers at Bandcamp as downloaded, where they are not; other numbers are told. */
function markDownloaded(numbers: readonly number[], known: readonly AlbumView[], downloadedAt: string) {
  const wanted = new Set(numbers)
  const number = createRowNumbers(takeFileAlbum, true)
  const there = known.filter(({ itemId }) => itemId && wanted.has(itemId))
  const found = new Set(there.map(({ itemId }) => itemId))
  const rows = there.map(({ title, artist, bandcampUrl, itemType, itemId }, index) =>
    number(index + 1, { album: { title, artist, bandcampUrl, itemType, itemId, downloadedAt } }),
  )
  const unknown = [...wanted].filter((one) => !found.has(one)).length
  return { rows, left: leftInAll(unknown, numbersUnknown) }
}

/** Reads a file, or one of an archive, and previews its import. @throws InvalidFile, and what `existing` throws */
export async function previewImport(
  chosen: File,
  existing: Promise<[albums: AlbumView[], merged?: AlbumAlias[]]>,
  onRead: (share: number) => void,
  choices: FileChoices = {},
): Promise<Reading> {
  const { file, entry, entries } = await openArchive(chosen, choices.entry)
  const { encoding: found, hash } = await identify(file, (share) => onRead(share * DETECTING))
  const encoding = choices.encoding ?? found
  const [known, merged] = await existing
  const matcher = createMatcher(known, merged)
  const probable: ProbablyThere[] = []
  const originals = new Map<number, FileRow>()
  const followed = { count: 0, areAdded: choices.withFollowed ?? false }
  const rated = { count: 0, others: 0, become: choices.rated ?? 'left' }
  const zone = choices.zone ?? ownZone()
  const chunks = createChunks<FileRow>()
  const rowChunks: Blob[] = []
  const failures = new Map<number, FailedRow>()
  const firstRows: FirstRow[] = []
  const counts = { new: 0, there: 0, twice: 0, on: 0 }
  const onAlbums: FailedRow[] = []
  let [fillable, listens] = [0, 0]

  /** A row with the names, the year and the address of the album that it probably is. */
  const asProbable = (read: NumberedRow): NumberedRow => {
    const { row, album, otherArtist, onKey, isExact } = read
    if (!album || !('album' in row) || row.isOnlyNew) return read
    const numbered = otherArtist ? { ...read, row: { ...row, otherArtist } } : read
    if (isExact && (album.bandcampUrl || album.itemId)) return numbered
    const more = { isExact, otherArtist, onKey }
    const there = matcher.has(album, more) ? undefined : matcher.findProbable(album, more)
    if (!there) return numbered
    const { title, artist, bandcampUrl, releaseDate } = there
    originals.set(row.row, numbered.row)
    if (probable.length < MAX_FAILURES)
      probable.push({ row: row.row, title: album.title, artist: album.artist, there: { title, artist } })
    const named = { ...album, title, artist, releaseDate, ...(bandcampUrl && { bandcampUrl }) }
    const { nth: _, isOtherYear: __, ...sent } = row
    return { ...read, row: { ...sent, album: named }, album: named, nth: 1, isOtherYear: false, otherArtist: undefined }
  }
  const take = (read: NumberedRow) => {
    const { row, album, isRatedOnly, ...more } = asProbable(read)
    if (isRatedOnly) rated.count += 1
    if (album && isRatedOnly && !matcher.has(album, more)) {
      rated.others += 1
      if (rated.become === 'left') return
      // A file that tells what is only rated names no crates.
      if (rated.become === 'crate' && 'album' in row) row.crates = [[0, rated.others - 1]]
    }
    if (album && 'album' in row && row.isOnlyNew) {
      if (matcher.has(album, more)) return
      followed.count += 1
      if (!followed.areAdded) return
      row.crates = [[0, followed.count - 1]]
    }
    const full = chunks.add(row)
    if (full) rowChunks.push(blobOf(full))
    if ('fault' in row) failures.set(row.row, { row: row.row, ...row.fault })
    if (!album) return
    listens += album.listens?.length ?? 0
    const found = matcher.match(album, more)
    counts[found.is] += 1
    if (found.is === 'there' && found.fills.length > 0) fillable += 1
    if (found.is === 'on' && onAlbums.length < MAX_FAILURES)
      onAlbums.push({ row: row.row, field: 'row', message: messages.isOn(album.title, found.album.title) })
    if (firstRows.length < FIRST_ROWS && (found.is === 'new' || found.is === 'there'))
      firstRows.push(toFirstRow(row.row, album, found.is === 'there'))
  }
  const kind = await readFile(file, encoding, take, (share) => onRead(DETECTING + share * (1 - DETECTING)), {
    ...choices,
    zone,
  })
  const marked = markDownloaded(kind.downloaded, known, new Date(chosen.lastModified).toISOString())
  for (const row of marked.rows) take(row)
  const ratedInto = rated.become === 'crate' && rated.others > 0 ? ratedCrate : null
  const name = followed.areAdded && followed.count > 0 ? followedCrate : ratedInto
  const crates = name ? [{ place: 0, name }, ...kind.crates] : kind.crates
  const last = chunks.end()
  if (last) rowChunks.push(blobOf(last))

  const rows = counts.new + counts.there + counts.on + counts.twice + failures.size
  const { format, source, songs, list, columns, playColumns, tagRules, tagColors, distinct } = kind
  const others =
    tagRules.length + tagColors.length + rated.others + followed.count + kind.hidden + kind.downloaded.length
  if (rows + crates.length + others === 0 && !columns?.problem) throw new InvalidFile(messages.onlyHeader)
  const left = [...kind.left, ...marked.left]
  const preview: ImportPreview = {
    ...{ format, source, songs, list, columns, playColumns },
    entry: entry === null ? null : { name: entry, names: entries },
    encoding: ENCODINGS[encoding],
    legacy: isLegacy(encoding) ? encoding : null,
    rows,
    created: counts.new,
    existing: counts.there + counts.on,
    onAlbums,
    onAlbumsCount: counts.on,
    duplicates: counts.twice,
    probable,
    probableCount: originals.size,
    rated,
    fillable,
    failed: failures.size,
    overLimit: Math.max(0, known.length + counts.new - LIMITS.albumsPerPerson),
    crates: crates.length,
    crateFailures: kind.crateFailures.slice(0, MAX_FAILURES),
    tagRules: tagRules.length,
    ruleFailures: kind.ruleFailures.slice(0, MAX_FAILURES),
    tagColors: tagColors.length,
    colorFailures: kind.colorFailures.slice(0, MAX_FAILURES),
    listens,
    hidden: { count: kind.hidden, areAdded: choices.withHidden ?? false },
    followed,
    zone: kind.hasPlays ? zone : null,
    pairs: distinct.pairs.length,
    pairFailures: kind.pairFailures.slice(0, MAX_FAILURES),
    failures: [...failures.values()].slice(0, MAX_FAILURES),
    left: left.slice(0, MAX_FAILURES),
    leftOut: countsOf(left),
    firstRows,
  }
  const rest = {
    ...(tagRules.length > 0 && { tagRules }),
    ...(tagColors.length > 0 && { tagColors }),
    ...(distinct.pairs.length > 0 && { distinct }),
  }
  const fingerprint = hash && (await fingerprintOf(hash, choices))
  const crateChunks = crateChunksOf(crates)
  return { preview, file, hash: fingerprint, encoding, rowChunks, originals, apart: [], crateChunks, rest, failures }
}

/** What an import is known by. Other columns make another import of the same file. */
async function fingerprintOf(hash: string, choices: FileChoices): Promise<string> {
  const all = Object.entries({ ...choices.places, ...choices, places: undefined })
  const said = all.filter(([, one]) => one !== undefined)
  return said.length > 0 ? hashOf(hash + JSON.stringify(said.sort())) : hash
}
