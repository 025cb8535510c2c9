import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../build.ts'
import { measureBytes } from './bytes.ts'
import { type Figure, isOver, keepFigures, printFigures } from './figures.ts'
import { measureFiles } from './files.ts'
import { measurePages } from './pages.ts'
import { measureServer } from './server.ts'

// Measures all, or the parts named as arguments, and prints each figure beside what it was at an earlier commit. Fails if one is over its
// budget. `--keep` adds the figures to `docs/bench.json`: those of times belong there from a quiet machine only.
const PARTS: Record<string, (root: string) => Promise<Figure[]>> = {
  bytes: measureBytes,
  server: measureServer,
  files: measureFiles,
  pages: measurePages,
}

const root = join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({ options: { keep: { type: 'boolean' } }, allowPositionals: true })
const unknown = positionals.find((name) => !(name in PARTS))
if (unknown) throw new Error(`There is no part “${unknown}”: ${Object.keys(PARTS).join(', ')}`)

await buildIfStale(root)
const figures: Figure[] = []
for (const [name, measure] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const measured = await measure(root)
  printFigures(root, name, measured)
  figures.push(...measured)
}
if (values.keep) keepFigures(root, figures)
process.exitCode = figures.some(isOver) ? 1 : 0
