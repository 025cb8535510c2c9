import { leaveNotice } from '../auth/notice.ts'
import { showToast } from '../ui/toaster.tsx'

/** Ends the session and leaves for the landing page, which says so. */
export async function logOut(): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' }).catch(() => null)
  if (!response?.ok) {
    showToast({ kind: 'error', title: 'Error', text: 'There was a problem logging you out.' })
    return
  }
  localStorage.removeItem('currentUser')
  leaveNotice('logged-out')
  location.assign('/')
}
