import type { AdminUser, UserSort } from '#domain/admin.ts'
import * as messages from '#locales/admin/users.ts'
import { shortDayText } from '#locales/intl.ts'
import { Icon } from '../ui/icon.tsx'
import { UserActions, type UserDeed } from './user-actions.tsx'
import type { Order } from './user-order.tsx'
import { OrNone, RoleName, UserId, UserMarks } from './user-parts.tsx'

export type ShownUsersProps = {
  users: AdminUser[]
  ownId: string
  onDeed: (deed: UserDeed, user: AdminUser) => void
}

const COLUMNS: { name: string; sort?: UserSort }[] = [
  { name: messages.columns.id },
  { name: messages.columns.username, sort: 'username' },
  { name: messages.columns.email, sort: 'email' },
  { name: messages.columns.displayName },
  { name: messages.columns.role, sort: 'role' },
  { name: messages.columns.created, sort: 'created' },
  { name: messages.columns.actions },
]

/** The order after a press on a column: turned round where it is that column's already. */
const pressed = (order: Order, sort: UserSort): Order => {
  if (order.sort === sort) return { sort, direction: order.direction === 'asc' ? 'desc' : 'asc' }
  return { sort, direction: sort === 'created' ? 'desc' : 'asc' }
}

type UserTableProps = ShownUsersProps & { order: Order; onOrder: (order: Order) => void }

export function UserTable({ users, ownId, order, onOrder, onDeed }: UserTableProps) {
  return (
    <div className="people">
      <table>
        <thead>
          <tr>
            {COLUMNS.map(({ name, sort }) => (
              <th key={name} scope="col" aria-sort={sort === order.sort ? `${order.direction}ending` : undefined}>
                {sort ? (
                  <button type="button" onClick={() => onOrder(pressed(order, sort))}>
                    {name}
                    {sort === order.sort && (
                      <Icon name={order.direction === 'asc' ? 'arrow-up' : 'arrow-down'} size={12} />
                    )}
                  </button>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <td>
                <UserId id={user.id} />
              </td>
              <td>
                <span className="row">
                  <b className="clip" title={user.username}>
                    {user.username}
                  </b>
                  <UserMarks user={user} ownId={ownId} />
                </span>
              </td>
              <td className="dim clip">
                <OrNone text={user.email} />
              </td>
              <td className="clip">
                <OrNone text={user.displayName} />
              </td>
              <td>
                <RoleName role={user.role} />
              </td>
              <td className="dim">
                <time dateTime={user.createdAt}>{shortDayText(Date.parse(user.createdAt))}</time>
              </td>
              <td>
                <UserActions user={user} isOwn={user.id === ownId} onDeed={onDeed} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const BONES = ['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5', 'w-1/2', 'w-1/3']

/** Six people on their way, in the table's or the cards' own boxes. */
export function UserTableSkeleton({ isNarrow }: { isNarrow: boolean }) {
  return (
    <>
      <p className="sr" role="status">
        {messages.loadingUsers}
      </p>
      <div className={isNarrow ? 'user-cards' : 'users-bones'} aria-hidden="true">
        {BONES.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <div key={index} className={isNarrow ? 'user-card' : undefined}>
            <span className={`bone h-3 ${width}`} />
          </div>
        ))}
      </div>
    </>
  )
}
