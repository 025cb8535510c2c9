import { registerProfile } from './auth-api.ts'
import { leaveNotice } from './notice.ts'

/** Shows the collection of the person who has just signed in or up. */
export async function enter({ isNew }: { isNew: boolean }): Promise<void> {
  await registerProfile()
  if (!isNew) leaveNotice({ kind: 'logged-in' })
  location.assign('/app')
}
