import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { allCrates, fillCrates } from '../collections.ts'
import { RECORDS } from '../databases.ts'
import { newPerson, type Person } from '../people.ts'

const answer = async <T>(response: Response | Promise<Response>): Promise<T> => (await response).json()

async function addAlbum(person: Person, title: string): Promise<number> {
  const bandcampUrl = `https://harbour-lights.bandcamp.com/album/${crypto.randomUUID()}`
  const json = { title, artist: 'Harbour Lights', bandcampUrl, coverUrl: `https://f4.bcbits.com/${title}.jpg` }
  return (await answer<AlbumView>(person.call('/api/albums', { json }))).id
}
const addCrate = (person: Person, json: Record<string, unknown> = { name: 'Crate' }) =>
  answer<CrateView>(person.call('/api/crates', { json }))
const put = (person: Person, crateId: number, albumIds: number[]) =>
  person.call(`/api/crates/${crateId}/albums`, { json: { albumIds } })
const take = (person: Person, crateId: number, albumIds: number[]) =>
  person.call(`/api/crates/${crateId}/albums`, { method: 'DELETE', json: { albumIds } })
const crates = (person: Person) => answer<CrateView[]>(person.call('/api/crates'))
const titlesIn = async (person: Person, crateId: number) =>
  (await answer<AlbumView[]>(person.call(`/api/crates/${crateId}/albums`))).map((album) => album.title)
const covers = (...titles: string[]) =>
  titles.map((title) => ({ title, artist: 'Harbour Lights', coverUrl: `https://f4.bcbits.com/${title}.jpg` }))

it('lists crates in the order of their creation', async () => {
  const person = await newPerson()
  expect(await crates(person)).toEqual([])
  const response = await person.call('/api/crates', { json: { name: '  Late night  ', description: ' slow ' } })
  expect(response.status).toBe(201)
  const first = await answer<CrateView>(response)
  expect(first).toEqual({
    id: expect.any(Number),
    name: 'Late night',
    description: 'slow',
    isFavorite: false,
    albumCount: 0,
    previewCovers: [],
    version: 1,
  })
  const second = await addCrate(person, { name: 'Late night', isFavorite: true, description: null })
  expect(second).toMatchObject({ isFavorite: true, description: '' })
  expect(await crates(person)).toEqual([first, second])
})

const NAME = 'Please enter a name for your crate'
const faults: [string, Record<string, unknown>, field: string, message: string][] = [
  ['an empty name', { name: '' }, 'name', NAME],
  ['a name of spaces', { name: ' \t ' }, 'name', NAME],
  ['a number as name', { name: 5 }, 'name', NAME],
  ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name', 'At most 120 characters'],
  ['a description of 2,001 characters', { description: 'x'.repeat(2_001) }, 'description', 'At most 2,000 characters'],
  ['an unknown field', { albumCount: 3 }, 'albumCount', 'Unknown field'],
]

it.each(faults)('returns 400 for %s when creating and updating', async (_, given, field, message) => {
  const person = await newPerson()
  const crate = await addCrate(person)
  for (const response of [
    await person.call('/api/crates', { json: { name: 'Crate', ...given } }),
    await person.call(`/api/crates/${crate.id}`, { method: 'PATCH', json: given }),
  ]) {
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: 'invalid',
      message: 'Some fields are invalid',
      fields: { [field]: message },
    })
  }
  expect(await crates(person)).toEqual([crate])
})

it('returns 400 without a name', async () => {
  const person = await newPerson()
  const response = await person.call('/api/crates', { json: {} })
  expect(await response.json()).toMatchObject({ fields: { name: NAME } })
})

