import { client, unwrap } from '../api/client.ts'
import { idOf, listenKeys } from './common.ts'
import { id } from './fields.ts'
import type { Kind } from './kind.ts'

export const deleteListen = {
  fields: { id, albumId: id },
  label: ({ albumId }) => ({ albums: [albumId] }),
  conflictKeys: ({ id }) => listenKeys(id),
  apply: ({ listens }, { id }) => ({ listens: listens?.filter((one) => one.id !== id) }),
  send: ({ id }, options) => unwrap(client.listens[':id'].$delete({ param: idOf(id) }, options)),
} satisfies Kind<{ id: number; albumId: number }>
