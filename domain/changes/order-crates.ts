import { cratesInOrder } from '../crates/crate-lists.ts'
import { combineOrders, ORDER_OF_CRATES } from './common.ts'
import { ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const orderCrates: Kind<{ crateIds: number[] }> = {
  fields: { crateIds: ids },
  label: ({ crateIds }) => ({ crates: crateIds }),
  conflictKeys: () => [ORDER_OF_CRATES],
  apply: ({ crates }, { crateIds }) => ({ crates: crates && cratesInOrder(crates, crateIds) }),
  combine: (first, second) => ({ ...second, crateIds: combineOrders(first.crateIds, second.crateIds) }),
}
