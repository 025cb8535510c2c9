import type { UserSort } from '#domain/accounts/admin.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/admin/users.ts'
import { CARD, CARDS } from './user-cards.tsx'
import { type ShownUsersProps, TABLE_COLUMNS } from './user-columns.tsx'
import type { Order } from './user-order.tsx'

/** The order after a click on a column: reversed if the table is already sorted by it. */
const nextOrder = (order: Order, sort: UserSort, firstDirection: Order['direction'] = 'asc'): Order => {
  if (order.sort === sort) return { sort, direction: order.direction === 'asc' ? 'desc' : 'asc' }
  return { sort, direction: firstDirection }
}

const CELL = 'h-11 max-w-52 whitespace-nowrap border-b border-line p-0 pr-3 last:(pr-0 text-right)'

type UserTableProps = ShownUsersProps & { order: Order; onOrder: (order: Order) => void }

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
export function UserTableSkeleton({ isNarrow }: { isNarrow: boolean }) {
  return (
    <>
      <p className="sr-only" role="status">
        {messages.loadingUsers}
      </p>
      <div className={isNarrow ? CARDS : 'table-skeleton'} aria-hidden="true">
        {BONES.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
          <div key={index} className={isNarrow ? `${CARD} h-173px max-sm:h-209px` : undefined}>
            <span className={`bone h-3 ${width}`} />
          </div>
        ))}
      </div>
    </>
  )
}
