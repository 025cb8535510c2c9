import type { CratePatch, CrateView } from '#domain/crates/crate.ts'
import { client, unwrap } from '../api/client.ts'
import { combinePatches, crateKeys, idOf, isGiven, named } from './common.ts'
import { id, patch } from './fields.ts'
import type { Kind } from './kind.ts'

export const editCrate = {
  fields: { id, patch },
  label: ({ id }) => ({ crates: [id] }),
  conflictKeys: ({ id }) => crateKeys([id]),
  apply: ({ crates }, { id, patch: { version: _, ...patch } }) => {
    const fields = named(patch, isGiven)
    return { crates: crates?.map((crate) => (crate.id === id ? { ...crate, ...fields } : crate)) }
  },
  send: ({ id, patch }, options) => unwrap(client.crates[':id'].$patch({ param: idOf(id), json: patch }, options)),
  records: (crate: CrateView) => ({ crates: [crate] }),
  returns: 'crate',
  combine: combinePatches,
} satisfies Kind<{ id: number; patch: CratePatch }>
