import { signedOut } from '#locales/errors/account.ts'
import * as messages from '#locales/header/header.ts'
import { openDialog } from '../location.ts'
import { leavePage, tellSession } from '../session/session.ts'
import { showToast } from '../ui/toaster.tsx'

/** Ends the session and opens the landing page with a notice. Returns whether the server has ended it. */
export async function endSession(): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' }).catch(() => null)
  if (!response?.ok) {
    showToast({ kind: 'error', title: messages.error, text: messages.logOutFailed })
    return false
  }
  leavePage('/', { kind: 'logged-out' })
  tellSession({ person: null, reason: signedOut })
  return true
}

/** Logs out, after a question if that loses changes. */
export async function logOut(): Promise<void> {
  const { outbox } = await import('../replica/outbox.ts')
  if (outbox.get().length > 0) openDialog('log-out')
  else await endSession()
}
