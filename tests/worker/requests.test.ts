import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inspectRoutes } from 'hono/dev'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { LIMITS } from '#domain/limits.ts'
import { app } from '#worker/app.ts'
import { validated } from '#worker/respond.ts'
import { RECORDS } from './databases.ts'
import { call, newAccount, newNetwork, newPerson } from './people.ts'

describe('the number of a request', () => {
  it('is ours, whatever the client sends', async () => {
    const response = await call('/api/auth/me', { headers: { 'x-request-id': 'chosen-by-the-client' } })
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/)
  })
})

describe('a call from another site', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is refused with JSON: %s', async (method) => {
    const person = await newPerson()
    const path = method === 'POST' ? '/api/crates' : '/api/crates/1'
    const headers = { 'sec-fetch-site': 'cross-site' }
    const response = await person.call(path, { method, json: { name: 'Planted' }, headers })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ code: 'forbidden', message: 'This call came from another site' })
    expect(await (await person.call('/api/crates')).json()).toEqual([])
  })

  it.each(['same-origin', 'none'])('is none if the browser says %s', async (site) => {
    const person = await newPerson()
    const response = await person.call('/api/crates', { json: { name: 'Own' }, headers: { 'sec-fetch-site': site } })
    expect(response.status).toBe(201)
  })

  it.each(['https://other.example', 'http://gatefold.test:81', 'null'])(
    'is told by its origin alone too: %s',
    async (origin) => {
      const person = await newPerson()
      for (const site of [undefined, 'same-origin', 'none']) {
        const headers = { origin, ...(site && { 'sec-fetch-site': site }) }
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
          const path = method === 'POST' ? '/api/crates' : '/api/crates/1'
          expect((await person.call(path, { method, json: { name: 'Planted' }, headers })).status).toBe(403)
        }
      }
      expect((await person.call('/api/crates', { headers: { origin } })).status).toBe(200)
      expect(await (await person.call('/api/crates')).json()).toEqual([])
    },
  )

  it('may still open a page by a link', async () => {
    const person = await newPerson()
    expect((await person.call('/app', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
  })
})

describe('a body for signing in', () => {
  it.each([
    '/api/auth/sign-in/email',
    '/api/auth/sign-up/email',
    '/api/auth/register',
    '/api/signup/verify',
    '/api/setup/admin',
  ])('is refused above 16 kB: %s', async (path) => {
    const response = await call(path, { json: { password: 'x'.repeat(16_000) }, headers: newNetwork() })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'too-large' })
  })

  it('has room for the longest name and password', async () => {
    const emoji = '👩🏽‍❤️‍💋‍👩🏻'
    const password = emoji.repeat(128)
    const { email } = await newAccount({ password, name: emoji.repeat(60) })
    const response = await call('/api/auth/sign-in/email', { json: { email, password }, headers: newNetwork() })
    expect(response.status).toBe(200)
  })
})

it.each([
  `/a${'/'.repeat(15_000)}b/`,
  `${'/a'.repeat(1_000)}/`,
  `/api/albums/${'1'.repeat(2_000)}`,
  `/s/${'x'.repeat(2_000)}`,
  `/api/albums?q=${'x'.repeat(20_000)}`,
])('refuses an address that is too long before anything looks at it: %.14s…', async (path) => {
  const limit = vi.fn(async () => ({ success: true }))
  const bindings = { ...env, SHARE_CALLS: { limit } }
  const request = new Request(`http://gatefold.test${path}`)
  const response = await app.fetch(request, bindings as never, createExecutionContext())
  expect(response.status).toBe(414)
  expect(await response.text()).toContain('This address is too long')
  expect(limit).not.toHaveBeenCalled()
})

it('takes the longest address of a cover, in any script', async () => {
  const url = `https://example.com/${'ż'.repeat(LIMITS.url - 20)}`
  const response = await (await newPerson()).call(`/api/pictures?url=${encodeURIComponent(url)}`)
  expect(response.status).toBe(404)
})

const LARGE = '{"code":"too-large","message":"This is too large for Gatefold."}'
const largeText = () => JSON.stringify({ notes: 'x'.repeat(2_000_001) })

it('returns 413 for a body over 2 MB', async () => {
  const person = await newPerson()
  const body = largeText()
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
  const response = await person.call('/api/albums', { method: 'POST', body, headers })
  expect(response.status).toBe(413)
  expect(await response.text()).toBe(LARGE)
})

it.each([
  ['the body', '['.repeat(1_000_000)],
  ['the body of an export', '['.repeat(1_000_000), '/api/export/albums'],
  ['entries of a file in it', JSON.stringify({ collectionData: `{"albums":[${'0,'.repeat(1_500_000)}0]}` })],
  ['a file in it', JSON.stringify({ collectionData: '[{},'.repeat(500_000) })],
])(
  'returns 413 for more lists, objects or entries than can be parsed while others wait: %s',
  async (_, body, path = '/api/import/collection') => {
    const person = await newPerson()
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
    const response = await person.call(path, { method: 'POST', body, headers })
    expect(response.status).toBe(413)
    expect(await response.text()).toBe(LARGE)
  },
)

