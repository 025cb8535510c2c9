import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { backupPart, type Query } from '#worker/db/backup/backup.ts'
import { listDatabases } from './local-binding.ts'

// A page of a backup as JSON.
const MAX_ANSWER = 200_000_000

/** The names of the parts of a backup, as `backupParts` has them, with the bindings of their databases. */
export const remoteParts = (root: string): [part: string, binding: string][] =>
  listDatabases(root).map(([binding]) => [backupPart(Number(binding.replace(/^DB$|^RECORDS_/, ''))), binding])

type Options = { binding: string; isQuiet: boolean }

const execute = (root: string, { binding, isQuiet }: Options, args: string[]) =>
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/wrangler/bin/wrangler.js'), 'd1', 'execute', binding, '--remote', ...args],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: MAX_ANSWER,
      stdio: ['inherit', isQuiet ? 'pipe' : 'inherit', 'inherit'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    },
  )

/** Runs statements in a database of `wrangler.toml` at Cloudflare; the result of each. */
export const remoteQueries =
  (root: string, binding: string) =>
  async (sql: string): Promise<{ results: Record<string, unknown>[] }[]> =>
    JSON.parse(execute(root, { binding, isQuiet: true }, ['--json', '--command', sql.trim()]))

/** Runs one statement there. */
export const remoteQuery = (root: string, binding: string): Query => {
  const query = remoteQueries(root, binding)
  return async (sql) => (await query(sql))[0]?.results ?? []
}

/** Runs a file of statements there, in one transaction. */
export const runRemoteFile = (root: string, binding: string, file: string, { isQuiet = false } = {}): void => {
  execute(root, { binding, isQuiet }, ['--yes', '--file', file])
}
