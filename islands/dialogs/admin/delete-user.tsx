import { useState } from 'react'
import type { AdminUser } from '#domain/admin.ts'
import { deleteUser } from '../../calls/admin.ts'
import { reasonOf } from '../../try-again.ts'
import { showToast } from '../../ui/toaster.tsx'
import { TypedConfirm } from '../typed-confirm.tsx'
import { OrNone, RoleName } from './user-parts.tsx'

type DeleteUserProps = { user: AdminUser; onClose: () => void; onDeleted: (id: string) => unknown }

export function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const confirm = async () => {
    setBusy(true)
    setProblem('')
    try {
      await deleteUser(user.id)
      onClose()
      await onDeleted(user.id)
      showToast({ kind: 'ok', title: 'User deleted', text: user.username })
    } catch (error) {
      const text = reasonOf(error, 'Failed to delete user')
      setProblem(text)
      setBusy(false)
      showToast({ kind: 'error', title: 'Error deleting user', text })
    }
  }
  return (
    <TypedConfirm
      open
      onClose={onClose}
      onConfirm={confirm}
      title="Delete User"
      expected={user.username}
      yes="Delete user"
      busy={isBusy}
      problem={problem}
    >
      <p className="dim">Their albums, crates and imports go with the account. There is no way back from this.</p>
      <dl className="about-user">
        <div>
          <dt>Username</dt>
          <dd>{user.username}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <OrNone text={user.email} />
          </dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>
            <RoleName role={user.role} />
          </dd>
        </div>
      </dl>
    </TypedConfirm>
  )
}
