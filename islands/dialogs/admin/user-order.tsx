import { USER_SORTS, type UserSort } from '#domain/admin.ts'
import type { UserListing } from '../../calls/admin.ts'

export type Order = Omit<UserListing, 'q'>

const WORDS: Record<UserSort, [asc: string, desc: string]> = {
  created: ['Oldest first', 'Newest first'],
  username: ['Username, A to Z', 'Username, Z to A'],
  email: ['Email, A to Z', 'Email, Z to A'],
  role: ['Role, A to Z', 'Role, Z to A'],
}

const ORDERS = USER_SORTS.flatMap((sort) => (['desc', 'asc'] as const).map((direction): Order => ({ sort, direction })))

const keyOf = ({ sort, direction }: Order) => `${sort}-${direction}`

type UserOrderProps = { order: Order; onOrder: (order: Order) => void }

/** The order where there are no columns to press. */
export const UserOrder = ({ order, onOrder }: UserOrderProps) => (
  <span className="select">
    <select
      className="in"
      aria-label="Sort users"
      value={keyOf(order)}
      onChange={({ target }) => {
        const chosen = ORDERS.find((one) => keyOf(one) === target.value)
        if (chosen) onOrder(chosen)
      }}
    >
      {ORDERS.map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {WORDS[one.sort][one.direction === 'asc' ? 0 : 1]}
        </option>
      ))}
    </select>
  </span>
)
