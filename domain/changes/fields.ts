import * as z from 'zod/mini'

export const id = z.int()
export const ids = z.array(id)
export const madeAt = z.optional(z.number())
export const texts = z.array(z.string())
export const tags = z.optional(texts)
export const albumTags = { tags, bandcampTags: tags, userTags: tags }
export const patch = z.looseObject({ version: z.optional(z.int()), ...albumTags })
export const members = z.array(z.looseObject({ crateId: id, albumIds: ids }))
