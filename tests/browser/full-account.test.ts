import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { signIn } from '../../scripts/bench/bytes.ts'
import { withRunningApp } from '../../scripts/bench/running-app.ts'
import { buildIfStale } from '../../scripts/build.ts'
import { DEMO } from '../../scripts/demo/accounts.ts'
import { seedFullAccount } from './full-account.ts'

const root = join(import.meta.dirname, '../..')
const HEAP_MEGABYTES = 100
const MAX_BYTES = 5_000_000
const CALL_BYTES = 7_900_000
const CALL_ROWS = 25_000

const ONE_ALBUM = { title: 'T', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/x', notes: '' }
const notesLength = Math.floor(CALL_BYTES / CALL_ROWS) - JSON.stringify(JSON.stringify(ONE_ALBUM)).length - 10
const manyAlbums = Array.from({ length: CALL_ROWS }, (_, index) => ({
  ...ONE_ALBUM,
  bandcampUrl: `https://a.bandcamp.com/album/${index}`,
  notes: 'ä'.repeat(notesLength / 2 - 5),
}))

// A heap beyond its limit ends the Workers runtime, so that the call and those after it get no answer.
test('a full account gets every answer within 100 MB of memory, and none above 5 MB that is not streamed', {
  tag: ['@soak', '@promise'],
}, async () => {
  test.setTimeout(600_000)
  await buildIfStale(root)
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-old-space-size=${HEAP_MEGABYTES}`
  const sizes: [path: string, bytes: number][] = []
  const work = async (address: string) => {
    const cookie = await signIn(address)
    const read = async (path: string, init: RequestInit = {}, as = cookie) => {
      const headers = { cookie: as, origin: address, ...(init.body ? { 'content-type': 'application/json' } : {}) }
      const answer = await fetch(address + path, { ...init, headers })
      let bytes = 0
      for await (const piece of answer.body ?? []) bytes += piece.length
      expect(`${path} ${answer.status}`).toBe(`${path} 200`)
      return bytes
    }
    const [crate] = (await (await fetch(`${address}/api/crates`, { headers: { cookie } })).json()) as { id: number }[]
    const [album] = (await (
      await fetch(`${address}/api/crates/${crate?.id}/albums`, { headers: { cookie } })
    ).json()) as { id: number }[]
    const pages = ['/app', '/app?sort=title', '/app?crate=none', '/app?q=nnn', `/app?crate=${crate?.id}`]
    const calls = ['auth/me', 'user', 'user/sessions', 'passkeys', 'crates/members', 'trash', 'imports']
    for (const path of [...pages, ...calls.map((call) => `/api/${call}`), `/api/albums/${album?.id}`]) {
      sizes.push([path, await read(path)])
    }
    const lists = [
      'albums',
      EVERYTHING.slice('/api/'.length),
      'crates',
      `crates/${crate?.id}/albums`,
      `albums/${album?.id}/crates`,
    ]
    const files = ['albums', 'albums?sort=title', 'collection', `crates/${crate?.id}`].map((name) => `export/${name}`)
    for (const path of [...lists, ...files]) await read(`/api/${path}`)

    const admin = await signIn(address, DEMO.admin)
    const csvData = `title,artist,bandcampUrl,notes\n${manyAlbums.map((one) => `T,A,${one.bandcampUrl},${one.notes}`).join('\n')}`
    const collectionData = JSON.stringify({ format: 'gatefold', version: 1, albums: manyAlbums, crates: [] })
    for (const input of [{ csvData }, { collectionData }]) {
      await read('/api/import/collection', { method: 'POST', body: JSON.stringify(input) }, admin)
    }
  }
  try {
    await withRunningApp(root, work, seedFullAccount)
  } finally {
    delete process.env.MINIFLARE_WORKERD_V8_FLAGS
  }
  expect(sizes.filter(([, bytes]) => bytes > MAX_BYTES)).toEqual([])
  const largest = sizes.toSorted(([, a], [, b]) => b - a)[0]
  test.info().annotations.push({
    type: 'figure',
    description: `${sizes.length} answers, the largest ${((largest?.[1] ?? 0) / 1_000_000).toFixed(1)} MB; heap limited to ${HEAP_MEGABYTES} MB`,
  })
})
