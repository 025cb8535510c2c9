import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
/** Where the base, the layers and the image of version 1.0 stay for the next time. */
const CACHE = process.env.GATEFOLD_CACHE ?? join(homedir(), '.cache/gatefold-container')
export const DOCKERFILE = 'deploy/self-host/Dockerfile'
const [, base = '', suite = ''] =
  /^FROM (node:\S+?-(\w+)-slim)/m.exec(readFileSync(join(ROOT, DOCKERFILE), 'utf8')) ?? []

const TOOLS = ['podman', 'runc', 'catatonit', 'debootstrap', 'docker-compose', 'git', 'npm']
// Where else Debian and Docker put them.
const FOLDERS = ['/usr/sbin', '/usr/libexec/podman', '/usr/libexec/docker/cli-plugins', '/usr/lib/docker/cli-plugins']
process.env.PATH = [process.env.PATH, ...FOLDERS].join(':')
const has = (tool: string) => `${process.env.PATH}`.split(':').some((folder) => existsSync(join(folder, tool)))

/** Why nothing can be built here, in one line; null if it can. */
export function whyNot(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'test:container needs Linux and root.'
  const missing = TOOLS.filter((tool) => !has(tool))
  if (missing.length > 0) return `test:container needs ${missing.join(', ')}: apt-get install ${missing.join(' ')}`
  const version = spawnSync('docker-compose', ['version', '--short'], { encoding: 'utf8' }).stdout.trim()
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 2 || (major === 2 && minor >= 24)
    ? null
    : `test:container needs docker-compose 2.24 or newer, such as Debian 13's; this is ${version}.`
}

/** Runs a command to its end; what it says. Throws what it says if it fails. */
export function run(command: string, args: string[], options: { cwd?: string; isShown?: boolean } = {}): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: options.cwd ?? ROOT,
    encoding: 'utf8',
    stdio: ['ignore', options.isShown ? 'inherit' : 'pipe', options.isShown ? 'inherit' : 'pipe'],
    maxBuffer: 1e9,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`)
  return stdout ?? ''
}

const succeeds = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

const LIMITS = 'default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]'
/** What is told to an engine: its runtime, and limits that this machine lets it set. */
const CONFIGURATIONS: [runtime: string, limits: string][] = [
  ['crun', ''],
  ['runc', ''],
  ['crun', LIMITS],
  ['runc', LIMITS],
]

function configure(runtime: string, limits: string): void {
  const text = `[containers]\n${limits}\n[engine]\nruntime = "${runtime}"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n`
  writeFileSync(`${process.env.CONTAINERS_CONF}`, text)
}

/** Gives the engine folders of its own, with layers where the disk knows them. */
export function setUpEngine(): void {
  mkdirSync(CACHE, { recursive: true })
  process.env.CONTAINERS_CONF = join(CACHE, 'containers.conf')
  process.env.CONTAINERS_STORAGE_CONF = join(CACHE, 'storage.conf')
  configure('runc', LIMITS)
  for (const driver of ['overlay', 'vfs']) {
    const folders = `runroot = "${CACHE}/run-${driver}"\ngraphroot = "${CACHE}/storage-${driver}"\n`
    writeFileSync(process.env.CONTAINERS_STORAGE_CONF, `[storage]\ndriver = "${driver}"\n${folders}`)
    if (succeeds('podman', 'info')) return
  }
  throw new Error('podman keeps no images here.')
}

const hasImage = (name: string) => succeeds('podman', 'image', 'exists', name)

/** Makes what the Dockerfile begins with: Debian, the Node of this project, npm. Returns what that is. */
export function makeBase(): string {
  const name = `docker.io/library/${base}`
  if (hasImage(name)) return `${base}, made earlier`
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-base-'))
  run('debootstrap', ['--variant=minbase', suite, folder])
  const node = join(folder, 'usr/local/bin/node')
  copyFileSync(join(ROOT, 'node_modules/node/bin/node'), node)
  chmodSync(node, 0o755)
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1)
  if (!base.startsWith(`node:${version}-`))
    throw new Error(`The Dockerfile begins with ${base}, the project has ${version}.`)
  run('npm', ['install', '--global', '--prefix', join(folder, 'usr/local'), 'npm@11'])
  const changes = ['ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin']
  // The authorities that this machine trusts.
  if (process.env.NODE_EXTRA_CA_CERTS) {
    copyFileSync(process.env.NODE_EXTRA_CA_CERTS, join(folder, 'usr/local/share/ca.pem'))
    changes.push('ENV NODE_EXTRA_CA_CERTS=/usr/local/share/ca.pem')
  }
  const archive = `${folder}.tar`
  run('tar', ['--create', '--file', archive, '--directory', folder, '.'])
  run('podman', ['import', ...changes.flatMap((change) => ['--change', change]), archive, name])
  rmSync(folder, { recursive: true })
  rmSync(archive)
  return `${base}, made by debootstrap`
}

/** What lies about where somebody builds and may not get into an image. */
export const SECRET = 'a-secret-of-whoever-builds'
const LYING_ABOUT = [
  '.dev.vars',
  '.env',
  'deploy/self-host/.env',
  '.wrangler/state/kept',
  'backups/kept.sql',
  'dist/client/kept.js',
  'node_modules/kept/kept.js',
]

/** Builds the image of a commit, as compose.yml would, with secrets beside it. */
export function build(commit: string, name: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-checkout-'))
  run('sh', ['-c', 'git -c tar.umask=0022 archive "$0" | tar --extract --directory "$1"', commit, folder])
  for (const path of LYING_ABOUT) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), SECRET)
  }
  const { LANGUAGES = '' } = process.env
  const how = [
    '--isolation',
    'chroot',
    '--network',
    'host',
    '--format',
    'docker',
    '--build-arg',
    `LANGUAGES=${LANGUAGES}`,
  ]
  run('nice', ['-n', '10', 'podman', 'build', ...how, '--file', DOCKERFILE, '--tag', name, '.'], {
    cwd: folder,
    isShown: true,
  })
  rmSync(folder, { recursive: true })
}

/** Builds the image of version 1.0, once: the last commit whose database is that of 1.0. Null where Git does not have it. */
export function buildFirst(name: string): string | null {
  const log = ['log', '--diff-filter=A', '--format=%H', '--', 'migrations/0001_device_changes.sql']
  const next = run('git', log).trim()
  if (!next || !succeeds('git', 'cat-file', '-e', `${next}^`)) return null
  const commit = run('git', ['rev-parse', '--short', `${next}^`]).trim()
  const tagged = `${name}:${commit}`
  if (!hasImage(tagged)) build(commit, tagged)
  return tagged
}

/** The runtime by which the engine starts containers here; null if it cannot. */
export function runtimeHere(image: string): string | null {
  for (const [runtime, limits] of CONFIGURATIONS) {
    configure(runtime, limits)
    const ask = ['run', '--rm', '--init', '--network', 'host', '--entrypoint', '/usr/bin/node', image, '--version']
    if (succeeds('podman', ...ask)) return limits ? `${runtime} with lower limits` : runtime
  }
  return null
}
