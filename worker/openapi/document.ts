import type { RouterRoute } from 'hono/types'
import * as z from 'zod/mini'
import { ErrorBody } from '#domain/errors/error.ts'
import { LIMITS } from '#domain/limits.ts'
import { CollectionPageSearch, CollectionSearch } from '#domain/query/collection-search.ts'
import { IDEMPOTENCY_KEY } from '#domain/sync/idempotency.ts'
import * as messages from '#locales/api-docs.ts'
import { sentencesText } from '#locales/intl.ts'
import { refuseTokens } from '../auth/require.ts'
import { idempotent } from '../idempotency.ts'
import { validated } from '../respond.ts'
import { isSafe } from '../safe-methods.ts'
import { ANSWERS, type Ids, OPERATIONS, type Operation, SHOWN_IDS } from './operations.ts'

type Json = Record<string, unknown>

/** Paths about a person's records, which a token reaches unless the route refuses it. */
export const RECORDS =
  /^\/(?:albums|crates|listens|trash|tags|sync|bandcamp|play|imports|pictures|export|import)(?:\/|$)/

const refTo = (name: string) => `#/components/schemas/${name}`

/** The schemas of answers by their names, by which they also refer to each other. */
function namedSchemas(): Record<string, Json> {
  const named = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries({ ...ANSWERS, Error: ErrorBody })) named.add(schema, { id })
  const { schemas } = z.toJSONSchema(named, { io: 'output', unrepresentable: 'any', uri: refTo })
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]))
}

const inputSchema = (schema: z.core.$ZodType): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

const SEARCHES: readonly z.core.$ZodType[] = [CollectionSearch, CollectionPageSearch]

// A parameter that can be repeated is validated as one text or several.
const asList = (schema: Json): Json =>
  Array.isArray(schema.anyOf) ? (schema.anyOf.find(({ type }) => type === 'array') ?? schema) : schema

function queryParameters(schema: z.core.$ZodType): Json[] {
  const { required, properties } = inputSchema(schema)
  const needed = new Set(required as string[] | undefined)
  const meanings: Record<string, string> = SEARCHES.includes(schema) ? messages.searchMeanings : {}
  return Object.entries((properties ?? {}) as Record<string, Json>).map(([name, one]) => ({
    name,
    in: 'query',
    required: needed.has(name),
    description: meanings[name],
    schema: asList(one),
  }))
}

const pathParameter = (name: string): Json => ({
  name,
  in: 'path',
  required: true,
  description: messages.pathMeaning,
  schema:
    name === 'chunk'
      ? { type: 'integer', minimum: 0, maximum: LIMITS.importChunks - 1 }
      : { type: 'integer', minimum: 1 },
})

const KEY_PARAMETER = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  description: messages.keyMeaning,
  schema: { type: 'string', maxLength: LIMITS.idempotencyKey },
}

type Route = { key: keyof typeof OPERATIONS; method: string; path: string; handlers: RouterRoute['handler'][] }

/** The routes of a person's records that tokens reach, each with all its handlers. */
function recordRoutes(routes: readonly RouterRoute[]): Route[] {
  const found = new Map<string, Route>()
  for (const { method, path, handler } of routes) {
    if (method === 'ALL' || !RECORDS.test(path)) continue
    const named = path.replace(/:(\w+)/g, '{$1}')
    const key = `${method} ${named}` as Route['key']
    const route = found.get(key) ?? { key, method, path: named, handlers: [] }
    route.handlers.push(handler)
    found.set(key, route)
  }
  return [...found.values()].filter(({ handlers }) => !(handlers as unknown[]).includes(refuseTokens))
}

const errorStatuses = (operation: { hasInput: boolean; hasId: boolean; isRead: boolean; path: string }): number[] => [
  ...(operation.hasInput ? [400] : []),
  401,
  ...(operation.isRead ? [] : [403]),
  ...(operation.hasId ? [404] : []),
  ...(operation.isRead ? [] : [409]),
  ...(operation.hasInput && !operation.isRead ? [413] : []),
  429,
  ...(/^\/(?:bandcamp|play)|\/(?:preview|tracks|link)$/.test(operation.path) ? [502] : []),
]

