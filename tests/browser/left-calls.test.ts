import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { newSession } from '../new-session.ts'
import { expect, test } from './person.ts'

// More than what is on its way to a client that reads nothing.
const ALBUMS = 700
const notes = 'n'.repeat(10_000)
/** After so long a call no longer counts, even if nothing tells that its client has left. */
const SILENT_MS = 10_000

test('answers a call for all albums at once after one whose client has left', { tag: '@detail' }, async () => {
  const { origin } = new URL(test.info().project.use.baseURL ?? '')
  const headers = await newSession(origin)
  const albums = Array.from({ length: ALBUMS }, (_, id) => ({ id, title: `Album ${id}`, artist: 'Tern', notes }))
  const collectionData = JSON.stringify({ format: 'gatefold', version: 1, albums, crates: [] })
  const sent = await fetch(`${origin}/api/import/collection`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ collectionData }),
  })
  expect(sent.status, await sent.text()).toBe(200)
  const left = new AbortController()
  expect((await fetch(origin + EVERYTHING, { headers, signal: left.signal })).status).toBe(200)
  left.abort()
  const began = performance.now()
  const next = await fetch(origin + EVERYTHING, { headers })
  expect(await next.text()).toContain('Album 699')
  expect(performance.now() - began).toBeLessThan(SILENT_MS)
})
