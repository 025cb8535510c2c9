import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu/libnss3.so', '/usr/lib64/libnss3.so', '/usr/lib/libnss3.so']

/** Finds Chromium (`CHROMIUM_PATH`, or the one from npm, unpacked on first use) and its environment. Unpacking is not safe in parallel. */
export async function findChromium(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, env }
  const executablePath = await chromium.executablePath()
  if (LIBRARIES.some(existsSync)) return { executablePath, env }
  const folder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin')
  const libraries = join(await inflate(join(folder, 'al2023.tar.br')), 'lib')
  return {
    executablePath,
    env: { ...env, LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') },
  }
}
