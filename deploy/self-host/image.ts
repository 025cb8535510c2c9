import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { rootCertificates } from 'node:tls'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { buildFolder, buildIfStale } from '../../scripts/build.ts'

/** What the files of the image may take, in bytes. */
export const MAX_BYTES = 250_000_000
/** Whom the server runs as. */
const USER = 65_532
const RUNTIME = `@cloudflare/workerd-linux-${process.arch === 'arm64' ? 'arm64' : '64'}`

const put = (folder: string, path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const copy = (from: string, to: string) => {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}

/** The libraries that a program is linked to, by their absolute paths. */
const librariesOf = (program: string): string[] =>
  [...execFileSync('ldd', [program], { encoding: 'utf8' }).matchAll(/(?:=> |^\s*)(\/\S+) \(/gm)].map(
    ([, path = '']) => path,
  )

/** Copies a program with its libraries, without the names of its functions, which are a quarter of it. */
function copyProgram(from: string, folder: string, path: string): void {
  copy(from, join(folder, path))
  execFileSync('strip', ['--strip-all', join(folder, path)])
  chmodSync(join(folder, path), 0o755)
  for (const library of librariesOf(from)) {
    copy(library, join(folder, library))
    chmodSync(join(folder, library), 0o755)
  }
}

/** Writes the scripts of a folder in ASCII: of one other character, V8 keeps the whole file in two bytes a character. */
function toAscii(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  )) {
    const source = readFileSync(join(folder, name), 'utf8')
    const escaped = source.replace(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
    writeFileSync(join(folder, name), escaped)
  }
}

/** Makes scripts of one file a command: Node would keep 35 MB for the tool that reads TypeScript, and Miniflare's source twice. */
async function bundle(root: string, target: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: target,
      emptyOutDir: true,
      minify: true,
      rollupOptions: {
        input: { gatefold: join(root, 'deploy/self-host/gatefold.ts') },
        // The last two are for pictures and error pages that Miniflare would make.
        external: ['workerd', 'sharp', 'youch', /^node:/],
        // Miniflare reads its own Workers from the folder beside its source.
        output: { chunkFileNames: '[name]-[hash].js', intro: 'const __dirname = import.meta.dirname;' },
      },
    },
  })
  toAscii(target)
  cpSync(join(root, 'node_modules/miniflare/dist/src/workers'), join(target, 'workers'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  })
}

/** The bytes of all files in a folder. */
export function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => lstatSync(join(folder, path)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0)
}

/** Neither what only a build needs, nor the settings of whoever builds. */
const isServed = (path: string) => !/^\.(?:dev\.vars|vite)/.test(basename(path)) && !path.endsWith('.map')

/** Makes the root folder of the container: the runtime, Node, the libraries of both, the build, and the command `gatefold`. */
export async function makeImage(root: string, folder: string): Promise<void> {
  await buildIfStale(root)
  if (existsSync(folder)) rmSync(folder, { recursive: true })
  const app = join(folder, 'app')
  await bundle(root, join(app, 'deploy/self-host'))
  for (const name of ['gatefold', 'client'])
    cpSync(join(buildFolder(root), name), join(app, 'dist', name), { recursive: true, filter: isServed })
  toAscii(join(app, 'dist/gatefold'))
  cpSync(join(root, 'migrations'), join(app, 'migrations'), {
    recursive: true,
    filter: (path) => !path.includes('meta'),
  })
  copy(join(root, 'wrangler.toml'), join(app, 'wrangler.toml'))
  put(app, 'package.json', '{"type":"module"}\n')
  const modules = join(root, 'node_modules')
  for (const path of ['workerd/package.json', 'workerd/lib/main.js', `${RUNTIME}/package.json`])
    copy(join(modules, path), join(app, 'node_modules', path))
  copyProgram(join(modules, RUNTIME, 'bin/workerd'), folder, join('app/node_modules', RUNTIME, 'bin/workerd'))
  copyProgram(join(modules, 'node/bin/node'), folder, 'usr/bin/node')
  chmodSync(join(app, 'deploy/self-host/gatefold.js'), 0o755)
  symlinkSync('/app/deploy/self-host/gatefold.js', join(folder, 'usr/bin/gatefold'))
  put(folder, 'etc/passwd', `gatefold:x:${USER}:${USER}::/data:/nologin\n`)
  put(folder, 'etc/group', `gatefold:x:${USER}:\n`)
  put(folder, 'etc/nsswitch.conf', 'hosts: files dns\n')
  put(folder, 'etc/hosts', '127.0.0.1 localhost\n::1 localhost\n')
  // Where the runtime looks for the authorities that it trusts.
  put(folder, 'etc/ssl/cert.pem', `${rootCertificates.join('\n')}\n`)
  for (const name of ['data', 'tmp', 'proc', 'dev']) mkdirSync(join(folder, name))
  chmodSync(join(folder, 'tmp'), 0o1777)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [target] = process.argv.slice(2)
  if (!target) throw new Error('Name the folder: npx node deploy/self-host/image.ts <folder>')
  const folder = resolve(target)
  await makeImage(resolve(import.meta.dirname, '../..'), folder)
  const bytes = bytesIn(folder)
  console.info(`The image has ${(bytes / 1_000_000).toFixed(1)} MB in ${folder}.`)
  if (bytes > MAX_BYTES) {
    console.error(`That is more than ${MAX_BYTES / 1_000_000} MB.`)
    process.exitCode = 1
  }
}
