import type { ReactNode } from 'react'
import { type AdminUser, USER_SORTS } from '#domain/accounts/admin.ts'
import type * as messages from '#locales/admin/users.ts'
import { shortDayText } from '#locales/intl.ts'
import { UserActions, type UserDeed } from './user-actions.tsx'
import type { Order } from './user-order.tsx'
import { OrNone, RoleName, UserId, UserMarks } from './user-parts.tsx'

export type UserRowProps = { user: AdminUser; ownId: string; onDeed: (deed: UserDeed, user: AdminUser) => void }
export type ShownUsersProps = Omit<UserRowProps, 'user'> & { users: AdminUser[] }

export type UserColumnName = keyof typeof messages.columns
type UserColumn = {
  cell: (props: UserRowProps) => ReactNode
  /** The direction of a first click on its head; ascending unless given. */
  firstDirection?: Order['direction']
  isDim?: boolean
  isClipped?: boolean
  /** Where a card shows the column, if not in the order of the table. */
  inCard?: 'head' | 'last'
}

/** Everything shown of a user, in the order of the table. The columns of `USER_SORTS` can be sorted by. */
const COLUMNS: Record<UserColumnName, UserColumn> = {
  id: { cell: ({ user }) => <UserId id={user.id} />, inCard: 'last' },
  username: {
    cell: ({ user, ownId }) => (
      <span className="max-w-50 flex items-center gap-2">
        <b className="truncate font-medium" title={user.username}>
          {user.username}
        </b>
        <UserMarks user={user} ownId={ownId} />
      </span>
    ),
    inCard: 'head',
  },
  email: { cell: ({ user }) => <OrNone text={user.email} />, isDim: true, isClipped: true },
  displayName: { cell: ({ user }) => <OrNone text={user.displayName} />, isClipped: true },
  role: { cell: ({ user }) => <RoleName role={user.role} /> },
  created: {
    cell: ({ user }) => <time dateTime={user.createdAt}>{shortDayText(Date.parse(user.createdAt))}</time>,
    firstDirection: 'desc',
    isDim: true,
  },
  actions: {
    cell: ({ user, ownId, onDeed }) => <UserActions user={user} isOwn={user.id === ownId} onDeed={onDeed} />,
    inCard: 'head',
  },
}

const names = Object.keys(COLUMNS) as UserColumnName[]

export const TABLE_COLUMNS = names.map((name) => ({
  name,
  sort: USER_SORTS.find((sort) => sort === name),
  ...COLUMNS[name],
}))

/** The rows of a card, below its head. */
export const CARD_COLUMNS = [
  ...TABLE_COLUMNS.filter(({ inCard }) => inCard === undefined),
  ...TABLE_COLUMNS.filter(({ inCard }) => inCard === 'last'),
]
