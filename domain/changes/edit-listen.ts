import type { ListenPatch } from '../diary/listen.ts'
import { combinePatches, definedOf, listenKeys } from './common.ts'
import { id, patch } from './fields.ts'
import type { Kind } from './kind.ts'

export const editListen: Kind<{ id: number; albumId: number; patch: ListenPatch & { version?: undefined } }> = {
  fields: { id, albumId: id, patch },
  label: ({ albumId }) => ({ albums: [albumId] }),
  conflictKeys: ({ id }) => listenKeys(id),
  apply: ({ listens }, { id, patch }) => ({
    listens: listens?.map((one) => (one.id === id ? { ...one, ...definedOf(patch) } : one)),
  }),
  combine: combinePatches,
}
