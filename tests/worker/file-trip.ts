import { env } from 'cloudflare:workers'
import Papa from 'papaparse'
import { cellsToAlbum, csvShape } from '#domain/csv.ts'
import { readCollectionRows } from '#domain/file-collection.ts'
import { readHeader } from '#domain/file-header.ts'
import type { FileCrateRow, FileImportInput, FileRow } from '#domain/file-import.ts'
import { createChunks, createRowNumbers } from '#domain/file-rows.ts'
import { deleteAllAlbums } from '#worker/db/albums/albums.ts'
import { listExchangeCrates, pageAlbums, pageMemberships } from '#worker/db/albums/export-pages.ts'
import { writeFileCrates } from '#worker/db/imports/file-crates.ts'
import { finishFileImport, getFileImport, openFileImport } from '#worker/db/imports/file-progress.ts'
import { emptyTrash } from '#worker/db/trash/trash.ts'
import { albumsAsCsv, collectionAsJson } from '#worker/exports/streams.ts'
import { takeFileRows } from '#worker/imports/file-chunks.ts'
import { db } from './people.ts'

/** What a browser makes of a file before it goes up; null where it is refused. */
export type Read = { format: 'csv' | 'json'; rows: FileRow[]; crates: FileCrateRow[] }

export function readJson(text: string): Read | null {
  const read = readCollectionRows(text)
  return 'message' in read ? null : { format: 'json', rows: read.rows.map(({ row }) => row), crates: read.crates }
}

export function readCsv(text: string): Read | null {
  const { start, delimiter } = csvShape(text)
  const [first = [], ...lines] = Papa.parse<string[]>(text.slice(start), { delimiter }).data
  const header = readHeader(first)
  if ('message' in header) return null
  const number = createRowNumbers()
  const rows = lines.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : number(index + 1, cellsToAlbum(cells, header)).row,
  )
  return { format: 'csv', rows, crates: [] }
}

/** A file's rows or crates in chunks of `most`, but at most twenty chunks. */
const chunksOf = <Row>(rows: readonly Row[], { most: given }: Way): Row[][] => {
  const most = Math.max(given, Math.ceil(rows.length / 20))
  const chunks = createChunks<Row>(most)
  const made = rows.map((row) => chunks.add(row)).filter((chunk) => chunk !== null)
  const rest = chunks.end()
  return rest ? [...made, rest] : made
}

/** How a file's chunks come in: `order` are places of chunks, over and over again as they are sent; what is missing is sent in the end. */
export type Way = { most: number; order: readonly number[]; atOnce: boolean; mode: 'skip' | 'fill' }
export const STRAIGHT: Way = { most: 2_000, order: [], atOnce: false, mode: 'skip' }

/** Opens an import and sends the chunks that `way.order` names, as far as there are such; the import's id. */
export async function begin(userId: string, file: Read, way: Way): Promise<number> {
  const input: FileImportInput = { fileName: 'file', format: file.format, mode: way.mode }
  const { id } = await openFileImport(db(), userId, input, new Date())
  for (const [chunk, crates] of chunksOf(file.crates, way).entries()) {
    await writeFileCrates(db(), userId, id, chunk, crates, new Date())
  }
  const chunks = chunksOf(file.rows, way)
  const send = (chunk: number) => takeFileRows(db(), userId, id, chunk, chunks[chunk] ?? [], new Date())
  const order = chunks.length > 0 ? way.order.map((place) => place % chunks.length) : []
  if (way.atOnce) await Promise.all(order.map(send))
  else for (const chunk of order) await send(chunk)
  return id
}

/** Goes on with an import where it stopped, as a browser does that knows only the import's id, and finishes it. */
export async function goOn(userId: string, id: number, file: Read, way: Way) {
  const view = await getFileImport(db(), userId, id)
  const chunks = chunksOf(file.rows, way)
  for (const [chunk, rows] of chunks.entries()) {
    if (!view?.chunks.includes(chunk)) await takeFileRows(db(), userId, id, chunk, rows, new Date())
  }
  const end = { chunks: chunks.length, crateChunks: chunksOf(file.crates, way).length }
  return (await finishFileImport(db(), userId, id, end, new Date())).report
}

export const bringIn = async (userId: string, file: Read, way: Way = STRAIGHT) =>
  goOn(userId, await begin(userId, file, way), file, way)

async function join(texts: AsyncGenerator<string>): Promise<string> {
  let all = ''
  for await (const text of texts) all += text
  return all
}
export const exportCsv = (userId: string) => join(albumsAsCsv(pageAlbums(db(), userId)))
export const exportJson = (userId: string) =>
  join(
    collectionAsJson(
      pageAlbums(db(), userId),
      () => listExchangeCrates(db(), userId),
      pageMemberships(db(), userId),
      new Date(0),
    ),
  )

/** Deletes a whole collection; `forGood` also what is in the trash, and the crates. */
export async function wipe(userId: string, forGood: boolean): Promise<void> {
  await deleteAllAlbums(db(), userId, new Date())
  if (!forGood) return
  await emptyTrash(db(), userId, new Date())
  await env.DB.prepare('DELETE FROM crate WHERE user_id = ?').bind(userId).run()
}
