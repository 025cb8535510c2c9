import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language, languageFor, PSEUDO } from '../locales/languages.ts'
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

const ALL = Object.keys(LANGUAGES) as Language[]

/** The languages of a build, English first: those that `LANGUAGES` names (`en,de`), or else all. Throws if it names another. */
export const languagesToBuild = (): Language[] => {
  const named = process.env.LANGUAGES?.split(/[,\s]+/).filter(Boolean) ?? []
  const unknown = named.find((tag) => !ALL.some((one) => one === tag))
  if (unknown) throw new Error(`LANGUAGES names “${unknown}”. There are ${ALL.join(', ')}.`)
  return ALL.filter((one) => one === 'en' || (named.length > 0 ? named.includes(one) : one !== PSEUDO))
}

/** The language of this machine as `LANGUAGES` has it: whoever builds for themselves waits for no others. */
export const ownLanguage = (): string =>
  languageFor(
    [Intl.DateTimeFormat().resolvedOptions().locale],
    ALL.filter((one) => one !== PSEUDO),
  ) ?? 'en'

/** The list of the files of a language in the build of the browser side. */
export const manifestOf = (language: string): string => `.vite/manifest-${language}.json`

/** Builds the browser side and the Worker if a source file is newer than the last build. `signal` ends it. */
export async function buildIfStale(root: string, signal?: AbortSignal): Promise<void> {
  const built = join(buildFolder(root), 'gatefold/wrangler.json')
  const changed = Math.max(...[...SOURCES, ...FILES].map((name) => newest(join(root, name))))
  const isThere = (language: Language) => existsSync(join(buildFolder(root), 'client', manifestOf(language)))
  if (existsSync(built) && statSync(built).mtimeMs > changed && languagesToBuild().every(isThere)) return
  console.info('Building…')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { isOk } = await runCommand([process.execPath, vite, 'build', '--logLevel', 'error'], {}, { signal })
  if (!isOk) throw new Error('The build failed')
}
