import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import type { SyncHead } from '#domain/sync/sync.ts'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import { purgeChanges } from '#worker/db/sync/purge-changes.ts'
import { deleteAlbums, purgeTrash } from '#worker/db/trash/trash.ts'
import worker from '#worker/index.ts'
import { add, addCrate, answer } from '../collections.ts'
import { RECORDS } from '../databases.ts'
import { Device, newDevice, shownBy } from '../device.ts'
import { ctxOf, newPerson } from '../people.ts'

const DAY = 86_400_000
const manyAlbums = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Album ${index}`,
    artist: 'Harbour Lights',
    bandcampUrl: `https://harbour-lights.bandcamp.com/album/many-${index}`,
    addedAt: new Date(Date.now() - index * 60_000).toISOString(),
  }))

it('gives a new device everything, the newest albums first and 500 at a time', async () => {
  const person = await newPerson()
  const ids = await insertAlbums(ctxOf(person.id), manyAlbums(1_200))
  await addCrate(person, { name: 'Harbour' }, ids.slice(0, 3).toReversed())
  const device = new Device(person)
  const { head, changes } = await device.sync()
  expect(head.isFull).toBe(true)
  expect(changes.map((change) => Object.keys(change)[0])).toEqual([
    'albums',
    'albums',
    'albums',
    'crates',
    'members',
    'profile',
  ])
  const [first] = changes
  expect(first && 'albums' in first && first.albums.count).toBe(500)
  expect(device.shown()).toEqual(await shownBy(person))
  expect([...device.albums.values()].map(({ addedAt }) => addedAt)).toEqual(
    [...device.albums.values()].map(({ addedAt }) => addedAt).toSorted((a, b) => (a < b ? 1 : -1)),
  )
})

it('answers with a few bytes and six rows where nothing has changed', async () => {
  const person = await newPerson()
  await insertAlbums(ctxOf(person.id), manyAlbums(50))
  const device = await newDevice(person)
  const { changes, text, rowsRead, rowsQueried, rowsWritten, inARow } = await device.sync()
  expect(changes).toEqual([])
  expect(text.length).toBeLessThan(140)
  expect(rowsRead + rowsQueried).toBeLessThanOrEqual(6)
  expect([rowsWritten, inARow]).toEqual([0, 2])
})

it('tells of an album and a crate what the answers to their changes have, so that a page need not show them again', async () => {
  const person = await newPerson()
  const [id = 0] = await insertAlbums(ctxOf(person.id), manyAlbums(3))
  const { id: crateId } = await addCrate(person, { name: 'Harbour' }, [id])
  const device = await newDevice(person)
  for (const json of [{ rating: 4 }, { notes: 'Heard at night', tags: ['dub', 'harbour'] }, { title: 'Other' }]) {
    const album = await answer(person.call(`/api/albums/${id}`, { method: 'PATCH', json }))
    await device.sync()
    expect(device.albums.get(id)).toEqual(album)
  }
  const crate = await answer(person.call(`/api/crates/${crateId}`, { method: 'PATCH', json: { name: 'Quay' } }))
  await device.sync()
  expect(device.shown().crates).toEqual([crate])
})

it('says whether an import is running', async () => {
  const person = await newPerson()
  const device = await newDevice(person)
  expect((await device.sync()).head.isImporting).toBe(false)
  const json = {
    fileName: 'albums.csv',
    format: 'csv',
    mode: 'skip',
    target: 'collection',
    fingerprint: 'f'.repeat(64),
  }
  const { id } = (await (await person.call('/api/imports/file', { json })).json()) as { id: number }
  expect((await device.sync()).head.isImporting).toBe(true)
  expect((await (await newDevice(await newPerson())).sync()).head.isImporting).toBe(false)
  await person.call(`/api/imports/${id}`, { method: 'DELETE' })
  expect((await device.sync()).head.isImporting).toBe(false)
})

