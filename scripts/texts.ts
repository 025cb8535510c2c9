import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compareTexts, type Findings } from './compare-texts.ts'

const HEADINGS: Record<keyof Findings, string> = {
  missing: 'Missing',
  faults: 'To be mended',
  changed: 'Changed in English since the file was last changed',
  english: 'The same as in English',
  long: 'Much longer than in English: look whether it has room',
}

/** What git answers; empty where it knows nothing of it. */
const git = (root: string, ...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? ''

/** The commit that last changed each module of a language. Whoever did so is taken to have looked at all of it. */
function lastLooks(root: string, language: string): Map<string, string> {
  const looks = new Map<string, string>()
  const log = git(root, 'log', '--format=:%H', '--name-only', '--', `locales/${language}`)
  for (const entry of log.split(':').slice(1)) {
    const [commit = '', ...files] = entry.trim().split(/\n+/)
    for (const file of files) if (!looks.has(basename(file))) looks.set(basename(file), commit)
  }
  return looks
}

/** What there is to say about the texts of a language. */
export function findingsOf(language: string, root = '.', looks = lastLooks(root, language)): Findings {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
  const found: Findings = { missing: [], faults: [], changed: [], english: [], long: [] }
  for (const module of globSync('*.ts', { cwd: join(root, 'locales/en') }).sort()) {
    const [english, own] = [`locales/en/${module}`, `locales/${language}/${module}`]
    const now = { english: read(english), own: read(own) }
    const atLook = (path: string) => git(root, 'show', `${looks.get(module)}:${path}`)
    const was = looks.has(module) ? atLook(english) : now.english
    const before = was === now.english ? undefined : { english: was, own: atLook(own) }
    const ofModule = compareTexts(language, module, now, before)
    for (const kind of Object.keys(HEADINGS) as (keyof Findings)[]) found[kind].push(...ofModule[kind])
  }
  return found
}

// Writes what a translator has to do, or to look at: of all languages, or of those that are named, with texts that are long.
if (import.meta.main) {
  const folders = globSync('locales/*/').map((path) => basename(path))
  const named = process.argv.slice(2)
  const unknown = named.find((one) => !folders.includes(one))
  if (unknown) throw new Error(`There is no folder locales/${unknown}`)
  for (const language of named.length > 0 ? named : folders.filter((one) => one !== 'en').sort()) {
    const found = Object.entries(findingsOf(language)) as [keyof Findings, string[]][]
    const shown = found.filter(([kind, lines]) => lines.length > 0 && (kind !== 'long' || named.length > 0))
    console.info(`\n# ${language}${shown.length === 0 ? ': nothing to do' : ''}`)
    for (const [kind, lines] of shown) console.info(`\n${HEADINGS[kind]}\n  ${lines.join('\n  ')}`)
  }
}
