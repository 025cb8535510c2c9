import { app } from './app.ts'
import { finishRemovals } from './auth/remove-account.ts'
import { purgeEmailChanges } from './db/accounts/email-changes.ts'
import { purgeRateLimits } from './db/accounts/rate-limits.ts'
import { purgeSessions } from './db/accounts/sessions.ts'
import { purgeTrash } from './db/albums/albums.ts'
import { createDb } from './db/database.ts'
import { endSilentFileImports, purgeFileImports } from './db/imports/file-progress.ts'
import { UNDO_DAYS } from './db/imports/undo.ts'
import type { Env } from './env.ts'

export { FanImportWorkflow } from './imports/fan-import-workflow.ts'

const DAY = 86_400_000
// What was deleted, and sessions that are over, stay this long.
const DAYS_KEPT = 30

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    const now = new Date(controller.scheduledTime)
    const db = createDb(env.DB)
    const monthAgo = new Date(now.getTime() - DAYS_KEPT * DAY)
    await purgeTrash(db, monthAgo, now)
    await purgeRateLimits(db, now)
    await purgeSessions(db, monthAgo)
    await purgeEmailChanges(db, now)
    await endSilentFileImports(db, new Date(now.getTime() - DAY), now)
    await purgeFileImports(db, new Date(now.getTime() - UNDO_DAYS * DAY))
    await finishRemovals(db)
  },
} satisfies ExportedHandler<Env>
