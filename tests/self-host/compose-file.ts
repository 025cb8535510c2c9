import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'
import { newSession } from '../new-session.ts'
import { ROOT, run } from './engine.ts'

const FILE = join(ROOT, 'deploy/self-host/compose.yml')

type Service = Record<string, unknown> & {
  build: { context: string; dockerfile: string }
  healthcheck: { test: string[]; interval: string; timeout: string; start_period: string }
  security_opt: string[]
  cap_drop: string[]
  tmpfs: string[]
  stop_grace_period: string
}

/** How each setting is told to `podman run`. Those without flags are held by the test of `up`. */
const FLAGS: Record<string, (service: Service) => string[]> = {
  cap_drop: ({ cap_drop }) => cap_drop.flatMap((name) => ['--cap-drop', name]),
  healthcheck: ({ healthcheck: { test, interval, timeout, start_period } }) => [
    ...['--health-cmd', JSON.stringify(test.slice(1)), '--health-interval', interval],
    ...['--health-timeout', timeout, '--health-start-period', start_period],
  ],
  init: () => ['--init'],
  read_only: () => ['--read-only', '--read-only-tmpfs=false'],
  security_opt: ({ security_opt }) => security_opt.flatMap((option) => ['--security-opt', option.replace(':true', '')]),
  stop_grace_period: ({ stop_grace_period }) => ['--stop-timeout', String(Number.parseInt(stop_grace_period, 10))],
  tmpfs: ({ tmpfs }) => tmpfs.flatMap((path) => ['--tmpfs', path]),
  ...Object.fromEntries(
    ['build', 'command', 'entrypoint', 'environment', 'image', 'networks', 'ports', 'restart', 'volumes'].map(
      (name) => [name, () => []],
    ),
  ),
}

/** What `docker compose` makes of compose.yml, as flags of `podman run`. */
export function readCompose(): string[] {
  const config = JSON.parse(run('docker-compose', ['--file', FILE, 'config', '--format', 'json']))
  const service: Service = config.services.gatefold
  const unknown = Object.keys(service).filter((name) => !FLAGS[name])
  if (unknown.length > 0) throw new Error(`The test knows no ${unknown.join(', ')} of compose.yml.`)
  if (service.build.context !== ROOT.replace(/\/$/, '') || service.build.dockerfile !== 'deploy/self-host/Dockerfile')
    throw new Error(`compose.yml builds something else: ${JSON.stringify(service.build)}`)
  return Object.keys(service).flatMap((name) => FLAGS[name]?.(service) ?? [])
}

const PROJECT = 'gatefold-check'
const ADDED = 'Of the walk'

/** Compose and an engine that listens to it. */
async function startCompose(image: string, folder: string, port: number) {
  const path = join(folder, 'engine.sock')
  const socket = `unix://${path}`
  const engine = spawn('podman', ['system', 'service', '--time', '0', socket], { stdio: 'ignore' })
  const override = join(folder, 'override.yml')
  writeFileSync(
    override,
    `services:
  gatefold:
    image: ${image}
    ports: !override
      - 127.0.0.1:${port}:8080
    environment:
      PUBLIC_URL: http://127.0.0.1:${port}
`,
  )
  const args = ['--project-name', PROJECT, '--file', FILE, '--file', override]
  const compose = (...rest: string[]): string => {
    const { status, stdout, stderr } = spawnSync('docker-compose', [...args, ...rest], {
      env: { ...process.env, DOCKER_HOST: socket },
      encoding: 'utf8',
      input: '',
    })
    if (status !== 0) throw new Error(`docker-compose ${rest.join(' ')}\n${stdout}${stderr}`)
    return stdout
  }
  for (let tries = 0; tries < 600 && !existsSync(path); tries += 1) await setTimeout(100)
  const stop = () => {
    try {
      compose('down', '--volumes')
    } finally {
      engine.kill()
    }
  }
  return { compose, stop }
}

async function whenHealthy(address: string): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const answer = await fetch(`${address}/api/health`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(500)
  }
  throw new Error(`${address} did not answer.`)
}

function assert(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what)
}

/** Walks docs/self-host.md with a real compose: its network, volume, port, log, commands, stop and restart. What was seen. */
export async function walkCompose(image: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-compose-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const { compose, stop } = await startCompose(image, folder, port)
  try {
    // What a walk that was ended has left.
    compose('down', '--volumes')
    compose('up', '--detach', '--no-build')
    await whenHealthy(address)
    const [, password = ''] = /Sign-up password: (\S+)/.exec(compose('logs', '--no-log-prefix')) ?? []
    const headers = await newSession(address, password)
    const call = async (path: string, json?: unknown) => {
      const body = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }
      return (
        await fetch(address + path, { headers: { ...headers, 'content-type': 'application/json' }, ...body })
      ).text()
    }
    const titles = () => call('/api/export/collection')
    await call('/api/import/albums', { csvData: `title,artist\n${ADDED},Band\n` })
    assert((await titles()).includes(ADDED), 'The album was not imported.')
    assert(compose('exec', '-T', 'gatefold', 'gatefold', 'health').includes('"database":"ok"'), 'It is not healthy.')
    compose('exec', '-T', 'gatefold', 'gatefold', 'backup', 'walk.sql.gz')
    compose('cp', 'gatefold:/data/backups', join(folder, 'backups'))
    await call('/api/import/albums', { csvData: 'title,artist\nAfter the backup,Band\n' })
    const begun = performance.now()
    compose('stop')
    const seconds = (performance.now() - begun) / 1_000
    const [id = ''] = compose('ps', '--all', '--quiet').trim().split('\n')
    assert(run('podman', ['inspect', '--format', '{{.State.ExitCode}}', id]).trim() === '0', 'It was killed.')
    compose('run', '--rm', '-T', 'gatefold', 'restore', 'walk.sql.gz', '--keep-sessions')
    compose('up', '--detach', '--no-build')
    await whenHealthy(address)
    const after = await titles()
    assert(after.includes(ADDED) && !after.includes('After the backup'), 'The backup was not restored.')
    return `up, sign-up password in the log, import, health, backup, cp, stop (${seconds.toFixed(0)} s), restore, up again`
  } finally {
    stop()
    rmSync(folder, { recursive: true })
  }
}
