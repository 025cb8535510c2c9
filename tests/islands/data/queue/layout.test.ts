import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { mutate } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { SentChange } from '#islands/data/changes/change.ts'
import { readCopy, SCHEMA, writeCopy } from '#islands/data/store/copy.ts'
import { openDatabase } from '#islands/data/store/database.ts'
import { cannotRead } from '#locales/outbox.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { waitFor } from '../../../wait-for.ts'
import { answered, crate, newDevice, stored } from '../device.ts'
import { stubPage } from '../page.ts'

const album = albumView({ id: 1 }) as AlbumView

// What builds write since 1.0.0. An entry here is never changed: devices hold such ones.
const CHANGES = [
  {
    call: 'add-album',
    id: 2 ** 40 + 5,
    input: {
      title: 'New',
      artist: 'B',
      bandcampUrl: 'https://b.bandcamp.com/album/new',
      tags: ['dub'],
      list: 'wishlist',
    },
    at: '2031-02-01T00:00:00.000Z',
  },
  { call: 'edit-album', id: 11, patch: { title: 'A', notes: '', rating: null, tags: ['dub'], version: 3 } },
  { call: 'edit-albums', albumIds: [12, 13], change: { rating: 4, addTags: ['dub'], removeTags: ['drone'] } },
  { call: 'delete-albums', albumIds: [14] },
  { call: 'restore-albums', albumIds: [15], albums: [{ ...album, id: 15 }] },
  { call: 'set-crates', albumId: 16, crateIds: [21] },
  {
    call: 'add-crate',
    id: 2 ** 40 + 6,
    input: { name: 'Sundays', description: null, isFavorite: true, albumIds: [17] },
  },
  { call: 'edit-crate', id: 22, patch: { name: 'Mondays', version: 1 } },
  { call: 'delete-crate', id: 23 },
  { call: 'restore-crates', crateIds: [24] },
  { call: 'order-crates', crateIds: [25, 26] },
  { call: 'add-to-crates', crateIds: [27], albumIds: [18] },
  { call: 'remove-from-crate', crateId: 28, albumIds: [19] },
  { call: 'order-crate', crateId: 29, albumIds: [20, 30] },
] satisfies SentChange[]
const ENTRIES = CHANGES.map((change, index) => ({ account: 'anna', key: `key ${index}`, change }))

/** The database as builds create it since 1.0.0. */
async function earlierDatabase() {
  await newDevice()
  return openDB('gatefold', 1, {
    upgrade(database) {
      for (const name of ['state', 'albums', 'crates', 'members']) database.createObjectStore(name)
      database.createObjectStore('outbox', { autoIncrement: true })
    },
  })
}

/** A new page of the person with a server that answers each change, and what that was asked. */
async function openPage() {
  vi.resetModules()
  stubPage()
  document.documentElement.dataset.account = 'anna'
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.error()
    calls.push(`${method} ${path.replace('/api', '')}`)
    const { id } = JSON.parse(String(body ?? '{}'))
    if (/\/(?:crates\/albums|\d+\/crates)$/.test(path)) return Response.json([])
    return Response.json(path.startsWith('/api/crates') ? crate(id ?? 7) : { ...album, ...(id && { id }) })
  })
  const outbox = await import('#islands/data/queue/queue.ts')
  void outbox.start()
  const { outbox: unsent } = await import('#islands/data/queue/pending.ts')
  const { offline } = await import('#islands/data/connection.ts')
  return { ...outbox, calls, kept: () => unsent.get(), goOffline: () => offline.set(true) }
}

beforeEach(() => {
  // No timer of a page outlives its test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
  await mutate(() => true, undefined, { revalidate: false })
})

