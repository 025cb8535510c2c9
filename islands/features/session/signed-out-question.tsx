import { DialogTitle } from '@headlessui/react'
import { useEffect } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { DialogShell } from '#islands/ui/dialog.tsx'
import { dismissToast } from '#islands/ui/toast-region.tsx'
import { signIn } from '#locales/auth.ts'
import * as messages from '#locales/outbox.ts'
import { discard } from '#locales/ui.ts'

const stay = () => undefined

/** Covers the page of a signed-out user with unsaved changes, until they sign in or discard them. */
export function SignedOutQuestion({ reason, onDiscard }: { reason: string; onDiscard: () => void }) {
  useEffect(dismissToast, [])
  return (
    <DialogShell open onClose={stay} width={420} role="alertdialog" isCover>
      <div className="body grid grid-cols-1 gap-2 max-sm:pt-3 pt-6">
        <DialogTitle className="text-heading">{messages.signedOut}</DialogTitle>
        <div className="stack text-ink-2">
          <p>{reason}</p>
          <p>{messages.textKept}</p>
        </div>
      </div>
      <footer className="dialog-footer">
        <Button text={discard} onClick={onDiscard} />
        <a className="btn btn-primary" href="/?auth=login" target="_blank" rel="noopener" data-autofocus>
          {signIn}
        </a>
      </footer>
    </DialogShell>
  )
}
