import { useEffect, useState } from 'react'
import { INVITATION_OVER } from '#domain/accounts/account.ts'
import { startGoogle } from '#islands/data/api/auth-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { leaveNotice, takeNotice } from '#islands/lib/notice.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/auth.ts'
import { invitationOver } from '#locales/errors.ts'

const FAILED = {
  login: { title: messages.googleLoginFailed, text: messages.googleLoginFailedText },
  register: { title: messages.googleRegisterFailed, text: messages.googleRegisterFailedText },
} as const

export type GoogleWay = keyof typeof FAILED

/** What to do after a failed Google sign-in, by the error code in the URL. */
const REASONS = new Map([
  ['ACCOUNT_BANNED', messages.banned],
  [INVITATION_OVER, invitationOver],
  ['access_denied', messages.googleCancelled],
  ['signup_disabled', messages.googleUnknown],
  ['account_not_linked', messages.googleNotLinked],
])

/** The dialog text for a failed Google sign-in; for an unknown error a toast is shown instead. */
export function explainFailure(way: GoogleWay, code: string): string | undefined {
  takeNotice()
  const reason = REASONS.get(code)
  if (!reason) showToast({ ...FAILED[way], kind: 'error' })
  return reason
}

/** Whether Google sign-in is available, which the page contains. */
const hasGoogle = () => document.querySelector('[data-google]') !== null

/** Google sign-in; calls `onPassNeeded` when signing up requires the signup password again. */
export function Google({ way, onPassNeeded }: { way: GoogleWay; onPassNeeded?: () => void }) {
  const [isLeaving, setLeaving] = useState(false)
  // The back button may restore the page from the back/forward cache, as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  async function leave() {
    setLeaving(true)
    try {
      const address = await startGoogle(way === 'register')
      if (way === 'login') leaveNotice({ kind: 'logged-in' })
      location.assign(address)
    } catch (error) {
      setLeaving(false)
      if (error instanceof ApiError && error.code === 'SIGNUP_PASS_REQUIRED') return onPassNeeded?.()
      const isLimited = error instanceof ApiError && error.status === 429
      showToast({ ...FAILED[way], ...(isLimited && { text: error.message }), kind: 'error' })
    }
  }

  if (!hasGoogle()) return null
  return (
    <>
      <p className=":uno: flex after:(flex-1 border-t border-line content-empty) before:(flex-1 border-t border-line content-empty) items-center gap-3 text-meta text-ink-3">
        {messages.otherWays}
      </p>
      <button type="button" className="btn btn-outline btn-tall btn-wide" disabled={isLeaving} onClick={leave}>
        <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M12.2 10.2v3.9h5.5c-.5 2.4-2.5 3.7-5.5 3.7a5.9 5.9 0 1 1 3.8-10.4l2.9-2.8A9.9 9.9 0 1 0 12.2 22c5.7 0 9.5-4 9.5-9.7 0-.7-.1-1.4-.2-2.1z" />
        </svg>
        {isLeaving ? messages.toGoogle : messages.google}
      </button>
    </>
  )
}
