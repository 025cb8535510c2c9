import type { UserSort } from '#domain/admin.ts'
import * as messages from '#locales/admin/users.ts'
import { Icon } from '../ui/icon.tsx'
import { type ShownUsersProps, TABLE_COLUMNS } from './user-columns.tsx'
import type { Order } from './user-order.tsx'

/** The order after a click on a column: reversed if the table is already sorted by it. */
const nextOrder = (order: Order, sort: UserSort, firstDirection: Order['direction'] = 'asc'): Order => {
  if (order.sort === sort) return { sort, direction: order.direction === 'asc' ? 'desc' : 'asc' }
  return { sort, direction: firstDirection }
}

type UserTableProps = ShownUsersProps & { order: Order; onOrder: (order: Order) => void }

export function UserTable({ users, ownId, order, onOrder, onDeed }: UserTableProps) {
  return (
    <div className="people">
      <table>
        <thead>
          <tr>
            {TABLE_COLUMNS.map(({ name, sort, firstDirection }) => (
              <th key={name} scope="col" aria-sort={sort === order.sort ? `${order.direction}ending` : undefined}>
                {sort ? (
                  <button type="button" onClick={() => onOrder(nextOrder(order, sort, firstDirection))}>
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
                  className={[isDim && 'text-ink-2', isClipped && 'truncate'].filter(Boolean).join(' ') || undefined}
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
      <div className={isNarrow ? 'user-cards' : 'users-bones'} aria-hidden="true">
        {BONES.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
          <div key={index} className={isNarrow ? 'user-card' : undefined}>
            <span className={`bone h-3 ${width}`} />
          </div>
        ))}
      </div>
    </>
  )
}
