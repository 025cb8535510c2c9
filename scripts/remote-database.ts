import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Query } from '#worker/db/backup/backup.ts'

// A page of a backup as JSON.
const MAX_ANSWER = 200_000_000

const execute = (root: string, flags: readonly string[], args: string[], isQuiet: boolean) =>
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/wrangler/bin/wrangler.js'), 'd1', 'execute', 'DB', ...flags, ...args],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: MAX_ANSWER,
      stdio: ['inherit', isQuiet ? 'pipe' : 'inherit', 'inherit'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    },
  )

/** Runs statements in the database of `wrangler.toml` at Cloudflare. */
export const remoteQuery =
  (root: string, flags: readonly string[] = ['--remote']): Query =>
  async (sql) =>
    JSON.parse(execute(root, flags, ['--json', '--command', sql.trim()], true))[0].results

/** Runs a file of statements there, in one transaction. */
export const runRemoteFile = (root: string, file: string, flags: readonly string[] = ['--remote']): void => {
  execute(root, flags, ['--yes', '--file', file], false)
}