it('updates name and description and keeps the rest', async () => {
  const person = await newPerson()
  const crate = await addCrate(person, { name: 'Old', description: 'd', isFavorite: true })
  const change = (json: Record<string, unknown>) =>
    answer<CrateView>(person.call(`/api/crates/${crate.id}`, { method: 'PATCH', json }))
  expect(await change({ name: 'New' })).toEqual({ ...crate, name: 'New', version: 2 })
  expect(await change({ description: null, isFavorite: false })).toEqual({
    ...crate,
    name: 'New',
    description: '',
    isFavorite: false,
    version: 3,
  })
  expect(await change({})).toMatchObject({ name: 'New' })
})

it('returns 409 with the current crate for a change of an outdated version, and 200 without a version', async () => {
  const person = await newPerson()
  const crate = await addCrate(person, { name: 'Old' })
  const change = (json: Record<string, unknown>) => person.call(`/api/crates/${crate.id}`, { method: 'PATCH', json })
  const other = await answer<CrateView>(change({ name: 'Other', version: crate.version }))
  expect(other.version).toBe(crate.version + 1)
  const stale = await change({ name: 'Mine', version: crate.version })
  expect(stale.status).toBe(409)
  expect(await stale.json()).toEqual({
    code: 'stale',
    message: 'This crate was changed elsewhere',
    crate: other,
  })
  expect(await crates(person)).toEqual([other])
  expect(await answer(change({ name: 'Mine', version: other.version }))).toMatchObject({ name: 'Mine' })
  expect(await answer(change({ name: 'Whatever' }))).toMatchObject({ name: 'Whatever' })
})

it('loses no change of 20 writers who each retry with the current version', async () => {
  const person = await newPerson()
  const { id, version } = await addCrate(person, { name: 'Tally', description: '' })
  const write = async (mark: string) => {
    let base = { version, description: '' }
    for (;;) {
      const json = { description: base.description + mark, version: base.version }
      const response = await person.call(`/api/crates/${id}`, { method: 'PATCH', json })
      if (response.status === 200) return
      base = (await answer<{ crate: CrateView }>(response)).crate
    }
  }
  const marks = [...'abcdefghijklmnopqrst']
  await Promise.all(marks.map(write))
  const [crate] = await crates(person)
  expect([...(crate?.description ?? '')].sort()).toEqual(marks)
  expect(crate?.version).toBe(version + marks.length)
})

it('creates one crate for a request sent several times with the same key', async () => {
  const person = await newPerson()
  const album = await addAlbum(person, 'a')
  const send = (key: string, name = 'Once') =>
    person.call('/api/crates', { json: { name, albumIds: [album] }, headers: { 'idempotency-key': key } })
  const five = await Promise.all(Array.from({ length: 5 }, () => send('one')))
  const views = await Promise.all(five.map((response) => answer<CrateView>(response)))
  expect(five.map((response) => response.status)).toEqual([201, 201, 201, 201, 201])
  expect(await crates(person)).toEqual([views[0]])
  expect(new Set(views.map(({ id }) => id)).size).toBe(1)
  await send('two')
  expect(await crates(person)).toHaveLength(2)
  const others = await newPerson()
  const theirs = await others.call('/api/crates', { json: { name: 'Theirs' }, headers: { 'idempotency-key': 'one' } })
  expect(await theirs.json()).toMatchObject({ name: 'Theirs', albumCount: 0 })
  // A crate that has been deleted since is not created again.
  await person.call(`/api/crates/${views[0]?.id}`, { method: 'DELETE' })
  expect(await answer(send('one'))).toEqual(views[0])
  expect(await crates(person)).toHaveLength(1)
  expect((await send('x'.repeat(101))).status).toBe(400)
})

it('returns 409 beyond 2,000 crates', async () => {
  const person = await newPerson()
  await fillCrates(person)
  await addCrate(person, { name: 'The last' })
  const response = await person.call('/api/crates', { json: { name: 'One more' } })
  expect(response.status).toBe(409)
  expect(await response.json()).toEqual({ code: 'limit-exceeded', message: 'You can have at most 2,000 crates' })
  const all = await crates(person)
  expect([all.length, all.at(-1)?.name]).toEqual([2_000, 'The last'])
  await person.call(`/api/crates/${all[0]?.id}`, { method: 'DELETE' })
  expect((await person.call('/api/crates', { json: { name: 'One more' } })).status).toBe(409)
  await person.call('/api/trash', { method: 'DELETE' })
  expect((await person.call('/api/crates', { json: { name: 'One more' } })).status).toBe(201)
})

