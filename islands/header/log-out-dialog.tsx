import { useState } from 'react'
import * as messages from '#locales/outbox.ts'
import type { DialogContentProps } from '../dialogs/dialog-content.ts'
import { closeDialog } from '../location.ts'
import { discardUnsent, outbox } from '../replica/outbox.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { endSession } from './log-out.ts'

/** Asks before a sign-out loses changes that have not been sent. */
export function LogOutDialog({ isOpen }: DialogContentProps) {
  const [isBusy, setBusy] = useState(false)
  // As it was asked about, also while they are discarded.
  const [unsent] = useState(() => outbox.get().length)
  const confirm = async () => {
    setBusy(true)
    if (await endSession()) await discardUnsent()
    else setBusy(false)
  }
  return (
    <ConfirmDialog open={isOpen} onClose={closeDialog} onConfirm={confirm} title={messages.logOutTitle} busy={isBusy}>
      {unsent > 0 ? messages.logOutQuestion(unsent) : messages.allSent}
    </ConfirmDialog>
  )
}
