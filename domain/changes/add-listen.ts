import * as z from 'zod/mini'
import type { ListenView, NewListen } from '../diary/listen.ts'
import { albumKeys, listenKeys } from './common.ts'
import { id, madeAt } from './fields.ts'
import type { Kind } from './kind.ts'

/**
 * The time of a listen is `listen.at`. If that is what the device's clock said at the moment `madeAt`, the call sends how long ago it was.
 */
export const addListen: Kind<{ id: number; albumId: number; listen: NewListen & { at: string }; madeAt?: number }> = {
  fields: { id, albumId: id, listen: z.looseObject({ at: z.string() }), madeAt },
  label: ({ albumId }) => ({ albums: [albumId] }),
  conflictKeys: ({ id, albumId }) => [...listenKeys(id), ...albumKeys([albumId])],
  apply: ({ albums, listens }, { id, albumId, listen }) => {
    const { title = '', artist = '', coverUrl = null } = albums?.find((album) => album.id === albumId) ?? {}
    const added: ListenView = { rating: null, note: '', title, artist, coverUrl, ...listen, id, albumId }
    return { listens: listens && [added, ...listens.filter((one) => one.id !== id)] }
  },
}
