import type { ErrorBody } from './error.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Checks `ErrorBody` without its schema, for which the first script of a page has no room. */
export const isErrorBody = (body: unknown): body is ErrorBody =>
  isRecord(body) &&
  typeof body.code === 'string' &&
  typeof body.message === 'string' &&
  (body.fields === undefined ||
    (isRecord(body.fields) && Object.values(body.fields).every((message) => typeof message === 'string')))
