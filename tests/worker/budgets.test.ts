import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { LIMITS } from '#domain/limits.ts'
import { HARBOUR } from '../bandcamp-site/albums.ts'
import { desktopPage } from '../bandcamp-site/pages.ts'
import { countedCall } from './counting.ts'
import { RECORDS } from './databases.ts'
import { newPerson, type Person } from './people.ts'
import { newWorld } from './promises/writes.ts'

const HOUR = 3_600_000

async function addAlbums(person: Person, count: number, more: object = {}): Promise<number[]> {
  const albums = Array.from({ length: count }, (_, index) => ({
    title: `Album ${index}`,
    artist: 'Artist',
    bandcampUrl: `https://a.bandcamp.com/album/${crypto.randomUUID()}`,
    ...more,
  }))
  const added = (await (await person.call('/api/albums/bulk', { json: { albums } })).json()) as AlbumView[]
  return added.map(({ id }) => id)
}
const addCrate = async (person: Person): Promise<CrateView> =>
  (await person.call('/api/crates', { json: { name: 'Crate' } })).json()

/** Sets how much of a budget a person has used. */
const use = ({ id }: Person, name: string, count: number, resetsAt = Date.now() + HOUR) =>
  RECORDS.prepare(
    `INSERT INTO budget (user_id, name, count, max, resets_at) VALUES (?1, ?2, ?3, 1000000000, ?4)
     ON CONFLICT DO UPDATE SET count = ?3, max = 1000000000, resets_at = ?4`,
  )
    .bind(id, name, count, resetsAt)
    .run()
const usedOf = ({ id }: Person, name: string) =>
  RECORDS.prepare('SELECT count FROM budget WHERE user_id = ? AND name = ?').bind(id, name).first<number>('count')

/** The bytes of text that a person's albums have. */
const bytesOf = async ({ id }: Person) =>
  Number(await RECORDS.prepare('SELECT sum(bytes) AS sum FROM album WHERE user_id = ?').bind(id).first('sum'))

const statuses = (responses: Response[]) => responses.map(({ status }) => status).sort()

it('limits the places in crates, exactly under parallel calls, and counts those in the trash', async () => {
  const person = await newPerson()
  const albumIds = await addAlbums(person, 4)
  await RECORDS.prepare(
    `INSERT INTO deleted_crate (id, user_id, name, description, is_favorite, position, created_at, version, album_count, deleted_at)
     VALUES (900000001, ?, 'Large', '', 0, 99, 0, 1, 299990, 0)`,
  )
    .bind(person.id)
    .run()
  const crates = await Promise.all(Array.from({ length: 5 }, () => addCrate(person)))
  const put = ({ id }: CrateView) => person.call(`/api/crates/${id}/albums`, { json: { albumIds } })
  const responses = await Promise.all(crates.map(put))
  expect(statuses(responses)).toEqual([200, 200, 409, 409, 409])
  expect(await responses.find(({ status }) => status === 409)?.json()).toEqual({
    code: 'crates-full',
    message: expect.stringContaining('300,000 albums altogether'),
  })
  const counts = ((await (await person.call('/api/crates')).json()) as CrateView[]).map(({ albumCount }) => albumCount)
  expect(counts.sort()).toEqual([0, 0, 0, 4, 4])
  // Two places are left; taking albums out and creating empty crates always works.
  const created = await person.call('/api/crates', { json: { name: 'Too much', albumIds: albumIds.slice(0, 3) } })
  expect([created.status, (await person.call('/api/crates', { json: { name: 'Empty' } })).status]).toEqual([409, 201])
  expect(
    (await person.call(`/api/crates/${crates[0]?.id}/albums`, { method: 'DELETE', json: { albumIds } })).status,
  ).toBe(200)
})

