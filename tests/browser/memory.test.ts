import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { signIn } from '../../scripts/bench/bytes.ts'
import { withRunningApp } from '../../scripts/bench/running-app.ts'
import { buildIfStale } from '../../scripts/build.ts'

const root = join(import.meta.dirname, '../..')
const HEAP_MEGABYTES = 48
const CALLS = 1_500

// A heap beyond its limit ends the Workers runtime, so that the call and those after it get no answer.
test('answered requests leave nothing in memory', { tag: ['@soak'] }, async () => {
  test.setTimeout(600_000)
  await buildIfStale(root)
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-old-space-size=${HEAP_MEGABYTES}`
  try {
    await withRunningApp(root, async (address) => {
      const headers = { cookie: await signIn(address), origin: address }
      const [album] = await (await fetch(`${address}/api/albums`, { headers })).json()
      const reads = ['/app', '/app?q=a', EVERYTHING, '/api/export/albums', `/app/album/${album.id}`, '/app/tags']
      const rate = (count: number) => ({
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ rating: 1 + (count % 5) }),
      })
      for (let count = 0; count < CALLS; count += 1) {
        const read = count % 2 === 0 && reads[(count / 2) % reads.length]
        const answer = await (read
          ? fetch(address + read, { headers })
          : fetch(`${address}/api/albums/${album.id}`, rate(count)))
        await answer.arrayBuffer()
        expect(answer.status, `call ${count}`).toBe(200)
      }
    })
  } finally {
    delete process.env.MINIFLARE_WORKERD_V8_FLAGS
  }
})