/** Whether some list in a JSON schema can be of any length, though its values are checked. */
const hasEndlessList = (schema: unknown): boolean => {
  if (typeof schema !== 'object' || schema === null) return false
  const { type, items, maxItems } = schema as Record<string, unknown>
  if (type === 'array' && maxItems === undefined && Object.keys(items ?? {}).length > 0) return true
  return Object.values(schema).some(hasEndlessList)
}

it('takes no list without a limit', () => {
  const endless = app.routes.filter(({ handler }) => {
    const schema = validated.get(handler)?.schema
    return schema && hasEndlessList(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  })
  expect(endless.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

const many = (count: number, value: unknown) => Array.from({ length: count }, () => value)
const ALBUM = { title: 'T', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/x' }
const fileOf = (parts: object) => ({
  collectionData: JSON.stringify({ format: 'gatefold', version: 1, albums: [], crates: [], ...parts }),
})

it.each<[string, object]>([
  ['/api/albums', { ...ALBUM, userTags: many(900_000, 0) }],
  ['/api/albums', { ...ALBUM, userTags: many(400_000, 'a') }],
  ['/api/albums/delete', { albumIds: many(100_000, 0) }],
  ['/api/albums/merge', { keep: 1, merge: [2], versions: many(600_000, '') }],
  ['/api/albums/distinct', { albumIds: many(600_000, '') }],
  ['/api/imports/fan', { username: 'a', lists: many(600_000, '') }],
  ['/api/import/collection', fileOf({ albums: [{ ...ALBUM, userTags: many(900_000, 0) }] })],
  ['/api/import/collection', fileOf({ crates: [{ name: 'C', albumIds: many(900_000, '') }] })],
])('returns 400 for a list of as many values as a body holds: %s %#', async (path, json) => {
  expect((await (await newPerson()).call(path, { method: 'POST', json })).status).toBe(400)
})

it('returns 413 for a body over 2 MB without a content length and stops reading it', async () => {
  const person = await newPerson()
  const piece = new TextEncoder().encode('x'.repeat(100_000))
  const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(piece))
  const response = await person.call('/api/albums', {
    method: 'POST',
    body: new ReadableStream({ pull }),
    headers: { 'content-type': 'application/json' },
  })
  expect(response.status).toBe(413)
  expect(await response.text()).toBe(LARGE)
  expect(pull.mock.calls.length).toBeLessThan(170)
})

it('reads a rejected body with a content length to its end, up to 16 MB', async () => {
  const piece = new TextEncoder().encode('x'.repeat(100_000))
  const send = async (pieces: number) => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        if (sent === pieces) return controller.close()
        sent += 1
        controller.enqueue(piece)
      },
    })
    const headers = { 'content-type': 'application/json', 'content-length': String(pieces * piece.length) }
    const response = await call('/api/albums', { method: 'POST', body, headers })
    await response.text()
    return { status: response.status, sent }
  }
  expect(await send(10)).toEqual({ status: 401, sent: 10 })
  expect(await send(90)).toEqual({ status: 413, sent: 90 })
  expect((await send(1_000)).sent).toBeLessThan(170)
})

it.each([
  ['broken JSON', '{"title": "Low', 'application/json'],
  ['an empty body', '', 'application/json'],
  ['a lone surrogate', '{"title":"\ud800', 'application/json'],
])('returns 400 for %s', async (_, body, type) => {
  const person = await newPerson()
  const response = await person.call('/api/albums', { method: 'POST', body, headers: { 'content-type': type } })
  expect(response.status).toBe(400)
  const message = 'The body is not JSON'
  expect(await response.json()).toEqual({ code: 'invalid', message, fields: { body: message } })
})

it.each(['null', '[]', '5', '"album"', '{"__proto__":{"title":"x"}}'])('returns 400 for the body %s', async (body) => {
  const person = await newPerson()
  const headers = { 'content-type': 'application/json' }
  const response = await person.call('/api/albums', { method: 'POST', body, headers })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ code: 'invalid', message: expect.any(String), fields: expect.any(Object) })
})

describe('the answer to invalid fields', () => {
  it('names at most 20 of them, and long names only in part', async () => {
    const person = await newPerson()
    const unknown = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`field-${n}`, 1]))
    const response = await person.call('/api/crates', { json: { ...unknown, [`${'x'.repeat(100_000)}`]: 1 } })
    expect(response.status).toBe(400)
    const text = await response.text()
    expect(text.length).toBeLessThan(10_000)
    expect(Object.keys((JSON.parse(text) as { fields: object }).fields)).toHaveLength(20)
    const long = await person.call('/api/crates', { json: { name: 'N', ['x'.repeat(100_000)]: 1 } })
    expect((await long.text()).length).toBeLessThan(1_000)
  })

  it('does so for a list and a query, too', async () => {
    const person = await newPerson()
    const json = { albumIds: Array.from({ length: 5_000 }, () => 'x') }
    for (const path of ['/api/albums/delete', '/api/export/albums']) {
      const response = await person.call(path, { json })
      expect(response.status).toBe(400)
      expect((await response.text()).length, path).toBeLessThan(10_000)
    }
  })
})

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']

