import { useState } from 'react'
import type { AdminUser } from '#domain/admin.ts'
import { endSessionsOf } from '../../calls/admin.ts'
import { reasonOf } from '../../try-again.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toaster.tsx'

type EndSessionsProps = { user: AdminUser; isOwn: boolean; onClose: () => void }

export function EndSessions({ user, isOwn, onClose }: EndSessionsProps) {
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await endSessionsOf(user.id)
      showToast({ kind: 'ok', title: 'Sessions ended', text: user.username })
    } catch (error) {
      showToast({ kind: 'error', title: 'Error updating user', text: reasonOf(error, 'Failed to update user') })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={`Sign ${user.username} out everywhere?`}
      no="Cancel"
      yes="End sessions"
      busy={isBusy}
    >
      {isOwn
        ? 'Every other device of yours has to sign in again.'
        : 'Every device of theirs has to sign in again. Nothing of theirs is lost.'}
    </ConfirmDialog>
  )
}
