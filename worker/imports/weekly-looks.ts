import { AppError } from '#domain/errors/app-error.ts'
import type { SystemCtx } from '../db/context.ts'
import { type DueLook, findDueLook, listRunningLooks, noteLook, takeLook } from '../db/imports/weekly-looks.ts'
import type { Env } from '../env.ts'
import { logError } from '../log.ts'
import { startFanImport, wakeSilentImports } from './fan-imports.ts'

/** When it is seen to whether a look is due, as in `wrangler.toml`. */
export const LOOK_CRON = '*/5 * * * *'

/** How long a look has its turn: until then no other one begins, and it reads the details of albums. */
export const TURN_MS = 10 * 60_000

const MAX_TAKEN = 100

const dueAt = ({ look }: { look: DueLook | null }) => look?.nextAt ?? Number.POSITIVE_INFINITY

/**
 * Begins the weekly look that has been due for longest, unless it is still another one's turn: Bandcamp is asked for one person's list at a
 * time, however many people and databases there are, but for the rest of a look that takes longer than its turn.
 */
export async function beginNextLook(databases: readonly SystemCtx[], env: Env): Promise<void> {
  let isTurn = true
  const reached: SystemCtx[] = []
  const look = async (ctx: SystemCtx) => {
    const running = await listRunningLooks(ctx)
    for (const userId of new Set(running.map((look) => look.userId))) await wakeSilentImports({ ...ctx, userId }, env)
    if (running.some(({ startedAt }) => startedAt > ctx.now.getTime() - TURN_MS)) isTurn = false
    reached.push(ctx)
  }
  // The looks of one that does not answer wait.
  for (const ctx of databases) await look(ctx).catch((error: unknown) => logError(error, { job: 'weekly looks' }))
  for (let taken = 0; isTurn && taken < MAX_TAKEN; taken += 1) {
    const due = await Promise.all(reached.map(async (ctx) => ({ ctx, look: await findDueLook(ctx) })))
    const [first] = due.sort((one, other) => dueAt(one) - dueAt(other))
    if (!first?.look) return
    const { ctx, look } = first
    if (!(await takeLook(ctx, look))) continue
    const person = { ...ctx, userId: look.userId }
    const begun = await startFanImport(person, env, look.input, { isLook: true }).catch((error: unknown) => {
      // The person looks themselves, or has as many imports running as they can have.
      if (error instanceof AppError) return null
      throw error
    })
    if (!begun) continue
    await noteLook(person, look.input.type, begun.id)
    return
  }
}
