// @module-tag soak
import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlbumsChange, AlbumView } from '#domain/albums/album.ts'
import type { KeptEdit, UndoneEdit } from '#domain/albums/kept-edit.ts'
import { LIMITS } from '#domain/limits.ts'
import { editAlbums } from '#worker/db/albums/edit-albums.ts'
import { listKeptEdits, undoAlbumsEdit } from '#worker/db/albums/kept-edits.ts'
import worker from '#worker/index.ts'
import { insertInPieces } from '../../../../scripts/demo/insert-in-pieces.ts'
import { manyAlbums } from '../../../../scripts/demo/many-albums.ts'
import { runs } from '../../../runs.ts'
import { add, answer, newEmptyPerson } from '../../collections.ts'
import { RECORDS } from '../../databases.ts'
import { ctxOf, type Person } from '../../people.ts'
import { callsOf, endAt, pointsOf } from '../../promises/database-calls.ts'
import { loggedErrors } from '../../setup.ts'

const DAY = 86_400_000

/** The person's albums as they are stored, but for what each write raises. */
const stored = async ({ id }: Person) =>
  (await RECORDS.prepare('SELECT * FROM album WHERE user_id = ? ORDER BY id').bind(id).all()).results.map(
    ({ version, changed, ...rest }) => rest,
  )
const journaled = async ({ id }: Person) =>
  RECORDS.prepare(
    `SELECT (SELECT count(*) FROM journal WHERE user_id = ?1) AS acts, (SELECT count(*) FROM journal_row WHERE user_id = ?1) AS rows`,
  )
    .bind(id)
    .first<{ acts: number; rows: number }>()
const edit = async (person: Person, albumIds: number[], change: AlbumsChange, name?: string) =>
  expect((await person.call('/api/albums/edit', { json: { albumIds, change, edit: name } })).status).toBe(200)
const undo = (person: Person, name: string) => person.call('/api/albums/undo', { json: { edit: name } })
const undone = (person: Person, name: string) => answer<UndoneEdit>(undo(person, name))
const kept = async (person: Person) => (await answer<{ edits: KeptEdit[] }>(person.call('/api/albums/edits'))).edits

