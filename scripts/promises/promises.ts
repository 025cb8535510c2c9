import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
\`npm run soak\` runs these tests and writes this page; it takes about an hour, \`npm run soak -- <file>\` those of a file.
The short ones also run in \`npm test\`.
`
const files = process.argv.slice(2)

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
const inBrowser = files.filter((file) => file.startsWith('tests/browser/'))
const others = files.filter((file) => !file.startsWith('tests/browser/'))
if (files.length === 0 || others.length > 0) {
  const reporters = ['--reporter', 'default', '--reporter', './scripts/promises/vitest-reporter.ts']
  await run('vitest', 'run', '--no-file-parallelism', '--tags-filter', 'soak || promise', ...reporters, ...others)
}
if (files.length === 0 || inBrowser.length > 0) {
  const projects = ['--project', 'browser', '--project', 'soak']
  const reporters = '--reporter=list,./scripts/promises/playwright-reporter.ts'
  await run('vite', 'build', '--logLevel', 'warn')
  await run('playwright', 'test', ...projects, '--grep', '@promise|@soak', reporters, ...inBrowser)
}

const promises = readFigures(figures)
const cell = (text: string) => text.replaceAll('|', '\\|')
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const rows = promises.map(
  ({ promise, figure, file }) => `| ${cell(sentence(promise))} | ${cell(figure)} | [${file}](../${file}) |`,
)
// Those of the files that were left out stay.
const fileOf = (row: string) => /\[(\S+)\]\(\S+\) \|$/.exec(row)?.[1] ?? ''
const kept = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((row) => files.length > 0 && fileOf(row) !== '' && !files.includes(fileOf(row)))
const sorted = [...kept, ...rows].sort((a, b) => fileOf(a).localeCompare(fileOf(b)) || a.localeCompare(b))
writeFileSync(PAGE, [INTRODUCTION, '| Promise | Last run | Test |', '| --- | --- | --- |', ...sorted, ''].join('\n'))
console.info(process.exitCode ? 'A promise does not hold; see docs/promises.md.' : `${promises.length} promises hold.`)
