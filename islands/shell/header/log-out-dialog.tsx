import { useState } from 'react'
import { unconfirmed } from '#islands/data/queue/pending.ts'
import { discardUnsent } from '#islands/data/queue/queue.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import * as messages from '#locales/outbox.ts'
import { endSession } from './log-out.ts'

/** Asks before a sign-out loses changes that have not been sent. */
export function LogOutDialog({ isOpen }: DialogContentProps) {
  // How many changes are being discarded; the text stays meanwhile.
  const [discarding, setDiscarding] = useState<number | null>(null)
  const count = unconfirmed.use()
  const unsent = discarding ?? count
  const confirm = async () => {
    setDiscarding(unsent)
    if (!(await endSession(discardUnsent))) setDiscarding(null)
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={closeDialog}
      onConfirm={confirm}
      title={messages.logOutTitle}
      busy={discarding !== null}
    >
      {unsent > 0 ? messages.logOutQuestion(unsent) : messages.allSent}
    </ConfirmDialog>
  )
}
