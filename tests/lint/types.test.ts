import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const tsc = join('node_modules', 'typescript', 'bin', 'tsc')

/** Each file and its lines, of which every one has to be refused. */
const PLANTED: Record<string, string[]> = {
  'locales/planted.ts': ['export const a = document.title'],
  'domain/planted.ts': ['export const a = document.title'],
  'worker/db/planted.ts': ['export const a = document.title'],
  'worker/routes/planted.tsx': ['export const a = document.title'],
  'pages/planted.ts': ['export const a = process.env', 'export let b: D1Database'],
  'islands/planted.ts': [
    "export { readFileSync } from 'node:fs'",
    "export { join } from 'path'",
    'export const a = process.env',
    'export const b = Buffer.from([])',
    'export let c: D1Database',
    "export const d = import('./data/client.ts').then(({ client }) => client.crates.$post({ json: { nonsense: '' } }))",
    // Names without a row in their table.
    "export const e = import('./lib/location.ts').then(({ openDialog }) => openDialog('nowhere'))",
    "export const f = import('./lib/location.ts').then(({ showPlace }) => showPlace('nowhere'))",
    "export const g = import('./data/settings.ts').then(({ readSetting }) => readSetting('nothing'))",
    "export const h = import('./data/settings.ts').then(({ keepSetting }) => keepSetting('itemsPerPage', 11))",
  ],
  'scripts/planted.ts': ['export const a = document.title'],
}

test('each layer knows the globals of the place it runs in only', () => {
  for (const [path, lines] of Object.entries(PLANTED)) writeFileSync(path, lines.join('\n'))
  try {
    const { stdout } = spawnSync(process.execPath, [tsc, '-b', '--pretty', 'false'], { encoding: 'utf8' })
    const refused = [...stdout.matchAll(/^(\S+planted\.tsx?)\((\d+),/gm)].map(([, path, line]) => `${path}:${line}`)
    const expected = Object.entries(PLANTED).flatMap(([path, lines]) => lines.map((_, index) => `${path}:${index + 1}`))
    expect([...new Set(refused)].sort()).toEqual(expected.sort())
  } finally {
    for (const path of Object.keys(PLANTED)) rmSync(path)
  }
})
