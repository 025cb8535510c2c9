// @module-tag soak
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { TrashPage } from '#domain/albums/trash.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CrateMembers } from '#domain/crates/crate-members.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import { DEFAULT_QUERY, filterAlbums, parseCollectionQuery } from '#domain/query/collection-query.ts'
import { CrateQuery } from '#domain/query/crate-query.ts'
import { printQuery } from '#domain/query/print-query.ts'
import { toSearchable } from '#domain/query/searchable-album.ts'
import { createQueryTest } from '#domain/query/test-query.ts'
import { withText } from '#domain/query/with-text.ts'
import { readAppPage } from '#worker/db/pages/app-page.ts'
import { runs } from '../../runs.ts'
import { anyNode } from '../any-query.ts'
import { add, addCrate, answer, type CollectionFile, exportJson, newEmptyPerson, rowsOf, text } from '../collections.ts'
import { countedCall } from '../counting.ts'
import { Device } from '../device.ts'
import { ctxOf, type Person } from '../people.ts'

const smart = (person: Person, query: string, name = 'Smart') =>
  answer<CrateView>(person.call('/api/crates', { json: { name, query } }))
const titlesIn = async (person: Person, crateId: number) =>
  (await answer<AlbumView[]>(person.call(`/api/crates/${crateId}/albums`))).map(({ title }) => title).sort()
const pageOf = (person: Person, search: string) => answer<CollectionPage>(person.call(`/api/albums/page${search}`))
const titlesOf = ({ albums }: CollectionPage) => albums.map(({ title }) => title).sort()

async function listener() {
  const person = await newEmptyPerson()
  const albums = await add(person, [
    { title: 'A', tags: ['dub'], rating: 5 },
    { title: 'B', tags: ['dub'], rating: 2 },
    { title: 'C', tags: ['dub', 'live'], rating: 5, list: 'wishlist' },
    { title: 'D', tags: ['folk'] },
  ])
  return { person, ids: albums.map(({ id }) => id) }
}

it('shows what its query finds now, in both lists, wherever it is opened', async () => {
  const { person, ids } = await listener()
  const crate = await smart(person, ' tag:dub rating>=4 ')
  expect(crate).toMatchObject({
    name: 'Smart',
    query: 'tag:dub rating>=4',
    albumCount: 0,
    previewCovers: [],
    version: 1,
  })
  expect(await titlesIn(person, crate.id)).toEqual(['A', 'C'])
  await person.call(`/api/albums/${ids[1]}`, { method: 'PATCH', json: { rating: 4 } })
  expect(await titlesIn(person, crate.id)).toEqual(['A', 'B', 'C'])

  const opened = await readAppPage(ctxOf(person.id), parseCollectionQuery(`?crate=${crate.id}`))
  expect(titlesOf(opened.seed)).toEqual(['A', 'B', 'C'])
  expect(opened.seed.shown).toBe(3)
  expect(opened.crates).toEqual([crate])
  expect(titlesOf(await pageOf(person, `?crate=${crate.id}`))).toEqual(['A', 'B', 'C'])
  // Another search in it is that search.
  expect(titlesOf(await pageOf(person, `?crate=${crate.id}&list=both&tag=folk`))).toEqual(['D'])
  expect(titlesOf(await pageOf(person, `?crate=${crate.id}&sort=title&page=1`))).toEqual(['A', 'B', 'C'])

  const csv = rowsOf(await text(person, `/api/export/crates/${crate.id}`))
  expect(csv.map(({ title }) => title).sort()).toEqual(['A', 'B', 'C'])
  expect(rowsOf(await text(person, `/api/export/albums?crate=${crate.id}`))).toHaveLength(3)
})

it('takes lists, plain words and other crates in its query', async () => {
  const { person, ids } = await listener()
  await addCrate(person, { name: 'Sunday' }, ids.slice(1, 3))
  const found = async (query: string) => titlesIn(person, (await smart(person, query)).id)
  expect(await found('tag:dub list:wishlist')).toEqual(['C'])
  expect(await found('dub')).toEqual(['A', 'B', 'C'])
  expect(await found('crate:sunday')).toEqual(['B', 'C'])
  // Neither itself nor another smart crate has albums of its own.
  expect(await found('crate:smart')).toEqual([])
  expect(await found('is:uncrated')).toEqual(['A', 'D'])
  expect(await answer<CrateMembers[]>(person.call('/api/crates/members'))).toHaveLength(6)
})

