import { zValidator } from '@hono/zod-validator'
import type { Context, HonoRequest } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ParamKeys, TypedResponse } from 'hono/types'
import type * as z from 'zod/v4/core'
import { AppError, Invalid, NotFound, TooLarge } from '#domain/errors/app-error.ts'
import { type ErrorBody, fieldErrors } from '#domain/errors/error.ts'
import { hasTooManyParts } from '#domain/text/json-parts.ts'
import * as messages from '#locales/errors.ts'
import { isMoving } from './db/move/moving.ts'
import { toByteStream } from './exports/streams.ts'

/** The schemas of bodies and queries by their validating middleware, for the description of the API. */
export const validated = new WeakMap<object, { part: 'json' | 'query'; schema: z.$ZodType }>()

function noted<Validator extends object>(part: 'json' | 'query', schema: z.$ZodType, validator: Validator): Validator {
  validated.set(validator, { part, schema })
  return validator
}

/** Validates a call's JSON body. @throws TooLarge, Invalid naming the invalid fields */
export const jsonBody = <Schema extends z.$ZodType>(schema: Schema) => {
  const validate = zValidator('json', schema, (result) => {
    if (!result.success) throw new Invalid(messages.wrongFields, fieldErrors(result.error.issues))
  })
  const validateShort: typeof validate = async (c, next) => {
    if (hasTooManyParts(await c.req.text())) throw new TooLarge(messages.tooLarge)
    return validate(c, next)
  }
  return noted('json', schema, validateShort)
}

/** Validates a call's query. @throws Invalid naming the invalid fields */
export const searchParams = <Schema extends z.$ZodType>(schema: Schema) =>
  noted(
    'query',
    schema,
    zValidator('query', schema, (result) => {
      if (!result.success) throw new Invalid(messages.wrongFields, fieldErrors(result.error.issues))
    }),
  )

/** What a browser clears at a sign-out. Its own settings, such as the theme, stay. */
export const CLEAR_SITE_DATA = '"cache"'

/** Streams pages as a JSON array, so that a long one is never held in memory. */
export const jsonList = <Row>(c: Context, pages: AsyncIterable<Row[]>) => sendJson<Row[]>(c, listTexts(pages, '[', ']'))

/** Streams pages as a JSON object with the array as its only field `name`. */
export const jsonListField = <Name extends string, Row>(c: Context, name: Name, pages: AsyncIterable<Row[]>) =>
  sendJson<Record<Name, Row[]>>(c, listTexts(pages, `{"${name}":[`, ']}'))

const ROWS_PER_PART = 1_000

async function* inParts<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_PER_PART) yield rows.slice(from, from + ROWS_PER_PART)
}

/** Streams a long array as JSON, so that its text is never held as a whole. */
export const jsonRows = <Row>(c: Context, rows: readonly Row[]) => jsonList(c, inParts(rows))

/** Streams an object whose field `name` is a long array, or pages of one. */
export const jsonWithRows = <Rest extends object, Name extends string, Row>(
  c: Context,
  rest: Rest,
  name: Name,
  rows: readonly Row[] | AsyncIterable<Row[]>,
) =>
  sendJson<Rest & Record<Name, Row[]>>(
    c,
    listTexts(
      Symbol.asyncIterator in rows ? rows : inParts(rows),
      `${JSON.stringify(rest).slice(0, -1)},"${name}":[`,
      ']}',
    ),
  )

/** Streams a JSON array, each part on a line of its own, so that a reader can take them as they arrive. */
export const jsonParts = <Parts extends unknown[]>(c: Context, head: Parts[0], parts: AsyncIterable<unknown> | null) =>
  sendJson<Parts>(c, partTexts(head, parts))

async function* partTexts(head: unknown, parts: AsyncIterable<unknown> | null): AsyncGenerator<string> {
  yield `[\n${JSON.stringify(head)}`
  for await (const part of parts ?? []) yield `,\n${JSON.stringify(part)}`
  yield '\n]\n'
}

// Hono's type for a stream omits its content, which the typed client needs.
const sendJson = <Value>(c: Context, texts: AsyncGenerator<string>) =>
  c.body(toByteStream(c, texts), 200, { 'content-type': 'application/json' }) as Response as Response &
    TypedResponse<Value, 200, 'json'>

/** JSON of pages as one array, between the texts `before` and `after`. */
export async function* listTexts(
  pages: AsyncIterable<unknown[]>,
  before: string,
  after: string,
): AsyncGenerator<string> {
  let separator = before
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield separator + JSON.stringify(rows).slice(1, -1)
    separator = ','
  }
  yield separator === before ? before + after : after
}

/** Answers 204 when `work` is done. */
export async function noContent(c: Context, work: Promise<unknown>) {
  await work
  return c.body(null, 204)
}

/** The id of a row in the path of a call. @throws NotFound for anything else */
export function pathId<Path extends string>(c: { req: HonoRequest<Path> }, name: ParamKeys<Path>): number {
  const text = c.req.param(name as string) ?? ''
  const id = Number(text)
  if (!/^\d{1,15}$/.test(text) || id < 1) throw new NotFound(messages.nothingHere)
  return id
}

export type ErrorResponse = { status: AppError['status'] | 507; body: ErrorBody; headers?: Record<string, string> }

/** The response to an error; null for an unexpected one. */
export function toErrorResponse(thrown: unknown): ErrorResponse | null {
  // Drizzle wraps errors that a single statement throws.
  const error = thrown instanceof Error && thrown.cause instanceof AppError ? thrown.cause : thrown
  if (error instanceof AppError) {
    const { status, code, message, details, retryAfter } = error
    const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) }
    return { status, body: { code, message, ...details }, ...(headers && { headers }) }
  }
  if (error instanceof HTTPException && error.status === 400) {
    return {
      status: 400,
      body: { code: 'invalid', message: messages.notJson, fields: { body: messages.notJson } },
    }
  }
  if (error instanceof HTTPException && error.status === 403) {
    return { status: 403, body: { code: 'forbidden', message: messages.otherSite } }
  }
  return isMoving(error) ? moving() : null
}

const DATABASE_RETRY_SECONDS = 5
const MOVING_RETRY_SECONDS = 10
/** It takes an administrator to make room. */
const FULL_RETRY_SECONDS = 600

/** The response to a write while the person's records are being moved to another database. */
const moving = (): ErrorResponse => ({
  status: 503,
  body: { code: 'moving', message: messages.moving },
  headers: { 'retry-after': String(MOVING_RETRY_SECONDS) },
})

/** The response to a transient fault of the database; `id` finds it in the log. */
export const databaseDown = (id: string) => ({
  status: 503 as const,
  body: { code: 'unavailable', message: messages.unavailable(DATABASE_RETRY_SECONDS, id) } satisfies ErrorBody,
  headers: { 'retry-after': String(DATABASE_RETRY_SECONDS) },
})

/** The response if the database is full; `id` finds it in the log. */
export const databaseFull = (id: string) => ({
  status: 507 as const,
  body: { code: 'database-full', message: messages.databaseFull(id) } satisfies ErrorBody,
  headers: { 'retry-after': String(FULL_RETRY_SECONDS) },
})
