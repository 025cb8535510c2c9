import * as z from 'zod/mini'
import type { ListenView, NewListen } from '../diary/listen.ts'
import { albumKeys, listenKeys } from './common.ts'
import { id, madeAt } from './fields.ts'
import type { Kind } from './kind.ts'

/** A listen was at `listen.at`; one of the moment `madeAt` of the device's clock, which said that then, is sent as so long ago. */
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
