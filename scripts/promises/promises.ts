import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_BUILD } from '../build.ts'
import { runCommand } from '../run-command.ts'
import { createSettings } from '../settings.mjs'
import { readFigures } from './figures.ts'

const root = join(import.meta.dirname, '../..')
const PAGE = join(root, 'docs/promises.md')
const INTRODUCTION = `# Promises

What Gatefold promises, the test that holds each promise, and what the last run counted.
\`npm run promises\` runs these tests and writes this page; it takes about an hour. The short ones also run in
\`npm test\`, the long ones in \`npm run soak\`.
`

async function run(...command: [command: string, ...args: string[]]): Promise<void> {
  const env = { GATEFOLD_BUILD: TEST_BUILD, GATEFOLD_SOAK: '1', GATEFOLD_FIGURES: figures }
  const { isOk } = await runCommand(command, env)
  if (!isOk) process.exitCode = 1
}

const folder = mkdtempSync(join(tmpdir(), 'gatefold-promises-'))
const figures = join(folder, 'figures')
writeFileSync(figures, '')
process.on('exit', () => rmSync(folder, { recursive: true }))

createSettings(root)
const reporter = './scripts/promises/vitest-reporter.ts'
await run(
  'vitest',
  'run',
  '--no-file-parallelism',
  '--tags-filter',
  'promise',
  '--reporter',
  'default',
  '--reporter',
  reporter,
)
await run('vite', 'build', '--logLevel', 'warn')
const reporters = 'list,./scripts/promises/playwright-reporter.ts'
await run(
  'playwright',
  'test',
  '--project',
  'browser',
  '--project',
  'soak',
  '--grep',
  '@promise',
  `--reporter=${reporters}`,
)

const promises = readFigures(figures)
const cell = (text: string) => text.replaceAll('|', '\\|')
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const rows = promises
  .sort((a, b) => a.file.localeCompare(b.file) || a.promise.localeCompare(b.promise))
  .map(({ promise, figure, file }) => `| ${cell(sentence(promise))} | ${cell(figure)} | [${file}](../${file}) |`)
writeFileSync(PAGE, [INTRODUCTION, '| Promise | Last run | Test |', '| --- | --- | --- |', ...rows, ''].join('\n'))
console.info(process.exitCode ? 'A promise does not hold; see docs/promises.md.' : `${promises.length} promises hold.`)
