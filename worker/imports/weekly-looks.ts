import { Conflict } from '#domain/errors/app-error.ts'
import type { SystemCtx } from '../db/context.ts'
import { findRunningLook, noteLook, takeDueLook } from '../db/imports/weekly-looks.ts'
import type { Env } from '../env.ts'
import { startFanImport, wakeSilentImports } from './fan-imports.ts'

/** When it is seen to whether a look is due, as in `wrangler.toml`. */
export const LOOK_CRON = '*/5 * * * *'

const MAX_TAKEN = 100

/**
 * Begins the weekly look that has been due for longest, unless one is running: Bandcamp is asked for one person's list at a time, however
 * many people there are.
 */
export async function beginNextLook(ctx: SystemCtx, env: Env): Promise<void> {
  const running = await findRunningLook(ctx)
  if (running !== null) return wakeSilentImports({ ...ctx, userId: running }, env)
  for (let taken = 0; taken < MAX_TAKEN; taken += 1) {
    const look = await takeDueLook(ctx)
    if (!look) return
    const person = { ...ctx, userId: look.userId }
    const begun = await startFanImport(person, env, look.input).catch((error: unknown) => {
      // The person looks themselves.
      if (error instanceof Conflict) return null
      throw error
    })
    if (!begun) continue
    await noteLook(person, look.input.type, begun.id)
    return
  }
}
