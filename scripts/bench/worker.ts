import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildFolder } from '../build.ts'

/** The compressed size of the built Worker, counted as Cloudflare counts an upload. */
export function measureWorkerBytes(root: string): number {
  const folder = join(buildFolder(root), 'gatefold')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'))
  return gzipSync(Buffer.concat(files.sort().map((path) => readFileSync(join(folder, path))))).length
}
