#!/usr/bin/node
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { setPriority, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import type { State } from '#worker/backups.ts'
import { buildFolder } from '../../scripts/build.ts'
import { replaceFile } from '../../scripts/replace-file.ts'
import { whenStopped } from '../../scripts/when-stopped.ts'
import { dueJobs, type LastRuns } from './crons.ts'
import { keptText } from './kept.ts'
import { takeFolder } from './lock.ts'
import { backupName, newestBackup, oldBackups } from './nightly-backups.ts'
import { readSettings, type Settings } from './settings.ts'

// The command of the container: `gatefold [serve]`, `gatefold health`, `gatefold backup [file]`, `gatefold restore <file>`.
const root = resolve(import.meta.dirname, '../..')
const script = process.argv[1] ?? ''
const { values, positionals } = parseArgs({
  options: { data: { type: 'string', default: '/data' }, 'keep-sessions': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [command = 'serve', name] = positionals
const data = resolve(values.data)
const state = join(data, 'state')
const backups = join(data, 'backups')

/** Half an hour after the daily job of the Worker. */
const BACKUP_CRON = '47 4 * * *'
const TICK_MS = 20_000
// A call leaves 20 to 70 kB outside of the heap, a large answer megabytes, until its objects are collected. V8 knows nothing of them and
// sees a small heap, so it collects seldom: memory grows without end. This collects everything each time that young objects have filled 4
// MB.
const RUNTIME_FLAGS = '--gc-global --min-semi-space-size=4 --max-semi-space-size=8'

class Refused extends Error {}

const readOrRefuse = (): Settings => {
  const { settings, faults } = readSettings(process.env)
  if (!settings) throw new Refused(faults.join('\n'))
  return settings
}

function makeFolders(): void {
  try {
    for (const folder of [data, state, backups]) mkdirSync(folder, { recursive: true, mode: 0o700 })
    replaceFile(join(data, 'writable'), '')
    rmSync(join(data, 'writable'))
  } catch (error) {
    const owner = process.getuid ? ` by the user ${process.getuid()}` : ''
    throw new Refused(`The folder ${data} cannot be written${owner}: ${(error as Error).message}`)
  }
}

async function takeData(): Promise<void> {
  makeFolders()
  const taken = await takeFolder(join(data, 'running'), () => {
    console.error(`Another Gatefold has taken ${data}, so this one stops.`)
    process.exit(1)
  })
  if (taken) throw new Refused(`Another Gatefold runs on ${data}. ${taken}`)
}

const lastRuns = join(data, 'jobs.json')

function readLastRuns(): LastRuns {
  try {
    return JSON.parse(readFileSync(lastRuns, 'utf8'))
  } catch {
    return {}
  }
}

/** Calls this server; resolves with the status and what it answers. */
function call(settings: Settings, path: string, headers: Record<string, string> = {}) {
  const { port, edge } = settings
  const host = ['0.0.0.0', '::'].includes(edge.host) ? '127.0.0.1' : edge.host
  return new Promise<{ status: number; body: string }>((done, fail) => {
    const sent = request({ host, port, path, headers }, (answer) => {
      text(answer).then((body) => done({ status: answer.statusCode ?? 0, body }), fail)
    })
    sent.on('error', fail).end()
  })
}

/** Under this name stands when a backup was begun, until it is complete. */
const BEGUN = 'backup begun'

function readBackups(): State {
  const [last, begun] = [newestBackup(readdirSync(backups)), readLastRuns()[BEGUN]]
  return { ...(last && { last: String(last) }), ...(begun && { begun: String(begun) }) }
}

let nightly: ChildProcess | undefined

/** Backs up in a process of its own, which gives way to the server, then deletes what is older than 30 days. */
async function backUpNightly(): Promise<void> {
  const child = spawn(process.execPath, [script, 'backup', '--data', data], { stdio: ['ignore', 'ignore', 'inherit'] })
  nightly = child
  if (child.pid) setPriority(child.pid, 10)
  const status = await new Promise((done, fail) => child.once('error', fail).once('close', done))
  nightly = undefined
  if (status !== 0) throw new Error('The backup failed; the earlier ones are kept.')
  for (const file of oldBackups(readdirSync(backups), new Date())) rmSync(join(backups, file))
}

/** Runs what is due, until the process ends: the crons of the Worker, and the backup. */
function startJobs(settings: Settings): void {
  const { triggers } = JSON.parse(readFileSync(join(buildFolder(root), 'gatefold/wrangler.json'), 'utf8'))
  const crons: string[] = [...triggers.crons, BACKUP_CRON]
  const last = { ...Object.fromEntries(crons.map((cron) => [cron, Date.now()])), ...readLastRuns() }
  const authorization = `Bearer ${settings.worker.BETTER_AUTH_SECRET}`
  const running = new Set<string>()
  const trigger = async (cron: string) => {
    const query = new URLSearchParams({ cron, time: String(Date.now()) })
    const { status } = await call(settings, `/cdn-cgi/local/scheduled?${query}`, { authorization })
    if (status !== 200) throw new Error(`The daily job or a look failed (${cron}); its error is above.`)
  }
  const note = () => replaceFile(lastRuns, JSON.stringify(last))
  const backUp = async () => {
    last[BEGUN] = Date.now()
    note()
    await backUpNightly()
    delete last[BEGUN]
  }
  const run = async (cron: string) => {
    running.add(cron)
    try {
      await (cron === BACKUP_CRON ? backUp() : trigger(cron))
    } catch (error) {
      console.error((error as Error).message)
    }
    running.delete(cron)
    last[cron] = Date.now()
    note()
  }
  setInterval(() => {
    for (const cron of dueJobs(crons, last, Date.now())) if (!running.has(cron)) void run(cron)
  }, TICK_MS)
}

async function serve(): Promise<void> {
  const { worker, ...rest } = readOrRefuse()
  // The first process of a container ends by no signal that it does not listen to.
  whenStopped(() => undefined)
  await takeData()
  const settings: Settings = {
    ...rest,
    worker: {
      ...worker,
      BETTER_AUTH_SECRET:
        worker.BETTER_AUTH_SECRET || keptText(join(data, 'secret'), () => randomBytes(32).toString('base64url')),
      SIGNUP_PASSWORD:
        worker.SIGNUP_PASSWORD ?? keptText(join(data, 'signup-password'), () => randomBytes(9).toString('base64url')),
    },
  }
  Object.assign(process.env, { CLOUDFLARE_CF_FETCH_ENABLED: 'false', MINIFLARE_WORKERD_V8_FLAGS: RUNTIME_FLAGS })
  // A process of its own: the tools that prepare the database would stay in the server's memory.
  const prepared = spawnSync(process.execPath, [script, 'prepare', '--data', data], { stdio: 'inherit' })
  if (prepared.status !== 0) throw new Refused('The database could not be prepared.')
  const { serveBuild } = await import('../../scripts/server.ts')
  const { port, edge } = settings
  const stop = await serveBuild(root, {
    port,
    state,
    settings: settings.worker,
    edge,
    backups: readBackups,
    temporary: tmpdir(),
  })
  whenStopped(async () => {
    nightly?.kill()
    await stop()
  })
  startJobs(settings)
  const { PUBLIC_URL, SIGNUP_PASSWORD, ADMIN_EMAILS, SMTP_URL } = settings.worker
  console.info(`Gatefold is ready at ${PUBLIC_URL} (port ${port} of the container).`)
  console.info(
    SIGNUP_PASSWORD
      ? `Sign-up password: ${SIGNUP_PASSWORD}`
      : 'Signing up needs an invitation: SIGNUP_PASSWORD is empty.',
  )
  if (!ADMIN_EMAILS) console.info('Nobody can become an administrator: ADMIN_EMAILS is not set.')
  if (!SMTP_URL) console.info('Emails are not sent, their links are printed here: SMTP_URL is not set.')
  if (edge.isHttps && edge.proxies.rules.length === 0)
    console.warn(
      'TRUSTED_PROXIES is not set, so everybody behind the reverse proxy counts as one visitor, with one limit.',
    )
}

async function health(): Promise<void> {
  const { body } = await call(readOrRefuse(), '/api/health')
  console.info(body)
  const { database, migrations } = JSON.parse(body)
  // A backup that is late is no reason to take the server away.
  process.exitCode = database === 'ok' && migrations.applied >= migrations.expected ? 0 : 1
}

async function prepare(): Promise<void> {
  const { prepareDatabase } = await import('../../scripts/database.ts')
  await prepareDatabase(root, state, { isEmpty: true })
}

async function backUp(): Promise<void> {
  const { backUpLocally } = await import('../../scripts/backups.ts')
  const file = resolve(backups, name ?? backupName(new Date()))
  await backUpLocally(root, state, file)
  console.info(`The backup is in ${file}.`)
}

/** Writes a backup into a new database. The one that was there is kept beside it. */
async function restore(): Promise<void> {
  if (!name)
    throw new Refused('Name the backup, or - for one on standard input: gatefold restore <file> [--keep-sessions]')
  await takeData()
  const { RECONNECT, restoreLocally } = await import('../../scripts/backups.ts')
  const file = resolve(backups, name === '-' ? 'given.sql.gz' : name)
  if (name === '-') await pipeline(process.stdin, createWriteStream(file, { mode: 0o600 }))
  const before = `${state}-before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
  renameSync(state, before)
  try {
    await restoreLocally(root, state, file, { keepsSessions: values['keep-sessions'] })
  } catch (error) {
    rmSync(state, { recursive: true, force: true })
    renameSync(before, state)
    throw error
  } finally {
    if (name === '-') rmSync(file, { force: true })
  }
  console.info(`The backup is restored. What was there before is in ${before}. ${RECONNECT}`)
}

const commands: Record<string, () => Promise<void>> = { serve, prepare, health, backup: backUp, restore }
// What asks the database from outside needs all of Node, which the server is started without.
const FULL = ['prepare', 'backup', 'restore']
try {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!run) throw new Refused(`There is no command ${command}. There are serve, health, backup and restore.`)
  if (FULL.includes(command) && process.execArgv.length > 0)
    process.exit(spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1)
  await run()
  if (command === 'restore') process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
