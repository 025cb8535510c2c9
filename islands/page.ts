import './uno.ts'
import './ui/app.css'
import { enhancePasswords } from './auth/new-password.ts'

const PAUSE = 10_000

/** Reloads the page that replaces an unreachable one as soon as the server responds. */
function waitForConnection(): void {
  const look = async () => {
    const answer = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (answer) location.reload()
  }
  addEventListener('online', look)
  setInterval(look, PAUSE)
}

enhancePasswords()
if (document.querySelector('[data-offline]') && location.pathname !== '/offline') waitForConnection()
