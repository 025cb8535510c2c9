import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildFolder } from '../build.ts'

const RUNS = 9

/** The compressed size of the built Worker, counted as Cloudflare counts an upload. */
export function measureWorkerBytes(root: string): number {
  const folder = join(buildFolder(root), 'gatefold')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'))
  return gzipSync(Buffer.concat(files.sort().map((path) => readFileSync(join(folder, path))))).length
}

type Profile = {
  nodes: { id: number; callFrame: { functionName: string } }[]
  samples: number[]
  timeDeltas: number[]
}

/** Milliseconds of work from loading the Worker's code to its first answer. */
export function measureStartUp(root: string): { lowest: number; median: number } {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-startup-'))
  try {
    const outfile = join(folder, 'worker.cpuprofile')
    const times = Array.from({ length: RUNS }, () => {
      const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
      execFileSync(process.execPath, [wrangler, 'check', 'startup', '--outfile', outfile], { cwd: root })
      const { nodes, samples, timeDeltas }: Profile = JSON.parse(readFileSync(outfile, 'utf8'))
      const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id))
      const worked = timeDeltas.filter((_, index) => !idle.has(samples[index] ?? 0))
      return worked.reduce((sum, delta) => sum + delta, 0) / 1000
    }).sort((a, b) => a - b)
    return { lowest: times[0] ?? 0, median: times[Math.floor(RUNS / 2)] ?? 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
