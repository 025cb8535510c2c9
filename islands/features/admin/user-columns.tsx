import type { ReactNode } from 'react'
import { type AdminUser, USER_SORTS } from '#domain/accounts/admin.ts'
import type { Role } from '#domain/accounts/role.ts'
import type { UserListing } from '#islands/data/api/admin-api.ts'
import { copyText } from '#islands/ui/copy-text.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { Menu, MenuButton } from '#islands/ui/menu.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import * as messages from '#locales/admin.ts'
import { shortDayText } from '#locales/intl.ts'

const ID_SHOWN = 8

const copy = (id: string) =>
  copyText(id, { title: messages.idCopied, text: id }, { title: messages.copyIdFailed, text: id })

/** The beginning of an id; a click copies the whole id. Its accessible name contains the visible text, for voice control. */
function UserId({ id }: { id: string }) {
  const shown = id.length > ID_SHOWN ? `${id.slice(0, ID_SHOWN)}…` : id
  return (
    <button
      type="button"
      className=":uno: max-sm:(min-h-touch min-w-touch text-left) hover:text-ink text-ink-3"
      title={id}
      aria-label={messages.copyId(shown)}
      onClick={() => copy(id)}
    >
      {shown}
    </button>
  )
}

const ROLE_COLORS: Record<Role, string> = { user: 'text-ink-2', admin: 'text-danger', test: 'text-warn' }

export const RoleName = ({ role }: { role: Role }) => (
  <span className={`font-medium ${ROLE_COLORS[role]}`}>{messages.roleNames[role]}</span>
)

export const OrNone = ({ text }: { text: string }) =>
  text ? <span title={text}>{text}</span> : <span className="text-ink-3">{messages.notAvailable}</span>

/** Chips for the signed-in user and for banned users. */
export const UserMarks = ({ user, ownId }: { user: AdminUser; ownId: string }) => (
  <>
    {user.id === ownId && <span className="chip">{messages.you}</span>}
    {user.banned && (
      <span className="rose chip" title={user.banReason ?? undefined}>
        {messages.banned(user.banReason && srOnly(messages.bannedBecause(user.banReason)))}
      </span>
    )}
  </>
)

export type UserDeed = 'edit' | 'delete' | 'ban' | 'unban' | 'end-sessions'

type UserActionsProps = { user: AdminUser; isOwn: boolean; onDeed: (deed: UserDeed, user: AdminUser) => void }

/** The actions on a user. Administrators can't ban or delete themselves here. */
export function UserActions({ user, isOwn, onDeed }: UserActionsProps) {
  return (
    <span className=":uno: [td>&]:-mr-1.5 ml-auto inline-flex flex-none">
      <button
        type="button"
        className="icon-btn icon-btn-sm"
        aria-label={messages.edit(user.username)}
        onClick={() => onDeed('edit', user)}
      >
        <Icon name="pencil" />
      </button>
      <button
        type="button"
        className="icon-btn icon-btn-sm :uno: disabled:(pointer-events-none opacity-40)"
        aria-label={messages.deleteOne(user.username)}
        disabled={isOwn}
        title={isOwn ? messages.deleteOwn : undefined}
        onClick={() => onDeed('delete', user)}
      >
        <Icon name="trash" />
      </button>
      <Menu
        label={messages.more(user.username)}
        className="icon-btn icon-btn-sm"
        button={<Icon name="ellipsis" size={18} />}
      >
        <MenuButton icon="log-out" text={messages.endSessionsOf} onClick={() => onDeed('end-sessions', user)} />
        {!isOwn && !user.banned && (
          <MenuButton icon="ban" className="text-danger" text={messages.ban} onClick={() => onDeed('ban', user)} />
        )}
        {user.banned && <MenuButton icon="undo" text={messages.unban} onClick={() => onDeed('unban', user)} />}
      </Menu>
    </span>
  )
}

type UserRowProps = { user: AdminUser; ownId: string; onDeed: (deed: UserDeed, user: AdminUser) => void }
export type ShownUsersProps = Omit<UserRowProps, 'user'> & { users: AdminUser[] }

type UserColumnName = keyof typeof messages.columns
type UserColumn = {
  cell: (props: UserRowProps) => ReactNode
  /** The direction of the first click on its header; ascending unless given. */
  firstDirection?: UserListing['direction']
  isDim?: boolean
  isClipped?: boolean
  /** The position of the column in a card, if it differs from the table's order. */
  inCard?: 'head' | 'last'
}

/** All columns of a user, in the table's order. Those in `USER_SORTS` can be sorted by. */
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

/** The rows of a card, below its header. */
export const CARD_COLUMNS = [
  ...TABLE_COLUMNS.filter(({ inCard }) => inCard === undefined),
  ...TABLE_COLUMNS.filter(({ inCard }) => inCard === 'last'),
]
