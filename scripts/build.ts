import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

const SOURCES = ['locales', 'domain', 'worker', 'pages', 'islands', 'public', 'migrations']
const FILES = ['package.json', 'package-lock.json', 'vite.config.ts', 'uno.config.ts', 'tokens.ts', 'wrangler.toml']

function newest(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  const files = readdirSync(path).filter((name) => !name.endsWith('.md'))
  return Math.max(stats.mtimeMs, ...files.map((name) => newest(join(path, name))))
}

/** Where tests build, beside the build that `npm start` may be serving meanwhile. */
export const TEST_BUILD = '.wrangler/test-build'

/** The folder of the build: `dist`, or what `GATEFOLD_BUILD` says. */
export const buildFolder = (root: string): string => join(root, process.env.GATEFOLD_BUILD ?? 'dist')

/** Builds the browser side and the Worker if a source file is newer than the last build. `signal` ends it. */
export async function buildIfStale(root: string, signal?: AbortSignal): Promise<void> {
  const built = join(buildFolder(root), 'gatefold/wrangler.json')
  const changed = Math.max(...[...SOURCES, ...FILES].map((name) => newest(join(root, name))))
  if (existsSync(built) && statSync(built).mtimeMs > changed) return
  console.info('Building…')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { isOk } = await runCommand([process.execPath, vite, 'build', '--logLevel', 'error'], {}, { signal })
  if (!isOk) throw new Error('The build failed')
}
