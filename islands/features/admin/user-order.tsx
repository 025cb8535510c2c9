import { USER_SORTS } from '#domain/accounts/admin.ts'
import type { UserListing } from '#islands/data/api/admin-api.ts'
import * as messages from '#locales/admin/users.ts'

export type Order = Omit<UserListing, 'q'>

const ORDERS = USER_SORTS.flatMap((sort) => (['desc', 'asc'] as const).map((direction): Order => ({ sort, direction })))

const keyOf = ({ sort, direction }: Order) => `${sort}-${direction}` as const

type UserOrderProps = { order: Order; onOrder: (order: Order) => void }

/** Sorts the users where there are no column heads to click. */
export const UserOrder = ({ order, onOrder }: UserOrderProps) => (
  <span className="select w-52 max-sm:flex-[1_1_100%] flex-none">
    <select
      className="input"
      aria-label={messages.sortUsers}
      value={keyOf(order)}
      onChange={({ target }) => {
        const chosen = ORDERS.find((one) => keyOf(one) === target.value)
        if (chosen) onOrder(chosen)
      }}
    >
      {ORDERS.map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {messages.orderNames[keyOf(one)]}
        </option>
      ))}
    </select>
  </span>
)
