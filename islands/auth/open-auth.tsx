import '../uno.ts'
import './auth.css'
import { createRoot, type Root } from 'react-dom/client'
import { AuthDialog, type AuthView } from './auth-dialog.tsx'

let root: Root | undefined
let times = 0

/** Opens the auth dialog over the page it stands in. */
export function openAuth(view: AuthView): void {
  if (!root) {
    const host = document.body.appendChild(document.createElement('div'))
    root = createRoot(host, { identifierPrefix: 'auth-' })
  }
  times += 1
  root.render(<AuthDialog key={times} firstView={view} />)
}
