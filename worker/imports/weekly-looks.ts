import { AppError } from '#domain/errors/app-error.ts'
import type { SystemCtx } from '../db/context.ts'
import { listRunningLooks, noteLook, takeDueLook } from '../db/imports/weekly-looks.ts'
import type { Env } from '../env.ts'
import { startFanImport, wakeSilentImports } from './fan-imports.ts'

/** When it is seen to whether a look is due, as in `wrangler.toml`. */
export const LOOK_CRON = '*/5 * * * *'

/** How long a look has its turn: until then no other one begins, and it reads the details of albums. */
export const TURN_MS = 10 * 60_000

const MAX_TAKEN = 100

/**
 * Begins the weekly look that has been due for longest, unless it is still another one's turn: Bandcamp is asked for one person's list at a
 * time, however many people there are, but for the rest of a look that takes longer than its turn.
 */
export async function beginNextLook(ctx: SystemCtx, env: Env): Promise<void> {
  const running = await listRunningLooks(ctx)
  for (const userId of new Set(running.map((look) => look.userId))) await wakeSilentImports({ ...ctx, userId }, env)
  if (running.some(({ startedAt }) => startedAt > ctx.now.getTime() - TURN_MS)) return
  for (let taken = 0; taken < MAX_TAKEN; taken += 1) {
    const look = await takeDueLook(ctx)
    if (!look) return
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
