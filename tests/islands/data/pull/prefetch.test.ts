import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { encodeAlbums } from '#domain/sync/album-columns.ts'
import { writes } from '#islands/data/client.ts'
import { prefetch } from '#islands/data/pull/prefetch.ts'
import { readDifference } from '#islands/data/pull/read-difference.ts'
import { noteCopyOf } from '#islands/data/store/account-storage.ts'
import { NO_ROWS } from '#islands/data/store/rows.ts'
import { albumView } from '../../../domain/albums/album-view.ts'

type Asked = { address: string; signal?: AbortSignal }
let asked: Asked[] = []

/** A server that answers with one album, or refuses. */
function serve(status = () => 200) {
  asked = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push({ address, signal: init?.signal ?? undefined })
    const parts = [
      { epoch: 'a', revision: 3, newest: 3, isFull: true },
      { albums: encodeAlbums([albumView({ id: 1 })]) },
    ]
    const text = `[\n${parts.map((part) => JSON.stringify(part)).join(',\n')}\n]\n`
    return new Response(text, { status: status(), headers: { 'gatefold-account': 'ada' } })
  })
}

const readAll = async () => [...(await readDifference(NO_ROWS, 'ada', () => undefined)).records.albums.keys()]

beforeEach(() => noteCopyOf(null))
afterEach(() => {
  writes.started = 0
  vi.unstubAllGlobals()
})

it('uses an early response instead of asking again, once', async () => {
  serve()
  prefetch('ada')
  expect(await readAll()).toEqual([1])
  expect(asked).toHaveLength(1)
  await readAll()
  expect(asked).toHaveLength(2)
})

it('sends no early request if the device has a copy of the account', () => {
  serve()
  noteCopyOf('ada')
  prefetch('ada')
  expect(asked).toEqual([])
  prefetch('ben')
  prefetch(undefined)
  expect(asked).toHaveLength(2)
})

it('asks again if the page has written something since, or the server refused', async () => {
  serve()
  prefetch('ada')
  writes.started = 1
  expect(await readAll()).toEqual([1])
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, undefined])

  writes.started = 0
  serve(() => (asked.length === 1 ? 401 : 200))
  prefetch('ada')
  expect(await readAll()).toEqual([1])
  expect(asked).toHaveLength(2)
})
