import { Readable } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { encodeAlbums } from '#domain/sync/album-columns.ts'
import type { SyncParts } from '#domain/sync/sync.ts'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { OtherAccount, readDifference } from '#islands/data/pull/read-difference.ts'
import { NO_ROWS } from '#islands/data/store/rows.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { waitFor } from '../../../wait-for.ts'

afterEach(() => vi.unstubAllGlobals())

const album = (id: number) => albumView({ id, title: `Album ${id}` })
const textOf = (parts: SyncParts) => `[\n${parts.map((part) => JSON.stringify(part)).join(',\n')}\n]\n`

/** Answers calls with pieces of text; returns their addresses. */
function answer(pieces: AsyncIterable<string> | Iterable<string>, status = 200, account = 'ada'): string[] {
  const asked: string[] = []
  const body = Readable.toWeb(Readable.from(pieces, { objectMode: false })) as unknown as BodyInit
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(body, { status, headers: { 'gatefold-account': account } })
  })
  return asked
}

describe('the answer with what has changed', () => {
  it('hands over the first albums before the others have arrived', async () => {
    const text = textOf([
      { epoch: 'a', revision: 3, newest: 3, isFull: true, isImporting: false },
      { albums: encodeAlbums([album(1), album(2)]) },
      { albums: encodeAlbums([album(3)]) },
    ])
    const seen: number[][] = []
    const rest = Promise.withResolvers<void>()
    async function* pieces() {
      yield text.slice(0, text.lastIndexOf('{"albums"') + 5)
      await rest.promise
      yield text.slice(text.lastIndexOf('{"albums"') + 5)
    }
    const asked = answer(pieces())
    const reading = readDifference(NO_ROWS, 'ada', (albums) => seen.push(albums.map(({ id }) => id)))
    await waitFor(() => expect(seen).toEqual([[1, 2]]))
    rest.resolve()
    const { records } = await reading
    expect([...records.albums.keys()]).toEqual([1, 2, 3])
    expect(asked).toEqual([EVERYTHING])
  })

  it('is asked for from the revision of the copy', async () => {
    const before = { ...NO_ROWS, epoch: 'a b', revision: 7, albums: new Map([[1, album(1)]]) }
    const asked = answer([textOf([{ epoch: 'a b', revision: 7, newest: 7, isFull: false, isImporting: false }])])
    const { records, changed } = await readDifference(before, 'ada', () => undefined)
    expect(asked).toEqual([`${EVERYTHING}&since=7&epoch=a+b`])
    expect([records.albums.size, changed.albums.size]).toEqual([1, 0])
  })

  it.each([
    ['ends early', (text: string) => text.slice(0, -4)],
    ['is no JSON', () => '<!doctype html><title>Sign in to the train</title>'],
    ['is empty', () => ''],
  ])('changes nothing if it %s', async (_, cut) => {
    answer([
      cut(
        textOf([
          { epoch: 'a', revision: 3, newest: 3, isFull: true, isImporting: false },
          { albums: encodeAlbums([album(1)]) },
        ]),
      ),
    ])
    await expect(readDifference(NO_ROWS, 'ada', () => undefined)).rejects.toThrow(ApiError)
    expect(NO_ROWS.albums.size).toBe(0)
  })

  it('is refused if it is that of another account, which has signed in since', async () => {
    const seen: unknown[] = []
    answer(
      [
        textOf([
          { epoch: 'b', revision: 3, newest: 3, isFull: true, isImporting: false },
          { albums: encodeAlbums([album(1)]) },
        ]),
      ],
      200,
      'ben',
    )
    await expect(readDifference(NO_ROWS, 'ada', (albums) => seen.push(albums))).rejects.toThrow(OtherAccount)
    expect(seen).toEqual([])
  })

  it('is an error with the status of the server, or 0 if it cannot be reached', async () => {
    answer(['{"code":"limited","message":"Try later"}'], 429)
    await expect(readDifference(NO_ROWS, 'ada', () => undefined)).rejects.toMatchObject({
      status: 429,
      code: 'limited',
    })
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')))
    await expect(readDifference(NO_ROWS, 'ada', () => undefined)).rejects.toMatchObject({ status: 0 })
  })
})
