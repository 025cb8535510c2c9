import * as z from 'zod/mini'
import type { ListenView, NewListen } from '#domain/diary/listen.ts'
import { client, unwrap } from '../api/client.ts'
import { albumKeys, idOf, listenKeys } from './common.ts'
import { id } from './fields.ts'
import type { Kind } from './kind.ts'

type AddListen = { id: number; albumId: number; listen: NewListen & { at: string } }

export const addListen = {
  fields: { id, albumId: id, listen: z.looseObject({ at: z.string() }) },
  label: ({ albumId }) => ({ albums: [albumId] }),
  conflictKeys: ({ id, albumId }) => [...listenKeys(id), ...albumKeys([albumId])],
  apply: ({ albums, listens }, { id, albumId, listen }) => {
    const { title = '', artist = '', coverUrl = null } = albums?.find((album) => album.id === albumId) ?? {}
    const added: ListenView = { rating: null, note: '', title, artist, coverUrl, ...listen, id, albumId }
    return { listens: listens && [added, ...listens.filter((one) => one.id !== id)] }
  },
  send: ({ id, albumId, listen }, options) =>
    unwrap(client.albums[':id'].listens.$post({ param: idOf(albumId), json: { ...listen, id } }, options)),
} satisfies Kind<AddListen>
