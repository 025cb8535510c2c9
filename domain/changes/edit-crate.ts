import type { CratePatch } from '../crates/crate.ts'
import { combinePatches, crateKeys, definedOf } from './common.ts'
import { id, patch } from './fields.ts'
import type { Kind } from './kind.ts'

export const editCrate: Kind<{ id: number; patch: CratePatch }> = {
  fields: { id, patch },
  label: ({ id }) => ({ crates: [id] }),
  conflictKeys: ({ id }) => crateKeys([id]),
  apply: ({ crates }, { id, patch: { version: _, description, ...patch } }) => {
    const fields = definedOf({ ...patch, description: description === null ? '' : description })
    return { crates: crates?.map((crate) => (crate.id === id ? { ...crate, ...fields } : crate)) }
  },
  combine: combinePatches,
}
