import { type ReactNode, useEffect, useState } from 'react'
import { INVITATION_OVER, type ProviderId } from '#domain/accounts/account.ts'
import { startAt } from '#islands/data/api/auth-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { leaveNotice, takeNotice } from '#islands/lib/notice.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/auth.ts'
import { invitationOver } from '#locales/errors.ts'

const FAILED = {
  login: { title: messages.providerLoginFailed, text: messages.providerLoginFailedText },
  register: { title: messages.providerRegisterFailed, text: messages.providerRegisterFailedText },
} as const

export type ProviderWay = keyof typeof FAILED

/** What to do after a failed sign-in with another account, by the error code in the URL. */
const REASONS = new Map<string, string | ((provider: string) => string)>([
  ['ACCOUNT_BANNED', messages.banned],
  [INVITATION_OVER, invitationOver],
  ['access_denied', messages.providerCancelled],
  ['signup_disabled', messages.providerUnknown],
  ['account_not_linked', messages.providerNotLinked],
  ['email_not_found', messages.providerNoEmail],
  ['unable_to_get_user_info', messages.providerNotProven],
  ['invalid_code', messages.providerRefused],
])

/** The other accounts that can sign in, which the page contains. */
export function offered() {
  const { google, oidc, open } = document.querySelector<HTMLElement>('[data-google],[data-oidc]')?.dataset ?? {}
  return { google: google === undefined ? undefined : messages.google, oidc, isOpen: open !== undefined }
}

const failureOf = (way: ProviderWay, name: string) => ({
  title: FAILED[way].title(name),
  text: FAILED[way].text(name),
  kind: 'error' as const,
})

/** The dialog text for a failed sign-in with another account; for an unknown error a toast is shown instead. */
export function explainFailure(way: ProviderWay, code: string, provider: string | null): string | undefined {
  takeNotice()
  const name = (provider === 'oidc' && offered().oidc) || messages.google
  const reason = REASONS.get(code)
  if (!reason) showToast(failureOf(way, name))
  return typeof reason === 'function' ? reason(name) : reason
}

const Divider = ({ children }: { children: string }) => (
  <p className=":uno: flex after:(flex-1 border-t border-line content-empty) before:(flex-1 border-t border-line content-empty) items-center gap-3 text-meta text-ink-3">
    {children}
  </p>
)

type LeaveProps = {
  provider: ProviderId
  name: string
  way: ProviderWay
  onPassNeeded?: () => void
  children: ReactNode
}

function Leave({ provider, name, way, onPassNeeded, children }: LeaveProps) {
  const [isLeaving, setLeaving] = useState(false)
  // The back button may restore this page from the back/forward cache.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  async function leave() {
    setLeaving(true)
    try {
      const address = await startAt(provider, way === 'register')
      if (way === 'login') leaveNotice({ kind: 'logged-in' })
      location.assign(address)
    } catch (error) {
      setLeaving(false)
      const { code, status, message } = error instanceof ApiError ? error : { code: '', status: -1, message: '' }
      if (code === 'SIGNUP_PASS_REQUIRED') return onPassNeeded?.()
      const text = code === 'PROVIDER_NOT_FOUND' ? messages.providerUnreachable(name) : status === 429 ? message : null
      showToast({ ...failureOf(way, name), ...(text && { text }) })
    }
  }

  return (
    <button type="button" className="btn btn-outline btn-tall btn-wide" disabled={isLeaving} onClick={leave}>
      {isLeaving ? <span>{messages.leaving(name)}</span> : children}
    </button>
  )
}

const GoogleSign = () => (
  <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M12.2 10.2v3.9h5.5c-.5 2.4-2.5 3.7-5.5 3.7a5.9 5.9 0 1 1 3.8-10.4l2.9-2.8A9.9 9.9 0 1 0 12.2 22c5.7 0 9.5-4 9.5-9.7 0-.7-.1-1.4-.2-2.1z" />
  </svg>
)

const OidcButton = (props: Omit<LeaveProps, 'provider' | 'children'>) => (
  <Leave provider="oidc" {...props}>
    <Icon name="key" />
    <span className="truncate">{messages.continueWith(props.name)}</span>
  </Leave>
)

/** Sign-in with other accounts; calls `onPassNeeded` when signing up requires the signup password again. */
export function Providers(props: { way: ProviderWay; onPassNeeded?: () => void }) {
  const { google, oidc } = offered()
  if (!google && !oidc) return null
  return (
    <>
      <Divider>{messages.otherWays}</Divider>
      {google && (
        <Leave provider="google" name={google} {...props}>
          <GoogleSign />
          <span translate="no">{google}</span>
        </Leave>
      )}
      {oidc && <OidcButton name={oidc} {...props} />}
    </>
  )
}

/** Sign-up with the account that needs no signup password, if there is one. */
export function OpenProvider() {
  const { oidc, isOpen } = offered()
  if (!oidc || !isOpen) return null
  return (
    <>
      <Divider>{messages.withoutPassword}</Divider>
      <OidcButton name={oidc} way="register" />
    </>
  )
}
