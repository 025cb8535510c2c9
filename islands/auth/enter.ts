import { dropStoredPages } from '../offline/ask-worker.ts'
import { registerProfile } from './auth-api.ts'
import { leaveNotice } from './notice.ts'

/** Opens the collection after signing in or up. */
export async function enter({ isNew }: { isNew: boolean }): Promise<void> {
  await registerProfile()
  if (!isNew) leaveNotice({ kind: 'logged-in' })
  // The service worker does not control a page that was reloaded past it, and sees nothing of the sign-in.
  await dropStoredPages()
  location.assign('/app')
}
