import * as z from 'zod/mini'
import type { AlbumView, NewAlbum } from '#domain/albums/album.ts'
import { client, unwrap } from '../api/client.ts'
import { albumKeys } from './common.ts'
import { id, tags } from './fields.ts'
import type { Kind } from './kind.ts'
import { newAlbum } from './new-records.ts'

export const addAlbum = {
  fields: { id, input: z.looseObject({ title: z.string(), artist: z.string(), tags }), at: z.string() },
  label: ({ input }) => ({ name: input.title }),
  conflictKeys: ({ id }) => albumKeys([id]),
  apply: ({ albums }, change) => ({
    albums: albums?.some(({ id }) => id === change.id) ? albums : albums && [newAlbum(change), ...albums],
  }),
  send: ({ id, input }, options) => unwrap(client.albums.$post({ json: { ...input, id } }, options)),
  records: (album: AlbumView) => ({ albums: [album] }),
  returns: 'album',
} satisfies Kind<{ id: number; input: NewAlbum; at: string }>
