import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'

const USER = 65_532
const COMMAND = '/usr/bin/gatefold'
const dockerfile = readFileSync(join(import.meta.dirname, '../../deploy/self-host/Dockerfile'), 'utf8')
const entrypoint: string[] = JSON.parse(/^ENTRYPOINT (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')
/** The health check of the image. */
export const healthCheck: string[] = JSON.parse(/^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')
const environment = Object.fromEntries(
  (/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=') as [string, string]),
)

/** Whether this process may give another one a root folder, which takes root. */
export const isIsolated = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0

// As `docker run --read-only --tmpfs /tmp --volume data:/data`. Docker mounts /proc and /dev too.
const MOUNT = `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && mount --bind "$1" "$0/data" && mount -t tmpfs tmpfs "$0/tmp" &&
  mount --rbind /dev "$0/dev" && mount --bind /proc "$0/proc" && root="$0" && shift && cd / && exec chroot --userspec=${USER}:${USER} "$root" "$@"`

const alone = (image: string, data: string, command: string[]): string[] => [
  ...['unshare', '--mount', '--propagation', 'private', 'sh', '-c', MOUNT],
  ...[image, data, ...command],
]
// Here the command finds no Node where the image has it.
const inFolder = (image: string, data: string, [program = '', ...rest]: string[]): string[] => [
  ...[...(program === COMMAND ? ['/usr/bin/node'] : []), program, ...rest].map((part) =>
    part === COMMAND ? join(image, 'app/deploy/self-host/gatefold.js') : part.replace(/^\/usr\//, `${image}/usr/`),
  ),
  ...['--data', data],
]

// An image that has a name is an engine's, which starts it as compose.yml says.
const isNamed = (image: string) => !image.startsWith('/')
const engineFlags: string[] = JSON.parse(process.env.GATEFOLD_ENGINE_FLAGS ?? '[]')

const newName = () => `gatefold-${crypto.randomUUID()}`

type Options = { image: string; settings?: Record<string, string> }
type Ended = { status: number | null; said: string }

/**
 * A container of an engine where the image has a name. Else one without: the image as root folder, read-only but for a data folder, and its
 * own user, where this process is root.
 */
export async function newContainer({ image, settings = {} }: Options) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const data = mkdtempSync(join(tmpdir(), 'gatefold-data-'))
  if (isIsolated || isNamed(image)) chownSync(data, USER, USER)
  const env: Record<string, string> = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: address, ...settings }
  let current = image
  let said = ''
  let server: { child: ChildProcess; name: string; id: number } | undefined
  const without = (whole: string[]) => (isIsolated ? alone : inFolder)(current, data, whole)
  const runOf = (args: string[], name = newName()): string[] =>
    isNamed(current)
      ? [
          ...[
            'podman',
            'run',
            '--rm',
            '--interactive',
            '--name',
            name,
            '--network',
            'host',
            '--volume',
            `${data}:/data`,
          ],
          ...[...engineFlags, ...Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`])],
          ...[current, ...args],
        ]
      : without([...entrypoint, ...args])
  const execOf = (command: string[]): string[] =>
    isNamed(current) ? ['podman', 'exec', server?.name ?? '', ...command] : without(command)
  const begin = ([command = '', ...rest]: string[]): ChildProcess => {
    // `unshare`, `mount` and the engine are of this machine, not of the container.
    const variables = isNamed(current) ? process.env : { ...environment, ...env, PATH: `${process.env.PATH}` }
    const child = spawn(command, rest, { detached: true, env: variables })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
    return child
  }
  const endOf = (child: ChildProcess) =>
    new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const ended = async (command: string[], input: Buffer | string = ''): Promise<Ended> => {
    const before = said.length
    const child = begin(command)
    child.stdin?.on('error', () => {}).end(input)
    const status = await endOf(child)
    return { status, said: said.slice(before) }
  }
  const signal = async (signalName: 'SIGKILL' | 'SIGTERM') => {
    if (!server?.child.pid) return null
    const { child, name, id } = server
    const end = endOf(child)
    server = undefined
    // An engine kills all of a container, and asks its first process alone.
    if (isNamed(current)) await ended(['podman', signalName === 'SIGKILL' ? 'kill' : 'stop', name])
    else process.kill(signalName === 'SIGKILL' ? -id : id, signalName)
    return end
  }
  const container = {
    address,
    port,
    data,
    /** What it has printed. */
    said: () => said,
    /** The path of a file in the data folder, as the container has it. */
    path: (name: string) => join(isIsolated || isNamed(current) ? '/data' : data, name),
    /** Sets variables for the next start. */
    set: (variables: Record<string, string>) => Object.assign(env, variables),
    /** Starts another image from now on. */
    use: (other: string) => {
      current = other
    },
    /** Runs a command of the container, beside the server or without it. */
    run: (...args: string[]) => ended(runOf(args)),
    /** Runs a program in the container, as `docker exec` does. */
    exec: (...command: string[]) => ended(execOf(command)),
    /** Runs a command that gets a file on its standard input. */
    pipe: (file: string, ...args: string[]) => ended(runOf(args), readFileSync(file)),
    async start() {
      const name = newName()
      const child = begin(runOf([], name))
      server = { child, name, id: child.pid ?? 0 }
      let isOver = false
      endOf(child).then(() => {
        isOver = true
      })
      for (let tries = 0; tries < 3_600; tries += 1) {
        const answer = await fetch(`${address}/api/health`, { redirect: 'manual' }).catch(() => null)
        if (answer && isNamed(current))
          server.id = Number(execFileSync('podman', ['inspect', '--format', '{{.State.Pid}}', name]))
        if (answer) return
        if (isOver) break
        await setTimeout(50)
      }
      throw new Error(`The server did not start: ${said}`)
    },
    stop: () => signal('SIGTERM'),
    kill: () => signal('SIGKILL'),
    /** The processes of the server. */
    processes: () => processesOf(server?.id ?? 0),
    /** The memory of all processes of the server, in MB. */
    memory: () => container.processes().reduce((sum, { megabytes }) => sum + megabytes, 0),
    async [Symbol.asyncDispose]() {
      await signal('SIGKILL')
      rmSync(data, { recursive: true, force: true })
    },
  }
  return container
}

export type Container = Awaited<ReturnType<typeof newContainer>>

/** A process with all that it has started, and the memory that they hold. Linux only. */
function processesOf(first: number) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, rest = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')
        const parent = Number(rest.split(' ')[1])
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const [command = ''] = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
        const held = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0)
        return [{ id: Number(name), parent, command, megabytes: (held * 1_024) / 1_000_000 }]
      } catch {
        return []
      }
    })
  const below = (one: { id: number }): typeof all => [
    ...all.filter(({ id }) => id === one.id),
    ...all.filter(({ parent }) => parent === one.id).flatMap(below),
  ]
  return below({ id: first })
}

/** A new folder for the test, beside the others. */
export const newFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `gatefold-${name}-`))
  mkdirSync(folder, { recursive: true })
  return folder
}