it('limits the bytes of text, exactly under parallel calls, and leaves everything else working', async () => {
  const person = await newPerson()
  const [first = 0, ...ids] = await addAlbums(person, 10)
  const before = await bytesOf(person)
  expect(before).toBeGreaterThan(1_000)
  const limits: { bytesPerPerson: number } = LIMITS
  const real = limits.bytesPerPerson
  // Notes count twice, because the search has them too.
  limits.bytesPerPerson = before + 4 * 2_000 + 1_999
  try {
    const patch = (id: number, json: object) => person.call(`/api/albums/${id}`, { method: 'PATCH', json })
    const responses = await Promise.all(ids.map((id) => patch(id, { notes: 'n'.repeat(1_000) })))
    expect(statuses(responses)).toEqual([200, 200, 200, 200, 409, 409, 409, 409, 409])
    expect(await responses.find(({ status }) => status === 409)?.json()).toMatchObject({ code: 'data-full' })
    expect(await bytesOf(person)).toBe(before + 4 * 2_000)
    // A tag for many albums can exceed it as well, and then changes none.
    const tags = Array.from({ length: 10 }, (_, index) => `${index} ${'t'.repeat(50)}`)
    const tag = await person.call('/api/albums/edit', { json: { albumIds: ids, change: { addTags: tags } } })
    expect(tag.status).toBe(409)
    expect(await bytesOf(person)).toBe(before + 4 * 2_000)
    // So can tracks.
    const track = (number: number) => ({ number, title: 't'.repeat(100), streamable: true })
    const tracks = Array.from({ length: 200 }, (_, index) => track(index))
    const album = { title: 'T', artist: 'A', bandcampUrl: 'https://a.example/t', tracks }
    expect((await person.call('/api/albums', { json: album })).status).toBe(409)
    expect((await patch(first, { rating: 5 })).status).toBe(200)
    expect((await patch(first, { notes: '' })).status).toBe(200)
    expect((await person.call('/api/albums/delete', { json: { albumIds: ids } })).status).toBe(200)
    expect((await person.call('/api/trash', { method: 'DELETE' })).status).toBe(200)
    expect(await addAlbums(person, 3)).toHaveLength(3)
  } finally {
    limits.bytesPerPerson = real
  }
})

it('counts the texts that the undo of an import brings back', async () => {
  const { person, imported } = await newWorld()
  const bytes = await bytesOf(person)
  await use(person, 'bytes', bytes)
  const limits: { bytesPerPerson: number } = LIMITS
  const real = limits.bytesPerPerson
  // The notes of an album that returns to the trash have 9,000 bytes, twice.
  limits.bytesPerPerson = bytes + 12_000
  try {
    const refused = await person.call(`/api/imports/${imported}/undo`, { method: 'POST' })
    expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ code: 'data-full' })])
    limits.bytesPerPerson = bytes + 24_000
    expect((await person.call(`/api/imports/${imported}/undo`, { method: 'POST' })).status).toBe(200)
  } finally {
    limits.bytesPerPerson = real
  }
})

it('limits the rows written in an hour, exactly under parallel calls, and starts anew after it', async () => {
  const person = await newPerson()
  const ids = await addAlbums(person, 10)
  let moment = Date.now()
  const edit = () => {
    moment += 1
    const change = { downloadedAt: new Date(moment).toISOString() }
    return person.call('/api/albums/edit', { json: { albumIds: ids, change } })
  }
  await edit()
  await use(person, 'rows', 0)
  await edit()
  const rows = (await usedOf(person, 'rows')) ?? 0
  expect(rows).toBeGreaterThanOrEqual(10)
  await use(person, 'rows', 2_000_000 - 3 * rows + 1)
  const responses = await Promise.all([edit(), edit(), edit(), edit()])
  expect(statuses(responses)).toEqual([200, 200, 429, 429])
  const refused = responses.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_500)
  expect(await refused?.json()).toEqual({
    code: 'too-many-changes',
    message: expect.stringMatching(/^You have made too many changes in an hour\. Please try again in /),
  })
  expect(await usedOf(person, 'rows')).toBe(2_000_000 - rows + 1)
  expect((await person.call('/api/albums')).status).toBe(200)
  await use(person, 'rows', 2_000_000, Date.now() - 1)
  expect((await edit()).status).toBe(200)
  expect(await usedOf(person, 'rows')).toBe(rows)
})

