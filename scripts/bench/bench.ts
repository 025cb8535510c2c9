import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../build.ts'
import { prepareDatabase } from '../database.ts'
import { measureBytes, printBytes } from './bytes.ts'
import { measureDatabase } from './database.ts'
import { measureDesk, printDesk } from './desk.ts'
import { measureFiles, printFiles } from './files.ts'
import { withManyAlbums } from './many-albums.ts'
import { measureServer, printServer } from './server.ts'
import { exactVisits, printVisits } from './visit-figures.ts'
import { measureVisits } from './visits.ts'
import { measureWall, printWall } from './wall.ts'

// Bytes and counts are reproducible, so they are compared with the last saved run. Times are only printed.
const root = join(import.meta.dirname, '../..')
const savedPath = join(root, 'docs/bench.json')
const GROWTH = 1.05

buildIfStale(root)
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

  console.info('\nThe server')
  printServer(server)

  console.info('\nVisits, a person with 10,000 albums, median')
  if (!printVisits(visits)) isWithin = false

  const exact = {
    bytes: Object.fromEntries(bytes.map((row) => [row.name, row.bytes])),
    costs,
    visits: exactVisits(visits),
  }
  if (existsSync(savedPath)) {
    const last = JSON.parse(readFileSync(savedPath, 'utf8')) as typeof exact
    for (const { name, bytes: now } of bytes) {
      const before = last.bytes[name]
      if (before !== undefined && now > before * GROWTH) {
        console.info(`\nGrew by more than ${Math.round((GROWTH - 1) * 100)} %: ${name}, ${before} → ${now}`)
        isWithin = false
      }
    }
  }
  if (process.argv.includes('--keep') || !existsSync(savedPath))
    writeFileSync(savedPath, `${JSON.stringify(exact, null, 2)}\n`)
  process.exitCode = isWithin ? 0 : 1
} finally {
  rmSync(state, { recursive: true, force: true })
}