const FAULTS = ['', '  ', 'ratin:4', 'rating:9', 'tag:"dub', Array.from({ length: 13 }, () => 'tag:a').join(' ')]
it.each(FAULTS)('refuses the query %j, wherever it comes from', async (query) => {
  const { person } = await listener()
  const crate = await smart(person, 'tag:dub')
  const field = async (call: Promise<Response>) => {
    const response = await call
    expect(response.status).toBe(400)
    return Object.keys((await answer<{ fields: Record<string, string> }>(response)).fields)
  }
  expect(await field(person.call('/api/crates', { json: { name: 'C', query } }))).toEqual(['query'])
  expect(await field(person.call(`/api/crates/${crate.id}`, { method: 'PATCH', json: { query } }))).toEqual(['query'])
  const file = { format: 'gatefold', version: 1, albums: [], crates: [{ name: 'C', query, albumIds: [] }] }
  expect(
    await field(person.call('/api/import/collection', { json: { collectionData: JSON.stringify(file) } })),
  ).toEqual(['crates.0.query'])
  expect(await answer<CrateView[]>(person.call('/api/crates'))).toEqual([crate])
})

it('is edited like any crate; others can’t be given a query, and it can’t lose its own', async () => {
  const { person, ids } = await listener()
  const [crate, plain] = [await smart(person, 'tag:dub'), await addCrate(person, { name: 'Plain' })]
  const patch = (id: number, json: object) => person.call(`/api/crates/${id}`, { method: 'PATCH', json })
  const edited = await answer<CrateView>(patch(crate.id, { name: 'Folk', query: 'tag:folk', version: 1 }))
  expect(edited).toMatchObject({ name: 'Folk', query: 'tag:folk', version: 2 })
  expect(await titlesIn(person, crate.id)).toEqual(['D'])
  expect((await patch(crate.id, { query: 'tag:dub', version: 1 })).status).toBe(409)
  expect((await patch(crate.id, { query: null })).status).toBe(400)
  const refused = await patch(plain.id, { name: 'X', query: 'tag:dub' })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'invalid', fields: { query: expect.any(String) } })
  const json = { name: 'C', query: 'tag:dub', albumIds: ids }
  expect((await person.call('/api/crates', { json })).status).toBe(400)
  expect(await answer<CrateView[]>(person.call('/api/crates'))).toEqual([edited, plain])
})

it('takes no albums by hand', async () => {
  const { person, ids } = await listener()
  const [crate, plain] = [await smart(person, 'tag:dub'), await addCrate(person, { name: 'Plain' })]
  const [albumId] = ids
  const both = { crateIds: [plain.id, crate.id] }
  const calls = [
    person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: ids } }),
    person.call('/api/crates/albums', { json: { ...both, albumIds: ids } }),
    person.call(`/api/albums/${albumId}/crates`, { method: 'PUT', json: both }),
    person.call(`/api/import/crates/${crate.id}`, { json: { csvData: 'Title,Artist\nA,B' } }),
  ]
  for (const response of await Promise.all(calls)) {
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ code: 'smart-crate' })
  }
  const members = await answer<CrateMembers[]>(person.call('/api/crates/members'))
  expect(members.flatMap(({ albumIds }) => albumIds)).toEqual([])
})

it('is nobody else’s', async () => {
  const [{ person }, { person: other }] = [await listener(), await listener()]
  const crate = await smart(person, 'tag:dub')
  expect(titlesOf(await pageOf(other, `?crate=${crate.id}`))).toEqual([])
  expect((await other.call(`/api/crates/${crate.id}/albums`)).status).toBe(404)
  expect((await other.call(`/api/export/crates/${crate.id}`)).status).toBe(404)
  const change = { method: 'PATCH', json: { query: 'tag:folk' } }
  expect((await other.call(`/api/crates/${crate.id}`, change)).status).toBe(404)
  expect(await answer<CrateView[]>(person.call('/api/crates'))).toEqual([crate])
})

it('comes back from the trash with its query', async () => {
  const { person } = await listener()
  const crate = await smart(person, 'tag:dub')
  await person.call(`/api/crates/${crate.id}`, { method: 'DELETE' })
  const { items } = await answer<TrashPage>(person.call('/api/trash'))
  expect(items).toMatchObject([{ kind: 'crate', id: crate.id, isSmart: true }])
  await person.call('/api/crates/restore', { json: { crateIds: [crate.id] } })
  expect(await answer<CrateView[]>(person.call('/api/crates'))).toEqual([crate])
})

