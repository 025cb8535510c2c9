import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { TrashItem, TrashPage } from '#domain/albums/trash.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { readTrash } from '#worker/db/trash/whole-trash.ts'
import worker from '#worker/index.ts'
import { RECORDS } from '../databases.ts'
import { ctxOf, newPerson, type Person } from '../people.ts'

async function newAlbum(person: Person, title: string): Promise<AlbumView> {
  const json = { title, artist: 'A', bandcampUrl: `https://a.bandcamp.com/album/${title}`, rating: 4, notes: 'Mine' }
  return (await person.call('/api/albums', { json })).json()
}

const page = async (person: Person, after?: string | null): Promise<TrashPage> =>
  (await person.call(`/api/trash${after ? `?after=${after}` : ''}`)).json()

/** The whole trash, page by page. */
async function trashOf(person: Person): Promise<TrashItem[]> {
  const items: TrashItem[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const found = await page(person, after)
    items.push(...found.items)
    after = found.next
  }
  return items
}
const namesOf = (items: TrashItem[]) => items.map((item) => (item.kind === 'album' ? item.title : item.name))
const newCrate = async (person: Person, json: object): Promise<CrateView> =>
  (await person.call('/api/crates', { json })).json()

/** All rows of a person's crates and places. A restored crate counts the changes of what it contains anew. */
const crateRows = async ({ id }: Person) =>
  (
    await RECORDS.batch<object>([
      RECORDS.prepare('SELECT * FROM crate WHERE user_id = ? ORDER BY id').bind(id),
      RECORDS.prepare('SELECT * FROM crate_album WHERE user_id = ? ORDER BY crate_id, position').bind(id),
    ])
  ).map(({ results }) => results.map((row) => ({ ...row, contents: undefined })))

