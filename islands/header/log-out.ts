import { signedOut } from '#locales/errors/account.ts'
import * as messages from '#locales/header/header.ts'
import { leavePage, tellSession } from '../session/session.ts'
import { showToast } from '../ui/toaster.tsx'

/** Ends the session and opens the landing page with a notice. */
export async function logOut(): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' }).catch(() => null)
  if (!response?.ok) {
    showToast({ kind: 'error', title: messages.error, text: messages.logOutFailed })
    return
  }
  leavePage('/', { kind: 'logged-out' })
  tellSession({ person: null, reason: signedOut })
}