it('reads eleven rows more than have changed, five for a crate, and sends a rating in less than two kilobytes', async () => {
  const person = await newPerson()
  const ids = await insertAlbums(ctxOf(person.id), manyAlbums(3_000))
  const [device, other] = [await newDevice(person), await newDevice(person)]
  await person.call(`/api/albums/${ids[0]}`, { method: 'PATCH', json: { rating: 3 } })
  const rated = await device.sync()
  expect(rated.changes).toHaveLength(1)
  expect(rated.text.length).toBeLessThan(2_000)
  expect(rated.rowsRead + rated.rowsQueried).toBeLessThanOrEqual(1 + 11)

  await person.call('/api/albums/edit', { json: { albumIds: ids.slice(0, 500), change: { rating: 4 } } })
  const edited = await device.sync()
  expect(edited.rowsRead + edited.rowsQueried).toBeLessThanOrEqual(500 + 11)
  const crate = await addCrate(person, { name: 'Harbour' })
  await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: ids.slice(0, 1_500) } })
  const put = await device.sync()
  expect(put.rowsRead + put.rowsQueried).toBeLessThanOrEqual(5 + 1_500 + 11)
  expect(other.copy()).not.toEqual(device.copy())
  const all = await other.sync()
  // Of an album that changed twice, both changes are read.
  expect(all.rowsRead + all.rowsQueried).toBeLessThanOrEqual(1 + 500 + 5 + 1_500 + 11)
  expect(other.copy()).toEqual(device.copy())
})

it('tells each device once that the account or the preferences have changed', async () => {
  const person = await newPerson()
  const [device, other] = [await newDevice(person), await newDevice(person)]
  await person.call('/api/user', { method: 'PATCH', json: { displayName: 'Marit' } })
  const before = device.head?.revision ?? 0
  const told = await device.sync()
  expect(told.changes).toMatchObject([{ profile: { displayName: 'Marit', itemsPerPage: 10 } }])
  expect(told.head.newest).toBeGreaterThan(before)
  expect((await device.sync()).changes).toEqual([])
  expect((await other.sync()).changes).toMatchObject([{ profile: { displayName: 'Marit' } }])
  await person.call('/api/user/preferences', { method: 'PATCH', json: { itemsPerPage: 25 } })
  for (const one of [device, other]) {
    expect((await one.sync()).changes).toMatchObject([{ profile: { displayName: 'Marit', itemsPerPage: 25 } }])
    expect((await one.sync()).changes).toEqual([])
  }
})

it('reads each change of very many once', async () => {
  const person = await newPerson()
  const ctx = ctxOf(person.id)
  const device = await newDevice(person)
  const ids = await insertAlbums(ctx, manyAlbums(2_300))
  for (let made = 0; made < 5; made += 1) await createCrate(ctx, { name: 'Harbour', albumIds: ids })
  const { changes, ...costs } = await device.sync()
  expect(changes.filter((change) => 'albums' in change).length).toBeGreaterThan(4)
  expect(costs.rowsRead + costs.rowsQueried).toBeLessThan((2_300 + 5 * 2_300) * 1.02)
  expect(device.shown()).toEqual(await shownBy(person))
})

it('notes nothing of the changes of a person without a device', async () => {
  const person = await newPerson()
  const ids = await insertAlbums(ctxOf(person.id), manyAlbums(5))
  await addCrate(person, { name: 'Harbour' }, ids)
  const noted = RECORDS.prepare('SELECT count(*) AS count FROM sync_change WHERE user_id = ?').bind(person.id)
  expect(await noted.first('count')).toBe(0)
  const device = await newDevice(person)
  await person.call('/api/albums/edit', { json: { albumIds: ids, change: { rating: 5 } } })
  // An album says itself that it has changed.
  expect(await noted.first('count')).toBe(0)
  await person.call('/api/crates/albums', { json: { crateIds: [...device.crates.keys()], albumIds: ids } })
  expect(await noted.first('count')).toBe(0)
  const [crate = 0] = device.crates.keys()
  await person.call(`/api/crates/${crate}/albums`, { method: 'DELETE', json: { albumIds: ids.slice(1) } })
  expect(await noted.first('count')).toBe(4 + 1)
})

