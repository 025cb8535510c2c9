import { inspectRoutes } from 'hono/dev'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ErrorBody } from '#domain/errors/error.ts'
import { app } from '#worker/app.ts'
import { ANSWERS } from '#worker/openapi/answers.ts'
import { type ApiDocument, RECORDS } from '#worker/openapi/document.ts'
import { OPERATIONS, type Operation } from '#worker/openapi/operations.ts'
import { call, newPerson } from '../people.ts'
import { answerOutside, ask, TABLE, thingsOf } from './route-table.ts'

beforeEach(answerOutside)

const readDocument = async () => (await call('/api/openapi.json')).json<ApiDocument>()

it('describes every route of records that tokens reach, and no other', async () => {
  const { paths } = await readDocument()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} /api${path}`),
  )
  const registered = new Set(
    inspectRoutes(app)
      .filter(
        ({ isMiddleware, method, path }) =>
          !isMiddleware &&
          path.startsWith('/api') &&
          RECORDS.test(path.slice('/api'.length)) &&
          !TABLE[`${method} ${path}`]?.noTokens,
      )
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`),
  )
  expect(new Set(described)).toEqual(registered)
  expect(Object.keys(OPERATIONS).length).toBe(registered.size)
})

type Described = {
  summary: string
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: { properties: object }; example: unknown }> }
  responses: Record<string, unknown>
}
const operations = async () => {
  const { paths } = await readDocument()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ key: `${method.toUpperCase()} ${path}`, ...(one as Described) })),
  )
}

it('names a body where a route takes one, with an example, and the key where a call can be made once', async () => {
  const wrong: string[] = []
  for (const { key, requestBody, parameters = [] } of await operations()) {
    const row = TABLE[key.replace(' ', ' /api').replace(/\{(\w+)\}/g, ':$1')]
    if (Boolean(row?.json) !== Boolean(requestBody)) wrong.push(`${key}: body`)
    const { schema, example } = requestBody?.content['application/json'] ?? {}
    if (requestBody && !example) wrong.push(`${key}: example`)
    if (requestBody && !JSON.stringify(schema).includes('properties')) wrong.push(`${key}: no fields`)
    if ([...key.matchAll(/\{/g)].length !== parameters.filter((one) => one.in === 'path').length)
      wrong.push(`${key}: ids`)
  }
  expect(wrong).toEqual([])
  const keyed = (await operations()).filter(({ parameters = [] }) => parameters.some((one) => one.in === 'header'))
  expect(keyed.map(({ key }) => key)).toContain('POST /albums')
  expect(keyed.length).toBeGreaterThan(6)
})

it('The example of every route gets the answer that is described, and its refusals have one shape', {
  tags: 'promise',
}, async ({ annotate }) => {
  const wrong: string[] = []
  let things = await thingsOf(await newPerson())
  let count = 0
  for (const [key, operation] of Object.entries(OPERATIONS) as [string, Operation][]) {
    const [method = '', path = ''] = key.split(' ')
    const row = {
      path: () => `/api${operation.path?.(things) ?? path}`,
      ...(operation.body && { json: () => operation.body?.(things) }),
    }
    // The route, for what waits for its Workflow.
    const response = await ask(`${method} /api${path}`, row as never, things, things.person.cookie)
    const text = await response.text()
    count += 1
    const expected = operation.exampleStatus ?? operation.status ?? 200
    if (response.status !== expected) wrong.push(`${key} answers ${response.status}: ${text.slice(0, 200)}`)
    const isError = response.status >= 400
    const type = response.headers.get('content-type') ?? ''
    if (isError || operation.answer) {
      const schema: z.ZodMiniType = isError ? ErrorBody : ANSWERS[operation.answer ?? 'Left']
      const checked = type.startsWith('application/json') ? schema.safeParse(JSON.parse(text)) : undefined
      if (!checked?.success)
        wrong.push(`${key}: ${checked ? z.prettifyError(checked.error) : type} ${text.slice(0, 300)}`)
    } else if (operation.type && !type.startsWith(operation.type)) wrong.push(`${key}: ${type}`)
    for (const name of operation.headers ?? [])
      if (!(name === 'failed-rows' && key.endsWith('/bulk')) && !response.headers.has(name))
        wrong.push(`${key}: no ${name}`)
    if (response.ok && method !== 'GET') things = await thingsOf(await newPerson())
  }
  expect(wrong).toEqual([])
  await annotate(`${count} routes, ${count} examples, 0 other answers`, 'figure')
})

it('is a page to read without script', async () => {
  const response = await call('/docs/api')
  expect(response.status).toBe(200)
  const html = await response.text()
  for (const { summary } of await operations()) expect(html).toContain(summary)
})
