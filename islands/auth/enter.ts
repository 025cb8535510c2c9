import { registerProfile } from './auth-api.ts'
import { leaveNotice } from './notice.ts'

/** Opens the collection after signing in or up. */
export async function enter({ isNew }: { isNew: boolean }): Promise<void> {
  await registerProfile()
  if (!isNew) leaveNotice({ kind: 'logged-in' })
  location.assign('/app')
}