const pagesWithForms = [
  ...new Set(
    inspectRoutes(app)
      .filter(({ method, path, isMiddleware }) => method === 'POST' && !path.startsWith('/api') && !isMiddleware)
      .map(({ path }) => path),
  ),
]

describe.each(pagesWithForms)('POST %s', (path) => {
  it.each(FORMS)('refuses %s from another site with a page, and logs nothing', async (type) => {
    const person = await newPerson()
    const headers = { origin: 'https://evil.example', 'content-type': type }
    const response = await person.call(path, { method: 'POST', body: 'email=marit%40example.com', headers })
    expect(response.status).toBe(403)
    expect(response.headers.get('content-type')).toContain('text/html')
    const page = await response.text()
    expect(page).toMatch(/^<!DOCTYPE html>/)
    expect(page).toContain('This call came from another site')
    expect(page).not.toContain('Something went wrong')
  })
})

it('finds the pages that take forms', () => {
  expect(pagesWithForms).toContain('/forgot-password')
})

it('refuses a form from another site at an address without a page in the same way', async () => {
  const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' }
  const response = await call('/nothing', { method: 'POST', body: 'x', headers })
  expect(response.status).toBe(403)
})

it('answers a form that is too large with a page', async () => {
  const body = new URLSearchParams({ email: 'x'.repeat(LIMITS.bodyBytes) })
  const response = await call('/forgot-password', { method: 'POST', body })
  expect(response.status).toBe(413)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toContain('This is too large for Gatefold.')
})

it('answers a call that is too large in the shape of every error', async () => {
  const response = await call('/api/auth/sign-in/email', { json: { email: 'x'.repeat(LIMITS.bodyBytes) } })
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ code: 'too-large', message: 'This is too large for Gatefold.' })
})

it('formats the numbers of an error in the language of its words, whatever the browser prefers', async () => {
  const person = await newPerson()
  const album = { title: 'A', artist: 'B', bandcampUrl: 'https://b.bandcamp.com/album/a', notes: 'x'.repeat(10_001) }
  for (const language of ['de', 'en', 'fr']) {
    const response = await person.call('/api/albums', { json: album, headers: { 'accept-language': language } })
    const { fields } = await response.json<{ fields: Record<string, string> }>()
    expect(fields.notes).toBe('At most 10,000 characters')
  }
})

/** The routes that take a body, with an id for each parameter. */
const WRITES = [
  ...new Map(
    inspectRoutes(app)
      .filter(({ isMiddleware, method }) => !isMiddleware && !['GET', 'ALL'].includes(method))
      .map(({ method, path }) => [`${method} ${path}`, { method, path: path.replaceAll(/:\w+/g, '1') }]),
  ).values(),
]
const AUTH = /^\/api\/(?:auth|passkeys|second-factor|signup|setup)\//

it('Every body over its limit is refused with 413', { tags: ['promise'] }, async ({ annotate }) => {
  const person = await newPerson('admin')
  const limitOf = (path: string) => {
    if (path.startsWith('/api/import/')) return LIMITS.importCallBytes
    return AUTH.test(`${path}/`) ? 16_000 : LIMITS.bodyBytes
  }
  const wrong = []
  for (const { method, path } of WRITES) {
    const body = ' '.repeat(limitOf(path) + 1)
    const { status } = await person.call(path, { method, body, headers: { 'content-type': 'application/json' } })
    if (status !== 413) wrong.push({ method, path, status })
  }
  expect(wrong).toEqual([])
  await annotate(`${WRITES.length} routes, 0 took more`, 'figure')
})

it('An answer names at most 20 faults of a request', { tags: ['promise'] }, async ({ annotate }) => {
  const person = await newPerson('admin')
  const unknown = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, 1]))
  const counts: number[] = []
  for (const { method, path } of WRITES) {
    const answer = await person.call(path, { method, json: unknown })
    const text = await answer.text()
    if (answer.status !== 400 || !text.startsWith('{')) continue
    counts.push(Object.keys((JSON.parse(text) as { fields?: object }).fields ?? {}).length)
  }
  expect(Math.max(...counts)).toBe(20)
  expect(counts.length).toBeGreaterThan(30)
  await annotate(`${counts.length} routes, at most ${Math.max(...counts)} faults named`, 'figure')
})

it('carries few crates in the page if a person has many large ones, favorites first', async () => {
  const person = await newPerson()
  await RECORDS.prepare(
    `INSERT INTO crate (user_id, name, description, is_favorite, position, created_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     SELECT ?1, substr(i || printf('%.*c', 120, 'N'), 1, 120), replace(printf('%.*c', 2000, 'd'), 'd', '星'), i = ?2, i, 0 FROM n`,
  )
    .bind(person.id, LIMITS.cratesPerPerson)
    .run()
  const page = await (await person.call('/app')).text()
  expect(new TextEncoder().encode(page).length).toBeLessThan(1_500_000)
  expect(page).toContain('"name":"2000NNN')
  expect(page).toContain('"name":"1NNN')
})
