import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CrateMembers } from '#domain/crates/crate-members.ts'
import { movedTo } from '#domain/crates/crate-members.ts'
import { allCrates } from '../collections.ts'
import { countedCall } from '../counting.ts'
import { RECORDS } from '../databases.ts'
import { newPerson, type Person } from '../people.ts'

const answer = async <T>(response: Response | Promise<Response>): Promise<T> => (await response).json()

async function addAlbums(person: Person, titles: readonly string[]): Promise<number[]> {
  const albums = titles.map((title) => ({
    title,
    artist: 'Harbour Lights',
    bandcampUrl: `https://harbour-lights.bandcamp.com/album/${crypto.randomUUID()}`,
  }))
  const added = await answer<AlbumView[]>(person.call('/api/albums/bulk', { json: { albums } }))
  return added.map((album) => album.id)
}
const addCrate = (person: Person, json: Record<string, unknown> = {}) =>
  answer<CrateView>(person.call('/api/crates', { json: { name: 'Crate', ...json } }))
const order = (person: Person, crateId: number, albumIds: readonly number[]) =>
  person.call(`/api/crates/${crateId}/order`, { method: 'PUT', json: { albumIds } })
const orderCrates = (person: Person, crateIds: readonly number[]) =>
  person.call('/api/crates/order', { method: 'PUT', json: { crateIds } })
const fill = (person: Person, crateIds: readonly number[], albumIds: readonly number[]) =>
  person.call('/api/crates/albums', { json: { crateIds, albumIds } })
const take = (person: Person, crateId: number, albumIds: readonly number[]) =>
  person.call(`/api/crates/${crateId}/albums`, { method: 'DELETE', json: { albumIds } })
const trash = (person: Person, albumIds: readonly number[]) => person.call('/api/albums/delete', { json: { albumIds } })
const restore = (person: Person, albumIds: readonly number[]) =>
  person.call('/api/albums/restore', { json: { albumIds } })
const members = (person: Person) => answer<CrateMembers[]>(person.call('/api/crates/members'))
const crates = (person: Person) => answer<CrateView[]>(person.call('/api/crates'))
const idsIn = async (person: Person, crateId: number) =>
  (await members(person)).find((crate) => crate.crateId === crateId)?.albumIds

const letters = [...'abcdefgh']
/** A person with eight albums and a crate with the first five. */
async function personWithCrate() {
  const person = await newPerson()
  const ids = await addAlbums(person, letters)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = ids
  const crate = await addCrate(person, { albumIds: [a, b, c, d, e] })
  return { person, crate, a, b, c, d, e, f, g, h }
}

it('creates a crate with albums in the given order', async () => {
  const person = await newPerson()
  const [a = 0, b = 0] = await addAlbums(person, letters)
  const response = await person.call('/api/crates', { json: { name: 'New', isFavorite: true, albumIds: [b, a, b] } })
  expect(response.status).toBe(201)
  const crate = await answer<CrateView>(response)
  expect(crate).toMatchObject({
    name: 'New',
    isFavorite: true,
    albumCount: 2,
    previewCovers: [{ title: 'b' }, { title: 'a' }],
  })
  expect(await crates(person)).toEqual([crate])
  expect(await members(person)).toEqual([{ crateId: crate.id, albumIds: [b, a] }])
  expect(await addCrate(person, { albumIds: [] })).toMatchObject({ albumCount: 0 })
})

