import { useState } from 'react'
import * as messages from '#locales/outbox.ts'
import type { DialogContentProps } from '../dialogs/dialog-content.ts'
import { closeDialog } from '../location.ts'
import { discardUnsent, outbox } from '../replica/outbox.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { endSession } from './log-out.ts'

/** Asks before a sign-out loses changes that have not been sent. */
export function LogOutDialog({ isOpen }: DialogContentProps) {
  // How many are being discarded; the text stays while they are.
  const [discarding, setDiscarding] = useState<number | null>(null)
  const count = outbox.use((changes) => changes.length)
  const unsent = discarding ?? count
  const confirm = async () => {
    setDiscarding(unsent)
    if (await endSession()) await discardUnsent()
    else setDiscarding(null)
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
