import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bytesIn, MAX_BYTES } from '../../deploy/self-host/image.ts'
import { DOCKERFILE, ROOT, run, SECRET } from './engine.ts'

const USER = 65_532
const BUILT = '[\\w.-]+-[\\w-]{8}'
/** All that may be in an image, folders aside. */
const EXPECTED = [
  `app/deploy/self-host/(gatefold|${BUILT})\\.js`,
  'app/deploy/self-host/workers/([\\w-]+/)+[\\w.-]+\\.worker\\.js',
  'app/dist/client/(_headers|\\.assetsignore|[\\w-]+\\.(png|svg|webp)|sw(-[\\w-]+)?\\.js)',
  `app/dist/client/assets/${BUILT}\\.(js|css|woff2)`,
  `app/dist/gatefold/(index\\.js|wrangler\\.json|assets/(_left-out|${BUILT})\\.js)`,
  'app/migrations/\\d{4}_\\w+\\.sql',
  'app/node_modules/workerd/(package\\.json|lib/main\\.js)',
  'app/node_modules/@cloudflare/workerd-linux-(64|arm64)/(package\\.json|bin/workerd)',
  'app/(package\\.json|wrangler\\.toml)',
  'etc/(group|hosts|nsswitch\\.conf|passwd|ssl/cert\\.pem)',
  'lib/(\\w+-linux-gnu/)?(lib(c|dl|gcc_s|m|pthread|stdc\\+\\+)|ld-linux-aarch64)\\.so\\.\\d',
  'lib64/ld-linux-x86-64\\.so\\.2',
  'usr/bin/(node|gatefold)',
].map((pattern) => new RegExp(`^${pattern}$`))

const OPEN = ['tmp']

/** What is wrong with a file: that it is there, whose it is, what it lets others do. */
function faultsOf(root: string, path: string): string[] {
  const stats = lstatSync(join(root, path))
  const mode = stats.mode & 0o7777
  const owner = path === 'data' ? USER : 0
  const isKnown = stats.isDirectory() || EXPECTED.some((pattern) => pattern.test(path))
  const isOpen = !stats.isSymbolicLink() && (mode & 0o022) !== 0 && !OPEN.includes(path)
  const isUnreadable = !stats.isSymbolicLink() && (mode & 0o004) === 0
  return [
    ...(isKnown ? [] : [`${path} is not expected`]),
    ...(stats.uid === owner && stats.gid === owner ? [] : [`${path} belongs to ${stats.uid}:${stats.gid}`]),
    ...(isOpen || mode & 0o6000 || isUnreadable ? [`${path} has the mode ${mode.toString(8)}`] : []),
    ...(stats.isFile() && readFileSync(join(root, path)).includes(SECRET) ? [`${path} has a secret`] : []),
  ]
}

/** The configuration of an image, as the Dockerfile has it. */
function configFaults(name: string): string[] {
  const [{ Config: config, Healthcheck: check }] = JSON.parse(run('podman', ['image', 'inspect', name]))
  const dockerfile = readFileSync(join(ROOT, DOCKERFILE), 'utf8')
  const line = (word: string) => new RegExp(`^${word} (.*)$`, 'm').exec(dockerfile)?.[1] ?? ''
  const checks: [name: string, is: unknown, wanted: unknown][] = [
    ['user', config.User, `${USER}:${USER}`],
    ['entry point', config.Entrypoint, JSON.parse(line('ENTRYPOINT'))],
    ['environment', config.Env, line('ENV').split(' ')],
    ['health check', check?.Test, ['CMD', ...JSON.parse(line('HEALTHCHECK').replace(/^.* CMD /, ''))]],
    ['volumes', config.Volumes, { '/data': {} }],
    ['ports', config.ExposedPorts, { '8080/tcp': {} }],
  ]
  return checks
    .filter(([, is, wanted]) => JSON.stringify(is) !== JSON.stringify(wanted))
    .map(([what, is]) => `The image has another ${what}: ${JSON.stringify(is)}`)
}

/** Compares the files and the configuration of an image with what is expected. Throws what differs; else what was looked at. */
export function checkImage(name: string, root: string): string {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const bytes = bytesIn(root)
  const faults = [...configFaults(name), ...paths.flatMap((path) => faultsOf(root, path))]
  if (bytes > MAX_BYTES) faults.push(`It has ${bytes} bytes.`)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return `${paths.length} files and folders, ${(bytes / 1_000_000).toFixed(1)} MB: no source, cache or secret; owners and modes as expected`
}
