import 'virtual:tokens/auth.css'
import '../uno.ts'
import './auth.css'
import { createRoot, type Root } from 'react-dom/client'
import { showToast, Toaster } from '../ui/toaster.tsx'
import { AuthDialog, type AuthView } from './auth-dialog.tsx'

let root: Root | undefined
let times = 0

function rootOfPage(): Root {
  root ??= createRoot(document.body.appendChild(document.createElement('div')), { identifierPrefix: 'auth-' })
  return root
}

/** Opens the auth dialog over the page it stands in. */
export function openAuth(view: AuthView): void {
  times += 1
  rootOfPage().render(<AuthDialog key={times} firstView={view} />)
}

/** Says on the landing page that somebody has just signed out. */
export function sayLoggedOut(): void {
  rootOfPage().render(<Toaster />)
  showToast({ title: 'Logged out', text: 'You have been successfully logged out.', kind: 'ok' })
}
