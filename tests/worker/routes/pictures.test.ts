import { expect, it, vi } from 'vitest'
import { ACCOUNTS } from '../databases.ts'
import { call, newPerson } from '../people.ts'

type Answer = { status?: number; type?: string; body?: BodyInit | null; headers?: Record<string, string> }

/** Answers the Worker's own requests; returns what it asked for. */
function siteOf(answer: (url: string) => Answer): Request[] {
  const asked: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    asked.push(request)
    const { status = 200, type, body = 'picture', headers } = answer(request.url)
    return new Response(body, { status, headers: { ...(type && { 'content-type': type }), ...headers } })
  })
  return asked
}

const COVER = 'https://covers.example.org/low-water.jpg?size=2'
const pathOf = (url: string) => `/api/pictures?url=${encodeURIComponent(url)}`

it('serves a picture of another site without telling that site about the person', async () => {
  const asked = siteOf(() => ({ type: 'image/jpeg; charset=x', headers: { 'set-cookie': 'a=b' } }))
  const response = await (await newPerson()).call(pathOf(COVER), { headers: { referer: 'http://gatefold.test/app' } })
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 'picture'.length])
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toBe('private, max-age=86400')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(asked.map(({ url }) => url)).toEqual([COVER])
  for (const name of ['cookie', 'referer', 'cf-connecting-ip', 'origin']) expect(asked[0]?.headers.get(name)).toBeNull()
})

it('serves nobody who is not signed in', async () => {
  const asked = siteOf(() => ({ type: 'image/png' }))
  expect((await call(pathOf(COVER))).status).toBe(401)
  expect(asked).toEqual([])
})

it.each([
  'http://covers.example.org/a.png',
  'ftp://covers.example.org/a.png',
  'https://covers.example.org:8443/a.png',
  'https://user@covers.example.org/a.png',
  'https://localhost/a.png',
  'https://printer/a.png',
  'https://router.local/a.png',
  'https://db.internal/a.png',
  'https://a.localhost./a.png',
  'https://127.0.0.1/a.png',
  'https://2130706433/a.png',
  'https://0x7f.1/a.png',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/a.png',
  'https://[::ffff:10.0.0.1]/a.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'covers.example.org',
])('fetches nothing from %s', async (url) => {
  const asked = siteOf(() => ({ type: 'image/png' }))
  expect((await (await newPerson()).call(pathOf(url))).status).toBe(404)
  expect(asked).toEqual([])
})

it.each<[string, Answer]>([
  ['a page', { type: 'text/html' }],
  ['a drawing that may hold scripts', { type: 'image/svg+xml' }],
  ['something of no type', { body: new Uint8Array([1]) }],
  ['a missing picture', { status: 404, type: 'image/png' }],
  ['too large a picture', { type: 'image/png', headers: { 'content-length': '6000000' } }],
])('answers 404 for %s', async (_, answer) => {
  siteOf(() => answer)
  expect((await (await newPerson()).call(pathOf(COVER))).status).toBe(404)
})

it('answers 404 if the site cannot be reached', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no route'))
  expect((await (await newPerson()).call(pathOf(COVER))).status).toBe(404)
})

it('breaks off a picture that does not say how long it is', async () => {
  const chunk = new Uint8Array(1024 * 1024)
  const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
  siteOf(() => ({ type: 'image/png', body: endless() }))
  const response = await (await newPerson()).call(pathOf(COVER))
  expect((await response.arrayBuffer()).byteLength).toBe(5 * 1024 * 1024)
})

it('follows three redirects to public addresses, and none to others', async () => {
  const to = (location: string): Answer => ({ status: 302, headers: { location } })
  const asked = siteOf((url) => (url.endsWith('/3') ? { type: 'image/png' } : to(`/${Number(url.at(-1)) + 1}`)))
  const person = await newPerson()
  expect((await person.call(pathOf('https://covers.example.org/0'))).status).toBe(200)
  expect((await person.call(pathOf('https://covers.example.org/-1'))).status).toBe(200)
  expect(asked).toHaveLength(4 + 3)
  siteOf(() => to('https://10.0.0.1/a.png'))
  expect((await person.call(pathOf(COVER))).status).toBe(404)
})

it('answers 429 to somebody who asks for too many', async () => {
  siteOf(() => ({ type: 'image/png' }))
  const person = await newPerson()
  await ACCOUNTS.prepare('INSERT INTO rate_limit (key, count, resets_at) VALUES (?, 1000, ?)')
    .bind(`pictures:${person.id}`, Date.now() + 600_000)
    .run()
  const response = await person.call(pathOf(COVER))
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
})
