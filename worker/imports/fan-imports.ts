import { NotFound } from '#domain/errors/app-error.ts'
import type { FanImportInput, ImportView } from '#domain/imports/fan-import.ts'
import { accountGone } from '#locales/errors.ts'
import { findDatabase } from '../db/accounts/account-removal.ts'
import type { Ctx, SystemCtx } from '../db/context.ts'
import { beginFanImport } from '../db/imports/begin-finish.ts'
import {
  cancelImport,
  failImport,
  getImport,
  listAllSilentImports,
  listSilentImports,
  type SilentImport,
  setImportInstance,
} from '../db/imports/imports.ts'
import type { Env } from '../env.ts'
import type { FanImportParams, LinkImportParams } from './fan-import-params.ts'

/** Creates the row of a fan import and starts its Workflow. @throws Conflict `import-running` */
export async function startFanImport(
  ctx: Ctx,
  env: Env,
  input: FanImportInput,
  { isLook = false }: { isLook?: boolean } = {},
): Promise<ImportView> {
  const opened = await beginFanImport(ctx, input)
  const { username, type } = input
  await startInstance(ctx, env, {
    userId: ctx.userId,
    importId: opened.id,
    username,
    type,
    importTags: opened.importTags,
    isLook,
  })
  return opened
}

/** Starts the Workflow of an import; if that fails, the import fails. */
export async function startInstance(
  ctx: Ctx,
  env: Env,
  import_: Omit<FanImportParams, 'database'> | Omit<LinkImportParams, 'database'>,
): Promise<void> {
  try {
    const database = await findDatabase(ctx, ctx.userId)
    if (database === null) throw new NotFound(accountGone)
    const instance = await env.FAN_IMPORT.create({ params: { ...import_, database } })
    await setImportInstance(ctx, import_.importId, instance.id)
  } catch (error) {
    await failImport(ctx, import_.importId, { code: 'not-started' })
    throw error
  }
}

/** Cancels one of the person's imports. Its Workflow notices at its next step; imported albums stay. @throws NotFound */
export async function stopImport(ctx: Ctx, env: Env, id: number): Promise<ImportView> {
  const { instanceId } = await cancelImport(ctx, id)
  if (instanceId) {
    const instance = await env.FAN_IMPORT.get(instanceId).catch(() => null)
    // An instance that has ended cannot be terminated.
    await instance?.terminate().catch(() => undefined)
  }
  return getImport(ctx, id)
}

// The maximum number of instances in one call.
const INSTANCES_PER_CALL = 100

/** Deletes Workflow instances with their stored data, whether they are running or have ended; unknown ones are ignored. */
export async function deleteInstances(env: Env, instanceIds: readonly string[]): Promise<void> {
  for (let from = 0; from < instanceIds.length; from += INSTANCES_PER_CALL) {
    await env.FAN_IMPORT.deleteBatch(instanceIds.slice(from, from + INSTANCES_PER_CALL))
  }
}

const SILENCE_MS = 20_000
/** The statuses of an instance that does not continue; `unknown` also stands for one that does not exist. */
const ENDED = new Set<InstanceStatus['status']>(['errored', 'terminated', 'complete', 'unknown'])

/** Wakes or ends the person's imports without recent activity. */
export const wakeSilentImports = async (ctx: Ctx, env: Env): Promise<void> =>
  wakeOrEnd(ctx, env, await listSilentImports(ctx, silentSince(ctx)))

/** Wakes or ends the imports of all accounts without recent activity. Part of the daily clean-up. */
export const wakeAllSilentImports = async (ctx: SystemCtx, env: Env): Promise<void> =>
  wakeOrEnd(ctx, env, await listAllSilentImports(ctx, silentSince(ctx)))

const silentSince = ({ now }: SystemCtx) => new Date(now.getTime() - SILENCE_MS)

/**
 * Ends imports whose instance ended without reporting it, and wakes those whose process has ended. Cloudflare wakes them by itself; a local
 * runtime leaves an instance asleep until something reaches it, such as an event that nothing waits for.
 */
async function wakeOrEnd(ctx: SystemCtx, env: Env, silent: readonly SilentImport[]): Promise<void> {
  for (const { id, userId, instanceId } of silent) {
    const status = await statusOf(env, instanceId)
    if (status && ENDED.has(status)) {
      console.error(JSON.stringify({ import: id, instanceId, status }))
      await failImport({ ...ctx, userId }, id, { code: 'stopped', id: instanceId ?? String(id) })
    } else if (instanceId) {
      const instance = await env.FAN_IMPORT.get(instanceId).catch(() => null)
      await instance?.sendEvent({ type: 'wake', payload: {} }).catch(() => undefined)
    }
  }
}

/** The status of an instance: `unknown` if it does not exist, null if the engine does not answer. */
async function statusOf(env: Env, instanceId: string | null): Promise<InstanceStatus['status'] | null> {
  if (instanceId === null) return 'unknown'
  try {
    const instance = await env.FAN_IMPORT.get(instanceId)
    return (await instance.status()).status
  } catch (error) {
    return String(error).includes('not_found') ? 'unknown' : null
  }
}
