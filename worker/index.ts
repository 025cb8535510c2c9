import { graphs } from 'virtual:graphs'
import { LIMITS } from '#domain/limits.ts'
import { app } from './app.ts'
import { finishRemovals, removeOrphans } from './auth/remove-account.ts'
import { storeBackup } from './backups.ts'
import { purgeTokens } from './db/accounts/access-tokens.ts'
import { forgetAuditAddresses } from './db/accounts/audit-log.ts'
import { purgeEmailChanges } from './db/accounts/email-changes.ts'
import { purgeRateLimits } from './db/accounts/rate-limits.ts'
import { purgeSessions } from './db/accounts/sessions.ts'
import { purgeInvitations } from './db/admin/invitations.ts'
import { recountAlbums } from './db/albums/album-count.ts'
import { repairSummaries } from './db/albums/check-summary.ts'
import { finishAlbumEdits } from './db/albums/edit-albums.ts'
import { purgeActs } from './db/changes/journal.ts'
import { type AccountsCtx, createCtx, type SystemCtx } from './db/context.ts'
import { databasesOf, recordsDatabases } from './db/databases.ts'
import { purgeIdempotencyKeys } from './db/idempotency.ts'
import { endSilentFileImports, purgeImports } from './db/imports/begin-finish.ts'
import { purgeScrobbles } from './db/listenbrainz/scrobbles.ts'
import { DEADLINES } from './db/paced.ts'
import { spreadRates } from './db/rates.ts'
import { purgeShareRecords } from './db/shares/share-records.ts'
import { purgeChanges } from './db/sync/purge-changes.ts'
import { purgeTrash } from './db/trash/trash.ts'
import type { Env } from './env.ts'
import { wakeAllSilentImports } from './imports/fan-imports.ts'
import { beginNextLook, LOOK_CRON } from './imports/weekly-looks.ts'
import { languageOf } from './language.ts'
import { sendAllScrobbles } from './listenbrainz/listenbrainz.ts'
import { logError, loggedError } from './log.ts'

export { FanImportWorkflow } from './imports/fan-import-workflow.ts'

const DAY = 86_400_000
/** Longer than any call takes. */
const HOUR = 3_600_000
// How long the trash and expired sessions are kept.
const DAYS_KEPT = LIMITS.trashDays
const AUDIT_ADDRESS_DAYS = 90

export default {
  async fetch(request, env, ctx) {
    const graph = graphs[languageOf(request, env)]
    return (graph ? (await graph()).app : app).fetch(request, env, ctx)
  },
  async scheduled(controller, env) {
    const now = new Date(controller.scheduledTime)
    const databases = recordsDatabases(env).map((number) => createCtx(databasesOf(env, number), now, DEADLINES.job))
    const logged = (job: string) => (error: unknown) => {
      throw loggedError(error, { job })
    }
    if (controller.cron === LOOK_CRON) return beginNextLook(databases, env).catch(logged('weekly looks'))
    try {
      await cleanUp(databases, env).catch(logged('daily clean-up'))
    } finally {
      if (env.BACKUPS) await storeBackup(env, env.BACKUPS, now).catch(logged('backup'))
    }
  },
} satisfies ExportedHandler<Env>

/** Cleans up the accounts and each records database. A database that fails does not keep the others from their turn. */
async function cleanUp(databases: readonly SystemCtx[], env: Env): Promise<void> {
  const jobs = [
    ...databases.map((ctx) => () => cleanUpRecords(ctx, env)),
    ...databases.slice(0, 1).map((ctx) => () => cleanUpAccounts(ctx, env)),
    () => sendAllScrobbles(databases, env),
    () => spreadRates(databases),
  ]
  const errors: unknown[] = []
  for (const job of jobs) await job().catch((error: unknown) => errors.push(error))
  for (const error of errors.slice(1)) logError(error, { job: 'daily clean-up' })
  if (errors.length > 0) throw errors[0]
}

async function cleanUpAccounts(ctx: AccountsCtx, env: Env): Promise<void> {
  const { now } = ctx
  const monthAgo = new Date(now.getTime() - DAYS_KEPT * DAY)
  await purgeRateLimits(ctx)
  await purgeSessions(ctx, monthAgo)
  await purgeTokens(ctx, monthAgo)
  await purgeEmailChanges(ctx)
  await purgeInvitations(ctx, monthAgo)
  await forgetAuditAddresses(ctx, new Date(now.getTime() - AUDIT_ADDRESS_DAYS * DAY))
  await finishRemovals(ctx, env)
}

async function cleanUpRecords(ctx: SystemCtx, env: Env): Promise<void> {
  const { now } = ctx
  const monthAgo = new Date(now.getTime() - DAYS_KEPT * DAY)
  await purgeTrash(ctx, monthAgo)
  await purgeActs(ctx, ['merge'], monthAgo)
  await checkCounts(ctx)
  await purgeChanges(ctx, new Date(now.getTime() - (LIMITS.changesDays + 1) * DAY))
  await purgeIdempotencyKeys(ctx, new Date(now.getTime() - LIMITS.idempotencyDays * DAY))
  await finishAlbumEdits(ctx, new Date(now.getTime() - HOUR))
  await purgeActs(ctx, ['tags', 'edit'], new Date(now.getTime() - DAY))
  await endSilentFileImports(ctx, new Date(now.getTime() - DAY))
  await wakeAllSilentImports(ctx, env)
  await purgeImports(ctx, new Date(now.getTime() - LIMITS.importUndoDays * DAY))
  await removeOrphans(ctx, env)
  await purgeShareRecords(ctx)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await purgeScrobbles(ctx, daysAgo(LIMITS.idempotencyDays), daysAgo(LIMITS.scrobbleDays))
}

// The counts are updated with each write, so a difference is a bug.
async function checkCounts(ctx: SystemCtx): Promise<void> {
  const correctedAlbumCounts = await recountAlbums(ctx)
  const repairedSummaries = await repairSummaries(ctx)
  if (correctedAlbumCounts + repairedSummaries > 0) {
    console.warn(JSON.stringify({ job: 'daily clean-up', correctedAlbumCounts, repairedSummaries }))
  }
}
