import * as z from 'zod/mini'
import type { AlbumView, NewAlbum } from '#domain/albums/album.ts'
import { client, unwrap } from '../api/client.ts'
import { addedBy, albumSubjects } from './common.ts'
import { id, isWithoutId, tags } from './fields.ts'
import type { Kind } from './kind.ts'
import { newAlbum } from './new-records.ts'

/** `isWithoutId`: an earlier version has sent the call without the id, so that the server may have given another one. */
type AddAlbum = { id: number; input: NewAlbum; at: string; isWithoutId?: boolean }

export const addAlbum = {
  fields: { id, input: z.looseObject({ title: z.string(), artist: z.string(), tags }), at: z.string(), isWithoutId },
  about: ({ input }) => ({ name: input.title }),
  subjects: ({ id }) => albumSubjects([id]),
  apply: ({ albums }, change) => ({
    albums: albums?.some(({ id }) => id === change.id) ? albums : albums && [newAlbum(change), ...albums],
  }),
  send: (change, options) => unwrap(client.albums.$post({ json: addedBy(change) }, options)),
  says: (album: AlbumView) => ({ albums: [album] }),
  answersWith: 'album',
} satisfies Kind<AddAlbum>
