import Papa from 'papaparse'
import { csvShape } from '#domain/files/csv.ts'
import { createCsvReader } from '#domain/files/csv-reader.ts'
import { readCollectionRows } from '#domain/files/file-collection.ts'
import { createChunks } from '#domain/files/file-rows.ts'
import type { FileCrateRow, FileImportEnd, FileImportInput, FileRow } from '#domain/imports/file-import.ts'
import { pageAlbums, pageAlbumsWithTracks, pageMemberships, readRestOfFile } from '#worker/db/albums/export-pages.ts'
import { pageListens } from '#worker/db/diary/listens.ts'
import { beginFileImport, finishFileImport, getFileImport } from '#worker/db/imports/begin-finish.ts'
import { writeCrates } from '#worker/db/imports/write-crates.ts'
import { deleteAllAlbums } from '#worker/db/trash/trash.ts'
import { emptyTrash } from '#worker/db/trash/whole-trash.ts'
import { albumsAsCsv, collectionAsJson, listensAsCsv } from '#worker/exports/streams.ts'
import { takeFileRows } from '#worker/imports/file-chunks.ts'
import { RECORDS } from './databases.ts'
import { ctxOf } from './people.ts'

/** A file as the browser reads it before sending. */
export type Read = { format: 'csv' | 'json'; rows: FileRow[]; crates: FileCrateRow[] } & Rest
type Rest = Pick<FileImportEnd, 'tagRules' | 'tagColors' | 'distinct'>

export function readJson(text: string): Read | null {
  const read = readCollectionRows(text)
  if ('message' in read) return null
  const { crates, tagRules, tagColors, distinct } = read
  return { format: 'json', rows: read.rows.map(({ row }) => row), crates, tagRules, tagColors, distinct }
}

export function readCsv(text: string): Read | null {
  const { start, delimiter } = csvShape(text)
  const [first = [], ...lines] = Papa.parse<string[]>(text.slice(start), { delimiter }).data
  const reader = createCsvReader(first)
  if ('message' in reader) return null
  const read = lines.flatMap((cells) => reader.read(cells) ?? [])
  const rows = [...read, ...reader.end()].map(({ row, otherArtist }) => (otherArtist ? { ...row, otherArtist } : row))
  return { format: 'csv', rows, crates: reader.crates }
}

/** Splits rows or crates into chunks of `most`, but at most twenty chunks. */
const chunksOf = <Row>(rows: readonly Row[], { most: given }: Way): Row[][] => {
  const most = Math.max(given, Math.ceil(rows.length / 20))
  const chunks = createChunks<Row>(most)
  const made = rows.map((row) => chunks.add(row)).filter((chunk) => chunk !== null)
  const rest = chunks.end()
  return rest ? [...made, rest] : made
}

/** How the chunks of a file arrive: `order` lists chunk numbers, possibly repeated; missing chunks are sent at the end. */
export type Way = { most: number; order: readonly number[]; atOnce: boolean; mode: 'skip' | 'fill' }
export const STRAIGHT: Way = { most: 2_000, order: [], atOnce: false, mode: 'skip' }

/** Opens an import, sends the chunks in `way.order` and returns the import's id. */
export async function begin(userId: string, file: Read, way: Way): Promise<number> {
  const input: FileImportInput = { fileName: 'file', format: file.format, mode: way.mode }
  const { id } = await beginFileImport(ctxOf(userId), input)
  for (const [chunk, crates] of chunksOf(file.crates, way).entries()) {
    await writeCrates(ctxOf(userId), { importId: id, chunk }, crates)
  }
  const chunks = chunksOf(file.rows, way)
  const send = (chunk: number) => takeFileRows(ctxOf(userId), { importId: id, chunk }, chunks[chunk] ?? [])
  const order = chunks.length > 0 ? way.order.map((place) => place % chunks.length) : []
  if (way.atOnce) await Promise.all(order.map(send))
  else for (const chunk of order) await send(chunk)
  return id
}

/** Resumes an import by its id and finishes it. */
export async function goOn(userId: string, id: number, file: Read, way: Way) {
  const view = await getFileImport(ctxOf(userId), id)
  const chunks = chunksOf(file.rows, way)
  for (const [chunk, rows] of chunks.entries()) {
    if (!view?.chunks.includes(chunk)) await takeFileRows(ctxOf(userId), { importId: id, chunk }, rows)
  }
  const { tagRules, tagColors, distinct } = file
  const end = { chunks: chunks.length, crateChunks: chunksOf(file.crates, way).length, tagRules, tagColors, distinct }
  return (await finishFileImport(ctxOf(userId), id, end)).report
}

export const bringIn = async (userId: string, file: Read, way: Way = STRAIGHT) =>
  goOn(userId, await begin(userId, file, way), file, way)

async function join(texts: AsyncGenerator<string>): Promise<string> {
  let all = ''
  for await (const text of texts) all += text
  return all
}
export const exportDiary = (userId: string) => join(listensAsCsv(pageListens(ctxOf(userId))))
export const exportCsv = (userId: string) => join(albumsAsCsv(pageAlbums(ctxOf(userId))))
export const exportJson = (userId: string) =>
  join(
    collectionAsJson(
      pageAlbumsWithTracks(ctxOf(userId)),
      () => readRestOfFile(ctxOf(userId)),
      pageMemberships(ctxOf(userId)),
      new Date(0),
    ),
  )

/** Deletes a collection; with `forGood` also the trash and the crates. */
export async function wipe(userId: string, forGood: boolean): Promise<void> {
  await deleteAllAlbums(ctxOf(userId))
  if (!forGood) return
  await emptyTrash(ctxOf(userId))
  await RECORDS.prepare('DELETE FROM crate WHERE user_id = ?').bind(userId).run()
}
