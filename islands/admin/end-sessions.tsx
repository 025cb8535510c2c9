import { useState } from 'react'
import type { AdminUser } from '#domain/admin.ts'
import * as messages from '#locales/admin/users.ts'
import { showError } from '../errors/show-error.ts'
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
      showToast({ kind: 'ok', title: messages.sessionsEnded, text: user.username })
    } catch (error) {
      showError(messages.updateFailedTitle, error, messages.updateFailed)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={messages.endSessionsTitle(user.username)}
      no={messages.cancel}
      yes={messages.endSessions}
      busy={isBusy}
    >
      {isOwn ? messages.endOwnSessionsText : messages.endSessionsText}
    </ConfirmDialog>
  )
}