describe('an earlier build', () => {
  it('has left changes that are read and sent', async () => {
    const database = await earlierDatabase()
    for (const entry of ENTRIES) await database.add('outbox', entry)
    database.close()
    const { calls } = await openPage()
    await waitFor(async () => expect((await stored()).outbox).toEqual([]))
    expect(calls).toEqual([
      'POST /albums',
      'PATCH /albums/11',
      'POST /albums/edit',
      'POST /albums/delete',
      'POST /albums/restore',
      'PUT /albums/16/crates',
      'POST /crates',
      'PATCH /crates/22',
      'DELETE /crates/23',
      'POST /crates/restore',
      'PUT /crates/order',
      'POST /crates/albums',
      'DELETE /crates/28/albums',
      'PUT /crates/29/order',
    ])
  })

  it('can read the changes that this one stores', async () => {
    await newDevice()
    const { write, goOffline } = await openPage()
    goOffline()
    for (const change of CHANGES) await write(change as Extract<SentChange, { call: 'edit-album' }>)
    expect((await stored()).outbox).toEqual(
      CHANGES.map((change) => ({
        account: 'anna',
        key: expect.any(String),
        device: expect.any(String),
        number: expect.any(Number),
        change,
      })),
    )
    expect((await openDatabase()).version).toBe(1)
  })

  it('has left a copy of the same fields that is read and written in its layout', async () => {
    const contents = {
      state: [{ account: 'anna', epoch: 'a', revision: 1, schema: SCHEMA, tagColors: { dub: 'rose' } }],
      albums: [[album]],
      crates: [crate(21)],
      members: [new Map([[1, 0]])],
    }
    const database = await earlierDatabase()
    await database.put('state', contents.state[0], 'copy')
    await database.put('albums', contents.albums[0], 1)
    await database.put('crates', contents.crates[0], 21)
    await database.put('members', contents.members[0], 21)
    database.close()
    const records = await readCopy('anna')
    expect(records.albums.get(1)).toEqual(album)
    const { records: later, changed } = answered(
      { epoch: 'a', revision: 2, isFull: false },
      [{ crates: [crate(21, { name: 'Sundays' })] }],
      records,
    )
    expect(await writeCopy('anna', records, later, changed)).toBe(true)
    expect(await stored()).toEqual({
      ...contents,
      state: [{ account: 'anna', epoch: 'a', revision: 2, schema: SCHEMA, tagColors: { dub: 'rose' } }],
      crates: [crate(21, { name: 'Sundays' })],
      outbox: [],
    })
  })
})

describe('changes that cannot be read', () => {
  const BAD = [
    { account: 'anna', key: 'a', change: null },
    { account: 'anna', key: 'b', change: { call: 'share-crate', id: 7 } },
    { account: 'anna', key: 'c', change: { call: 'edit-album', id: 11 } },
    { account: 'anna', change: { call: 'delete-crate', id: 7 } },
  ]
  const [first, second] = ENTRIES.slice(1, 3)

  async function openPageWithBad() {
    const database = await earlierDatabase()
    for (const entry of [null, ...BAD.slice(0, 2), first, ...BAD.slice(2), second]) await database.add('outbox', entry)
    database.close()
    const page = await openPage()
    await waitFor(() => expect(page.calls).toHaveLength(2))
    await waitFor(() => expect(page.kept()).toHaveLength(4))
    return page
  }

  it('wait for the person with a reason, stored as they are, while the others are sent', async () => {
    const { calls, kept } = await openPageWithBad()
    expect(calls).toEqual(['PATCH /albums/11', 'POST /albums/edit'])
    expect(kept().map(({ problem }) => problem?.message)).toEqual(BAD.map(() => cannotRead))
    expect((await stored()).outbox).toEqual([null, ...BAD])
  })

  it('do not keep a change online from being sent', async () => {
    const { calls, write } = await openPageWithBad()
    expect(await write({ call: 'edit-album', id: 11, patch: { rating: 4 } })).toEqual(album)
    expect(calls).toHaveLength(3)
  })

  it('can be discarded, one by one or when the person logs out', async () => {
    const { kept, decide, discardUnsent } = await openPageWithBad()
    await decide(kept()[1]?.key ?? '', null)
    expect((await stored()).outbox).toEqual([null, BAD[0], BAD[2], BAD[3]])
    await discardUnsent()
    expect((await stored()).outbox).toEqual([null])
  })
})