it('lists 2,000 crates with the longest texts within the memory of a page at a time', async () => {
  const person = await newPerson()
  await RECORDS.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
     INSERT INTO crate (user_id, name, description, position, created_at) SELECT ?, 'C' || i, printf('%.*c', 2000, 'd'), i, 0 FROM n`,
  )
    .bind(person.id)
    .run()
  const response = await person.call('/api/crates')
  let [parts, largest] = [0, 0]
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    parts += 1
    largest = Math.max(largest, part.byteLength)
  }
  expect(parts).toBeGreaterThan(1)
  expect(largest).toBeLessThan(5_000_000)
})

it('toggles the favorite state', async () => {
  const person = await newPerson()
  const { id } = await addCrate(person)
  for (const isFavorite of [true, false, true]) {
    const response = await person.call(`/api/crates/${id}/favorite`, { method: 'PATCH' })
    expect(await response.json()).toMatchObject({ id, isFavorite })
    expect(await crates(person)).toMatchObject([{ id, isFavorite }])
  }
})

it('returns the right count and covers after every change', async () => {
  const person = await newPerson()
  const { id } = await addCrate(person)
  const [a, b, c, d, e] = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((title) => addAlbum(person, title)))
  const ids = [a, b, c, d, e].map(Number)
  const seen = async () => {
    const [view] = await crates(person)
    return { count: view?.albumCount, previewCovers: view?.previewCovers }
  }
  expect(await answer(put(person, id, ids.slice(0, 2)))).toMatchObject({
    id,
    albumCount: 2,
    previewCovers: covers('a', 'b'),
  })
  await person.call(`/api/albums/${ids[2]}/crates/${id}`, { method: 'POST' })
  expect(await seen()).toEqual({ count: 3, previewCovers: covers('a', 'b', 'c') })
  expect(await answer(put(person, id, ids))).toMatchObject({ albumCount: 5, previewCovers: covers('a', 'b', 'c', 'd') })
  expect(await answer(take(person, id, [Number(b)]))).toMatchObject({
    albumCount: 4,
    previewCovers: covers('a', 'c', 'd', 'e'),
  })
  await person.call(`/api/albums/${a}/crates/${id}`, { method: 'DELETE' })
  expect(await seen()).toEqual({ count: 3, previewCovers: covers('c', 'd', 'e') })
  await person.call(`/api/albums/${c}`, { method: 'DELETE' })
  expect(await seen()).toEqual({ count: 2, previewCovers: covers('d', 'e') })
  expect(await titlesIn(person, id)).toEqual(['d', 'e'])
  await person.call('/api/albums/restore', { json: { albumIds: [c] } })
  expect(await seen()).toEqual({ count: 3, previewCovers: covers('c', 'd', 'e') })
  await person.call('/api/albums/all', { method: 'DELETE' })
  expect(await seen()).toEqual({ count: 0, previewCovers: [] })
})

it('keeps albums in the order they were added', async () => {
  const person = await newPerson()
  const { id } = await addCrate(person)
  const [a = 0, b = 0, c = 0, d = 0] = [
    await addAlbum(person, 'a'),
    await addAlbum(person, 'b'),
    await addAlbum(person, 'c'),
    await addAlbum(person, 'd'),
  ]
  await put(person, id, [c, a])
  await put(person, id, [d, a, b, c])
  expect(await titlesIn(person, id)).toEqual(['c', 'a', 'd', 'b'])
  await take(person, id, [c])
  await put(person, id, [c])
  expect(await titlesIn(person, id)).toEqual(['a', 'd', 'b', 'c'])
})

it('adds an album once, even in simultaneous requests', async () => {
  const person = await newPerson()
  const { id } = await addCrate(person)
  const [a, b] = [await addAlbum(person, 'a'), await addAlbum(person, 'b')]
  const five = await Promise.all(Array.from({ length: 5 }, () => put(person, id, [a, b, a])))
  expect(five.map((response) => response.status)).toEqual([200, 200, 200, 200, 200])
  expect(await titlesIn(person, id)).toEqual(['a', 'b'])
})

it('returns the unchanged crate for an empty list of albums', async () => {
  const person = await newPerson()
  const crate = await addCrate(person)
  expect(await answer(put(person, crate.id, []))).toEqual(crate)
  expect(await answer(take(person, crate.id, []))).toEqual(crate)
})

it('returns 404 and changes nothing if one album is missing', async () => {
  const person = await newPerson()
  const { id } = await addCrate(person)
  const [a, b, gone] = [await addAlbum(person, 'a'), await addAlbum(person, 'b'), await addAlbum(person, 'gone')]
  await put(person, id, [a])
  await person.call(`/api/albums/${gone}`, { method: 'DELETE' })
  const before = await allCrates()
  for (const missing of [gone, 999_999_999]) {
    for (const response of [await put(person, id, [b, missing]), await take(person, id, [a, missing])]) {
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        code: 'not-found',
        message: 'One of these albums no longer exists',
      })
    }
  }
  expect(await allCrates()).toEqual(before)
})

it.each([{}, { albumIds: 'all' }, { albumIds: ['1'] }, { albumIds: [-1] }, { albumIds: [], all: true }])(
  'returns 400 for the albums %j',
  async (json) => {
    const person = await newPerson()
    const { id } = await addCrate(person)
    for (const method of ['POST', 'DELETE'])
      expect((await person.call(`/api/crates/${id}/albums`, { method, json })).status).toBe(400)
  },
)

it('sets the crates of an album and keeps its position where it stays', async () => {
  const person = await newPerson()
  const [one, two, three] = [await addCrate(person), await addCrate(person), await addCrate(person)]
  const [a, b] = [await addAlbum(person, 'a'), await addAlbum(person, 'b')]
  await put(person, one.id, [a, b])
  await put(person, two.id, [a, b])
  const choose = (crateIds: number[]) => person.call(`/api/albums/${a}/crates`, { method: 'PUT', json: { crateIds } })
  const chosen = async () =>
    (await answer<CrateView[]>(person.call(`/api/albums/${a}/crates`))).map((crate) => crate.id)

  expect((await choose([three.id, two.id, two.id])).status).toBe(200)
  expect(await chosen()).toEqual([two.id, three.id])
  expect(await titlesIn(person, one.id)).toEqual(['b'])
  expect(await titlesIn(person, two.id)).toEqual(['a', 'b'])

  const before = await allCrates()
  const missing = await choose([one.id, 999_999_999])
  expect(missing.status).toBe(404)
  expect(await missing.json()).toEqual({ code: 'not-found', message: 'This crate no longer exists' })
  expect(await allCrates()).toEqual(before)

  expect((await choose([])).status).toBe(200)
  expect(await chosen()).toEqual([])
  for (const crateIds of [undefined, 'all', [0], ['1']])
    expect((await person.call(`/api/albums/${a}/crates`, { method: 'PUT', json: { crateIds } })).status).toBe(400)
})

it('deletes a crate and keeps its albums', async () => {
  const person = await newPerson()
  const { id } = await addCrate(person)
  const a = await addAlbum(person, 'a')
  await put(person, id, [a])
  expect((await person.call(`/api/crates/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect(await crates(person)).toEqual([])
  for (const [method, path, json] of [
    ['DELETE', ''],
    ['PATCH', '', { name: 'Back' }],
    ['PATCH', '/favorite'],
    ['GET', '/albums'],
    ['POST', '/albums', { albumIds: [] }],
  ] as const)
    expect((await person.call(`/api/crates/${id}${path}`, { method, json })).status, `${method} ${path}`).toBe(404)
  const albums = await answer<AlbumView[]>(person.call('/api/albums'))
  expect(albums.map((album) => album.id)).toContain(a)
  expect(await answer(person.call(`/api/albums/${a}/crates`))).toEqual([])
})

