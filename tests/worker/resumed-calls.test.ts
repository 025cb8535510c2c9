import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { MadeEdit } from '#domain/tags/tag-rules.ts'
import { add, answer, emptyCollection, newEmptyPerson } from './collections.ts'
import { RECORDS } from './databases.ts'
import { bringIn, readJson, STRAIGHT } from './file-trip.ts'
import { newPerson, type Person } from './people.ts'
import { endAt } from './promises/database-calls.ts'
import { idsOf, rowsOf } from './rows.ts'
import { loggedErrors } from './setup.ts'

// More than two steps of each call.
const ALBUMS = 4_100
const WITH_KEY = { 'idempotency-key': 'the-only-one' }

async function withAlbums(): Promise<{ person: Person; albumIds: number[] }> {
  const person = await newPerson()
  await emptyCollection(person.id)
  const { results } = await RECORDS.prepare(
    `INSERT INTO album (user_id, list, title, artist, bandcamp_tags, user_tags, search_text, tag_text, added_at, changed)
     SELECT ?, 'collection', 'Album ' || value, 'Artist', '["dub"]', '[]', '', char(10) || 'dub' || char(10), value, value
     FROM json_each(?) RETURNING id`,
  )
    .bind(person.id, JSON.stringify(Array.from({ length: ALBUMS }, (_, index) => index)))
    .all<{ id: number }>()
  return { person, albumIds: results.map(({ id }) => id) }
}

type World = Awaited<ReturnType<typeof withAlbums>> & { crateId: number }
type Call = { method?: string; path: string; json?: unknown; headers?: Record<string, string> }

const count = (sql: string) => (world: World) =>
  RECORDS.prepare(`SELECT count(*) AS count FROM ${sql}`).bind(world.person.id).first<number>('count')
const CALLS: Record<string, { call: (world: World) => Call; done: (world: World) => Promise<number | null> }> = {
  'deleting albums': {
    call: ({ albumIds }) => ({ path: '/api/albums/delete', json: { albumIds } }),
    done: count('album WHERE user_id = ? AND deleted_at IS NOT NULL'),
  },
  'deleting the collection': {
    call: () => ({ method: 'DELETE', path: '/api/albums/all' }),
    done: count('album WHERE user_id = ? AND deleted_at IS NOT NULL'),
  },
  'rating albums': {
    call: ({ albumIds }) => ({ path: '/api/albums/edit', json: { albumIds, change: { rating: 3 } } }),
    done: count('album WHERE user_id = ? AND rating = 3'),
  },
  'tagging albums': {
    call: ({ albumIds }) => ({ path: '/api/albums/edit', json: { albumIds, change: { addTags: ['new'] } } }),
    done: count(`album WHERE user_id = ? AND user_tags = '["new"]'`),
  },
  'making a crate of albums': {
    call: ({ albumIds, crateId }) => ({ path: '/api/crates', json: { name: 'New', albumIds, id: 2 ** 41 + crateId } }),
    done: count(`crate_album WHERE user_id = ? AND crate_id IN (SELECT id FROM crate WHERE name = 'New')`),
  },
  'making a crate of albums without an id, with a key,': {
    call: ({ albumIds }) => ({ path: '/api/crates', json: { name: 'New', albumIds }, headers: WITH_KEY }),
    done: count(`crate_album WHERE user_id = ? AND crate_id IN (SELECT id FROM crate WHERE name = 'New')`),
  },
  'putting albums into a crate': {
    call: ({ albumIds, crateId }) => ({ path: '/api/crates/albums', json: { albumIds, crateIds: [crateId] } }),
    done: count('crate_album WHERE user_id = ?'),
  },
}

for (const [name, { call, done }] of Object.entries(CALLS)) {
  it(`finishes ${name} by the same call, and does it once`, async () => {
    const made = await withAlbums()
    const crate = await answer<CrateView>(made.person.call('/api/crates', { json: { name: 'Old' } }))
    const world = { ...made, crateId: crate.id }
    const send = () => {
      const { path, ...options } = call(world)
      return made.person.call(path, options)
    }
    // The process ends ever later, until some is done.
    for (let at = 1; (await done(world)) === 0; at += 1) await endAt({ call: at, after: 0 }, send)
    loggedErrors.length = 0
    expect(await done(world)).toBeLessThan(ALBUMS)
    expect((await send()).ok).toBe(true)
    expect(await done(world)).toBe(ALBUMS)
    expect((await send()).ok).toBe(true)
    expect(await done(world)).toBe(ALBUMS)
    const crates = await answer<CrateView[]>(made.person.call('/api/crates'))
    expect(crates.map(({ name }) => name)).toEqual(name.startsWith('making a crate') ? ['Old', 'New'] : ['Old'])
  })
}