it('keeps its query in a file, apart from a crate of the same name', async () => {
  const { person, ids } = await listener()
  await addCrate(person, { name: 'Dub' }, ids.slice(0, 1))
  await smart(person, 'tag:dub', 'Dub')
  await smart(person, 'rating:5', 'Dub')
  const file = await exportJson(person)
  const { crates } = JSON.parse(file) as CollectionFile
  expect(crates).toMatchObject([
    { name: 'Dub', albumIds: [ids[0]] },
    { name: 'Dub', query: 'tag:dub', albumIds: [] },
    { name: 'Dub', query: 'rating:5', albumIds: [] },
  ])
  const other = await newEmptyPerson()
  const restore = () => other.call('/api/import/collection', { json: { collectionData: file } })
  const shape = async () => {
    const all = await answer<CrateView[]>(other.call('/api/crates'))
    return all.map(({ name, query, albumCount }) => [name, query, albumCount])
  }
  const expected = [
    ['Dub', undefined, 1],
    ['Dub', 'tag:dub', 0],
    ['Dub', 'rating:5', 0],
  ]
  await smart(other, 'tag:dub', 'Dub')
  await restore()
  expect((await shape()).toSorted()).toEqual(expected.toSorted())
  await restore()
  expect((await shape()).toSorted()).toEqual(expected.toSorted())
})

it('is in the difference that devices are told', async () => {
  const { person } = await listener()
  const device = new Device(person)
  await device.sync()
  const crate = await smart(person, 'tag:dub')
  await device.sync()
  expect([...device.crates.values()]).toEqual([{ ...crate, place: expect.any(Number) }])
  await person.call(`/api/crates/${crate.id}`, { method: 'PATCH', json: { query: 'tag:folk' } })
  const { changes } = await device.sync()
  expect(changes).toMatchObject([{ crates: [{ id: crate.id, query: 'tag:folk' }] }])
})

it('reads no albums for the list of crates, and few rows however many there are', async () => {
  const { person } = await listener()
  const rows = async (count: number) => {
    for (let index = 0; index < count; index += 1) await smart(person, 'tag:dub')
    return (await countedCall(person, '/app')).rowsRead
  }
  const [none, ten] = [await rows(0), await rows(10)]
  expect(ten - none).toBeLessThan(15)
})

const DAY = 86_400_000
it('has the same albums in the browser as in SQL', async () => {
  const person = await newEmptyPerson()
  const tags = [['dub'], ['Dub', 'live'], ['a', 'b c'], []]
  const given = Array.from({ length: 24 }, (_, index) => ({
    title: ['Dub', 'a', 'b c', 'F(x)', 'Low'][index % 5],
    artist: `${['A', 'Low Tide'][index % 2]} ${index}`,
    notes: ['', 'or', 'dub\nlow'][index % 3],
    tags: tags[index % 4],
    rating: [null, 1, 4, 5][index % 4],
    list: index % 3 === 0 ? 'wishlist' : 'collection',
    label: [null, 'Low Tide'][index % 2],
    releaseDate: ['', '1999-12-31', '2019-06'][index % 3],
    addedAt: new Date(Date.now() - index * 20 * DAY).toISOString(),
  }))
  const ids = (await add(person, given)).map(({ id }) => id)
  await addCrate(person, { name: 'C' }, ids.slice(0, 8))
  const all = (await answer<AlbumView[]>(person.call('/api/albums'))).map(toSearchable)
  const ctx = ctxOf(person.id)
  const { rates } = (await readAppPage(ctx, DEFAULT_QUERY)).seed.money
  const query = anyNode
    .map((node) => printQuery(node).toWellFormed())
    .filter((one) => CrateQuery.safeParse(one).success)
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const crate = await smart(person, asked)
      const crates = await answer<CrateView[]>(person.call('/api/crates'))
      const members = await answer<CrateMembers[]>(person.call('/api/crates/members'))
      const shown = inSmartCrate({ ...DEFAULT_QUERY, crate: crate.id }, crates, withText)
      const test = createQueryTest(shown.q, { now: ctx.now, crates, members, rates })
      const found = filterAlbums(all, shown, ctx.now, test).map(({ title, artist }) => `${title} ${artist}`)
      const stored = await answer<AlbumView[]>(person.call(`/api/crates/${crate.id}/albums`))
      expect(stored.map(({ title, artist }) => `${title} ${artist}`).sort(), asked).toEqual(found.sort())
      await person.call(`/api/crates/${crate.id}`, { method: 'DELETE' })
    }),
    { numRuns: runs(20, 1_000) },
  )
})
