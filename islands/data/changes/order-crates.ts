import { cratesInOrder } from '#domain/crates/crate-list.ts'
import { client, unwrap } from '../api/client.ts'
import { combineOrders, ORDER_OF_CRATES } from './common.ts'
import { ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const orderCrates = {
  fields: { crateIds: ids },
  label: ({ crateIds }) => ({ crates: crateIds }),
  conflictKeys: () => [ORDER_OF_CRATES],
  apply: ({ crates }, { crateIds }) => ({ crates: crates && cratesInOrder(crates, crateIds) }),
  send: ({ crateIds }, options) => unwrap(client.crates.order.$put({ json: { crateIds } }, options)),
  combine: (first, second) => ({ ...second, crateIds: combineOrders(first.crateIds, second.crateIds) }),
} satisfies Kind<{ crateIds: number[] }>
