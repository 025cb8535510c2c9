import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inspectRoutes } from 'hono/dev'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ErrorBody } from '#domain/errors/error.ts'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/env.ts'
import { type ApiDocument, exampleOf, RECORDS } from '#worker/openapi/document.ts'
import { ANSWERS, OPERATIONS, type Operation } from '#worker/openapi/operations.ts'
import { call, newPerson, ORIGIN } from '../people.ts'
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
  parameters?: { name: string; in: string; schema: { enum?: string[] } }[]
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

it('names every status that a caller of a route gets', async () => {
  const wrong: string[] = []
  for (const { key, responses } of await operations()) {
    const row = TABLE[key.replace(' ', ' /api').replace(/\{(\w+)\}/g, ':$1')]
    const got = [row?.nobody, row?.stranger, row?.user, ...(row?.wrong ? [400] : [])]
    for (const status of got) if (!(String(status) in responses)) wrong.push(`${key}: ${status}`)
    if (!Object.keys(responses).some((status) => status.startsWith('2'))) wrong.push(`${key}: no 2XX`)
  }
  expect(wrong).toEqual([])
  expect((await readDocument()).paths['/pictures']?.get).toHaveProperty('responses.404')
})

it('tells nothing of routes that an installation switched off', async () => {
  const off = (path: string) =>
    app.request(`${ORIGIN}${path}`, {}, { ...env, BANDCAMP_LINK: 'off' } as unknown as Env, createExecutionContext())
  const { paths, components, tags } = await (await off('/api/openapi.json')).json<ApiDocument>()
  for (const path of ['/play/{track}', '/albums/{id}/tracks', '/imports/link']) expect(paths).not.toHaveProperty([path])
  expect(components.schemas).not.toHaveProperty('TrackList')
  expect(tags.map(({ name }) => name)).not.toContain('play')
  expect(await (await off('/docs/api')).text()).not.toContain('/play/')
  expect((await readDocument()).paths).toHaveProperty(['/play/{track}'])
})

it('has the license of the project, and no schema or response that nothing refers to', async () => {
  const document = await readDocument()
  expect(document.info.license).toEqual({ name: 'MIT', identifier: 'MIT' })
  const text = JSON.stringify(document)
  for (const [kind, parts] of Object.entries({
    schemas: document.components.schemas,
    responses: document.components.responses,
  }))
    for (const name of Object.keys(parts)) expect(text, name).toContain(`"#/components/${kind}/${name}"`)
})

it('describes the parameters of a search as they are checked', async () => {
  const [page] = (await operations()).filter(({ key }) => key === 'GET /albums/page')
  const parameters = new Map(page?.parameters?.map((one) => [one.name, one]))
  expect(parameters.get('list')).toMatchObject({ schema: { enum: ['collection', 'wishlist', 'both'] } })
  expect(parameters.get('tag')).toMatchObject({ schema: { type: 'array', maxItems: 20 } })
  expect(parameters.get('page')).toMatchObject({ schema: { type: 'integer' } })
  expect(page?.parameters?.filter((one) => !('description' in one))).toEqual([])
  const person = await newPerson()
  for (const { name, schema } of page?.parameters ?? [])
    for (const value of schema.enum ?? [])
      expect((await person.call(`/api/albums/page?${name}=${value}`)).status, `${name}=${value}`).toBe(200)
})

it('The example of every route gets the answer that is described, and its refusals have one shape', {
  tags: 'promise',
}, async ({ annotate }) => {
  const wrong: string[] = []
  let things = await thingsOf(await newPerson())
  let count = 0
  for (const [key, operation] of Object.entries(OPERATIONS) as [keyof typeof OPERATIONS, Operation][]) {
    const [method = '', path = ''] = key.split(' ')
    const example = exampleOf(key, things)
    const row = {
      path: () => `/api${example.path}`,
      ...(example.body && { json: () => example.body }),
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
      if (!(/^(?:failed|matched)-rows$/.test(name) && key.endsWith('/bulk')) && !response.headers.has(name))
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
