import { registerProfile } from '#islands/data/api/auth-api.ts'
import { dropStoredPages } from '#islands/lib/ask-worker.ts'
import { leaveNotice } from '#islands/lib/notice.ts'

/** Opens the collection after signing in or up. */
export async function enter({ isNew }: { isNew: boolean }): Promise<void> {
  await registerProfile()
  if (!isNew) leaveNotice({ kind: 'logged-in' })
  // The service worker does not control a page that was reloaded past it, and sees nothing of the sign-in.
  await dropStoredPages()
  location.assign('/app')
}
