import type { ImportView } from '#domain/imports/fan-import.ts'
import { requireClient } from '../bandcamp-link/link.ts'
import { removeLink } from '../db/bandcamp-link/links.ts'
import type { Ctx } from '../db/context.ts'
import { beginLinkImport } from '../db/imports/begin-finish.ts'
import { findLinkImport } from '../db/imports/imports.ts'
import type { Env } from '../env.ts'
import { startInstance, stopImport } from './fan-imports.ts'

/** Starts an import from the person's Bandcamp link. @throws Conflict `not-connected`, `import-running` */
export async function startLinkImport(ctx: Ctx, env: Env): Promise<ImportView> {
  await requireClient(ctx, env)
  const opened = await beginLinkImport(ctx)
  await startInstance(ctx, env, { userId: ctx.userId, importId: opened.id, source: 'link' })
  return opened
}

/** Removes the person's login to Bandcamp, and ends an import that uses it. Albums stay. */
export async function disconnectLink(ctx: Ctx, env: Env): Promise<void> {
  await removeLink(ctx)
  const running = await findLinkImport(ctx)
  if (running !== null) await stopImport(ctx, env, running)
}
