import type { FanImportInput, ImportView } from '#domain/fan-import.ts'
import type { Db } from '../db/database.ts'
import { cancelImport, createFanImport, getImport, setImportInstance, updateImport } from '../db/fan-imports.ts'
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
      params: { userId, importId: opened.id, username: input.username, type: input.type },
    })
    await setImportInstance(db, userId, opened.id, instance.id)
  } catch (error) {
    await updateImport(db, userId, opened.id, {
      status: 'failed',
      message: 'The import could not be started.',
      finishedAt: now,
    })
    throw error
  }
  return opened
}

/** Ends an import for its owner. Its Workflow sees that at its next step; what came in stays. */
export async function stopFanImport(env: Env, db: Db, userId: string, id: number, now: Date): Promise<ImportView> {
  const { instanceId } = await cancelImport(db, userId, id, now)
  if (instanceId) {
    const instance = await env.FAN_IMPORT.get(instanceId).catch(() => null)
    await instance?.terminate().catch(() => undefined)
  }
  return getImport(db, userId, id)
}
