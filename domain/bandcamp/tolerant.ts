import * as z from 'zod/mini'
import { hasTooManyParts } from '../text/json-parts.ts'

// Bandcamp's JSON is parsed field by field: a field of an unexpected shape counts as missing.
export function orNull<T extends z.ZodMiniType>(schema: T) {
  return z.catch(z.nullable(schema), null)
}

/** The first entries of a list, up to `most`, without those of another shape; empty if it is no list. */
export function listOf<T extends z.ZodMiniType>(schema: T, most = 1_000) {
  return z.pipe(
    z.pipe(
      z.transform((value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, most) : [])),
      z.array(orNull(schema)),
    ),
    z.transform((entries: (z.output<T> | null)[]) => entries.filter((entry) => entry !== null)),
  )
}

/** Like `listOf`, where a single entry may appear without its list. */
export function oneOrMany<T extends z.ZodMiniType>(schema: T, most = 50) {
  return z.pipe(
    z.transform((value: unknown): unknown => (Array.isArray(value) ? value : [value])),
    listOf(schema, most),
  )
}

export const text = orNull(z.string())
export const number = orNull(z.number())
export const id = orNull(z.int().check(z.positive()))
/** Bandcamp encodes true as true or 1, and false as false, 0, null or nothing. */
export const flag = z.catch(
  z.pipe(
    z.union([z.boolean(), z.number()]),
    z.transform((value) => value === true || value === 1),
  ),
  false,
)

/** Like `flag`, but null where Bandcamp says neither. */
export const maybeFlag = orNull(
  z.pipe(
    z.union([z.boolean(), z.literal(0), z.literal(1)]),
    z.transform((value) => value === true || value === 1),
  ),
)

/** Anything, or nothing: `z.unknown()` alone refuses an object without the key. */
export const anything = orNull(z.unknown())

/** The parsed JSON; null if it is invalid, or has more parts than Bandcamp writes. */
export function parseJson(json: string): unknown {
  if (hasTooManyParts(json)) return null
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
