import { leavePage, tellSession } from '#islands/data/session.ts'
import { openDialog } from '#islands/lib/location.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { signedOut } from '#locales/errors/account.ts'
import * as messages from '#locales/header/header.ts'

/** Ends the session and opens the landing page with a notice. Returns whether the server has ended it. */
export async function endSession(): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' }).catch(() => null)
  if (!response?.ok) {
    showToast({ kind: 'error', title: messages.error, text: messages.logOutFailed })
    return false
  }
  leavePage('/', { kind: 'logged-out' })
  tellSession({ person: null, reason: signedOut, isByPerson: true })
  return true
}

/** Logs out, after a question if that loses changes. */
export async function logOut(): Promise<void> {
  const { outbox } = await import('#islands/data/outbox/outbox.ts')
  if (outbox.get().length > 0) openDialog('log-out')
  else await endSession()
}
