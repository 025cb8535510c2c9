import { useState } from 'react'
import type { AdminUser } from '#domain/admin.ts'
import * as words from '#locales/admin/users.ts'
import { reasonOf } from '../errors/attempt.ts'
import { showToast } from '../ui/toaster.tsx'
import { TypedConfirm } from '../ui/typed-confirm.tsx'
import { deleteUser } from './admin-api.ts'
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
      showToast({ kind: 'ok', title: words.deleted, text: user.username })
    } catch (error) {
      const text = reasonOf(error, words.deleteFailed)
      setProblem(text)
      setBusy(false)
      showToast({ kind: 'error', title: words.deleteFailedTitle, text })
    }
  }
  return (
    <TypedConfirm
      open
      onClose={onClose}
      onConfirm={confirm}
      title={words.deleteTitle}
      expected={user.username}
      yes={words.deleteUser}
      busy={isBusy}
      problem={problem}
    >
      <p className="dim">{words.deleteMeans}</p>
      <dl className="about-user">
        <div>
          <dt>{words.columns.username}</dt>
          <dd>{user.username}</dd>
        </div>
        <div>
          <dt>{words.columns.email}</dt>
          <dd>
            <OrNone text={user.email} />
          </dd>
        </div>
        <div>
          <dt>{words.columns.role}</dt>
          <dd>
            <RoleName role={user.role} />
          </dd>
        </div>
      </dl>
    </TypedConfirm>
  )
}
