import * as z from 'zod/mini'

export const id = z.int()
export const ids = z.array(id)
export const tags = z.optional(z.array(z.string()))
export const patch = z.looseObject({ version: z.optional(z.int()), tags })