it('gives a device everything that comes from another history, or is ahead of this one', async () => {
  const [person, stranger] = [await newPerson(), await newPerson()]
  const [device, other, theirs] = [await newDevice(person), await newDevice(person), await newDevice(stranger)]
  const at = device.head as SyncHead
  const epoch = at.epoch
  device.head = { ...at, epoch: theirs.head?.epoch ?? '' }
  expect((await device.sync()).head).toMatchObject({ isFull: true, epoch })
  device.head = { ...at, revision: at.revision - 1 }
  expect((await device.sync()).head).toMatchObject({ isFull: true, epoch })
  // As after the database was restored to yesterday: nobody else's copy is of this history either.
  device.head = { ...at, revision: at.revision + DAY }
  const { head } = await device.sync()
  expect(head.isFull).toBe(true)
  expect(head.epoch).not.toBe(epoch)
  expect((await other.sync()).head).toMatchObject({ isFull: true, epoch: head.epoch })
  expect((await other.sync()).changes).toEqual([])
})

it('knows a revision of a lost history from one of its own, also after later changes', async () => {
  const person = await newPerson()
  const [album] = await add(person, [{}])
  const device = await newDevice(person)
  const tables = ['sync_state', 'sync_cursor', 'sync_change']
  const kept = await RECORDS.batch<Record<string, unknown>>(
    tables.map((table) => RECORDS.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).bind(person.id)),
  )
  const path = `/api/albums/${album?.id}`
  await person.call(path, { method: 'PATCH', json: { notes: 'lost' } })
  await device.sync()
  // The database as it was before, and a change since.
  await RECORDS.batch([
    RECORDS.prepare("UPDATE album SET notes = '', changed = 1 WHERE id = ?").bind(album?.id ?? 0),
    ...tables.map((table) => RECORDS.prepare(`DELETE FROM ${table} WHERE user_id = ?`).bind(person.id)),
    ...tables.flatMap((table, at) =>
      (kept[at]?.results ?? []).map((row) =>
        RECORDS.prepare(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`).bind(
          ...Object.values(row),
        ),
      ),
    ),
  ])
  await add(person, [{ title: 'Later', bandcampUrl: 'https://a.bandcamp.com/album/later' }])
  expect((await device.sync()).head.isFull).toBe(true)
  expect(device.shown()).toEqual(await shownBy(person))
})

it('tells what is gone for ninety days, and gives everything to a device that comes later', async () => {
  const person = await newPerson()
  const albums = await add(person, [{}, {}])
  const ids = albums.map(({ id }) => id)
  const [late, regular] = [await newDevice(person), await newDevice(person)]
  const { epoch, revision } = late.head as SyncHead
  await deleteAlbums(ctxOf(person.id), ids)
  await purgeTrash(ctxOf(person.id), new Date(Date.now() + 1))
  const told = await regular.sync()
  expect(told.changes.flatMap((change) => ('goneAlbums' in change ? change.goneAlbums : [])).sort()).toEqual(ids.sort())
  // As if the first answers had been that long ago.
  const age = (days: number) =>
    RECORDS.batch(
      ['sync_cursor', 'sync_change'].map((table) =>
        RECORDS.prepare(
          `UPDATE ${table} SET revision = ?1 + revision - ?2 WHERE user_id = ?3 AND revision <= ?2 + 1`,
        ).bind(Date.now() - days * DAY, revision, person.id),
      ),
    )
  await age(89)
  const run = (days: number) =>
    worker.scheduled(createScheduledController({ scheduledTime: new Date(Date.now() + days * DAY) }), env as never)
  await run(0)
  expect((await regular.sync()).head).toMatchObject({ isFull: false, epoch })
  const cursors = RECORDS.prepare('SELECT count(*) AS count FROM sync_cursor WHERE user_id = ?').bind(person.id)
  expect(await cursors.first('count')).toBe(2)
  await purgeChanges(ctxOf(person.id), new Date(Date.now() - 88 * DAY))
  expect(await cursors.first('count')).toBe(1)
  expect((await regular.sync()).head).toMatchObject({ isFull: false, epoch })
  expect((await late.sync()).head).toMatchObject({ isFull: true, epoch })
  expect(late.copy()).toEqual(regular.copy())
  await run(92)
  const noted = (table: string) => RECORDS.prepare(`SELECT count(*) AS count FROM ${table}`).first('count')
  expect([await noted('sync_state'), await noted('sync_cursor'), await noted('sync_change')]).toEqual([0, 0, 0])
})

it('forgets the changes of an account that has too many, and only of that', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const [device, theirs] = [await newDevice(person), await newDevice(other)]
  const ids = await insertAlbums(ctxOf(person.id), manyAlbums(20))
  await addCrate(person, { name: 'Harbour' }, ids)
  await addCrate(other, { name: 'Harbour' })
  const limits: { changesKept: number } = LIMITS
  const real = limits.changesKept
  limits.changesKept = 10
  try {
    await purgeChanges(ctxOf(person.id), new Date(0))
  } finally {
    limits.changesKept = real
  }
  expect((await device.sync()).head.isFull).toBe(true)
  expect(device.shown()).toEqual(await shownBy(person))
  expect((await theirs.sync()).head.isFull).toBe(false)
})

it('sees a change that comes while an answer is on its way, at the latest the next time', async () => {
  const person = await newPerson()
  const ids = await insertAlbums(ctxOf(person.id), manyAlbums(30))
  const device = await newDevice(person)
  const rate = (index: number) =>
    person.call(`/api/albums/${ids[index]}`, { method: 'PATCH', json: { rating: (index % 5) + 1 } })
  for (let from = 0; from < 30; from += 6) {
    await Promise.all([0, 1, 2, 3, 4, 5].flatMap((more) => [rate(from + more), ...(more === 3 ? [device.sync()] : [])]))
  }
  await device.sync()
  expect(device.copy()).toEqual((await newDevice(person)).copy())
})

it('notes whatever an album shows and was written without a revision, and nothing else', async () => {
  const { viewColumns } = await import('#worker/db/albums/album-rows.ts')
  const person = await newPerson()
  const [id = 0] = await insertAlbums(ctxOf(person.id), manyAlbums(1))
  await newDevice(person)
  const isNoted = async (column: string, value: string) => {
    const own = (sql: string) => RECORDS.prepare(sql).bind(id)
    await own("DELETE FROM sync_change WHERE kind = 'album' AND id = ?").run()
    await own(`UPDATE album SET ${column} = ${value} WHERE id = ?`).run()
    return (await own("SELECT 1 FROM sync_change WHERE kind = 'album' AND id = ?").first()) !== null
  }
  const other: Record<string, string> = { list: "iif(list = 'collection', 'wishlist', 'collection')", rating: '2' }
  const derived = ['id', 'item_type', 'item_id', 'changed']
  const shown = Object.values(viewColumns).filter(({ name }) => !derived.includes(name))
  for (const { name, dataType } of shown) {
    const isText = dataType === 'string' || dataType === 'json'
    expect([name, await isNoted(name, other[name] ?? (isText ? `'["other"]'` : '7'))]).toEqual([name, true])
  }
  expect(await isNoted('source_key', "'a7'")).toBe(true)
  expect(await isNoted('deleted_at', '7')).toBe(true)
  expect(await isNoted('deleted_at', 'NULL')).toBe(true)
  expect(await isNoted('missed_by', '7')).toBe(false)
  expect(await isNoted('preview_url', "'other', preview_expires_at = 7")).toBe(false)
  expect(await isNoted('is_crated', '1 - is_crated')).toBe(false)
})

it('says whose records an answer holds, by the name that pages have for the account', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const accountAt = async (path: string) => (await person.call(path)).headers.get('gatefold-account')
  expect(await accountAt(EVERYTHING)).toBe(await accountAt('/app'))
  expect((await other.call(EVERYTHING)).headers.get('gatefold-account')).not.toBe(await accountAt('/app'))
})

it('says in a page which revision a device needs to know as much, and reaches it with the next answer', async () => {
  const person = await newPerson()
  const [id = 0] = await insertAlbums(ctxOf(person.id), manyAlbums(2))
  const renderedAt = async () => {
    const html = await (await person.call('/app')).text()
    return Number(/<html[^>]* data-revision="(\d+)"/.exec(html)?.[1])
  }
  const device = await newDevice(person)
  const known = device.head?.revision ?? 0
  expect(await renderedAt()).toBeLessThanOrEqual(known)
  const changes = [
    () => person.call(`/api/albums/${id}`, { method: 'PATCH', json: { rating: 3 } }),
    () => addCrate(person, { name: 'Harbour' }, [id]),
    () => deleteAlbums(ctxOf(person.id), [id]),
  ]
  for (const change of changes) {
    const before = (await device.sync()).head.revision
    await change()
    expect(await renderedAt()).toBeGreaterThan(before)
    expect(await renderedAt()).toBeLessThanOrEqual((await device.sync()).head.revision)
  }
})
