import { listenKeys } from './common.ts'
import { id } from './fields.ts'
import type { Kind } from './kind.ts'

export const deleteListen: Kind<{ id: number; albumId: number }> = {
  fields: { id, albumId: id },
  label: ({ albumId }) => ({ albums: [albumId] }),
  conflictKeys: ({ id }) => listenKeys(id),
  apply: ({ listens }, { id }) => ({ listens: listens?.filter((one) => one.id !== id) }),
}