/** Adds albums straight to the trash, the last one deleted last. */
const addTrashed = ({ id }: Person, count: number) =>
  RECORDS.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO album (user_id, list, title, artist, bandcamp_tags, user_tags, search_text, tag_text, added_at, changed, deleted_at)
     SELECT ?1, 'collection', 'Album ' || i, 'Artist', '[]', '[]', '', '', i, i, 1000 + i / 3 FROM n`,
  )
    .bind(id, count)
    .run()

it('lists deleted albums, last deleted first, and restores them with rating, notes and crate', async () => {
  const person = await newPerson()
  const [one, two] = [await newAlbum(person, 'one'), await newAlbum(person, 'two')]
  const crate = (await (await person.call('/api/crates', { json: { name: 'Crate' } })).json()) as { id: number }
  await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [one.id] } })
  await person.call(`/api/albums/${one.id}`, { method: 'DELETE' })
  await person.call(`/api/albums/${two.id}`, { method: 'DELETE' })
  const deletedAt = (id: number, time: number) =>
    RECORDS.prepare('UPDATE album SET deleted_at = ? WHERE id = ?').bind(time, id).run()
  await deletedAt(one.id, 2_000)
  await deletedAt(two.id, 1_000)
  expect(namesOf(await trashOf(person))).toEqual(['one', 'two'])
  await person.call('/api/albums/restore', { json: { albumIds: [one.id] } })
  expect(namesOf(await trashOf(person))).toEqual(['two'])
  const inCrate = (await (await person.call(`/api/crates/${crate.id}/albums`)).json()) as AlbumView[]
  expect(inCrate).toEqual([expect.objectContaining({ title: 'one', rating: 4, notes: 'Mine' })])
})

it("empties only the user's own trash", async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const [mine, theirs] = [await newAlbum(person, 'mine'), await newAlbum(other, 'theirs')]
  await newAlbum(person, 'kept')
  await person.call(`/api/albums/${mine.id}`, { method: 'DELETE' })
  await other.call(`/api/albums/${theirs.id}`, { method: 'DELETE' })
  expect(await (await person.call('/api/trash', { method: 'DELETE' })).json()).toEqual({ left: 0 })
  expect(await trashOf(person)).toEqual([])
  expect(await trashOf(other)).toHaveLength(1)
  const left = (await (await person.call('/api/albums')).json()) as AlbumView[]
  expect(left.map((album) => album.title)).toContain('kept')
})

it('deletes albums and crates for good after 30 days and not before', async () => {
  const person = await newPerson()
  const album = await newAlbum(person, 'old')
  await person.call(`/api/albums/${album.id}`, { method: 'DELETE' })
  const runAfter = async (days: number) => {
    const controller = createScheduledController({ scheduledTime: new Date(Date.now() + days * 86_400_000), cron: '' })
    await worker.scheduled(controller, env as never)
  }
  const crate = await newCrate(person, { name: 'old' })
  await person.call(`/api/crates/${crate.id}`, { method: 'DELETE' })
  await runAfter(29)
  expect(await trashOf(person)).toHaveLength(2)
  await runAfter(31)
  // The job has ended the session too.
  expect((await readTrash(ctxOf(person.id))).items).toEqual([])
})

it("changes the collection's ETag after a deletion and after emptying the trash", async () => {
  const person = await newPerson()
  const kept = await newAlbum(person, 'first')
  const gone = await newAlbum(person, 'second')
  const etags: (string | null)[] = []
  const look = async () => etags.push((await person.call('/api/albums')).headers.get('etag'))
  await look()
  await person.call(`/api/albums/${gone.id}`, { method: 'DELETE' })
  await look()
  await person.call('/api/trash', { method: 'DELETE' })
  await look()
  expect(new Set(etags).size).toBe(3)
  const held = await person.call('/api/albums', { headers: { 'if-none-match': etags[0] ?? '' } })
  expect(held.status).toBe(200)
  expect(((await held.json()) as AlbumView[]).map((album) => album.id)).toContain(kept.id)
})

it('restores a deleted crate exactly: its place, its fields, its albums and their order', async () => {
  const person = await newPerson()
  const ids = []
  for (const title of ['one', 'two', 'three']) ids.push((await newAlbum(person, title)).id)
  const [a = 0, b = 0, c = 0] = ids
  const crate = await newCrate(person, { name: 'First', description: 'd', isFavorite: true, albumIds: [c, a, b] })
  await newCrate(person, { name: 'Second', albumIds: [b] })
  // An album in the trash keeps its place as well.
  await person.call(`/api/albums/${a}`, { method: 'DELETE' })
  const before = await crateRows(person)
  expect((await person.call(`/api/crates/${crate.id}`, { method: 'DELETE' })).status).toBe(204)
  await newCrate(person, { name: 'Third' })
  const [deleted] = (await trashOf(person)).filter((item) => item.kind === 'crate')
  expect(deleted).toEqual({
    kind: 'crate',
    isSmart: false,
    id: crate.id,
    name: 'First',
    albumCount: 3,
    deletedAt: expect.any(String),
  })
  const restored = await person.call('/api/crates/restore', { json: { crateIds: [crate.id] } })
  expect(await restored.json()).toEqual([{ ...crate, albumCount: 2, previewCovers: expect.any(Array) }])
  expect(namesOf(await trashOf(person))).toEqual(['one'])
  const names = ((await (await person.call('/api/crates')).json()) as CrateView[]).map(({ name }) => name)
  expect(names).toEqual(['First', 'Second', 'Third'])
  const [crates = [], places] = await crateRows(person)
  // Ids are drawn, so the third one can come first.
  expect([crates.filter((one) => !('name' in one && one.name === 'Third')), places]).toEqual(before)
})

it('restores a deleted crate without the albums deleted for good since', async () => {
  const person = await newPerson()
  const [one, two] = [await newAlbum(person, 'one'), await newAlbum(person, 'two')]
  const crate = await newCrate(person, { name: 'C', albumIds: [one.id, two.id] })
  await person.call(`/api/crates/${crate.id}`, { method: 'DELETE' })
  await RECORDS.prepare('DELETE FROM album WHERE id = ?').bind(one.id).run()
  const restored = await person.call('/api/crates/restore', { json: { crateIds: [crate.id] } })
  expect(await restored.json()).toMatchObject([{ id: crate.id, albumCount: 1, previewCovers: [{ title: 'two' }] }])
})

it('reorders crates after restoring one whose position an import has taken', async () => {
  const person = await newPerson()
  const crate = await newCrate(person, { name: 'Mine' })
  await person.call(`/api/crates/${crate.id}`, { method: 'DELETE' })
  await RECORDS.prepare("INSERT INTO crate (user_id, name, position, created_at) VALUES (?, 'Imported', 1, 0)")
    .bind(person.id)
    .run()
  await person.call('/api/crates/restore', { json: { crateIds: [crate.id] } })
  const ids = async () => ((await (await person.call('/api/crates')).json()) as CrateView[]).map(({ id }) => id)
  const order = (await ids()).reverse()
  expect((await person.call('/api/crates/order', { method: 'PUT', json: { crateIds: order } })).status).toBe(204)
  expect(await ids()).toEqual(order)
})

it("neither restores nor empties another person's crate", async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const crate = await newCrate(person, { name: 'C' })
  await person.call(`/api/crates/${crate.id}`, { method: 'DELETE' })
  const before = await trashOf(person)
  const restored = await other.call('/api/crates/restore', { json: { crateIds: [crate.id] } })
  expect(await restored.json()).toEqual([])
  await other.call('/api/trash', { method: 'DELETE' })
  expect(await trashOf(person)).toEqual(before)
})

it('pages the trash by key, albums and crates together, each once', async () => {
  const person = await newPerson()
  await addTrashed(person, 120)
  const crate = await newCrate(person, { name: 'C' })
  await person.call(`/api/crates/${crate.id}`, { method: 'DELETE' })
  await RECORDS.prepare('UPDATE deleted_crate SET deleted_at = 1020 WHERE id = ?').bind(crate.id).run()
  const first = await page(person)
  expect(first).toMatchObject({ albums: 120, crates: 1, next: expect.any(String) })
  expect(first.items).toHaveLength(50)
  const names = namesOf(await trashOf(person))
  expect(names).toHaveLength(121)
  expect(new Set(names).size).toBe(121)
  expect(names.filter((name) => name !== 'C')).toEqual(Array.from({ length: 120 }, (_, i) => `Album ${120 - i}`))
  expect(names.indexOf('C')).toBe(names.indexOf('Album 62') - 1)
})

it('restores and empties a large trash in steps', async () => {
  const person = await newPerson()
  await addTrashed(person, 5_000)
  for (const name of ['A', 'B']) {
    const { id } = await newCrate(person, { name })
    await person.call(`/api/crates/${id}`, { method: 'DELETE' })
  }
  const step = async (method: string, path: string) =>
    ((await (await person.call(path, { method })).json()) as { left: number }).left
  const restore = () => step('POST', '/api/trash/restore')
  expect([await restore(), await restore(), await restore(), await restore()]).toEqual([3_000, 1_000, 0, 0])
  expect(await page(person)).toEqual({ items: [], albums: 0, crates: 0, next: null })
  expect((await (await person.call('/api/crates')).json()) as unknown[]).toHaveLength(2)
  await person.call('/api/albums/all', { method: 'DELETE' })
  const empty = () => step('DELETE', '/api/trash')
  // The welcome album is deleted too.
  expect([await empty(), await empty(), await empty(), await empty()]).toEqual([3_001, 1_001, 0, 0])
})

it('answers a page of a trash with 98,001 albums within 100 kB', async () => {
  const person = await newPerson()
  await addTrashed(person, 98_001)
  const response = await person.call('/api/trash')
  expect((await response.text()).length).toBeLessThan(100_000)
})
