import * as z from 'zod/mini'
import type { Kind } from '#domain/changes/kind.ts'

type Praise = { id: number; word: string }

/** A made-up kind of change, as a file of `domain/changes/` has it: albums are praised in their notes. */
export const praise: Kind<Praise> = {
  fields: { id: z.int(), word: z.string() },
  label: ({ id }) => ({ albums: [id] }),
  conflictKeys: ({ id }) => [`album ${id}`],
  apply: ({ albums }, { id, word }) => ({
    albums: albums?.map((album) => (album.id === id ? { ...album, notes: word } : album)),
  }),
  refusal: (_, { word }) => (word.length > 20 ? { word: 'Praise is short' } : null),
  combine: (first, second) => (first.id === second.id ? second : null),
}