it("returns 404 for another person's crate or album and writes nothing", async () => {
  const [owner, other] = [await newPerson(), await newPerson()]
  const [theirs, mine] = [await addCrate(owner), await addCrate(other)]
  const [theirAlbum, inside] = [await addAlbum(owner, 'theirs'), await addAlbum(owner, 'inside')]
  const [myAlbum, myOther] = [await addAlbum(other, 'mine'), await addAlbum(other, 'other')]
  await put(owner, theirs.id, [inside])
  await put(other, mine.id, [myAlbum])
  const before = await allCrates()
  const headers = { 'user-email': owner.email }
  const asked: [string, string, unknown?][] = [
    ['PATCH', `/api/crates/${theirs.id}`, { name: 'Mine now' }],
    ['PATCH', `/api/crates/${theirs.id}`, {}],
    ['PATCH', `/api/crates/${theirs.id}/favorite`],
    ['DELETE', `/api/crates/${theirs.id}`],
    ['GET', `/api/crates/${theirs.id}/albums`],
    ['POST', `/api/crates/${theirs.id}/albums`, { albumIds: [] }],
    ['POST', `/api/crates/${theirs.id}/albums`, { albumIds: [myOther] }],
    ['POST', `/api/crates/${theirs.id}/albums`, { albumIds: [theirAlbum] }],
    ['POST', `/api/crates/${mine.id}/albums`, { albumIds: [theirAlbum] }],
    ['POST', `/api/crates/${mine.id}/albums`, { albumIds: [myOther, theirAlbum] }],
    ['DELETE', `/api/crates/${theirs.id}/albums`, { albumIds: [inside] }],
    ['DELETE', `/api/crates/${theirs.id}/albums`, { albumIds: [myAlbum] }],
    ['DELETE', `/api/crates/${mine.id}/albums`, { albumIds: [myAlbum, inside] }],
    ['POST', `/api/albums/${myOther}/crates/${theirs.id}`],
    ['POST', `/api/albums/${theirAlbum}/crates/${mine.id}`],
    ['POST', `/api/albums/${theirAlbum}/crates/${theirs.id}`],
    ['DELETE', `/api/albums/${inside}/crates/${theirs.id}`],
    ['DELETE', `/api/albums/${myAlbum}/crates/${theirs.id}`],
    ['DELETE', `/api/albums/${inside}/crates/${mine.id}`],
    ['PUT', `/api/albums/${theirAlbum}/crates`, { crateIds: [mine.id] }],
    ['PUT', `/api/albums/${inside}/crates`, { crateIds: [] }],
    ['PUT', `/api/albums/${myAlbum}/crates`, { crateIds: [theirs.id] }],
    ['PUT', `/api/albums/${myAlbum}/crates`, { crateIds: [mine.id, theirs.id] }],
    ['GET', `/api/albums/${inside}/crates`],
    ['GET', `/api/export/crates/${theirs.id}`],
    ['POST', `/api/import/crates/${theirs.id}`, { csvData: 'title,artist\nA,B\n' }],
  ]
  for (const [method, path, json] of asked) {
    const response = await other.call(path, { method, json, headers })
    const name = `${method} ${path} ${JSON.stringify(json)}`
    expect(response.status, name).toBe(404)
    expect(await response.json(), name).toEqual({ code: 'not-found', message: expect.any(String) })
  }
  expect(await allCrates()).toEqual(before)
  expect((await answer<AlbumView[]>(other.call('/api/albums'))).map((album) => album.title).sort()).toEqual(
    ['Welcome to Gatefold', 'mine', 'other'].sort(),
  )
})
