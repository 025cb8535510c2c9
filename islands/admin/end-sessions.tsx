import { useState } from 'react'
import type { AdminUser } from '#domain/admin.ts'
import * as words from '#locales/admin/users.ts'
import { reasonOf } from '../errors/attempt.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toaster.tsx'
import { endSessionsOf } from './admin-api.ts'

type EndSessionsProps = { user: AdminUser; isOwn: boolean; onClose: () => void }

export function EndSessions({ user, isOwn, onClose }: EndSessionsProps) {
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await endSessionsOf(user.id)
      showToast({ kind: 'ok', title: words.sessionsEnded, text: user.username })
    } catch (error) {
      showToast({ kind: 'error', title: words.updateFailedTitle, text: reasonOf(error, words.updateFailed) })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={words.endSessionsTitle(user.username)}
      no={words.cancel}
      yes={words.endSessions}
      busy={isBusy}
    >
      {isOwn ? words.endOwnSessionsMeans : words.endSessionsMeans}
    </ConfirmDialog>
  )
}
