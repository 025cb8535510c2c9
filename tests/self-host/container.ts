import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
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

type Options = { image: string; settings?: Record<string, string> }
type Ended = { status: number | null; said: string }

/** A container without Docker: its image as root folder, read-only but for a data folder, and its own user, where this process is root. */
export async function newContainer({ image, settings = {} }: Options) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const data = mkdtempSync(join(tmpdir(), 'gatefold-data-'))
  if (isIsolated) chownSync(data, USER, USER)
  const env: Record<string, string> = {
    ...environment,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: address,
    ...settings,
  }
  let current = image
  let said = ''
  const begin = (whole: string[]): ChildProcess => {
    const [command = '', ...rest] = (isIsolated ? alone : inFolder)(current, data, whole)
    // `unshare` and `mount` are of this machine, not of the container.
    const child = spawn(command, rest, { detached: true, env: { ...env, PATH: `${process.env.PATH}` } })
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
  let server: ChildProcess | undefined
  const signal = async (name: 'SIGKILL' | 'SIGTERM') => {
    if (!server?.pid) return null
    const end = endOf(server)
    // Docker kills all of a container, and asks its first process alone.
    process.kill(name === 'SIGKILL' ? -server.pid : server.pid, name)
    server = undefined
    return end
  }
  const container = {
    address,
    port,
    data,
    /** What it has printed. */
    said: () => said,
    /** The path of a file in the data folder, as the container has it. */
    path: (name: string) => join(isIsolated ? '/data' : data, name),
    /** Sets variables for the next start. */
    set: (variables: Record<string, string>) => Object.assign(env, variables),
    /** Starts another image from now on. */
    use: (other: string) => {
      current = other
    },
    /** Runs a command of the container, beside the server or without it. */
    run: (...args: string[]) => ended([...entrypoint, ...args]),
    /** Runs a program in the container, as `docker exec` does. */
    exec: (...command: string[]) => ended(command),
    /** Runs a command that gets a file on its standard input. */
    pipe: (file: string, ...args: string[]) => ended([...entrypoint, ...args], readFileSync(file)),
    async start() {
      server = begin(entrypoint)
      let isOver = false
      endOf(server).then(() => {
        isOver = true
      })
      for (let tries = 0; tries < 1_200; tries += 1) {
        const answer = await fetch(`${address}/api/health`, { redirect: 'manual' }).catch(() => null)
        if (answer) return
        if (isOver) break
        await setTimeout(50)
      }
      throw new Error(`The server did not start: ${said}`)
    },
    stop: () => signal('SIGTERM'),
    kill: () => signal('SIGKILL'),
    /** The processes of the server. */
    processes: () => processesOf(server?.pid ?? 0),
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

/** The processes of a group, with the memory that they hold. Linux only. */
function processesOf(group: number) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, rest = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')
        if (Number(rest.split(' ')[2]) !== group) return []
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const [command = ''] = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
        const held = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0)
        return [{ id: Number(name), command, megabytes: (held * 1_024) / 1_000_000 }]
      } catch {
        return []
      }
    })
}

/** A new folder for the test, beside the others. */
export const newFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `gatefold-${name}-`))
  mkdirSync(folder, { recursive: true })
  return folder
}
