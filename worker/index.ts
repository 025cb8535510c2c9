import { app } from './app.ts'
import { purgeTrash } from './db/albums.ts'
import { createDb } from './db/database.ts'
import { purgeRateLimits } from './db/rate-limits.ts'
import type { Env } from './env.ts'

export { FanImportWorkflow } from './imports/fan-import-workflow.ts'

const TRASH_DAYS = 30

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    const now = new Date(controller.scheduledTime)
    const db = createDb(env.DB)
    await purgeTrash(db, new Date(now.getTime() - TRASH_DAYS * 86_400_000), now)
    await purgeRateLimits(db, now)
  },
} satisfies ExportedHandler<Env>
