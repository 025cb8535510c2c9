import type { FanImportInput, ImportView } from '#domain/fan-import.ts'
import * as messages from '#locales/errors/imports.ts'
import type { Ctx } from '../db/context.ts'
import { createFanImport, listSilentImports, setImportInstance } from '../db/imports/fan-imports.ts'
import { cancelImport, getImport, updateImport } from '../db/imports/imports.ts'
import type { Env } from '../env.ts'

/** Creates the row of a fan import and starts its Workflow. @throws Conflict `import-running` */
export async function startFanImport(ctx: Ctx, env: Env, input: FanImportInput): Promise<ImportView> {
  const { userId, now } = ctx
  const opened = await createFanImport(ctx, input)
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
    await setImportInstance(ctx, opened.id, instance.id)
  } catch (error) {
    await updateImport(ctx, opened.id, {
      status: 'failed',
      message: messages.importNotStarted,
      finishedAt: now,
    })
    throw error
  }
  return opened
}

/** Cancels one of the person's imports. Its Workflow notices at its next step; imported albums stay. @throws NotFound */
export async function stopImport(ctx: Ctx, env: Env, id: number): Promise<ImportView> {
  const { instanceId } = await cancelImport(ctx, id)
  if (instanceId) await stopInstances(env, [instanceId])
  return getImport(ctx, id)
}

/** Terminates Workflow instances; one that has ended is ignored. */
export async function stopInstances(env: Env, instanceIds: readonly string[]): Promise<void> {
  for (const id of instanceIds) {
    const instance = await env.FAN_IMPORT.get(id).catch(() => null)
    await instance?.terminate().catch(() => undefined)
  }
}

const SILENCE_MS = 20_000

/**
 * Wakes the person's imports whose process has ended. Cloudflare does so by itself; a local runtime leaves an instance asleep until
 * something reaches it, such as an event that nothing waits for.
 */
export async function wakeSilentImports(ctx: Ctx, env: Env): Promise<void> {
  const { now } = ctx
  for (const id of await listSilentImports(ctx, new Date(now.getTime() - SILENCE_MS))) {
    const instance = await env.FAN_IMPORT.get(id).catch(() => null)
    await instance?.sendEvent({ type: 'wake', payload: {} }).catch(() => undefined)
  }
}
