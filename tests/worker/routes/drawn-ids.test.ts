import { describe, expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { PLACE_GAP } from '#domain/crates/places.ts'
import { DRAWN_IDS } from '#domain/drawn-ids.ts'
import { answer } from '../collections.ts'
import { RECORDS } from '../databases.ts'
import { call, newPerson, type Person } from '../people.ts'

const { min, end } = DRAWN_IDS
const WRONG = 'An id must be a whole number from 2^40 to 2^49 - 1'

let last = min
/** An id that no other test has. */
const newId = () => {
  last += 1_000
  return last
}

const albumNamed = (name: string) => ({
  title: name,
  artist: 'Harbour Lights',
  bandcampUrl: `https://harbour-lights.bandcamp.com/album/${name}`,
})
const KINDS = {
  albums: { path: '/api/albums', inputOf: albumNamed },
  crates: { path: '/api/crates', inputOf: (name: string) => ({ name }) },
} as const

const send = (person: Person, path: string, json: object, key?: string) =>
  person.call(path, { json, ...(key && { headers: { 'idempotency-key': key } }) })
const forgetKeys = (person: Person) =>
  RECORDS.prepare('DELETE FROM idempotency_key WHERE user_id = ?').bind(person.id).run()

describe.each(Object.entries(KINDS))('%s with ids that devices draw', (kind, { path, inputOf }) => {
  const listed = async (person: Person) => (await answer<{ id: number }[]>(person.call(path))).map(({ id }) => id)

  it('have them, from the lowest to the highest', async () => {
    const person = await newPerson()
    for (const id of [newId(), end - 1]) {
      const response = await send(person, path, { ...inputOf(`one-${id}`), id })
      expect(response.status).toBe(201)
      expect(await response.json()).toMatchObject({ id, version: 1 })
      expect(await listed(person)).toContain(id)
    }
    await person.call(`${path}/${end - 1}`, { method: 'DELETE' })
    await person.call('/api/trash', { method: 'DELETE' })
  })

  it.each([0, -5, 1, min - 1, end, 2 ** 53, min + 0.5, `${min}`, null, true])(
    'return 400 for the id %j',
    async (id) => {
      const person = await newPerson()
      const before = await listed(person)
      const response = await send(person, path, { ...inputOf('wrong'), id })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'invalid', fields: { id: WRONG } })
      expect(await listed(person)).toEqual(before)
    },
  )

  it('return 401 to a visitor', async () => {
    expect((await call(path, { json: { ...inputOf('one'), id: newId() } })).status).toBe(401)
  })

  it('return 409 for the id of another one, whose it may be and wherever it is, and tell nothing of it', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const [own, theirs, trashed, theirTrashed] = [newId(), newId(), newId(), newId()]
    for (const [owner, id] of [
      [person, own],
      [other, theirs],
      [person, trashed],
      [other, theirTrashed],
    ] as const)
      expect((await send(owner, path, { ...inputOf(`there-${id}`), id })).status).toBe(201)
    await person.call(`${path}/${trashed}`, { method: 'DELETE' })
    await other.call(`${path}/${theirTrashed}`, { method: 'DELETE' })
    const before = await listed(person)
    for (const id of [own, theirs, trashed, theirTrashed]) {
      const response = await send(person, path, { ...inputOf('another'), id }, `key ${id}`)
      expect(response.status).toBe(409)
      expect(await response.json()).toEqual({
        code: 'id-taken',
        message: 'This id is taken. Please try again with another one.',
      })
    }
    expect(await listed(person)).toEqual(before)
    // The key of a refused call is not used.
    const id = newId()
    expect((await send(person, path, { ...inputOf('another'), id }, `key ${own}`)).status).toBe(201)
    expect(await listed(person)).toContain(id)
  })

  it('are added once by a call that is sent again with its key, even after the server has forgotten that', async () => {
    const person = await newPerson()
    const json = { ...inputOf('once'), id: newId() }
    const first = await send(person, path, json, 'one')
    const view = await answer<AlbumView | CrateView>(first)
    const before = await listed(person)
    for (const isForgotten of [false, true]) {
      if (isForgotten) await forgetKeys(person)
      const again = await send(person, path, json, 'one')
      expect(again.status).toBe(201)
      expect(await again.json()).toEqual(view)
    }
    expect(await listed(person)).toEqual(before)
  })

  it('are followed by the ids that the server gives by itself, each once', async () => {
    const person = await newPerson()
    const id = newId()
    await send(person, path, { ...inputOf('drawn'), id })
    const next = await answer<AlbumView | CrateView>(send(person, path, inputOf('given')))
    expect(next.id).toBeGreaterThan(id)
    expect(await listed(person)).toEqual(expect.arrayContaining([id, next.id]))
    expect(kind === 'albums' ? (await person.call(`/api/albums/${next.id}`)).status : 200).toBe(200)
  })
})

