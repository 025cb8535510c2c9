import * as z from 'zod/mini'
import type { NewCrate } from '../crates/crate-albums.ts'
import { albumKeys, crateKeys, ORDER_OF_CRATES } from './common.ts'
import { id, ids } from './fields.ts'
import type { Kind } from './kind.ts'
import { newCrate } from './new-records.ts'

export const addCrate: Kind<{ id: number; input: NewCrate }> = {
  fields: { id, input: z.looseObject({ name: z.string(), albumIds: z.optional(ids) }) },
  label: ({ input }) => ({ name: input.name }),
  conflictKeys: ({ id, input }) => [...crateKeys([id]), ...albumKeys(input.albumIds), ORDER_OF_CRATES],
  apply: ({ crates, members }, change) => ({
    crates: crates?.some(({ id }) => id === change.id) ? crates : crates && [...crates, newCrate(change)],
    members: members?.some(({ crateId }) => crateId === change.id)
      ? members
      : members && [...members, { crateId: change.id, albumIds: change.input.albumIds ?? [] }],
  }),
}
