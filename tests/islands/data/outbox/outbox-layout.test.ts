import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { mutate } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { SentChange } from '#islands/data/changes/change.ts'
import { readCopy, SCHEMA, writeCopy } from '#islands/data/copy/copy.ts'
import { openDatabase } from '#islands/data/copy/database.ts'
import { withIds } from '#islands/data/outbox/entry.ts'
import { cannotRead } from '#locales/outbox.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { answered, crate, newDevice, stored } from '../device.ts'
import { stubPage } from '../page.ts'

const album = albumView({ id: 1 }) as AlbumView

// What builds have written since the outbox exists. An entry here is never changed: devices hold such ones. What builds up to 0.1.0 added has a
// negative id.
const CHANGES = [
  {
    call: 'add-album',
    id: -5,
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
  { call: 'add-crate', id: -6, input: { name: 'Sundays', description: null, isFavorite: true, albumIds: [17] } },
  { call: 'edit-crate', id: 22, patch: { name: 'Mondays', version: 1 } },
  { call: 'delete-crate', id: 23 },
  { call: 'restore-crates', crateIds: [24] },
  { call: 'order-crates', crateIds: [25, 26] },
  { call: 'add-to-crates', crateIds: [27], albumIds: [18] },
  { call: 'remove-from-crate', crateId: 28, albumIds: [19] },
  { call: 'order-crate', crateId: 29, albumIds: [20, 30] },
] satisfies SentChange[]
const ENTRIES = CHANGES.map((change, index) => ({ account: 'anna', key: `key ${index}`, change }))

/** The database as builds have created it since the outbox exists. */
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
  const calls: (string | null)[] = []
  const sent: { path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    if (method === 'GET') return Response.error()
    calls.push(new Headers(headers).get('idempotency-key'))
    sent.push({ path, body: JSON.parse(String(body ?? '{}')) })
    const { id } = JSON.parse(String(body ?? '{}'))
    if (/\/(?:crates\/albums|\d+\/crates)$/.test(path)) return Response.json([])
    return Response.json(path.startsWith('/api/crates') ? crate(id ?? 7) : { ...album, ...(id && { id }) })
  })
  const outbox = await import('#islands/data/outbox/outbox.ts')
  const { offline } = await import('#islands/data/connection.ts')
  return { ...outbox, calls, sent, kept: () => outbox.outbox.get(), goOffline: () => offline.set(true) }
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
    await vi.waitFor(async () => expect((await stored()).outbox).toEqual([]), { timeout: 30_000 })
    expect(calls).toEqual(ENTRIES.map(({ key }) => key))
  })

  const [addAlbum, addCrate] = [CHANGES[0], CHANGES[6]]
  // Later changes of what was added.
  const LATER = [
    { call: 'edit-album', id: -5, patch: { rating: 4 } },
    { call: 'add-to-crates', crateIds: [-6, 21], albumIds: [11, -5] },
    { call: 'order-crate', crateId: -6, albumIds: [-5, 11] },
  ]

  /** What a page sends of changes that an earlier build has left, those that it has added first. */
  async function sentAfter(isTried?: boolean) {
    const database = await earlierDatabase()
    for (const [index, change] of [addAlbum, addCrate, ...LATER].entries())
      await database.add('outbox', { account: 'anna', key: `key ${index}`, change, ...(index < 2 && { isTried }) })
    database.close()
    const { calls, sent } = await openPage()
    await vi.waitFor(async () => expect((await stored()).outbox).toEqual([]), { timeout: 30_000 })
    expect(calls).toEqual(['key 0', 'key 1', 'key 2', 'key 3', 'key 4'])
    return sent
  }
  const laterWith = (albumId: number, crateId: number) => [
    { path: `/api/albums/${albumId}`, body: { rating: 4 } },
    { path: '/api/crates/albums', body: { crateIds: [crateId, 21], albumIds: [11, albumId] } },
    { path: `/api/crates/${crateId}/order`, body: { albumIds: [albumId, 11] } },
  ]

  it('has left changes with negative ids, which are sent once under others', async () => {
    const [albumId, crateId] = [2 ** 40 + 5, 2 ** 40 + 6]
    expect(await sentAfter()).toEqual([
      { path: '/api/albums', body: { ...addAlbum?.input, id: albumId } },
      { path: '/api/crates', body: { ...addCrate?.input, id: crateId } },
      ...laterWith(albumId, crateId),
    ])
  })

  it('has sent what it added without an id, so it is sent again as it was, and the changes of it follow the answer', async () => {
    expect(await sentAfter(true)).toEqual([
      { path: '/api/albums', body: addAlbum?.input },
      { path: '/api/crates', body: addCrate?.input },
      ...laterWith(1, 7),
    ])
  })

  it('can read the changes that this one stores', async () => {
    await newDevice()
    const { write, goOffline } = await openPage()
    goOffline()
    const made = CHANGES.map((change) => withIds(change, Math.abs))
    for (const change of made) await write(change as Extract<SentChange, { call: 'edit-album' }>)
    expect((await stored()).outbox).toEqual(
      made.map((change) => ({ account: 'anna', key: expect.any(String), change })),
    )
    expect((await openDatabase()).version).toBe(1)
  })

  it('has left a copy of the same fields that is read and written in its layout', async () => {
    const contents = {
      state: [{ account: 'anna', epoch: 'a', revision: 1, schema: SCHEMA }],
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
      state: [{ account: 'anna', epoch: 'a', revision: 2, schema: SCHEMA }],
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
    await vi.waitFor(() => expect(page.calls).toHaveLength(2), { timeout: 30_000 })
    await vi.waitFor(() => expect(page.kept()).toHaveLength(4))
    return page
  }

  it('wait for the person with a reason, stored as they are, while the others are sent', async () => {
    const { calls, kept } = await openPageWithBad()
    expect(calls).toEqual([first?.key, second?.key])
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