function describe({ key, method, path, handlers }: Route): Json {
  const operation: Operation = OPERATIONS[key]
  const example = exampleOf(key, SHOWN_IDS)
  const inputs = handlers.flatMap((handler) => validated.get(handler) ?? [])
  const body = inputs.find(({ part }) => part === 'json')
  const query = inputs.find(({ part }) => part === 'query')
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const parameters = [
    ...ids.map(pathParameter),
    ...(query ? queryParameters(query.schema) : []),
    ...((handlers as unknown[]).includes(idempotent) ? [KEY_PARAMETER] : []),
  ]
  const { status = 200, answer, type, headers = [], redirectsTo } = operation
  const content = answer
    ? { 'application/json': { schema: { $ref: refTo(answer) } } }
    : type && { [type]: { schema: { type: 'string' } } }
  const isRead = isSafe(method)
  const errors = new Set([
    ...errorStatuses({ hasInput: Boolean(body ?? query), hasId: ids.length > 0, isRead, path }),
    ...(operation.errors ?? []),
  ])
  return {
    operationId: key.replace(/[^A-Za-z]+(\w)?/g, (_, letter: string = '') => letter.toUpperCase()),
    summary: messages.summaries[key],
    tags: [path.split('/')[1]],
    security: [{ token: isRead ? [] : ['write'] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: inputSchema(body.schema), example: example.body },
        },
      },
    }),
    'x-example': `${method} /api${example.path}`,
    responses: {
      [status]: {
        description: messages.answer,
        ...(headers.length > 0 && {
          headers: Object.fromEntries(
            headers.map((name) => [name, { description: messages.answerHeaders[name], schema: { type: 'string' } }]),
          ),
        }),
        ...(content && { content }),
      },
      ...(redirectsTo && { 200: { description: messages.redirected, content: { [redirectsTo]: {} } } }),
      ...Object.fromEntries([...errors].map((code) => [code, { $ref: `#/components/responses/${code}` }])),
    },
  }
}

const ERROR = { 'application/json': { schema: { $ref: refTo('Error') } } }

/** The named parts that `users` refer to. */
const usedOf = (parts: Record<string, Json>, users: object): Record<string, Json> => {
  const text = JSON.stringify(users)
  return Object.fromEntries(Object.entries(parts).filter(([name]) => text.includes(`/${name}"}`)))
}

/** `without`: the handlers that only routes have which this installation does not offer. */
type Options = { version: string; license: string; without: readonly unknown[] }

/** The description of the routes of a person's records as OpenAPI 3.1, made of what validates their calls. */
export function createDocument(routes: readonly RouterRoute[], { version, license, without }: Options) {
  const offered = recordRoutes(routes).filter(({ handlers }) => !handlers.some((handler) => without.includes(handler)))
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of offered) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describe(route) }
  }
  const groups = new Set(offered.map(({ path }) => path.split('/')[1] ?? ''))
  const schemas = namedSchemas()
  const responses = Object.fromEntries(
    Object.entries(messages.statuses).map(([status, description]) => [status, { description, content: ERROR }]),
  )
  const about = {
    tokens: sentencesText([messages.tokens, groups.has('play') && messages.tokensPlay]),
    errors: messages.errors,
    limits: messages.limits(LIMITS.bodyBytes / 1_000, LIMITS.albumsPerPerson),
    paging: messages.paging,
    idempotency: messages.idempotency,
  }
  const sections = Object.entries(about).map(
    ([name, text]) => `## ${messages.headings[name as keyof typeof about]}\n\n${text}`,
  )
  return {
    openapi: '3.1.0',
    info: {
      title: messages.title,
      version,
      summary: messages.description,
      description: sections.join('\n\n'),
      license: { name: license, identifier: license },
    },
    servers: [{ url: '/api' }],
    tags: Object.entries(messages.groups).flatMap(([name, description]) =>
      groups.has(name) ? [{ name, description }] : [],
    ),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: messages.tokens } },
      schemas: usedOf(schemas, [paths, responses, schemas]),
      responses: usedOf(responses, paths),
    },
  }
}
export type ApiDocument = ReturnType<typeof createDocument>

/** The example of a route: its path below /api with its query, and its body if it takes one. */
export function exampleOf(key: keyof typeof OPERATIONS, ids: Ids) {
  const { query, body, isFile }: Operation = OPERATIONS[key]
  const shown: Record<string, number> = {
    albums: ids.album,
    crates: ids.crate,
    listens: ids.listen,
    imports: isFile ? ids.file : ids.import,
    play: ids.track,
  }
  const parts = key.slice(key.indexOf('/')).replace('{chunk}', '0').split('/')
  const path = parts.map((part, at) => (part.startsWith('{') ? shown[parts[at - 1] ?? ''] : part)).join('/')
  return { path: query ? `${path}?${query}` : path, body: typeof body === 'function' ? body(ids) : body }
}
