import type { AdminUser } from '#domain/accounts/admin.ts'
import { unbanUser } from '#islands/data/api/admin-api.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { Menu, MenuButton } from '#islands/ui/menu.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/admin/users.ts'

export type UserDeed = 'edit' | 'delete' | 'ban' | 'unban' | 'end-sessions'

export const unban = (user: AdminUser, put: (user: AdminUser) => Promise<unknown>) =>
  attempt(messages.updateFailedTitle, async () => {
    await put(await unbanUser(user.id))
    showToast({ kind: 'ok', title: messages.unbanned, text: user.username })
  })

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
        <MenuButton icon="log-out" onClick={() => onDeed('end-sessions', user)}>
          {messages.endSessionsOf}
        </MenuButton>
        {!isOwn && !user.banned && (
          <MenuButton icon="ban" className="text-danger" onClick={() => onDeed('ban', user)}>
            {messages.ban}
          </MenuButton>
        )}
        {user.banned && (
          <MenuButton icon="undo" onClick={() => onDeed('unban', user)}>
            {messages.unban}
          </MenuButton>
        )}
      </Menu>
    </span>
  )
}
