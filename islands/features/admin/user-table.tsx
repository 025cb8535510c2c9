import { USER_SORTS, type UserSort } from '#domain/accounts/admin.ts'
import type { UserListing } from '#islands/data/api/admin-api.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { Select } from '#islands/ui/select.tsx'
import * as messages from '#locales/admin.ts'
import { CARD_COLUMNS, type ShownUsersProps, TABLE_COLUMNS, UserActions, UserMarks } from './user-columns.tsx'

export type Order = Omit<UserListing, 'q'>

const ORDERS = USER_SORTS.flatMap((sort) => (['desc', 'asc'] as const).map((direction): Order => ({ sort, direction })))

const keyOf = ({ sort, direction }: Order) => `${sort}-${direction}` as const

type UserOrderProps = { order: Order; onOrder: (order: Order) => void }

/** The choice of the order where there are no column headers to click. */
export const UserOrder = ({ order, onOrder }: UserOrderProps) => (
  <div className="w-52 max-sm:flex-[1_1_100%] flex-none">
    <Select
      label={messages.sortUsers}
      options={ORDERS.map((one) => [keyOf(one), messages.orderNames[keyOf(one)]])}
      value={keyOf(order)}
      onChange={(key) => onOrder(ORDERS.find((one) => keyOf(one) === key) ?? order)}
    />
  </div>
)

/** The order after a click on a column: reversed if the table is already sorted by it. */
const nextOrder = (order: Order, sort: UserSort, firstDirection: Order['direction'] = 'asc'): Order => {
  if (order.sort === sort) return { sort, direction: order.direction === 'asc' ? 'desc' : 'asc' }
  return { sort, direction: firstDirection }
}

const CELL = 'h-11 max-w-52 whitespace-nowrap border-b border-line p-0 pr-3 last:(pr-0 text-right)'

type UserTableProps = ShownUsersProps & UserOrderProps

export function UserTable({ users, ownId, order, onOrder, onDeed }: UserTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-small">
        <thead>
          <tr>
            {TABLE_COLUMNS.map(({ name, sort, firstDirection }) => (
              <th
                key={name}
                scope="col"
                className=":uno: h-8 whitespace-nowrap border-b border-line p-0 last:(pr-0 text-right) pr-3 text-left text-meta [&[aria-sort]]:text-ink text-ink-3 font-medium"
                aria-sort={sort === order.sort ? `${order.direction}ending` : undefined}
              >
                {sort ? (
                  <button
                    type="button"
                    className=":uno: h-8 inline-flex items-center gap-1 hover:text-ink"
                    onClick={() => onOrder(nextOrder(order, sort, firstDirection))}
                  >
                    {messages.columns[name]}
                    {sort === order.sort && (
                      <Icon name={order.direction === 'asc' ? 'arrow-up' : 'arrow-down'} size={12} />
                    )}
                  </button>
                ) : (
                  messages.columns[name]
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              {TABLE_COLUMNS.map(({ name, cell, isDim, isClipped }) => (
                <td
                  key={name}
                  className={[CELL, isDim && 'text-ink-2', isClipped && 'truncate'].filter(Boolean).join(' ')}
                >
                  {cell({ user, ownId, onDeed })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const BONES = ['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5', 'w-1/2', 'w-1/3']

/** Placeholders for six users, in the layout of the table or the cards. */
export const UserTableSkeleton = ({ isNarrow }: { isNarrow: boolean }) => (
  <div className={isNarrow ? CARDS : 'table-skeleton'} aria-hidden="true">
    {BONES.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
      <div key={index} className={isNarrow ? `${CARD} h-173px max-sm:h-209px` : undefined}>
        <span className={`bone h-3 ${width}`} />
      </div>
    ))}
  </div>
)

/** The list of cards, and one of them. */
const CARDS = 'grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-x-8 max-sm:grid-cols-1'
const CARD = 'border-t border-line py-3'

/** The users as cards, where there is no room for the table. */
export const UserCards = ({ users, ownId, onDeed }: ShownUsersProps) => (
  <ul className={CARDS}>
    {users.map((user) => (
      <li key={user.id} className={CARD}>
        <div className="flex items-center gap-2">
          <h4 className="truncate text-section tracking-normal">{user.username}</h4>
          <UserMarks user={user} ownId={ownId} />
          <UserActions user={user} isOwn={user.id === ownId} onDeed={onDeed} />
        </div>
        <dl className="user-facts">
          {CARD_COLUMNS.map(({ name, cell }) => (
            <div key={name}>
              <dt>{messages.columns[name]}</dt>
              <dd>{cell({ user, ownId, onDeed })}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)
