import { client, unwrap } from '../api/client.ts'
import { crateKeys, ORDER_OF_CRATES } from './common.ts'
import { ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const restoreCrates = {
  fields: { crateIds: ids },
  label: ({ crateIds }) => ({ crates: crateIds }),
  conflictKeys: ({ crateIds }) => [...crateKeys(crateIds), ORDER_OF_CRATES],
  send: ({ crateIds }, options) => unwrap(client.crates.restore.$post({ json: { crateIds } }, options)),
} satisfies Kind<{ crateIds: number[] }>
