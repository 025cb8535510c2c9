import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import worker from '#worker/index.ts'
import { insertInPieces } from '../../../../scripts/demo/insert-in-pieces.ts'
import { manyAlbums } from '../../../../scripts/demo/many-albums.ts'
import { answer, newEmptyPerson } from '../../collections.ts'
import { RECORDS } from '../../databases.ts'
import { ctxOf, type Person } from '../../people.ts'
import { callsOf, endAt } from '../../promises/database-calls.ts'
import { loggedErrors } from '../../setup.ts'

const HOUR = 3_600_000
// Two steps.
const ALBUMS = 700

async function newCollector(): Promise<{ person: Person; ids: number[] }> {
  const person = await newEmptyPerson()
  return { person, ids: await insertInPieces(ctxOf(person.id), manyAlbums(ALBUMS, new Date())) }
}

const edit = ({ person, ids }: { person: Person; ids: number[] }, change: object) =>
  person.call('/api/albums/edit', { json: { albumIds: ids, change } })

const albumsOf = async ({ person }: { person: Person }) => answer<AlbumView[]>(person.call('/api/albums'))

const runDailyJob = (after: number) =>
  worker.scheduled(createScheduledController({ scheduledTime: new Date(Date.now() + after) }), env as never)

/** How many edits are not finished. */
const unfinished = async () =>
  (await RECORDS.prepare(
    "SELECT count(*) AS count FROM journal WHERE kind = 'edit' AND rest ->> 'ids' IS NOT NULL",
  ).first<number>('count')) ?? 0

/** Has an edit end in a process that is killed before its last step. */
async function endHalfway(change: object) {
  const other = await newCollector()
  const calls = await callsOf(() => edit(other, change))
  const mine = await newCollector()
  // Behind the last step the edit is finished, and the answer is read by calls of one or two statements.
  const last = calls.findLastIndex((count) => count > 2)
  await endAt({ call: last - 1, after: 0 }, () => edit(mine, change))
  loggedErrors.length = 0
  return mine
}

it.each<[string, object, (album: AlbumView) => boolean]>([
  ['ratings', { rating: 4, list: 'wishlist' }, ({ rating, list }) => rating === 4 && list === 'wishlist'],
  ['tags', { addTags: ['every one'] }, ({ userTags }) => userTags.includes('every one')],
])(
  'finishes in the daily job what a killed edit of %s left, but for what was changed since',
  async (_, change, isDone) => {
    const mine = await endHalfway(change)
    const half = await albumsOf(mine)
    const left = half.filter((album) => !isDone(album))
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(ALBUMS)
    const [own, gone] = left.map(({ id }) => id)
    await mine.person.call(`/api/albums/${own}`, { method: 'PATCH', json: { rating: 1, notes: 'mine' } })
    await mine.person.call(`/api/albums/${gone}`, { method: 'DELETE' })

    // It may still be going on.
    await runDailyJob(HOUR / 2)
    expect((await albumsOf(mine)).filter((album) => !isDone(album))).toHaveLength(left.length - 1)

    await runDailyJob(2 * HOUR)
    expect((await albumsOf(mine)).filter((album) => !isDone(album)).map(({ id }) => id)).toEqual([own])
    expect(await unfinished()).toBe(0)
  },
)

it('leaves nothing for the daily job after an edit that ends, also one that is refused', async () => {
  const mine = await newCollector()
  expect((await edit(mine, { rating: 4 })).status).toBe(200)
  expect((await edit({ ...mine, ids: [...mine.ids, 1] }, { rating: 2 })).status).toBe(404)
  expect(await unfinished()).toBe(0)
})
