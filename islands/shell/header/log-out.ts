import { leavePage, tellSession } from '#islands/data/session.ts'
import { isUnreachable } from '#islands/lib/is-unreachable.ts'
import { openDialog } from '#islands/lib/location.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { signedOut } from '#locales/errors.ts'
import * as messages from '#locales/header.ts'
import { pleaseTryAgain } from '#locales/phrases.ts'

/** How long to wait for changes that are being sent, and for the session to end, in milliseconds. */
const A_MOMENT = 1_000
const PATIENCE = 20_000

/** Ends the session, runs `then`, and opens the landing page with a notice. Returns whether the server has ended the session. */
export async function endSession(then?: () => Promise<void>): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(PATIENCE)
  const response = await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}', signal }).catch(() => null)
  if (!response || isUnreachable(response)) {
    const forget = async () => {
      await then?.()
      leavePage('/', { kind: 'signed-out' })
    }
    const action = { label: messages.forgetCopy, onAction: () => void forget() }
    showToast({ kind: 'error', title: messages.logOutFailed, text: messages.logOutOffline, action })
    return false
  }
  if (!response.ok) {
    showToast({ kind: 'error', title: messages.logOutFailed, text: pleaseTryAgain })
    return false
  }
  await then?.()
  leavePage('/', { kind: 'logged-out' })
  tellSession({ person: null, reason: signedOut, isByPerson: true })
  return true
}

/** Logs out, after a question if that loses changes. */
export async function logOut(): Promise<void> {
  const { outbox, settled, unconfirmed } = await import('#islands/data/queue/pending.ts')
  // Without a network, a call may take long to fail.
  if (outbox.get().length === 0) await settled(A_MOMENT)
  if (unconfirmed.get() > 0) openDialog('log-out')
  else await endSession()
}
