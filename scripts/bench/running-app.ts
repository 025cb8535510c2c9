import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SystemCtx } from '#worker/db/context.ts'
import { prepareDatabase, withLocalDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { serveBuild } from '../server.ts'
import { createSettings, readSettings } from '../settings.mjs'

export const SIGNUP_PASSWORD = 'open sesame'

/** Serves the build with the demo data on a temporary database and a free port while `work` runs. `seed` adds more data first. */
export async function withRunningApp<T>(
  root: string,
  work: (address: string) => Promise<T>,
  seed?: (ctx: SystemCtx) => Promise<void>,
): Promise<T> {
  Object.assign(process.env, { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_LOG: 'error', SIGNUP_PASSWORD })
  createSettings(root)
  const state = mkdtempSync(join(tmpdir(), 'gatefold-bench-'))
  const remove = () => rmSync(state, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    await prepareDatabase(root, state)
    if (seed) await withLocalDatabase(root, state, seed)
    const port = await freePort()
    const stop = await serveBuild(root, { port, state, settings: readSettings(root, port) })
    try {
      return await work(`http://127.0.0.1:${port}`)
    } finally {
      await stop()
    }
  } finally {
    remove()
    process.off('exit', remove)
  }
}
