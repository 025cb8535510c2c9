import { introspectWorkflow } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { runs } from '../../runs.ts'
import { oddIn } from '../odd-values.ts'
import { newNetwork, newPerson } from '../people.ts'
import { answerOutside, TABLE, thingsOf } from '../routes/route-table.ts'

beforeEach(answerOutside)

const routes = Object.entries(TABLE).filter(([key]) => !key.startsWith('GET'))

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'userId', 'id', '', '\0', '\ud800']
const anyJson = fc.jsonValue({ stringUnit: 'binary' })
/** Texts that are no JSON, or JSON that no JavaScript prints. */
const texts = fc.oneof(
  fc.constantFrom(...KEYS).map((key) => `{"${key}":{"isAdmin":true,"role":"admin"}}`),
  fc.tuple(fc.constantFrom('[', '{"a":', '[[],'), fc.nat(20_000)).map(([open, depth]) => open.repeat(depth)),
  fc.nat(7_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.constantFrom('1e999', '-1e999', '9'.repeat(400), '9007199254740993', '-0', '""', 'null', '\ufeff{}', '{}{}', ''),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
/** Bodies that have the shape of `json` with odd values or keys, any JSON, and no JSON at all. */
const anyBody = (json: object) =>
  fc.oneof(
    { weight: 5, arbitrary: oddIn(json).map((odd) => JSON.stringify(odd)) },
    {
      weight: 2,
      arbitrary: fc
        .dictionary(fc.constantFrom(...KEYS, ...Object.keys(json)), anyJson)
        .map((odd) => JSON.stringify({ ...json, ...odd })),
    },
    { weight: 1, arbitrary: anyJson.map((odd) => JSON.stringify(odd)) },
    { weight: 1, arbitrary: texts },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 500 }).map((bytes) => new Uint8Array(bytes)) },
  )
const anyType = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  fc.constantFrom('application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'multipart/form-data', 'a'),
)

const TEXT = expect.stringMatching(/./)
const isTextOnly = (fields: unknown) => Object.values(Object(fields)).every((text) => typeof text === 'string' && text)

it('Whatever body a writing route gets, no answer is a server error, and each refusal has one shape', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  await using workflows = await introspectWorkflow(env.FAN_IMPORT)
  await workflows.modifyAll((modify) => modify.disableSleeps())
  const statuses: Record<number, number> = {}
  for (const [key, row] of routes) {
    const [method, route = ''] = key.split(' ')
    let things = await thingsOf(await newPerson(row.wrongAs))
    const body = anyBody(Object(row.json?.(things)))
    await fc.assert(
      fc.asyncProperty(body, anyType, async (body, type) => {
        const headers = { 'content-type': type, ...newNetwork() }
        const response = await things.person.call(row.path?.(things) ?? route, { method, body, headers })
        const text = await response.text()
        const { status } = response
        statuses[status] = (statuses[status] ?? 0) + 1
        expect(status, `${key} ${text}`).toBeLessThan(500)
        if (status === 400 && route.startsWith('/api/')) {
          const { fields, ...rest } = JSON.parse(text)
          expect(rest, key).toEqual({ code: TEXT, message: TEXT })
          expect(isTextOnly(fields), text).toBe(true)
        }
        // It may have deleted what the next one names, or used up a limit.
        if (response.ok || status === 429) things = await thingsOf(await newPerson(row.wrongAs))
      }),
      { numRuns: runs(5, Math.ceil(5_000 / routes.length)) },
    )
  }
  for (const instance of await workflows.get()) await instance.waitForStatus('complete')
  const bodies = Object.values(statuses).reduce((sum, count) => sum + count)
  await annotate(
    `${bodies} bodies over ${routes.length} routes, 0 answers of 5xx, ${statuses[400]} refusals, all in one shape`,
    'figure',
  )
})

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
const READING = ['GET', 'HEAD']

it('Whatever method comes to an address, with or without a body, no answer is a server error', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  await using workflows = await introspectWorkflow(env.FAN_IMPORT)
  await workflows.modifyAll((modify) => modify.disableSleeps())
  const rows = Object.entries(TABLE)
  let requests = 0
  for (const [key, row] of rows) {
    const route = key.split(' ')[1] ?? ''
    let things = await thingsOf(await newPerson(row.wrongAs))
    const body = fc.option(anyBody(Object(row.json?.(things))), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...METHODS), body, anyType, async (method, any, type) => {
        // `Request` allows no body with these; tests/browser/refused-bodies.test.ts sends one.
        const isReading = READING.includes(method)
        const sent = isReading || any === undefined ? {} : { body: any }
        const headers = { 'content-type': type, ...newNetwork() }
        const response = await things.person.call(row.path?.(things) ?? route, { method, headers, ...sent })
        requests += 1
        expect(
          response.status,
          `${method} ${route} ${response.status < 500 ? '' : await response.text()}`,
        ).toBeLessThan(500)
        if ((response.ok && !isReading) || response.status === 429)
          things = await thingsOf(await newPerson(row.wrongAs))
      }),
      { numRuns: runs(3, Math.ceil(5_000 / rows.length)) },
    )
  }
  for (const instance of await workflows.get()) await instance.waitForStatus('complete')
  await annotate(
    `${requests} requests with ${METHODS.length} methods to ${rows.length} routes, 0 answers of 5xx`,
    'figure',
  )
})
