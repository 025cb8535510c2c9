import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { signIn } from '../../scripts/bench/bytes.ts'
import { withRunningApp } from '../../scripts/bench/running-app.ts'
import { buildIfStale } from '../../scripts/build.ts'

const root = join(import.meta.dirname, '../..')
const HEAP_MEGABYTES = 48
const PAGES = 1_500

// A heap beyond its limit ends the Workers runtime, so that the call and those after it get no answer.
test('answered requests leave nothing in memory', { tag: ['@soak'] }, async () => {
  test.setTimeout(600_000)
  buildIfStale(root)
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-old-space-size=${HEAP_MEGABYTES}`
  try {
    await withRunningApp(root, async (address) => {
      const headers = { cookie: await signIn(address) }
      for (let count = 0; count < PAGES; count += 1) {
        const answer = await fetch(`${address}/app`, { headers })
        await answer.arrayBuffer()
        expect(answer.status, `page ${count}`).toBe(200)
      }
    })
  } finally {
    delete process.env.MINIFLARE_WORKERD_V8_FLAGS
  }
})