const tags = fc.uniqueArray(fc.constantFrom('dub', 'Élan', 'tape', 'İ', '\ud83c', 'a"b'), { maxLength: 3 })
const change = fc
  .record(
    {
      rating: fc.constantFrom(null, 2, 4),
      list: fc.constantFrom('collection' as const, 'wishlist' as const),
      downloadedAt: fc.constantFrom(null, '2020-02-02T02:02:02.002Z'),
      downloadedTracks: fc.constantFrom(null, 3),
      addTags: tags,
      removeTags: fc.uniqueArray(fc.constantFrom('house', 'dub techno'), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  )
  .filter((one) => Object.values(one).some((value) => !Array.isArray(value) || value.length > 0))
const album = fc.record({
  rating: fc.constantFrom(null, 2, 5),
  list: fc.constantFrom('collection', 'wishlist'),
  downloadedAt: fc.constantFrom(null, '2020-02-02T02:02:02.002Z'),
  downloadedTracks: fc.constantFrom(null, 2),
  bandcampTags: fc.uniqueArray(fc.constantFrom('house', 'tape'), { maxLength: 2 }),
  userTags: fc.uniqueArray(fc.constantFrom('dub techno', 'dub', 'élan'), { maxLength: 2 }),
})

it('leaves albums as they were before random edits that are undone, the last one first', async () => {
  const plan = fc.record({
    albums: fc.array(album, { minLength: 1, maxLength: 6 }),
    edits: fc.array(fc.record({ change, places: fc.uniqueArray(fc.nat(5), { minLength: 1 }) }), { maxLength: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(plan, async ({ albums, edits }) => {
      const person = await newEmptyPerson()
      const ids = (await add(person, albums)).map(({ id }) => id)
      const states = [await stored(person)]
      for (const [index, { change, places }] of edits.entries()) {
        const some = places.flatMap((place) => ids[place] ?? [])
        await edit(person, some, change, `edit ${index}`)
        states.push(await stored(person))
      }
      const made = new Set((await kept(person)).map(({ edit }) => edit))
      for (let index = edits.length - 1; index >= 0; index -= 1) {
        const name = `edit ${index}`
        // One that changed nothing is not kept.
        if (made.has(name)) expect(await undone(person, name)).toMatchObject({ left: 0, leftAlbums: [] })
        expect(await stored(person)).toEqual(states[index])
      }
      expect(await journaled(person)).toEqual({ acts: 0, rows: 0 })
    }),
    { numRuns: runs(8, 200) },
  )
})

it('leaves what was changed since, part by part, and tells of which albums, in the trash too', async () => {
  const person = await newEmptyPerson()
  const albums = await add(
    person,
    ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title, userTags: ['old'], rating: 1 })),
  )
  const [a, b, c, d, e] = albums.map(({ id }) => id) as [number, number, number, number, number]
  await edit(person, [a, b, c, d, e], { rating: 5, addTags: ['new'], removeTags: ['old'] }, 'mine')
  await person.call(`/api/albums/${a}`, { method: 'PATCH', json: { rating: 3 } })
  await person.call(`/api/albums/${b}`, { method: 'PATCH', json: { title: 'Bee', tags: ['new', 'mine'] } })
  // As it was before is not changed.
  await person.call(`/api/albums/${c}`, { method: 'PATCH', json: { tags: ['old'] } })
  await person.call(`/api/albums/${d}`, { method: 'DELETE' })
  expect(await undone(person, 'mine')).toEqual({
    undone: 5,
    left: 2,
    leftAlbums: [
      { title: 'A', artist: 'Harbour Lights' },
      { title: 'Bee', artist: 'Harbour Lights' },
    ],
  })
  await person.call('/api/albums/restore', { json: { albumIds: [d] } })
  const now = new Map((await answer<AlbumView[]>(person.call('/api/albums'))).map((one) => [one.id, one]))
  expect([a, b, c, d, e].map((id) => [now.get(id)?.rating, now.get(id)?.tags])).toEqual([
    [3, ['old']],
    [1, ['new', 'mine']],
    [1, ['old']],
    [1, ['old']],
    [1, ['old']],
  ])
  expect((await undo(person, 'mine')).status).toBe(404)
})

it('lists the edits that can be undone, the last one first, of nobody else', async () => {
  const [person, other] = [await newEmptyPerson(), await newEmptyPerson()]
  const [one, two] = (await add(person, [{}, {}])).map(({ id }) => id) as [number, number]
  await edit(person, [one, two], { rating: 4 }, 'first')
  await edit(person, [two], { list: 'wishlist' }, 'second')
  // It changes nothing.
  await edit(person, [one], { rating: 4 }, 'third')
  expect(await kept(person)).toEqual([
    { edit: 'second', at: expect.any(String), albums: 1, change: { list: 'wishlist' } },
    { edit: 'first', at: expect.any(String), albums: 2, change: { rating: 4 } },
  ])
  expect(await kept(other)).toEqual([])
  const before = await stored(person)
  expect((await undo(other, 'first')).status).toBe(404)
  expect(await stored(person)).toEqual(before)
})

it('undoes an edit once, also where the call is sent again with its key', async () => {
  const person = await newEmptyPerson()
  const [{ id } = { id: 0 }] = await add(person, [{ rating: 2 }])
  await edit(person, [id], { rating: 4 }, 'mine')
  const sent = () =>
    person.call('/api/albums/undo', { json: { edit: 'mine' }, headers: { 'idempotency-key': 'undo mine' } })
  const first = await answer(sent())
  await person.call(`/api/albums/${id}`, { method: 'PATCH', json: { rating: 5 } })
  expect(await answer(sent())).toEqual(first)
  expect(await stored(person)).toMatchObject([{ rating: 5 }])
})

// Two steps.
const ALBUMS = 700
async function newCollector() {
  const person = await newEmptyPerson()
  return { person, ids: await insertInPieces(ctxOf(person.id), manyAlbums(ALBUMS, new Date())) }
}

/** Points at which a process can end, or all of them. */
const somePoints = (calls: number[]) => pointsOf(calls).filter((_, index) => index % runs(12, 1) === 0)

it.each<[string, AlbumsChange]>([
  ['ratings', { rating: 5, list: 'wishlist' }],
  ['tags', { addTags: ['every one'], downloadedAt: '2020-02-02T02:02:02.002Z' }],
])('undoes an edit of many %s in steps, and goes on wherever the process ends', async (_, change) => {
  const { person, ids } = await newCollector()
  const ctx = ctxOf(person.id)
  const before = await stored(person)
  const make = () => editAlbums(ctx, ids, change, 'mine')
  await make()
  const calls = await callsOf(() => undoAlbumsEdit(ctx, 'mine'))
  expect(await stored(person)).toEqual(before)
  for (const point of somePoints(calls)) {
    await make()
    await endAt(point, () => undoAlbumsEdit(ctx, 'mine'))
    loggedErrors.length = 0
    // The last one may have been done.
    if ((await listKeptEdits(ctx)).edits.length > 0) expect((await undoAlbumsEdit(ctx, 'mine')).left).toBe(0)
    expect(await stored(person)).toEqual(before)
    expect(await journaled(person)).toEqual({ acts: 0, rows: 0 })
  }
})

it('undoes all of an edit that was interrupted and made again', async () => {
  const { person, ids } = await newCollector()
  const ctx = ctxOf(person.id)
  const before = await stored(person)
  const make = () => editAlbums(ctx, ids, { rating: 5 }, 'mine')
  const calls = await callsOf(make)
  await undoAlbumsEdit(ctx, 'mine')
  for (const point of somePoints(calls)) {
    await endAt(point, make)
    loggedErrors.length = 0
    await make()
    expect((await listKeptEdits(ctx)).edits.map(({ albums }) => albums)).toEqual([ALBUMS])
    await undoAlbumsEdit(ctx, 'mine')
    expect(await stored(person)).toEqual(before)
    expect(await journaled(person)).toEqual({ acts: 0, rows: 0 })
  }
})

it('does not undo an edit that is still being made', async () => {
  const { person, ids } = await newCollector()
  const ctx = ctxOf(person.id)
  const make = () => editAlbums(ctx, ids, { rating: 5 }, 'mine')
  const calls = (await callsOf(make)).length
  await undoAlbumsEdit(ctx, 'mine')
  await endAt({ call: calls - 1, after: 0 }, make)
  expect((await listKeptEdits(ctx)).edits).toEqual([])
  expect(await (await undo(person, 'mine')).json()).toMatchObject({ code: 'unfinished' })
})

it('keeps the last edits for a day, of so many albums', async () => {
  const person = await newEmptyPerson()
  const ids = (await add(person, [{}, {}])).map(({ id }) => id)
  for (let time = 0; time <= LIMITS.editsKept; time += 1)
    await edit(person, ids, { rating: (time % 5) + 1 }, `e${time}`)
  const names = async () => (await kept(person)).map(({ edit }) => edit)
  expect(await names()).toEqual(Array.from({ length: LIMITS.editsKept }, (_, index) => `e${LIMITS.editsKept - index}`))
  expect(await journaled(person)).toEqual({ acts: LIMITS.editsKept, rows: LIMITS.editsKept })
  // As if one of them had been of a large collection.
  await RECORDS.prepare(`UPDATE journal SET rest = json_set(rest, '$.albums', ?) WHERE user_id = ? AND entry = 'e8'`)
    .bind(LIMITS.albumsOfEditsKept - 6, person.id)
    .run()
  await edit(person, ids, { list: 'wishlist' }, 'last')
  expect(await names()).toEqual(['last', 'e10', 'e9', 'e8'])
  await edit(person, ids, { list: 'collection' }, 'very last')
  expect(await names()).toEqual(['very last', 'last', 'e10', 'e9'])
  expect(await journaled(person)).toEqual({ acts: 4, rows: 4 })
  await worker.scheduled(createScheduledController({ scheduledTime: Date.now() + 2 * DAY }), env as never)
  expect(await journaled(person)).toEqual({ acts: 0, rows: 0 })
})

it('keeps the edits of one person apart from those of another with the same name', async () => {
  const [one, other] = [await newEmptyPerson(), await newEmptyPerson()]
  const [[mine], [theirs]] = [await add(one, [{}]), await add(other, [{}])]
  await edit(one, [mine?.id ?? 0], { rating: 4 }, 'same')
  await edit(other, [theirs?.id ?? 0], { rating: 5 }, 'same')
  await undone(one, 'same')
  expect((await kept(other)).map(({ edit }) => edit)).toEqual(['same'])
})