it('does not count an album whose id is taken', async () => {
  const person = await newPerson()
  const id = newId()
  await send(person, '/api/albums', { ...albumNamed('one'), id })
  const count = () =>
    RECORDS.prepare('SELECT albums FROM album_count WHERE user_id = ?').bind(person.id).first<number>('albums')
  const before = await count()
  await send(person, '/api/albums', { ...albumNamed('two'), id })
  expect(await count()).toBe(before)
})

it('still tells of an album that is there already, whatever the id', async () => {
  const person = await newPerson()
  const id = newId()
  const album = await answer<AlbumView>(send(person, '/api/albums', { ...albumNamed('one'), id }))
  const again = await send(person, '/api/albums', { ...albumNamed('one'), id: newId() })
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'already-there', album, inTrash: false }])
  await person.call(`/api/albums/${id}`, { method: 'DELETE' })
  const trashed = await send(person, '/api/albums', { ...albumNamed('one'), id })
  expect([trashed.status, await trashed.json()]).toMatchObject([409, { code: 'already-there', inTrash: true }])
})

it('creates a crate with many albums once, though it was interrupted', async () => {
  const person = await newPerson()
  const albums = Array.from({ length: 2_100 }, (_, index) => albumNamed(`many-${index}`))
  const added = await answer<AlbumView[]>(person.call('/api/albums/bulk', { json: { albums } }))
  const json = { name: 'Many', albumIds: added.map((album) => album.id), id: newId() }
  expect(await answer(send(person, '/api/crates', json, 'one'))).toMatchObject({ id: json.id, albumCount: 2_100 })
  await RECORDS.prepare('DELETE FROM crate_album WHERE crate_id = ? AND position > ?')
    .bind(json.id, 2_000 * PLACE_GAP)
    .run()
  await forgetKeys(person)
  expect(await answer(send(person, '/api/crates', json, 'one'))).toMatchObject({ id: json.id, albumCount: 2_100 })
  expect(await answer<CrateView[]>(person.call('/api/crates'))).toHaveLength(1)
})

describe('an id of something that was deleted permanently, which somebody else draws', () => {
  it('does not put their album into the crate that is restored', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const [albumId, id] = [newId(), newId()]
    await send(person, '/api/albums', { ...albumNamed('mine'), id: albumId })
    await send(person, '/api/crates', { name: 'Mine', id, albumIds: [albumId] })
    await person.call(`/api/crates/${id}`, { method: 'DELETE' })
    await person.call(`/api/albums/${albumId}`, { method: 'DELETE' })
    await RECORDS.prepare('DELETE FROM album WHERE id = ?').bind(albumId).run()
    expect((await send(other, '/api/albums', { ...albumNamed('theirs'), id: albumId })).status).toBe(201)
    const restored = await person.call('/api/crates/restore', { json: { crateIds: [id] } })
    expect(await restored.json()).toMatchObject([{ id, albumCount: 0, previewCovers: [] }])
  })

  it('leaves their album as it is when an import is undone', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const id = newId()
    await send(person, '/api/albums', { ...albumNamed('filled'), id })
    const opened = { fileName: 'albums.csv', format: 'csv', mode: 'fill' }
    const { id: importId } = await answer<{ id: number }>(person.call('/api/imports/file', { json: opened }))
    const rows = [{ row: 1, album: { ...albumNamed('filled'), notes: 'Of the file' } }]
    await person.call(`/api/imports/${importId}/rows/0`, { method: 'PUT', json: { rows } })
    await person.call(`/api/imports/${importId}/finish`, { json: { chunks: 1, crateChunks: 0 } })
    expect(await answer(person.call(`/api/albums/${id}`))).toMatchObject({ notes: 'Of the file' })
    await RECORDS.prepare('DELETE FROM album WHERE id = ?').bind(id).run()
    await send(other, '/api/albums', { ...albumNamed('filled'), notes: 'Of the file', id })
    await person.call(`/api/imports/${importId}/undo`, { method: 'POST' })
    expect(await answer(other.call(`/api/albums/${id}`))).toMatchObject({ notes: 'Of the file' })
  })
})
