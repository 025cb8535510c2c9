import { type ComponentType, useEffect, useState } from 'react'
import type { MeView } from '#domain/accounts/account.ts'
import { SESSION_ENDED } from '#islands/data/api/client.ts'
import { outbox } from '#islands/data/outbox/outbox.ts'
import { leavePage, onSession, tellSession, wipeDevice } from '#islands/data/session.ts'
import { writeStored } from '#islands/lib/browser-storage.ts'
import { takeNotice } from '#islands/lib/notice.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { heldBy } from '#islands/ui/unsaved.ts'
import { signInToSend } from '#locales/outbox.ts'
import * as messages from '#locales/session.ts'

type SessionGuardProps = {
  /** The user the page was rendered for. */
  rendered: MeView
  /** The user as last loaded. */
  me: MeView
}
type SignedOut = { Question: ComponentType<{ reason: string }>; reason: string }

function showNotice(email: string) {
  const kind = takeNotice()?.kind
  if (kind === 'logged-in') showToast({ kind: 'ok', title: messages.loggedInTitle, text: messages.loggedIn })
  if (kind === 'account-changed')
    showToast({ kind: 'info', title: messages.accountChangedTitle, text: messages.accountChanged(email) })
}

/**
 * Leaves the page if its user is no longer signed in. Unsaved changes hold the page, covered by a question, until the same user signs in.
 */
export function SessionGuard({ rendered, me }: SessionGuardProps) {
  const [signedOut, setSignedOut] = useState<SignedOut | null>(null)

  // Only for display before the user has loaded; it grants no access.
  useEffect(() => {
    writeStored('currentUser', JSON.stringify({ uid: me.id, email: me.email, displayName: me.displayName }))
  }, [me])
  useEffect(() => showNotice(rendered.email), [rendered])

  useEffect(
    () =>
      onSession((news) => {
        if (news.person === rendered.id) return setSignedOut(null)
        if (news.person !== null) return leavePage('/app', { kind: 'account-changed' })
        const unsent = outbox.get().length
        const reason = unsent > 0 ? signInToSend(unsent, rendered.email) : news.reason
        const leave = () => leavePage('/', { kind: 'signed-out', text: reason })
        if (!heldBy()) return leave()
        import('./signed-out-question.tsx').then(({ SignedOutQuestion }) => {
          setSignedOut({ Question: SignedOutQuestion, reason })
        }, leave)
      }),
    [rendered],
  )
  useEffect(() => {
    const tell = (event: Event) => {
      void wipeDevice()
      tellSession({ person: null, reason: (event as CustomEvent<string>).detail })
    }
    addEventListener(SESSION_ENDED, tell)
    return () => removeEventListener(SESSION_ENDED, tell)
  }, [])
  useEffect(() => tellSession({ person: me.id }), [me.id])

  return signedOut && <signedOut.Question reason={signedOut.reason} />
}
