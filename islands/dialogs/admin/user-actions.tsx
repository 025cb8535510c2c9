import type { AdminUser } from '#domain/admin.ts'
import { unbanUser } from '../../calls/admin.ts'
import { Menu, MenuButton } from '../../header/menu.tsx'
import { attempt } from '../../try-again.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toaster.tsx'

export type UserDeed = 'edit' | 'delete' | 'ban' | 'unban' | 'end-sessions'

export const unban = (user: AdminUser, put: (user: AdminUser) => Promise<unknown>) =>
  attempt('Error updating user', async () => {
    await put(await unbanUser(user.id))
    showToast({ kind: 'ok', title: 'User unbanned', text: user.username })
  })

type UserActionsProps = { user: AdminUser; isOwn: boolean; onDeed: (deed: UserDeed, user: AdminUser) => void }

/** What can be done to a person. Oneself is neither banned nor deleted from here. */
export function UserActions({ user, isOwn, onDeed }: UserActionsProps) {
  return (
    <span className="user-actions">
      <button type="button" className="ib s" aria-label={`Edit ${user.username}`} onClick={() => onDeed('edit', user)}>
        <Icon name="pencil" />
      </button>
      <button
        type="button"
        className="ib s"
        aria-label={`Delete ${user.username}`}
        disabled={isOwn}
        title={isOwn ? 'Your own account is deleted under Data' : undefined}
        onClick={() => onDeed('delete', user)}
      >
        <Icon name="trash" />
      </button>
      <Menu label={`More about ${user.username}`} className="ib s" button={<Icon name="ellipsis" size={18} />}>
        <MenuButton icon="log-out" onClick={() => onDeed('end-sessions', user)}>
          End sessions…
        </MenuButton>
        {!isOwn && !user.banned && (
          <MenuButton icon="ban" className="bad" onClick={() => onDeed('ban', user)}>
            Ban…
          </MenuButton>
        )}
        {user.banned && (
          <MenuButton icon="undo" onClick={() => onDeed('unban', user)}>
            Lift the ban
          </MenuButton>
        )}
      </Menu>
    </span>
  )
}
