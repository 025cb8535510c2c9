import { AppError } from '#domain/errors/app-error.ts'
import type { SystemCtx } from '../db/context.ts'
import { type DueLook, findDueLook, listRunningLooks, noteLook, takeLook } from '../db/imports/weekly-looks.ts'
import type { Env } from '../env.ts'
import { logError } from '../log.ts'
import { startFanImport, wakeSilentImports } from './fan-imports.ts'

/** How often due looks are searched for, as in `wrangler.toml`. */
export const LOOK_CRON = '*/5 * * * *'

/** The turn of a look: until it ends, no other one starts, and it reads the details of albums. */
export const TURN_MS = 10 * 60_000

const MAX_TAKEN = 100

const dueAt = ({ look }: { look: DueLook | null }) => look?.nextAt ?? Number.POSITIVE_INFINITY

/**
 * Starts the weekly look that has been due for longest, unless another one has its turn: one person's list is read at a time, however many
 * people and databases there are, except for the rest of a look that takes longer than its turn.
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
  // If a database does not answer, its looks wait.
  for (const ctx of databases) await look(ctx).catch((error: unknown) => logError(error, { job: 'weekly looks' }))
  for (let taken = 0; isTurn && taken < MAX_TAKEN; taken += 1) {
    const due = await Promise.all(reached.map(async (ctx) => ({ ctx, look: await findDueLook(ctx) })))
    const [first] = due.sort((one, other) => dueAt(one) - dueAt(other))
    if (!first?.look) return
    const { ctx, look } = first
    if (!(await takeLook(ctx, look))) continue
    const person = { ...ctx, userId: look.userId }
    const begun = await startFanImport(person, env, look.input, { isLook: true }).catch((error: unknown) => {
      // The person is importing themselves, or has as many running imports as allowed.
      if (error instanceof AppError) return null
      throw error
    })
    if (!begun) continue
    await noteLook(person, look.input.type, begun.id)
    return
  }
}
