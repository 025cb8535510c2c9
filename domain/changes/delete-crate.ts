import { crateKeys } from './common.ts'
import { id } from './fields.ts'
import type { Kind } from './kind.ts'

export const deleteCrate: Kind<{ id: number }> = {
  fields: { id },
  label: ({ id }) => ({ crates: [id] }),
  conflictKeys: ({ id }) => crateKeys([id]),
  apply: ({ crates, members }, { id }) => ({
    crates: crates?.filter((crate) => crate.id !== id),
    members: members?.filter(({ crateId }) => crateId !== id),
  }),
}
