import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../build.ts'
import { prepareDatabase } from '../database.ts'
import { byteFigures, measureBytes, printBytes } from './bytes.ts'
import { costFigures, measureDatabase } from './database.ts'
import { measureDesk, printDesk } from './desk.ts'
import { measureFiles, printFiles } from './files.ts'
import { keepFigures, printFigures } from './kept.ts'
import { withManyAlbums } from './many-albums.ts'
import { measureServer } from './server.ts'
import { printVisits, visitFigures } from './visit-figures.ts'
import { measureVisits } from './visits.ts'
import { measureWall, printWall } from './wall.ts'

// Prints what is measured beside what it was at an earlier commit. What may not grow is held by budgets, which `npm test` checks too.
const root = join(import.meta.dirname, '../..')

await buildIfStale(root)
const bytes = await measureBytes(root)
const state = mkdtempSync(join(tmpdir(), 'gatefold-bench-'))
try {
  await prepareDatabase(root, state)
  const costs = await measureDatabase(root, state)
  const [wall, desk] = await withManyAlbums(root, async (browser, address) => [
    await measureWall(browser, address),
    await measureDesk(browser, address),
  ])
  const files = await measureFiles(root, state)
  const server = await measureServer(root)
  const visits = await measureVisits(root)

  console.info('\nCompressed bytes')
  let isWithin = printBytes(bytes)
  console.info('\nDatabase, a person with 1,000 albums          round trips  rows read  rows written')
  for (const [name, cost] of Object.entries(costs)) {
    console.info(
      `     ${name.padEnd(40)} ${String(cost.roundTrips).padStart(11)} ${String(cost.rowsRead).padStart(10)} ${String(cost.rowsWritten).padStart(13)}`,
    )
  }
  console.info('\nA CSV of 100,000 albums')
  if (!printFiles(files)) isWithin = false

  console.info('\nThe wall, milliseconds')
  printWall(wall)

  console.info('\nThe desk, milliseconds')
  printDesk(desk)

  console.info('\nVisits, a person with 10,000 albums, median')
  if (!printVisits(visits)) isWithin = false

  const figures = [...byteFigures(bytes), ...costFigures(costs), ...server, ...visitFigures(visits)]
  console.info('\nAll that is kept by commit')
  printFigures(root, figures)
  if (process.argv.includes('--keep')) keepFigures(root, figures)
  process.exitCode = isWithin ? 0 : 1
} finally {
  rmSync(state, { recursive: true, force: true })
}
