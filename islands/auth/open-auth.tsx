import 'virtual:tokens/auth.css'
import '../uno.ts'
import './auth.css'
import { createRoot, type Root } from 'react-dom/client'
import * as words from '#words/auth.ts'
import { showToast, type Toast, Toaster } from '../ui/toaster.tsx'
import { AuthDialog, type AuthView } from './auth-dialog.tsx'
import { type GoogleWay, sayGoogleFailed } from './google.tsx'

let root: Root | undefined
let times = 0

function rootOfPage(): Root {
  root ??= createRoot(document.body.appendChild(document.createElement('div')), { identifierPrefix: 'auth-' })
  return root
}

/** Opens the auth dialog over the page it stands in; says so where a way by Google has just failed. */
export function openAuth(view: GoogleWay): void {
  times += 1
  const failed = new URLSearchParams(location.search).get('error')
  const hint = failed ? sayGoogleFailed(view, failed) : undefined
  if (failed) history.replaceState(history.state, '', '/')
  // Who comes back from a sign-up by Google has been through the gate.
  const firstView: AuthView = view === 'register' && !failed ? 'gate' : view
  rootOfPage().render(<AuthDialog key={times} firstView={firstView} hint={hint} />)
}

const NOTICES: Record<string, Omit<Toast, 'kind'>> = {
  'logged-out': { title: words.loggedOut, text: words.loggedOutText },
  'account-deleted': { title: words.accountDeleted, text: words.accountDeletedText },
}

/** Says on the landing page what has just happened: somebody signed out, or deleted their account. */
export function sayNotice(): void {
  const toast = NOTICES[sessionStorage.getItem('gatefold.notice') ?? '']
  sessionStorage.removeItem('gatefold.notice')
  if (!toast) return
  rootOfPage().render(<Toaster />)
  showToast({ ...toast, kind: 'ok' })
}
