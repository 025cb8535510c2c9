import '#islands/lib/uno.ts'
import './auth.css'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { redeemInvitation } from '#islands/data/api/auth-api.ts'
import { type Notice, takeNotice } from '#islands/lib/notice.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { IconSheet } from '#islands/ui/icon-sheet.tsx'
import type { Toast } from '#islands/ui/toast.ts'
import { showToast, Toaster } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/auth.ts'
import { signedOut } from '#locales/outbox.ts'
import { AuthDialog, type AuthView } from './auth-dialog.tsx'
import { explainFailure, offered, type ProviderWay } from './providers.tsx'

let root: Root | undefined
let times = 0

function render(node: ReactNode): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')), { identifierPrefix: 'auth-' })
  root.render(
    <>
      <IconSheet />
      {node}
    </>,
  )
}

let isInvited = false

/** Takes the invitation of the address; returns why it does not open the sign-up. */
async function takeInvitation(token: string): Promise<string | undefined> {
  try {
    await redeemInvitation(token)
    isInvited = true
    return undefined
  } catch (error) {
    return errorText(error)
  }
}

/** Opens the auth dialog; shows a toast if a sign-in has just failed. */
export async function openAuth(view: ProviderWay): Promise<void> {
  times += 1
  const params = new URLSearchParams(location.search)
  const token = view === 'register' ? params.get('invitation') : null
  const problem = token ? await takeInvitation(token) : undefined
  const failed = params.get('error')
  const hint = failed
    ? explainFailure(view, failed, params.get('provider'))
    : params.get('to') === 'add'
      ? messages.toAdd
      : problem
  if (failed) history.replaceState(history.state, '', '/')
  // A sign-up with another account that returns here has already passed the signup password, unless it needs none.
  const hasPassed = isInvited || (failed !== null && !(offered().isOpen && params.get('provider') === 'oidc'))
  const firstView: AuthView = view === 'register' && !hasPassed ? 'gate' : view
  render(<AuthDialog key={times} firstView={firstView} hint={hint} />)
}

const NOTICES: Partial<Record<Notice['kind'], Toast>> = {
  'logged-out': { kind: 'ok', title: messages.loggedOut, text: messages.loggedOutText },
  'signed-out': { kind: 'info', title: signedOut },
  'account-deleted': { kind: 'ok', title: messages.accountDeleted, text: messages.accountDeletedText },
}

/** Shows the notice that a previous page left for the landing page: signed out, or account deleted. */
export function sayNotice(): void {
  const notice = takeNotice()
  const toast = notice && NOTICES[notice.kind]
  if (!toast) return
  // The auth dialog, which can show toasts too, may have opened first.
  if (!root) render(<Toaster />)
  showToast({ ...toast, ...(notice.text && { text: notice.text }) })
}
