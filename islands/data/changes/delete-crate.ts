import { withoutCrate } from '#domain/crates/crate-list.ts'
import { isGone } from '#islands/lib/api-error.ts'
import { client, unwrap } from '../api/client.ts'
import { crateKeys, idOf } from './common.ts'
import { id } from './fields.ts'
import type { Kind } from './kind.ts'

export const deleteCrate = {
  fields: { id },
  label: ({ id }) => ({ crates: [id] }),
  conflictKeys: ({ id }) => crateKeys([id]),
  apply: ({ crates, members }, { id }) => ({
    crates: crates && withoutCrate(crates, id),
    members: members?.filter(({ crateId }) => crateId !== id),
  }),
  send: ({ id }, options) =>
    unwrap(client.crates[':id'].$delete({ param: idOf(id) }, options)).catch((error: unknown) => {
      // An earlier call has deleted it, or another device.
      if (!isGone(error)) throw error
    }),
} satisfies Kind<{ id: number }>
