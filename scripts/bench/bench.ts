import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../build.ts'
import { prepareDatabase } from '../database.ts'
import { measureAddresses, printAddresses } from './addresses.ts'
import { measureBytes, printBytes } from './bytes.ts'
import { measureDatabase } from './database.ts'
import { exactDistance, measureDistance, printDistance } from './distance.ts'
import { measureFiles, printFiles } from './files.ts'
import { withManyAlbums } from './many-albums.ts'
import { measureNames } from './names.ts'
import { measureOpening, printOpening } from './open-album.ts'
import { measureSearch } from './search.ts'
import { measureTyping } from './typing.ts'
import { exactVisits, printVisits } from './visit-figures.ts'
import { measureVisits } from './visits.ts'
import { measureWall, printWall } from './wall.ts'
import { measureStartUp } from './worker.ts'

// Bytes and counts are reproducible, so they are compared with the last saved run. Times are only printed.
const root = join(import.meta.dirname, '../..')
const savedPath = join(root, 'docs/bench.json')
const GROWTH = 1.05

buildIfStale(root)
const bytes = await measureBytes(root)
const addresses = await measureAddresses(root)
const startUp = measureStartUp(root)
const state = mkdtempSync(join(tmpdir(), 'gatefold-bench-'))
try {
  await prepareDatabase(root, state)
  const { costs, crateTimes, inserts } = await measureDatabase(root, state)
  const search = { 10000: await measureSearch(10_000), 100000: await measureSearch(100_000) }

  const names = { 10000: measureNames(10_000), 100000: measureNames(100_000) }
  const typing = await measureTyping(root)
  const { wall, opening } = await withManyAlbums(root, async (browser, address) => ({
    wall: await measureWall(browser, address),
    opening: await measureOpening(browser, address),
  }))
  const files = await measureFiles(root, state)
  const distance = await measureDistance(root)
  const visits = await measureVisits(root)

  console.info('\nCompressed bytes')
  let isWithin = printBytes(bytes)
  console.info(
    `\nStart of the Worker, milliseconds of work: median ${startUp.median.toFixed(0)}, lowest ${startUp.lowest.toFixed(0)}`,
  )
  console.info('\nDatabase, a person with 1,000 albums          round trips  rows read  rows written')
  for (const [name, cost] of Object.entries(costs)) {
    console.info(
      `     ${name.padEnd(40)} ${String(cost.roundTrips).padStart(11)} ${String(cost.rowsRead).padStart(10)} ${String(cost.rowsWritten).padStart(13)}`,
    )
  }
  console.info('\nA person with 10,000 albums and 2,000 crates, milliseconds')
  for (const [name, time] of Object.entries(crateTimes)) console.info(`     ${name.padEnd(44)} ${time.toFixed(0)}`)
  console.info('\nBulk insert of 10,000 albums')
  for (const [name, rate] of Object.entries(inserts))
    console.info(`     ${name.padEnd(44)} ${rate.toLocaleString('en')}`)
  console.info('\nA CSV of 100,000 albums')
  if (!printFiles(files)) isWithin = false
  console.info('\nFive searches, median milliseconds')
  for (const [size, times] of Object.entries(search)) {
    const [ours = 0, fuse = 0, query = 0] = Object.values(times)
    console.info(
      `     ${Number(size).toLocaleString('en').padEnd(10)} ours ${ours.toFixed(1)}, Fuse ${fuse.toFixed(1)}, ${(fuse / ours).toFixed(0)} times as long; a query ${query.toFixed(1)}`,
    )
  }
  console.info('\nA key in the command dialog, milliseconds of work')
  for (const [size, { prepare, median, slowest }] of Object.entries(names)) {
    console.info(
      `     ${Number(size).toLocaleString('en').padEnd(10)} median ${median.toFixed(1)}, slowest ${slowest.toFixed(1)}, once at its opening ${prepare.toFixed(0)}`,
    )
  }
  console.info('\nAddresses with and without an account, median')
  printAddresses(addresses)

  console.info('\nA key in the search box to the painted list, milliseconds')
  for (const [size, { median, slowest, longestTask, longFrames, cards }] of Object.entries(typing)) {
    console.info(
      `     ${size.padEnd(20)} median ${median.toFixed(1)}, slowest ${slowest.toFixed(1)}, longest task ${longestTask.toFixed(0)}, frames over 50 ms ${longFrames}, cards drawn ${cards}`,
    )
  }

  console.info('\nMilliseconds with the database far away, median')
  printDistance(distance)

  console.info('\nThe wall, milliseconds')
  printWall(wall)

  console.info('\nA click on a cover, milliseconds')
  printOpening(opening)

  console.info('\nVisits, a person with 10,000 albums, median')
  if (!printVisits(visits)) isWithin = false

  const exact = {
    bytes: Object.fromEntries(bytes.map((row) => [row.name, row.bytes])),
    costs,
    distance: exactDistance(distance),
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
