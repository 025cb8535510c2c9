import type { AlbumView } from '#domain/album.ts'
import { csvHeader, csvLine } from '#domain/csv.ts'
import { type ExchangeCrate, toExchangeAlbum } from '#domain/exchange.ts'

/** Texts as a byte stream that asks for the next text only when the reader wants more. */
export function toByteStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return(undefined)
    },
  })
}

/** Albums as CSV, a page at a time. The byte order mark tells spreadsheets that it is UTF-8. */
export async function* albumsAsCsv(pages: AsyncIterable<AlbumView[]>): AsyncGenerator<string> {
  yield `\uFEFF${csvHeader()}`
  for await (const albums of pages) yield albums.map(csvLine).join('')
}

/** The full collection as JSON, a page of albums at a time, the crates last. */
export async function* collectionAsJson(
  pages: AsyncIterable<AlbumView[]>,
  readCrates: () => Promise<ExchangeCrate[]>,
  now: Date,
): AsyncGenerator<string> {
  yield `{"format":"gatefold","version":1,"exportedAt":${JSON.stringify(now.toISOString())},"albums":[`
  let separator = '\n'
  for await (const albums of pages) {
    yield albums
      .map((album) => {
        const text = `${separator}${JSON.stringify(toExchangeAlbum(album))}`
        separator = ',\n'
        return text
      })
      .join('')
  }
  const crates = await readCrates()
  yield `\n],"crates":[${crates.map((crate) => `\n${JSON.stringify(crate)}`).join(',')}\n]}\n`
}
