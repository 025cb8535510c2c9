import * as z from 'zod/mini'

// Bandcamp's JSON is read field by field: what has another shape than expected counts as missing, and the rest still counts.
export function orNull<T extends z.ZodMiniType>(schema: T) {
  return z.catch(z.nullable(schema), null)
}

/** A list without the entries that have another shape; empty where it is no list. */
export function listOf<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.catch(z.array(orNull(schema)), []),
    z.transform((entries: (z.output<T> | null)[]) => entries.filter((entry) => entry !== null)),
  )
}

/** The same where a single entry may stand without its list. */
export function oneOrMany<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.transform((value: unknown): unknown => (Array.isArray(value) ? value : [value])),
    listOf(schema),
  )
}

export const text = orNull(z.string())
export const number = orNull(z.number())
export const id = orNull(z.int().check(z.positive()))
/** Bandcamp writes yes as true or 1, and no as false, 0, null or nothing. */
export const flag = z.catch(
  z.pipe(
    z.union([z.boolean(), z.number()]),
    z.transform((value) => value === true || value === 1),
  ),
  false,
)

/** Parsed JSON, or null where the text is none. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
