import type { FanImportInput, ImportView } from '#domain/fan-import.ts'
import * as messages from '#locales/errors/imports.ts'
import type { Db } from '../db/database.ts'
import {
  cancelImport,
  createFanImport,
  getImport,
  listSilentImports,
  setImportInstance,
  updateImport,
} from '../db/imports/fan-imports.ts'
import type { Env } from '../env.ts'

/** Opens an import's progress row and starts the Workflow that fills it. */
export async function startFanImport(
  env: Env,
  db: Db,
  userId: string,
  input: FanImportInput,
  now: Date,
): Promise<ImportView> {
  const opened = await createFanImport(db, userId, input, now)
  try {
    const instance = await env.FAN_IMPORT.create({
      params: {
        userId,
        importId: opened.id,
        username: input.username,
        type: input.type,
        importTags: opened.importTags,
      },
    })
    await setImportInstance(db, userId, opened.id, instance.id)
  } catch (error) {
    await updateImport(db, userId, opened.id, {
      status: 'failed',
      message: messages.importNotStarted,
      finishedAt: now,
    })
    throw error
  }
  return opened
}

/** Ends an import for its owner. Its Workflow sees that at its next step; what came in stays. */
export async function stopFanImport(env: Env, db: Db, userId: string, id: number, now: Date): Promise<ImportView> {
  const { instanceId } = await cancelImport(db, userId, id, now)
  if (instanceId) await stopInstances(env, [instanceId])
  return getImport(db, userId, id)
}

/** Stops Workflow instances; one that is over already is left as it is. */
export async function stopInstances(env: Env, instanceIds: readonly string[]): Promise<void> {
  for (const id of instanceIds) {
    const instance = await env.FAN_IMPORT.get(id).catch(() => null)
    await instance?.terminate().catch(() => undefined)
  }
}

const SILENCE_MS = 20_000

/**
 * Wakes imports whose process ended without them. Cloudflare does that by itself; a local runtime leaves an instance asleep until
 * something reaches it, and an event nobody waits for does.
 */
export async function wakeSilentImports(env: Env, db: Db, userId: string, now: Date): Promise<void> {
  for (const id of await listSilentImports(db, userId, new Date(now.getTime() - SILENCE_MS), now)) {
    const instance = await env.FAN_IMPORT.get(id).catch(() => null)
    await instance?.sendEvent({ type: 'wake', payload: {} }).catch(() => undefined)
  }
}
