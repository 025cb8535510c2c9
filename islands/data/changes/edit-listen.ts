import type { ListenPatch } from '#domain/diary/listen.ts'
import { client, unwrap } from '../api/client.ts'
import { combinePatches, idOf, listenKeys, named } from './common.ts'
import { id, patch } from './fields.ts'
import type { Kind } from './kind.ts'

type EditListen = { id: number; albumId: number; patch: ListenPatch & { version?: undefined } }

export const editListen = {
  fields: { id, albumId: id, patch },
  label: ({ albumId }) => ({ albums: [albumId] }),
  conflictKeys: ({ id }) => listenKeys(id),
  apply: ({ listens }, { id, patch }) => ({
    listens: listens?.map((one) => (one.id === id ? { ...one, ...named(patch) } : one)),
  }),
  send: ({ id, patch }, options) => unwrap(client.listens[':id'].$patch({ param: idOf(id), json: patch }, options)),
  combine: combinePatches,
} satisfies Kind<EditListen>
