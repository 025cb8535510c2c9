import { useState } from 'react'
import type { AdminUser } from '#domain/accounts/admin.ts'
import { deleteUser } from '#islands/data/api/admin-api.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { TypedConfirm } from '#islands/ui/typed-confirm.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/admin/users.ts'
import { OwnPassword, useOwnPassword } from './own-password.tsx'
import { OrNone, RoleName } from './user-parts.tsx'

type DeleteUserProps = { user: AdminUser; onClose: () => void; onDeleted: (id: string) => unknown }

export function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  const { isBusy, run } = useAction()
  const [problem, setProblem] = useState('')
  const own = useOwnPassword()
  const refuse = (error: unknown) => {
    if (own.isAskedBy(error)) return
    const text = errorText(error, messages.deleteFailed)
    setProblem(text)
    showToast({ kind: 'error', title: messages.deleteFailedTitle, text })
  }
  const confirm = async () => {
    setProblem('')
    await run(refuse, async () => {
      await deleteUser(user.id, own.given)
      onClose()
      await onDeleted(user.id)
      showToast({ kind: 'ok', title: messages.deleted, text: user.username })
    })
  }
  return (
    <TypedConfirm
      open
      onClose={onClose}
      onConfirm={confirm}
      title={messages.deleteTitle}
      expected={user.username}
      yes={messages.deleteUser}
      busy={isBusy}
      problem={problem}
      more={<OwnPassword own={own} />}
    >
      <p className="text-ink-2">{messages.deleteText}</p>
      <dl className="user-facts [&_dd]:break-anywhere">
        <div>
          <dt>{messages.columns.username}</dt>
          <dd>{user.username}</dd>
        </div>
        <div>
          <dt>{messages.columns.email}</dt>
          <dd>
            <OrNone text={user.email} />
          </dd>
        </div>
        <div>
          <dt>{messages.columns.role}</dt>
          <dd>
            <RoleName role={user.role} />
          </dd>
        </div>
      </dl>
    </TypedConfirm>
  )
}
