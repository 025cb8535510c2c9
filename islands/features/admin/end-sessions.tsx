import type { AdminUser } from '#domain/accounts/admin.ts'
import { endSessionsOf } from '#islands/data/api/admin-api.ts'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import { showError } from '#islands/ui/errors/show-error.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/admin/users.ts'

type EndSessionsProps = { user: AdminUser; isOwn: boolean; onClose: () => void }

export function EndSessions({ user, isOwn, onClose }: EndSessionsProps) {
  const { isBusy, run } = useAction()
  const confirm = async () => {
    const refuse = (error: unknown) => showError(messages.updateFailedTitle, error, messages.updateFailed)
    await run(refuse, async () => {
      await endSessionsOf(user.id)
      showToast({ kind: 'ok', title: messages.sessionsEnded, text: user.username })
    })
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
