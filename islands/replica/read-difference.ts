import type { AlbumView } from '#domain/album.ts'
import { readSyncParts } from '#domain/sync.ts'
import { ApiError, send, toApiError } from '../api.ts'
import { createPause } from './pause.ts'
import { type Changed, createDraft, type Records } from './records.ts'

/** The pieces of a text as they arrive. Not every browser can iterate over a stream. */
async function* piecesOf(body: ReadableStream<BufferSource>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

const addressOf = ({ epoch, revision }: Records) =>
  epoch === '' ? '/api/sync' : `/api/sync?${new URLSearchParams({ since: String(revision), epoch })}`

/** Whose records an answer holds, as a hash. */
const ACCOUNT = 'gatefold-account'

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
  before: Records,
  account: string | undefined,
  onAlbums: (albums: AlbumView[], isFull: boolean) => void,
): Promise<{ records: Records; changed: Changed; newest: number }> {
  const response = await send(addressOf(before)).catch(() => null)
  if (!response?.body) throw new ApiError(0)
  if (!response.ok) throw toApiError(response.status, await response.json().catch(() => ({})))
  const answersFor = response.headers.get(ACCOUNT)
  if (account && answersFor && account !== answersFor) throw new OtherAccount()
  const pause = createPause()
  try {
    const parts = readSyncParts(piecesOf(response.body))
    const { value: head } = await parts.next()
    if (!head || !('epoch' in head)) throw new ApiError(0)
    const draft = createDraft(before, head)
    for await (const part of parts) {
      if ('epoch' in part) continue
      const albums = draft.add(part)
      if (albums.length > 0) onAlbums(albums, head.isFull)
      await pause()
    }
    return { ...draft.finish(), newest: head.newest }
  } catch {
    throw new ApiError(0)
  }
}
