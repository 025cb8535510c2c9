import * as z from 'zod/mini'
import type { CrateView } from '../crates/crate.ts'
import { type CrateMembers, putBack } from '../crates/crate-members.ts'
import { crateKeys, ORDER_OF_CRATES } from './common.ts'
import { id, ids, members } from './fields.ts'
import type { Kind } from './kind.ts'

/** `crates` with their `members`, and the `order` of all crates, are the page's state before the deletion. */
type RestoreCrates = { crateIds: number[]; crates?: CrateView[]; members?: CrateMembers[]; order?: number[] }

export const restoreCrates: Kind<RestoreCrates> = {
  fields: {
    crateIds: ids,
    crates: z.optional(z.array(z.looseObject({ id, name: z.string() }))),
    members: z.optional(members),
    order: z.optional(ids),
  },
  label: ({ crateIds }) => ({ crates: crateIds }),
  conflictKeys: ({ crateIds }) => [...crateKeys(crateIds), ORDER_OF_CRATES],
  apply: ({ crates, members }, { crates: known = [], members: inside = [], order = [] }) => {
    const byId = new Map([...known, ...(crates ?? [])].map((crate) => [crate.id, crate]))
    const there = new Set(members?.map(({ crateId }) => crateId))
    const placed = putBack(crates?.map(({ id }) => id) ?? [], [...byId.keys()], order)
    return {
      crates: crates && placed.flatMap((id) => byId.get(id) ?? []),
      members: members && [...members, ...inside.filter(({ crateId }) => !there.has(crateId))],
    }
  },
}
