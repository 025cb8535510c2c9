import * as z from 'zod/mini'
import type { NewAlbum } from '../albums/album.ts'
import { albumKeys } from './common.ts'
import { albumTags, id } from './fields.ts'
import type { Kind } from './kind.ts'
import { newAlbum } from './new-records.ts'

export const addAlbum: Kind<{ id: number; input: NewAlbum; at: string }> = {
  fields: { id, input: z.looseObject({ title: z.string(), artist: z.string(), ...albumTags }), at: z.string() },
  label: ({ input }) => ({ name: input.title }),
  conflictKeys: ({ id }) => albumKeys([id]),
  apply: ({ albums }, change) => ({
    albums: albums?.some(({ id }) => id === change.id) ? albums : albums && [newAlbum(change), ...albums],
  }),
}
