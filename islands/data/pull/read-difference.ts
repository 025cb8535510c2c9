import type { AlbumView } from '#domain/albums/album.ts'
import { ACCOUNT_HEADER } from '#domain/sync/device-names.ts'
import { readSyncParts } from '#domain/sync/sync.ts'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { createPause } from '#islands/lib/time-slices.ts'
import { send, toApiError } from '../client.ts'
import { noteReached } from '../connection.ts'
import { type Changed, createDraft, type Rows } from '../store/rows.ts'

/** The pieces of a text as they arrive. Not every browser can iterate over a stream. */
async function* chunk(body: ReadableStream<BufferSource>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

const addressOf = ({ epoch, revision }: Rows) =>
  epoch === '' ? EVERYTHING : `${EVERYTHING}&${new URLSearchParams({ since: String(revision), epoch })}`

/** Somebody else has signed in since the page was opened. */
export class OtherAccount extends ApiError {
  constructor() {
    super(0)
  }
}

/**
 * The records after what has changed on the server. `onAlbums` gets the albums as they arrive. An answer that ends early counts as none.
 * @throws ApiError, OtherAccount if the records are not those of `account`
 */
export async function readDifference(
  before: Rows,
  account: string | undefined,
  onAlbums: (albums: AlbumView[], isFull: boolean) => void,
): Promise<{ records: Rows; changed: Changed; newest: number; isImporting: boolean }> {
  const response = await send(addressOf(before)).catch(() => null)
  if (!response) noteReached(false)
  if (!response?.body) throw new ApiError(0)
  if (!response.ok) throw toApiError(response, await response.json().catch(() => ({})))
  const answersFor = response.headers.get(ACCOUNT_HEADER)
  if (account && answersFor && account !== answersFor) throw new OtherAccount()
  const pause = createPause()
  try {
    const parts = readSyncParts(chunk(response.body))
    const { value: head } = await parts.next()
    if (!head || !('epoch' in head)) throw new ApiError(0)
    const draft = createDraft(before, head)
    for await (const part of parts) {
      if ('epoch' in part) continue
      const albums = draft.add(part)
      if (albums.length > 0) onAlbums(albums, head.isFull)
      await pause()
    }
    return { ...draft.finish(), newest: head.newest, isImporting: head.isImporting }
  } catch {
    noteReached(false)
    throw new ApiError(0)
  }
}
