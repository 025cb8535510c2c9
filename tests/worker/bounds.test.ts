import { env } from 'cloudflare:workers'
import { inspectRoutes } from 'hono/dev'
import { expect, it } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import { app } from '#worker/app.ts'
import { newPerson } from './people.ts'

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
  await env.DB.prepare(
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
