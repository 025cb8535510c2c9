import type { CrateView } from '#domain/crates/crate.ts'
import { withAlbumsAdded } from '#domain/crates/crate-member-changes.ts'
import { client, unwrap } from '../api/client.ts'
import { albumKeys, crateKeys } from './common.ts'
import { ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const addToCrates = {
  fields: { crateIds: ids, albumIds: ids },
  label: ({ albumIds }) => ({ albums: albumIds }),
  conflictKeys: ({ crateIds, albumIds }) => [...crateKeys(crateIds), ...albumKeys(albumIds)],
  apply: ({ members }, { crateIds, albumIds }) => ({
    members: members && withAlbumsAdded(members, crateIds, albumIds),
  }),
  send: ({ crateIds, albumIds }, options) =>
    unwrap(client.crates.albums.$post({ json: { crateIds, albumIds } }, options)),
  records: (crates: CrateView[]) => ({ crates }),
} satisfies Kind<{ crateIds: number[]; albumIds: number[] }>