it('finishes renaming a tag by the same call with the same key, and one undo takes all of it back', async () => {
  const { person } = await withAlbums()
  const json = { from: ['dub'], to: 'Dub techno' }
  const send = () => person.call('/api/tags/edit', { json, headers: WITH_KEY })
  const tagged = (tag: string) =>
    RECORDS.prepare('SELECT count(*) AS count FROM album WHERE user_id = ? AND bandcamp_tags = ?')
      .bind(person.id, `["${tag}"]`)
      .first<number>('count')
  await endAt({ call: 7, after: 0 }, send)
  loggedErrors.length = 0
  const renamed = (await tagged('Dub techno')) ?? 0
  expect(renamed).toBeGreaterThan(0)
  expect(await tagged('dub')).toBe(ALBUMS - renamed)
  const { edit } = await answer<MadeEdit>(send())
  expect([await tagged('Dub techno'), await tagged('dub')]).toEqual([ALBUMS, 0])
  expect(await answer(person.call('/api/tags/undo', { json: { edit } }))).toEqual({ rules: [] })
  expect([await tagged('Dub techno'), await tagged('dub')]).toEqual([0, ALBUMS])
})

it('finishes deleting a large crate, or restores it, after the server stopped half-way', async () => {
  const { person, albumIds } = await withAlbums()
  const crate = await answer<CrateView>(person.call('/api/crates', { json: { name: 'Large', albumIds } }))
  const order = async () =>
    (await answer<{ id: number }[]>(person.call(`/api/crates/${crate.id}/albums`))).map(({ id }) => id)
  expect(await order()).toEqual(albumIds)
  const remove = () => person.call(`/api/crates/${crate.id}`, { method: 'DELETE' })
  const restore = () => person.call('/api/crates/restore', { json: { crateIds: [crate.id] } })
  const crates = async () => (await answer<CrateView[]>(person.call('/api/crates'))).length
  await endAt({ call: 3, after: 0 }, remove)
  loggedErrors.length = 0
  expect((await order()).length).toBeLessThan(ALBUMS)
  expect((await restore()).status).toBe(200)
  expect(await order()).toEqual(albumIds)
  await endAt({ call: 3, after: 0 }, remove)
  loggedErrors.length = 0
  expect((await remove()).status).toBe(204)
  expect(await crates()).toBe(0)
  await endAt({ call: 3, after: 0 }, restore)
  loggedErrors.length = 0
  expect((await order()).length).toBeLessThan(ALBUMS)
  expect((await remove()).status).toBe(204)
  expect((await restore()).status).toBe(200)
  expect(await order()).toEqual(albumIds)
})

/** All of the person's albums but what each write raises; of one in the trash only that it is there. */
async function albumsOf(person: Person) {
  const { results } = await RECORDS.prepare('SELECT * FROM album WHERE user_id = ? ORDER BY id').bind(person.id).all()
  return results.map(({ version: _, changed: __, deleted_at: deletedAt, ...album }) => ({
    ...album,
    isTrashed: deletedAt !== null,
  }))
}

async function importRatings(person: Person, albums: readonly AlbumView[]): Promise<Call> {
  const rows = albums.map(({ title, artist, bandcampUrl }) => ({ title, artist, bandcampUrl, rating: 4 }))
  const file = readJson(JSON.stringify({ format: 'gatefold', version: 1, albums: rows, crates: [] }))
  if (!file) throw new Error('The file was refused')
  await bringIn(person.id, file, { ...STRAIGHT, most: 200, mode: 'fill' })
  const [id] = await idsOf(person.id, 'fan_import')
  return { path: `/api/imports/${id}/undo`, method: 'POST' }
}
const ACTS: Record<string, (person: Person, albums: readonly AlbumView[]) => Promise<Call>> = {
  'an edit of tags': async (person) => {
    const made = await answer<MadeEdit>(person.call('/api/tags/edit', { json: { from: ['dub'], to: 'new' } }))
    return { path: '/api/tags/undo', json: { edit: made.edit } }
  },
  'an import that filled albums': importRatings,
  'an import that took albums out of the trash': importRatings,
}

for (const [name, act] of Object.entries(ACTS)) {
  it(`finishes undoing ${name} by the same call`, async () => {
    const person = await newEmptyPerson()
    const albums = await add(
      person,
      Array.from({ length: 600 }, (_, index) => ({ title: `Album ${index}`, bandcampTags: ['dub'], notes: 'mine' })),
    )
    if (name.endsWith('the trash')) await person.call('/api/albums/all', { method: 'DELETE' })
    const before = await albumsOf(person)
    const { path, ...options } = await act(person, albums)
    const send = () => person.call(path, options)
    const done = JSON.stringify(await albumsOf(person))
    // The process ends ever later, until some is undone.
    for (let at = 1; JSON.stringify(await albumsOf(person)) === done; at += 1) await endAt({ call: at, after: 0 }, send)
    loggedErrors.length = 0
    expect(await albumsOf(person)).not.toEqual(before)
    expect((await send()).status).toBe(200)
    expect(await albumsOf(person)).toEqual(before)
    const { journal, journal_row } = await rowsOf(person.id)
    expect([journal, journal_row]).toEqual([[], []])
  })
}
