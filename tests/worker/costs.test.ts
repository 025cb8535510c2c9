import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { insertInPieces } from '../../scripts/demo/insert-in-pieces.ts'
import { manyAlbums } from '../../scripts/demo/many-albums.ts'
import { newEmptyPerson } from './collections.ts'
import { countedCall } from './counting.ts'
import { ctxOf, type Person } from './people.ts'

const ALBUMS = 2_000
/** Any day, so that the bytes are the same each time. */
const NOW = new Date('2026-11-01T12:00:00Z')

/**
 * What a call may cost: statements, trips to the database that wait for one another, rows read and written, and kilobytes of its answer,
 * compressed as strongly as servers do.
 */
type Cost = { statements: number; inARow: number; read: number; written: number; kB: number }

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1_000

/** Calls that go side by side may still end one after the other while the machine is busy, so the best of some counts. */
const TRIES = 5

/** What a call of somebody with 2,000 albums costs the second time. */
async function costOf(person: Person, path: string, most: Cost, options: { method?: string; json?: unknown }[] = [{}]) {
  const [first = {}, second = first] = options
  await countedCall(person, path, first)
  let call = await countedCall(person, path, second)
  for (let tried = 1; call.inARow > most.inARow && tried < TRIES; tried += 1) {
    await countedCall(person, path, first)
    call = await countedCall(person, path, second)
  }
  expect(call.status).toBe(200)
  const cost: Cost = {
    statements: call.statements,
    inARow: call.inARow,
    read: call.rowsRead + call.rowsQueried,
    written: call.rowsWritten,
    kB: Math.round(brotli(call.text)),
  }
  return cost
}

type Budget = [path: string, cost: Cost]

const PAGES: Budget[] = [
  ['/app', { statements: 13, inARow: 2, read: 120, written: 0, kB: 15 }],
  // Each album is looked at once, and those that are found once more.
  ['/app?q=light', { statements: 9, inARow: 3, read: 8_000, written: 0, kB: 16 }],
  ['/api/albums/page?q=light&sort=title', { statements: 5, inARow: 3, read: 8_000, written: 0, kB: 4 }],
  // Where nothing is found, each album is looked at once more, for what is near.
  ['/api/albums/page?q=lihgt', { statements: 7, inARow: 5, read: 14_000, written: 0, kB: 1 }],
  ['/app/tags', { statements: 10, inARow: 2, read: 130, written: 0, kB: 12 }],
  ['/app/desk', { statements: 8, inARow: 2, read: 200, written: 0, kB: 13 }],
  ['/app/album/2', { statements: 8, inARow: 3, read: 20, written: 0, kB: 9 }],
  // A tenth of the albums came out in that year.
  ['/app/year/2025', { statements: 10, inARow: 2, read: 1_200, written: 0, kB: 2 }],
  [EVERYTHING, { statements: 13, inARow: 3, read: 2_050, written: 1, kB: 120 }],
  ['/api/albums', { statements: 5, inARow: 2, read: 2_050, written: 0, kB: 190 }],
  ['/api/export/albums', { statements: 4, inARow: 1, read: 11_050, written: 0, kB: 176 }],
  ['/api/export/collection', { statements: 17, inARow: 1, read: 15_050, written: 0, kB: 180 }],
]

const CHANGES: [name: string, first: object, second: object, cost: Cost][] = [
  ['a rating', { rating: 3 }, { rating: 4 }, { statements: 7, inARow: 2, read: 31, written: 9, kB: 1 }],
  ['a note', { notes: 'Warm' }, { notes: 'Warmer' }, { statements: 6, inARow: 2, read: 18, written: 6, kB: 1 }],
  ['a title', { title: 'Warm' }, { title: 'Warmer' }, { statements: 8, inARow: 3, read: 28, written: 7, kB: 1 }],
]

const NAMES = ['statements', 'inARow', 'read', 'written', 'kB'] as const
const isWithin = (cost: Cost, most: Cost) => NAMES.every((name) => cost[name] <= most[name])

it('costs what it may to read and to change an album among 2,000, and no more', async () => {
  const person = await newEmptyPerson()
  const [id] = await insertInPieces(ctxOf(person.id), manyAlbums(ALBUMS, NOW))
  const costs: Record<string, [Cost, Cost]> = {}
  const check = async (name: string, path: string, most: Cost, options?: Parameters<typeof costOf>[3]) => {
    costs[name] = [await costOf(person, path, most, options), most]
  }
  for (const [path, most] of PAGES) await check(path, path.replace('/album/2', `/album/${id}`), most)
  for (const [name, first, second, most] of CHANGES) {
    const options = [first, second].map((json) => ({ method: 'PATCH', json }))
    await check(name, `/api/albums/${id}`, most, options)
  }
  const [{ epoch, revision }] = JSON.parse((await countedCall(person, EVERYTHING)).text)
  const since = `${EVERYTHING}&since=${revision}&epoch=${epoch}`
  await check('nothing new for a device', since, { statements: 3, inARow: 2, read: 6, written: 0, kB: 1 })
  await countedCall(person, `/api/albums/${id}`, { method: 'PATCH', json: { rating: 1 } })
  await check('a rating for a device', since, { statements: 8, inARow: 3, read: 12, written: 1, kB: 1 })
  const beyond = Object.entries(costs).filter(([, [cost, most]]) => !isWithin(cost, most))
  expect(Object.fromEntries(beyond)).toEqual({})
})
