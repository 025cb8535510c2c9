import { crateKeys, ORDER_OF_CRATES } from './common.ts'
import { ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const restoreCrates: Kind<{ crateIds: number[] }> = {
  fields: { crateIds: ids },
  label: ({ crateIds }) => ({ crates: crateIds }),
  conflictKeys: ({ crateIds }) => [...crateKeys(crateIds), ORDER_OF_CRATES],
  apply: () => ({}),
}
