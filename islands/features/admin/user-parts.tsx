import type { AdminUser } from '#domain/accounts/admin.ts'
import type { Role } from '#domain/accounts/role.ts'
import { copyText } from '#islands/ui/copy-text.ts'
import * as messages from '#locales/admin/users.ts'

const ID_SHOWN = 8

const copy = (id: string) =>
  copyText(id, { title: messages.idCopied, text: id }, { title: messages.copyIdFailed, text: id })

/** The beginning of an id; a click copies all of it. Its name contains the visible text, for voice control. */
export function UserId({ id }: { id: string }) {
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
        {messages.banned(
          user.banReason && (
            <span key="reason" className="sr-only">
              {messages.bannedBecause(user.banReason)}
            </span>
          ),
        )}
      </span>
    )}
  </>
)
