import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { AlbumView, TrashedAlbum } from '#domain/album.ts'
import worker from '#worker/index.ts'
import { newPerson, type Person } from '../people.ts'

async function newAlbum(person: Person, title: string): Promise<AlbumView> {
  const json = { title, artist: 'A', bandcampUrl: `https://a.bandcamp.com/album/${title}`, rating: 4, notes: 'Mine' }
  return (await person.call('/api/albums', { json })).json()
}

const trashOf = async (person: Person) => (await (await person.call('/api/trash')).json()) as TrashedAlbum[]

it('lists deleted albums, last deleted first, and restores them with rating, notes and crate', async () => {
  const person = await newPerson()
  const [one, two] = [await newAlbum(person, 'one'), await newAlbum(person, 'two')]
  const crate = (await (await person.call('/api/crates', { json: { name: 'Crate' } })).json()) as { id: number }
  await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [one.id] } })
  await person.call(`/api/albums/${one.id}`, { method: 'DELETE' })
  await person.call(`/api/albums/${two.id}`, { method: 'DELETE' })
  const deletedAt = (id: number, time: number) =>
    env.DB.prepare('UPDATE album SET deleted_at = ? WHERE id = ?').bind(time, id).run()
  await deletedAt(one.id, 2_000)
  await deletedAt(two.id, 1_000)
  expect((await trashOf(person)).map((album) => album.title)).toEqual(['one', 'two'])
  await person.call('/api/albums/restore', { json: { albumIds: [one.id] } })
  expect((await trashOf(person)).map((album) => album.title)).toEqual(['two'])
  const inCrate = (await (await person.call(`/api/crates/${crate.id}/albums`)).json()) as AlbumView[]
  expect(inCrate).toEqual([expect.objectContaining({ title: 'one', rating: 4, notes: 'Mine' })])
})

it("empties only the user's own trash", async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const [mine, theirs] = [await newAlbum(person, 'mine'), await newAlbum(other, 'theirs')]
  await newAlbum(person, 'kept')
  await person.call(`/api/albums/${mine.id}`, { method: 'DELETE' })
  await other.call(`/api/albums/${theirs.id}`, { method: 'DELETE' })
  expect((await person.call('/api/trash', { method: 'DELETE' })).status).toBe(204)
  expect(await trashOf(person)).toEqual([])
  expect(await trashOf(other)).toHaveLength(1)
  const left = (await (await person.call('/api/albums')).json()) as AlbumView[]
  expect(left.map((album) => album.title)).toContain('kept')
})

it('deletes albums for good after 30 days and not before', async () => {
  const person = await newPerson()
  const album = await newAlbum(person, 'old')
  await person.call(`/api/albums/${album.id}`, { method: 'DELETE' })
  const runAfter = async (days: number) => {
    const controller = createScheduledController({ scheduledTime: new Date(Date.now() + days * 86_400_000), cron: '' })
    await worker.scheduled(controller, env as never)
  }
  await runAfter(29)
  expect(await trashOf(person)).toHaveLength(1)
  await runAfter(31)
  expect(await trashOf(person)).toEqual([])
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
