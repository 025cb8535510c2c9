import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchForArm } from './arm64.ts'
import { readCompose, walkCompose } from './compose-file.ts'
import { build, buildFirst, makeBase, ROOT, run, runtimeHere, setUpEngine, whyNot } from './engine.ts'
import { checkImage } from './image-files.ts'

// `npm run test:container`: the image, built by its Dockerfile from a clean checkout and started by an engine. It ends with 0 if all is well,
// 1 if not, and 2 where it cannot run. Its page is test-results/container.md. `-- --minutes 10` loads the container too.
const IMAGE = 'localhost/gatefold-check'
const FIRST = 'localhost/gatefold-first'
const PAGE = join(ROOT, 'test-results/container.md')
const minutes = Number(/^--minutes[ =](\d+)$/.exec(process.argv.slice(2).join(' '))?.[1] ?? 0)
const rows: string[] = []
const failed: string[] = []

/** A step of the walk; a line of the page. Returns false if it fails. */
async function step(name: string, act: () => string | Promise<string>): Promise<boolean> {
  console.info(`\n— ${name}`)
  const begun = performance.now()
  const [isOk, said] = await Promise.resolve()
    .then(act)
    .then(
      (text) => [true, text] as const,
      (error) => [false, (error as Error).message] as const,
    )
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0)
  console.info(`  ${said}\n  ${seconds} s`)
  const cell = said.slice(0, 500).replaceAll('\n', ' ').replaceAll('|', '\\|')
  rows.push(`| ${name} | ${isOk ? 'ok' : '**failed**'} | ${seconds} s | ${cell} |`)
  if (!isOk) failed.push(name)
  return isOk
}

/** Deploys the Worker of the image, up to the upload. */
function tryDeploy(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-deploy-'))
  cpSync(join(root, 'app/dist'), folder, { recursive: true })
  const scripts = join(folder, 'gatefold')
  for (const path of readdirSync(scripts, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js')))
    writeFileSync(
      join(scripts, path),
      readFileSync(join(scripts, path), 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, ''),
    )
  const config = ['--config', join(scripts, 'wrangler.json')]
  const bundle = join(folder, 'worker.bundle')
  const wrangler = (...args: string[]) =>
    run(process.execPath, [join(ROOT, 'node_modules/wrangler/bin/wrangler.js'), ...args, ...config])
  const [, size] = /Total Upload: (.*)/.exec(wrangler('deploy', '--dry-run', '--outfile', bundle)) ?? []
  let start = 'start not measured, as wrangler gives it 10 s on this machine'
  try {
    const profile = ['--outfile', join(folder, 'start.cpuprofile')]
    start = /Active: ([\d.]+ ms)/.exec(wrangler('check', 'startup', '--worker', bundle, ...profile))?.[0] ?? start
  } catch {}
  rmSync(folder, { recursive: true })
  return `upload ${size}; ${start}`
}

function checkArm(): string {
  const { missing, count } = fetchForArm()
  if (missing.length > 0) throw new Error(`Missing on arm64: ${missing.join(', ')}`)
  return `${count} packages of programs for arm64 are there; nothing was run`
}

function runTests(env: Record<string, string>, ...filter: string[]): string {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'run.ts'), ...filter], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error('A test failed; it says above which.')
  return filter.join(' ')
}

async function check(): Promise<void> {
  setUpEngine()
  await step('arm64', checkArm)
  if (!(await step('base', makeBase))) return
  const isBuilt = await step('build', () => {
    build('HEAD', IMAGE)
    return `of ${run('git', ['rev-parse', '--short', 'HEAD']).trim()}, without what is not committed`
  })
  if (!isBuilt) return
  const root = run('podman', ['image', 'mount', IMAGE]).trim()
  await step('files', () => checkImage(IMAGE, root))
  await step('deploy', () => tryDeploy(root))
  let first = ''
  let flags: string[] = []
  await step('image of version 1.0', () => {
    first = buildFirst(FIRST) ?? ''
    return first || 'left out: Git does not have its commit'
  })
  await step('compose.yml', () => {
    flags = readCompose()
    return `read by ${run('docker-compose', ['version', '--short']).trim()}: ${flags.join(' ')}`
  })
  const runtime = runtimeHere(IMAGE)
  rows.push(`| engine | ${runtime ? 'ok' : 'left out'} | | ${runtime ?? 'none starts here; chroot in its place'} |`)
  const firstRoot = first && run('podman', ['image', 'mount', first]).trim()
  const [image, firstImage] = runtime ? [IMAGE, first] : [root, firstRoot]
  const env = {
    GATEFOLD_IMAGE: image,
    GATEFOLD_ENGINE_FLAGS: JSON.stringify(flags),
    ...(firstImage ? { GATEFOLD_FIRST_IMAGE: firstImage } : {}),
  }
  await step('start, import, stop, restart, update, restore', () => runTests(env, '--tags-filter', 'engine'))
  if (runtime) await step('compose', () => walkCompose(IMAGE))
  if (minutes > 0) await step('load', () => runTests(env, '-t', 'memory', '--minutes', String(minutes)))
}

const reason = whyNot()
if (reason) {
  console.error(reason)
  process.exitCode = 2
} else {
  await check()
  mkdirSync(join(ROOT, 'test-results'), { recursive: true })
  const page = ['# The container', '', '| Step | Result | Time | |', '| --- | --- | --- | --- |', ...rows, '']
  writeFileSync(PAGE, page.join('\n'))
  const result = failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All is well'
  console.info(`\n${page.join('\n')}\n${result}; this page is in ${PAGE}.`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
