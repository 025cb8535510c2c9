import { zValidator } from '@hono/zod-validator'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { TypedResponse } from 'hono/types'
import type * as z from 'zod/v4/core'
import {
  Conflict,
  Forbidden,
  Invalid,
  LimitExceeded,
  NotFound,
  TooLarge,
  TooManyRequests,
  Upstream,
} from '#domain/app-error.ts'
import { fieldErrors } from '#domain/error.ts'
import * as messages from '#locales/errors/calls.ts'
import type { AppEnv } from './auth/session.ts'
import { toByteStream } from './exports/streams.ts'

/** Checks a call's JSON body; a wrong one is answered with 400 and the wrong fields by name. */
export const jsonBody = <Schema extends z.$ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => {
    if (!result.success) throw new Invalid(messages.wrongFields, fieldErrors(result.error.issues))
  })

/** Checks a call's query in the same way. */
export const searchParams = <Schema extends z.$ZodType>(schema: Schema) =>
  zValidator('query', schema, (result) => {
    if (!result.success) throw new Invalid(messages.wrongFields, fieldErrors(result.error.issues))
  })

/** A JSON list out of pages, sent as they are read, so that a long one is never whole in memory. */
export const jsonList = <Row>(c: Context, pages: AsyncIterable<Row[]>) => sendJson<Row[]>(c, listTexts(pages, '[', ']'))

/** The same as an object's only field, `name`. */
export const jsonListField = <Name extends string, Row>(c: Context, name: Name, pages: AsyncIterable<Row[]>) =>
  sendJson<Record<Name, Row[]>>(c, listTexts(pages, `{"${name}":[`, ']}'))

// Hono's own type of a stream says nothing of what is in it; the typed client wants to know.
const sendJson = <Value>(c: Context, texts: AsyncGenerator<string>) =>
  c.body(toByteStream(texts), 200, { 'content-type': 'application/json' }) as Response as Response &
    TypedResponse<Value, 200, 'json'>

async function* listTexts(pages: AsyncIterable<unknown[]>, before: string, after: string): AsyncGenerator<string> {
  let separator = before
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield separator + JSON.stringify(rows).slice(1, -1)
    separator = ','
  }
  yield separator === before ? before + after : after
}

/** A row's id out of the path. @throws NotFound for what can be no id. */
export function pathId(text: string): number {
  const id = Number(text)
  if (!/^\d{1,15}$/.test(text) || id < 1) throw new NotFound(messages.nothingHere)
  return id
}

/** A failure as status, body and headers; null for one nobody foresaw. */
export function describeFailure(
  error: unknown,
): { status: 400 | 403 | 404 | 409 | 413 | 429 | 502; body: object; headers?: Record<string, string> } | null {
  if (error instanceof Invalid)
    return { status: 400, body: { code: 'invalid', message: error.message, fields: error.fields } }
  if (error instanceof Forbidden)
    return { status: 403, body: { code: 'forbidden', message: error.message, ...error.details } }
  if (error instanceof NotFound) return { status: 404, body: { code: 'not-found', message: error.message } }
  if (error instanceof Conflict)
    return { status: 409, body: { code: error.code, message: error.message, ...error.details } }
  if (error instanceof LimitExceeded) return { status: 409, body: { code: 'limit-exceeded', message: error.message } }
  if (error instanceof TooLarge) return { status: 413, body: { code: 'too-large', message: error.message } }
  if (error instanceof TooManyRequests) {
    return {
      status: 429,
      body: { code: 'too-many-requests', message: error.message },
      headers: { 'retry-after': String(error.retryAfter) },
    }
  }
  if (error instanceof Upstream) {
    return {
      status: 502,
      body: { code: error.code, message: error.message },
      ...(error.retryAfter && { headers: { 'retry-after': String(error.retryAfter) } }),
    }
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
  return null
}

export const tooLarge = (c: Context<AppEnv>) => c.json({ code: 'too-large', message: messages.tooLarge }, 413)
