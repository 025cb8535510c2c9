import type { List } from '#domain/albums/album.ts'
import type { FailedRow } from '#domain/errors/error.ts'
import type { FileChoices, FileSource } from '#domain/files/csv-reader.ts'
import type { TextEncoding } from '#domain/files/file-bytes.ts'
import { readCollectionRows } from '#domain/files/file-collection.ts'
import { createRowNumbers, type NumberedRow } from '#domain/files/file-rows.ts'
import { diaryInJson, isPlayLog, playsInJson, playsInLog } from '#domain/files/heard-files.ts'
import { downloadedIn, jsonList } from '#domain/files/json-lists.ts'
import { jsonOf } from '#domain/files/json-values.ts'
import { createDiary, createPlays, type GatheredAlbums, leftInAll } from '#domain/files/plays.ts'
import { createSongs, songsInJson, UNOWNED } from '#domain/files/songs.ts'
import type { FileFormat } from '#domain/imports/file-mode.ts'
import { LIMITS } from '#domain/limits.ts'
import { playsSkipped } from '#locales/file-rows.ts'
import * as messages from '#locales/files.ts'
import { type FileKind, kindOf } from './file-kind.ts'
import { InvalidFile, wholeTextOf } from './file-text.ts'
import { readCsv } from './read-rows.ts'

type OnRow = (row: NumberedRow) => void
type OnRead = (share: number) => void

const HEAD_BYTES = 4_096
// A list of numbers is short beside what a collection has.
const MOST_NUMBERS_BYTES = 4_000_000

/** Reads a file of any kind by its content; its name may be wrong. @throws InvalidFile */
export async function readFile(
  file: Blob,
  encoding: TextEncoding,
  onRow: OnRow,
  onRead: OnRead,
  choices: FileChoices = {},
): Promise<FileKind> {
  const whole = () => wholeTextOf(file, encoding, onRead)
  const head = await wholeTextOf(file.slice(0, HEAD_BYTES), encoding, () => {})
  if (/^\s*[{[]/.test(head)) return readJson(await whole(), onRow, choices)
  if (isPlayLog(head)) return readLog(await whole(), onRow, choices)
  if (file.size <= MOST_NUMBERS_BYTES && /^\d{5}/.test(firstLine(head))) {
    const downloaded = downloadedIn(await whole())
    if (downloaded) return kindOf({ source: 'downloaded', downloaded })
  }
  return readCsv(file, encoding, onRow, onRead, choices)
}

/** The first line that is not empty and no comment. */
const firstLine = (text: string): string => text.split(/\r?\n/).find((line) => !/^\s*(?:#|$)/.test(line)) ?? ''

/** Makes albums of what a file says of them in parts. */
function gather<Said>(
  source: FileSource,
  all: readonly Said[],
  albums: GatheredAlbums<Said>,
  onRow: OnRow,
  format: FileFormat = 'json',
): FileKind {
  for (const said of all) albums.add(said)
  const rows = albums.rows()
  if (rows.length > LIMITS.importRows) throw new InvalidFile(messages.tooManyAlbums(LIMITS.importRows), format)
  for (const row of rows) onRow(row)
  return kindOf({ format, source, left: albums.left() })
}

/** The plays of a log; the times of a player's own clock are of no other zone. */
function readLog(text: string, onRow: OnRow, { zone }: FileChoices): FileKind {
  const { plays, skipped, isLocal } = playsInLog(text)
  const kind = gather('scrobblerLog', plays, createPlays('scrobblerLog', isLocal ? 'UTC' : zone), onRow, 'csv')
  return { ...kind, left: [...kind.left, ...leftInAll(skipped, playsSkipped)], hasPlays: !isLocal }
}

/** Reads a full-collection file, a list of another program, plays, or a diary. @throws InvalidFile */
function readJson(text: string, onRow: OnRow, { zone, withHidden, list = UNOWNED }: FileChoices): FileKind {
  const value = jsonOf(text)
  const heard = playsInJson(text, value)
  if (heard) {
    const { source, plays } = heard
    return { ...gather(source, plays, createPlays(source, zone), onRow), hasPlays: true }
  }
  const diary = diaryInJson(text, value)
  if (diary) return gather('diary', diary, createDiary(), onRow)
  const songs = songsInJson(value)
  if (songs) {
    const albums = createSongs(list)
    return { ...gather('songs', songs, albums, onRow), songs: songs.length, list, crates: albums.crates }
  }
  const found = jsonList(value, list)
  if (found) return readList(found, onRow, found.source === 'spotifyLibrary' ? list : null)
  return readCollection(text, value, onRow, withHidden)
}

function readList({ source, albums, left }: NonNullable<ReturnType<typeof jsonList>>, onRow: OnRow, list: List | null) {
  if (albums.length > LIMITS.importRows) throw new InvalidFile(messages.tooManyAlbums(LIMITS.importRows), 'json')
  const number = createRowNumbers()
  const rows = albums.map((album, index) => number(index + 1, { album }))
  for (const row of rows) onRow(row)
  return kindOf({ format: 'json', source, list, left: [...leftOf(rows), ...left] })
}

const leftOf = (rows: readonly NumberedRow[]): FailedRow[] =>
  rows.flatMap(({ row, left }) => left.map((part) => ({ row: row.row, ...part })))

function readCollection(text: string, value: unknown, onRow: OnRow, withHidden?: boolean): FileKind {
  const read = readCollectionRows(text, withHidden, value)
  if ('message' in read) throw new InvalidFile(read.message, 'json')
  for (const row of read.rows) onRow(row)
  const { rows, left, crateFaults, ruleFaults, colorFaults, pairFaults, ...parts } = read
  return kindOf({
    format: 'json',
    left: [...leftOf(rows), ...left],
    ...parts,
    crateFailures: crateFaults,
    ruleFailures: ruleFaults,
    colorFailures: colorFaults,
    pairFailures: pairFaults,
  })
}
