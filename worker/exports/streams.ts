import type { Context } from 'hono'
import type { AlbumView } from '#domain/albums/album.ts'
import type { ListenView } from '#domain/diary/listen.ts'
import { csvHeader, csvLine } from '#domain/files/csv.ts'
import { csvCells } from '#domain/files/csv-cells.ts'
import { type ExportCrate, type FilePair, toExportAlbum } from '#domain/files/export-schema.ts'
import type { FileTagColor } from '#domain/tags/tag-color-choice.ts'
import type { TagRule } from '#domain/tags/tag-rules.ts'
import type { AlbumPart } from '../db/albums/export-pages.ts'
import { endHeavyCall, noteActivity } from '../heavy-calls.ts'
import type { HeavyCall } from '../isolate.ts'
import { loggedError } from '../log.ts'

/** The body of an answer, made of texts: pulls the next text only when the reader wants more. A heavy call ends with it. */
export function toByteStream(c: Context, texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const call: HeavyCall | undefined = c.get('heavyCall')
  if (call) call.isStreamed = true
  const end = () => call && endHeavyCall(call)
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next().catch((error: unknown) => {
        end()
        throw loggedError(error, { requestId: c.get('requestId') })
      })
      if (done) {
        end()
        return controller.close()
      }
      controller.enqueue(encoder.encode(value))
      if (call) noteActivity(call)
    },
    async cancel() {
      end()
      await texts.return(undefined)
    },
  })
}

/** Albums as CSV, page by page. The byte order mark tells spreadsheets that it is UTF-8. */
export async function* albumsAsCsv(pages: AsyncIterable<AlbumView[]>): AsyncGenerator<string> {
  yield `\uFEFF${csvHeader()}`
  for await (const albums of pages) yield albums.map(csvLine).join('')
}

const LISTEN_COLUMNS = ['at', 'title', 'artist', 'rating', 'note', 'albumId'] as const

/** The diary as CSV, page by page. */
export async function* listensAsCsv(pages: AsyncIterable<ListenView[]>): AsyncGenerator<string> {
  yield `\uFEFF${csvCells(LISTEN_COLUMNS)}`
  for await (const listens of pages)
    yield listens.map((one) => csvCells(LISTEN_COLUMNS.map((column) => String(one[column] ?? '')))).join('')
}

type Crate = Omit<ExportCrate, 'albumIds'>
type Rest = { crates: Crate[]; tagRules: TagRule[]; tagColors: FileTagColor[]; distinct: FilePair[] }
type Memberships = AsyncIterable<{ crateId: number; albumId: number }[]>

/**
 * The full collection as JSON, page by page, then what refers to its albums and tags; crates and pairs only name albums that are in the
 * file.
 */
export async function* collectionAsJson(
  pages: AsyncIterable<AlbumPart[]>,
  readRest: () => Promise<Rest>,
  memberships: Memberships,
  now: Date,
): AsyncGenerator<string> {
  yield `{"format":"gatefold","version":1,"exportedAt":${JSON.stringify(now.toISOString())},"albums":[`
  const ids = new Set<number>()
  let separator = '\n'
  for await (const albums of pages) {
    yield albums
      .map(({ album, tracks, aliases, listens, events }) => {
        ids.add(album.id)
        const text = `${separator}${JSON.stringify(toExportAlbum(album, tracks, aliases, listens, events))}`
        separator = ',\n'
        return text
      })
      .join('')
  }
  yield '\n],"crates":['
  const { crates, tagRules, tagColors, distinct } = await readRest()
  yield* cratesAsJson(crates, memberships, ids)
  const pairs = distinct.filter((pair) => pair.every((id) => ids.has(id)))
  yield `\n],"tagRules":${linesOf(tagRules)},"tagColors":${linesOf(tagColors)},"distinct":${linesOf(pairs)}}\n`
}

const linesOf = (parts: readonly unknown[]) => `[${parts.map((part) => `\n${JSON.stringify(part)}`).join(',')}\n]`

async function* cratesAsJson(crates: readonly Crate[], memberships: Memberships, ids: ReadonlySet<number>) {
  const places = new Map(crates.map((crate, place) => [crate.id, place]))
  let open = -1
  let separator = ''
  // Starts the crates up to the one at `place`; those in between are empty.
  const upTo = (place: number) => {
    let text = ''
    for (; open < place; open += 1) {
      const next = JSON.stringify(crates[open + 1]).slice(0, -1)
      text += `${open < 0 ? '' : ']},'}\n${next},"albumIds":[`
      separator = ''
    }
    return text
  }
  for await (const page of memberships) {
    let text = ''
    for (const { crateId, albumId } of page) {
      const place = places.get(crateId)
      if (place === undefined || place < open || !ids.has(albumId)) continue
      text += upTo(place) + separator + albumId
      separator = ','
    }
    if (text !== '') yield text
  }
  yield upTo(crates.length - 1) + (crates.length > 0 ? ']}' : '')
}