it('counts the rows of a transaction with several statements, those of triggers, and those that go with a deleted one', async () => {
  const person = await newPerson()
  const albumIds = await addAlbums(person, 5)
  await use(person, 'rows', 0)
  const crate = (await (await person.call('/api/crates', { json: { name: 'C', albumIds } })).json()) as CrateView
  // For each album its place, the count of the crate and that it is in one, and what is kept of all.
  const created = (await usedOf(person, 'rows')) ?? 0
  expect(created).toBeGreaterThanOrEqual(1 + 5 * 3)
  // One row each for the deleted crate and its places; then the crate and five places go.
  await person.call(`/api/crates/${crate.id}`, { method: 'DELETE' })
  expect(await usedOf(person, 'rows')).toBeGreaterThanOrEqual(created + 2 + 6)
})

it('reads few rows more, however many albums and places a person has', async () => {
  const person = await newPerson()
  const [one = 0, ...ids] = await addAlbums(person, 2_000)
  const [crate, other] = [await addCrate(person), await addCrate(person)]
  await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: ids } })
  const edit = await countedCall(person, `/api/albums/edit`, {
    method: 'POST',
    json: { albumIds: [one], change: { addTags: ['one'] } },
  })
  const put = await countedCall(person, `/api/crates/${other.id}/albums`, { method: 'POST', json: { albumIds: [one] } })
  for (const { status, rowsRead } of [edit, put]) {
    expect(status).toBe(200)
    expect(rowsRead).toBeLessThan(120)
  }
})

it('needs no further round trip', async () => {
  const person = await newPerson()
  const [id] = await addAlbums(person, 1)
  const rated = await countedCall(person, `/api/albums/${id}`, { method: 'PATCH', json: { rating: 4 } })
  expect(rated).toMatchObject({ status: 200, roundTrips: 2 })
  const crate = await countedCall(person, '/api/crates', { method: 'POST', json: { name: 'C', albumIds: [id] } })
  expect(crate).toMatchObject({ status: 201, roundTrips: 2 })
})

it('lets three imports from Bandcamp run, exactly under parallel calls', async () => {
  const person = await newPerson()
  vi.spyOn(env.FAN_IMPORT, 'create').mockImplementation(async () => ({ id: crypto.randomUUID() }) as WorkflowInstance)
  const start = (username: string) =>
    person.call('/api/imports/fan', { json: { username, type: 'collection', importTags: false } })
  const responses = await Promise.all(['a1', 'b1', 'c1', 'd1', 'e1', 'f1'].map((name) => start(`fan-${name}`)))
  expect(statuses(responses)).toEqual([202, 202, 202, 409, 409, 409])
  expect(await responses.find(({ status }) => status === 409)?.json()).toEqual({
    code: 'too-many-imports',
    message: expect.stringContaining('At most 3 imports from Bandcamp'),
  })
  expect(env.FAN_IMPORT.create).toHaveBeenCalledTimes(3)
  await RECORDS.prepare("UPDATE fan_import SET status = 'complete' WHERE user_id = ?").bind(person.id).run()
  expect((await start('fan-d1')).status).toBe(202)
})

it('asks Bandcamp 30 times a minute for a person, exactly under parallel calls', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(desktopPage(HARBOUR), { headers: { 'content-type': 'text/html' } }))
  const read = (one: Person, number: number) =>
    one.call(`/api/bandcamp/metadata?url=https%3A%2F%2Fharbour-lights.bandcamp.com%2Falbum%2F${number}`)
  const responses = await Promise.all(Array.from({ length: 40 }, (_, number) => read(person, number)))
  expect(statuses(responses)).toEqual([...Array(30).fill(200), ...Array(10).fill(429)])
  expect(asked).toHaveBeenCalledTimes(30)
  const refused = responses.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await refused?.json()).toMatchObject({ code: 'too-many-bandcamp-calls' })
  expect((await read(other, 41)).status).toBe(200)
})

it('deletes an account beyond its budget, with what it had used', async () => {
  const person = await newPerson()
  await addAlbums(person, 3)
  await use(person, 'rows', 2_000_000)
  expect((await person.call('/api/user', { method: 'DELETE', json: { confirm: person.email } })).status).toBe(204)
  expect(await usedOf(person, 'rows')).toBeNull()
})