it('creates no crate if an album is missing or there are too many crates', async () => {
  const { person, a, b } = await personWithCrate()
  await trash(person, [b])
  const before = await allCrates()
  for (const missing of [b, 999_999_999]) {
    const response = await person.call('/api/crates', { json: { name: 'New', albumIds: [a, missing] } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ message: 'One of these albums no longer exists' })
  }
  expect(await allCrates()).toEqual(before)
  await RECORDS.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
     INSERT INTO crate (user_id, name, position, created_at) SELECT ?, 'C', i, 0 FROM n`,
  )
    .bind(person.id)
    .run()
  const full = await allCrates()
  expect((await person.call('/api/crates', { json: { name: 'New', albumIds: [a] } })).status).toBe(409)
  expect(await allCrates()).toEqual(full)
})

it('lists the members of every crate in crate order, without trashed albums', async () => {
  const { person, crate, a, b, c, d, e } = await personWithCrate()
  const [other, empty] = [await addCrate(person, { albumIds: [e, a] }), await addCrate(person)]
  await order(person, crate.id, [e])
  await orderCrates(person, [other.id])
  await trash(person, [a])
  expect(await members(person)).toEqual([
    { crateId: other.id, albumIds: [e] },
    { crateId: crate.id, albumIds: [e, b, c, d] },
    { crateId: empty.id, albumIds: [] },
  ])
  expect(await members(await newPerson())).toEqual([])
})

it('reorders albums and keeps those not named after them in their order', async () => {
  const { person, crate, a, b, c, d, e, h } = await personWithCrate()
  const response = await order(person, crate.id, [e, d, c, b, a])
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    id: crate.id,
    albumCount: 5,
    previewCovers: [...'edcb'].map((title) => ({ title })),
  })
  expect(await idsIn(person, crate.id)).toEqual([e, d, c, b, a])
  await order(person, crate.id, [b])
  expect(await idsIn(person, crate.id)).toEqual([b, e, d, c, a])
  await order(person, crate.id, [a, h, c, a])
  expect(await idsIn(person, crate.id)).toEqual([a, c, b, e, d])
  await order(person, crate.id, [])
  expect(await idsIn(person, crate.id)).toEqual([a, c, b, e, d])
  await fill(person, [crate.id], [h])
  expect(await idsIn(person, crate.id)).toEqual([a, c, b, e, d, h])
})

it('writes at most three rows for a moved album or crate, however many there are', async () => {
  const person = await newPerson()
  const ids = await addAlbums(
    person,
    Array.from({ length: 300 }, (_, index) => `Album ${index}`),
  )
  const crate = await addCrate(person, { albumIds: ids })
  const others: number[] = []
  for (let made = 0; made < 20; made += 1) others.push((await addCrate(person)).id)
  const moved = async (path: string, json: object) => {
    // Two rows count the person's changes.
    const { status, rowsWritten } = await countedCall(person, path, { method: 'PUT', json })
    expect(Math.floor(status / 100)).toBe(2)
    return rowsWritten - 2
  }
  for (const [from, to] of [
    [299, 0],
    [0, 299],
    [150, 151],
  ] as const) {
    const before = (await idsIn(person, crate.id)) ?? []
    const albumIds = movedTo(before, before.slice(from, from + 1), to)
    expect(await moved(`/api/crates/${crate.id}/order`, { albumIds })).toBeLessThanOrEqual(3)
    expect(await idsIn(person, crate.id)).toEqual(albumIds)
  }
  expect(await moved('/api/crates/order', { crateIds: others.slice(-1) })).toBeLessThanOrEqual(3)
  expect((await crates(person))[0]?.id).toBe(others.at(-1))
})

it('restores a trashed album to its place, even after the crate was reordered', async () => {
  const { person, crate, a, b, c, d, e } = await personWithCrate()
  await trash(person, [a, c])
  await restore(person, [a, c])
  expect(await idsIn(person, crate.id)).toEqual([a, b, c, d, e])

  await trash(person, [a, c, d])
  await order(person, crate.id, [e, b])
  expect(await idsIn(person, crate.id)).toEqual([e, b])
  await restore(person, [a, c, d])
  expect(await idsIn(person, crate.id)).toEqual([a, e, b, c, d])
})

it('accepts an order that names a trashed album', async () => {
  const { person, crate, a, b, c, d, e } = await personWithCrate()
  await trash(person, [c])
  expect((await order(person, crate.id, [e, c, a, b, d])).status).toBe(200)
  expect(await idsIn(person, crate.id)).toEqual([e, a, b, d])
  await restore(person, [c])
  expect(await idsIn(person, crate.id)).toEqual([e, c, a, b, d])
})

it('applies simultaneous orders without losing or duplicating albums', async () => {
  const { person, crate, a, b, c, d, e, f, g } = await personWithCrate()
  await fill(person, [crate.id], [f])
  await take(person, crate.id, [b])
  // The other tab does not know of these changes yet.
  expect((await order(person, crate.id, [e, d, c, b, a])).status).toBe(200)
  expect(await idsIn(person, crate.id)).toEqual([e, d, c, a, f])

  const orders = [
    [a, c, d, e, f],
    [f, e, d, c, a],
    [d, f, a, e, c],
  ]
  const both = await Promise.all([
    ...orders.map((ids) => order(person, crate.id, ids)),
    person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [g] } }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const last = (await idsIn(person, crate.id)) ?? []
  expect(orders.map((ids) => ids.join())).toContain(last.filter((id) => id !== g).join())
  expect(last.toSorted()).toEqual([a, c, d, e, f, g].toSorted())
  expect((await crates(person))[0]?.albumCount).toBe(6)
})

it('restores removed albums by adding them and setting the previous order', async () => {
  const { person, crate, a, b, c, d, e, g } = await personWithCrate()
  expect(await answer<CrateView>(take(person, crate.id, [b, d]))).toMatchObject({ albumCount: 3 })
  await fill(person, [crate.id], [g])
  await fill(person, [crate.id], [b, d])
  const back = await answer<CrateView>(order(person, crate.id, [a, b, c, d, e]))
  expect(back).toMatchObject({ albumCount: 6, previewCovers: crate.previewCovers })
  expect(await idsIn(person, crate.id)).toEqual([a, b, c, d, e, g])
})

it('adds albums to several crates in one call, all or none', async () => {
  const { person, crate, a, b, c, d, e, f, g } = await personWithCrate()
  const other = await addCrate(person, { albumIds: [g] })
  const untouched = await addCrate(person)
  const response = await fill(person, [other.id, crate.id, other.id], [f, a, g])
  expect(response.status).toBe(200)
  const views = await answer<CrateView[]>(response)
  expect(views.map(({ id, albumCount }) => [id, albumCount])).toEqual([
    [crate.id, 7],
    [other.id, 3],
  ])
  expect(await crates(person)).toEqual([...views, untouched])
  expect(await idsIn(person, crate.id)).toEqual([a, b, c, d, e, f, g])
  expect(await idsIn(person, other.id)).toEqual([g, f, a])

  await trash(person, [b])
  const before = await allCrates()
  for (const [crateIds, albumIds, message] of [
    [[untouched.id, 999_999_999], [a], 'This crate no longer exists'],
    [[untouched.id], [a, 999_999_999], 'One of these albums no longer exists'],
    [[untouched.id], [a, b], 'One of these albums no longer exists'],
  ] as const) {
    const refused = await fill(person, crateIds, albumIds)
    expect(refused.status).toBe(404)
    expect(await refused.json()).toEqual({ code: 'not-found', message })
  }
  expect(await answer<CrateView[]>(fill(person, [untouched.id], []))).toEqual([untouched])
  expect(await answer<CrateView[]>(fill(person, [], [a]))).toEqual([])
  expect(await allCrates()).toEqual(before)
})

it('sets the crates of an album and returns the changed crates with their counts', async () => {
  const { person, crate, a, f } = await personWithCrate()
  const [other, untouched] = [await addCrate(person), await addCrate(person, { albumIds: [f] })]
  const views = await answer<CrateView[]>(
    person.call(`/api/albums/${a}/crates`, { method: 'PUT', json: { crateIds: [other.id] } }),
  )
  expect(views.map(({ id, albumCount }) => [id, albumCount])).toEqual([
    [crate.id, 4],
    [other.id, 1],
  ])
  expect(await crates(person)).toEqual([...views, untouched])
})

it('reorders crates and keeps those not named after them in their order', async () => {
  const person = await newPerson()
  const made: CrateView[] = []
  for (const name of 'abcd') made.push(await addCrate(person, { name }))
  const [a = 0, b = 0, c = 0, d = 0] = made.map(({ id }) => id)
  const listed = async () => (await crates(person)).map(({ id }) => id)
  expect((await orderCrates(person, [d, c, b, a])).status).toBe(204)
  expect(await listed()).toEqual([d, c, b, a])
  await orderCrates(person, [b, b])
  expect(await listed()).toEqual([b, d, c, a])
  await orderCrates(person, [])
  expect(await listed()).toEqual([b, d, c, a])
  const { id: e } = await addCrate(person, { name: 'e' })
  expect(await listed()).toEqual([b, d, c, a, e])

  const orders = [
    [a, b, c, d, e],
    [e, d, c, b, a],
  ]
  await Promise.all(orders.map((ids) => orderCrates(person, ids)))
  expect(orders.map((ids) => ids.join())).toContain((await listed()).join())

  await person.call(`/api/crates/${e}`, { method: 'DELETE' })
  const before = await allCrates()
  for (const missing of [e, 999_999_999]) expect((await orderCrates(person, [c, missing])).status).toBe(404)
  expect(await allCrates()).toEqual(before)
})

it('returns 404 for the order of a deleted crate', async () => {
  const { person, crate, a } = await personWithCrate()
  await person.call(`/api/crates/${crate.id}`, { method: 'DELETE' })
  const response = await order(person, crate.id, [a])
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 'not-found', message: 'This crate no longer exists' })
})

it("returns 404 for another person's crate or album in any list and writes nothing", async () => {
  const [theirs, mine] = [await personWithCrate(), await personWithCrate()]
  const before = await allCrates()
  const asked: [string, string, unknown][] = [
    ['POST', '/api/crates', { name: 'New', albumIds: [theirs.f] }],
    ['POST', '/api/crates', { name: 'New', albumIds: [mine.a, theirs.a, mine.b] }],
    ['POST', '/api/crates/albums', { crateIds: [mine.crate.id, theirs.crate.id], albumIds: [mine.f] }],
    ['POST', '/api/crates/albums', { crateIds: [theirs.crate.id], albumIds: [theirs.f] }],
    ['POST', '/api/crates/albums', { crateIds: [theirs.crate.id], albumIds: [] }],
    ['POST', '/api/crates/albums', { crateIds: [mine.crate.id], albumIds: [mine.f, theirs.f, mine.g] }],
    ['PUT', `/api/crates/${theirs.crate.id}/order`, { albumIds: [theirs.b] }],
    ['PUT', `/api/crates/${theirs.crate.id}/order`, { albumIds: [mine.b] }],
    ['PUT', `/api/crates/${theirs.crate.id}/order`, { albumIds: [] }],
    ['PUT', `/api/crates/${mine.crate.id}/order`, { albumIds: [mine.e, theirs.b, mine.a] }],
    ['PUT', '/api/crates/order', { crateIds: [theirs.crate.id] }],
    ['PUT', '/api/crates/order', { crateIds: [mine.crate.id, theirs.crate.id] }],
  ]
  for (const [method, path, json] of asked) {
    const response = await mine.person.call(path, { method, json, headers: { 'user-email': theirs.person.email } })
    const name = `${method} ${path} ${JSON.stringify(json)}`
    expect(response.status, name).toBe(404)
    expect(await response.json(), name).toEqual({ code: 'not-found', message: expect.any(String) })
  }
  expect(await allCrates()).toEqual(before)
  expect((await members(mine.person)).map(({ crateId }) => crateId)).toEqual([mine.crate.id])
})

it('needs the session and one round trip for every crate request, and two where something is looked up first', async () => {
  const { person, crate, a, b, f } = await personWithCrate()
  const path = `/api/crates/${crate.id}`
  const asked: [string, string, unknown?][] = [
    ['GET', '/api/crates'],
    ['GET', '/api/crates/members'],
    ['GET', `${path}/albums`],
    ['GET', `/api/albums/${a}/crates`],
    ['GET', `/app?crate=${crate.id}`],
    ['GET', '/app?crate=none&list=both&sort=artist'],
    ['POST', '/api/crates', { name: 'New', albumIds: [a, b] }],
    ['POST', '/api/crates/albums', { crateIds: [crate.id], albumIds: [f] }],
    ['POST', `${path}/albums`, { albumIds: [f] }],
    ['DELETE', `${path}/albums`, { albumIds: [f] }],
    ['PUT', `${path}/order`, { albumIds: [b, a] }],
    ['PUT', '/api/crates/order', { crateIds: [crate.id] }],
    ['PATCH', path, { name: 'New' }],
    ['PATCH', `${path}/favorite`],
    ['DELETE', path],
  ]
  for (const [method, path, json] of asked) {
    const { status, inARow } = await countedCall(person, path, { method, json })
    expect(Math.floor(status / 100), `${method} ${path}`).toBe(2)
    // An order is checked first, the sizes of crates are read first, and sorted albums are found first.
    expect(inARow, `${method} ${path}`).toBeLessThanOrEqual(/order$|members$|sort=/.test(path) ? 3 : 2)
  }
})

it('reads about the same number of rows when there are many other crates', async () => {
  const { person, crate, a, b, c, d, e, f } = await personWithCrate()
  const path = `/api/crates/${crate.id}`
  const rows = async () => {
    const costs: number[] = []
    for (const [method, where, json] of [
      ['PUT', `${path}/order`, { albumIds: [e, d, c, b, a] }],
      ['PUT', `${path}/order`, { albumIds: [a, b, c, d, e] }],
      ['POST', '/api/crates/albums', { crateIds: [crate.id], albumIds: [f] }],
      ['DELETE', `${path}/albums`, { albumIds: [f] }],
      ['PATCH', `${path}/favorite`, undefined],
      ['PUT', `/api/albums/${a}/crates`, { crateIds: [crate.id] }],
      ['GET', `/api/albums/${a}/crates`, undefined],
      ['GET', `${path}/albums`, undefined],
    ] as const)
      costs.push((await countedCall(person, where, { method, json })).rowsRead)
    return costs
  }
  const few = await rows()
  const ids = await addAlbums(
    person,
    Array.from({ length: 100 }, (_, index) => `Album ${index}`),
  )
  for (let index = 0; index < 20; index += 1) await addCrate(person, { albumIds: ids })
  // Each index range reads one more row when another crate's rows follow it.
  const boundaryRows = 4
  for (const [index, cost] of (await rows()).entries())
    expect(cost).toBeLessThanOrEqual((few[index] as number) + boundaryRows)
})
