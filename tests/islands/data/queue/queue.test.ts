// @module-tag soak
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { DrawnId } from '#domain/id-list.ts'
import type { Change } from '#islands/data/changes/change.ts'
import { createCallQueue } from '#islands/data/queue/turns.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { runs } from '../../../runs.ts'
import { waitFor } from '../../../wait-for.ts'
import { crate, newDevice, stored } from '../device.ts'
import { stubPage } from '../page.ts'
import { type Call, lost, nameOf, newPage, newServer, rate, refused, taken } from './open-page.ts'

/** An id that a device has drawn. */
const ID = 2 ** 40 + 5
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  stubPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('deletes very many albums with several calls, and again where the answer to one was lost', async () => {
  const deleted = (count: number) => () => Response.json({ deleted: count })
  const { calls } = newServer(deleted(10_000), lost, deleted(9_990), deleted(3))
  const { write, isSent } = await newPage()
  const albumIds = Array.from({ length: 20_003 }, (_, index) => index + 1)
  expect(await write({ call: 'delete-albums', albumIds })).toBeNull()
  await isSent()
  expect(calls.map(({ body }) => (body.albumIds as number[]).length)).toEqual([10_000, 10_000, 10_000, 10_000, 3])
})

it('refuses at once what the server would refuse, without a network too', async () => {
  const { calls } = newServer()
  const { write, show, albums, kept, goOffline } = await newPage()
  const userTags = Array.from({ length: 60 }, (_, index) => `tag ${index}`)
  const full = albumView({ tags: userTags, userTags })
  show([full])
  const edit: Change = { call: 'edit-albums', albumIds: [full.id], change: { rating: 3, addTags: ['one more'] } }
  const refusal = { status: 400, code: 'invalid', fields: { 'change.addTags': expect.stringContaining('61') } }
  await expect(write(edit)).rejects.toMatchObject(refusal)
  goOffline()
  await expect(write(edit)).rejects.toMatchObject(refusal)
  expect([albums(), kept(), calls]).toEqual([[full], [], []])
})

describe('undo of an edit of many albums', () => {
  const before = [1, 2].map((id) => albumView({ id, rating: 2 }))
  const edit: Change = { call: 'edit-albums', albumIds: [1, 2], change: { rating: 4 }, edit: 'mine' }
  const undo: Change = {
    call: 'undo-edit',
    edit: 'mine',
    left: { rating: 4 },
    before: [{ albumIds: [1, 2], change: { rating: 2 } }],
  }
  const ratings = (albums: AlbumView[] | undefined) => albums?.map(({ rating }) => rating)

  it('takes it out of the outbox, if it was not sent, and leaves what was changed since', async () => {
    const { calls, has } = newServer()
    has.albums = before
    const { write, goOffline, kept, albums, show, isSent } = await newPage()
    show(before)
    goOffline()
    await write(edit)
    await write(rate(2, 5))
    expect(ratings(albums())).toEqual([4, 5])
    await write(undo)
    expect(ratings(albums())).toEqual([2, 5])
    expect(kept().map(({ change }) => change)).toEqual([rate(2, 5)])
    await isSent()
    expect(calls.map(nameOf)).toEqual(['PATCH /api/albums/2'])
  })

  it('is sent behind it, if it may have been done', async () => {
    const { calls, has } = newServer(lost)
    has.albums = before
    const { write, kept, albums, show, isSent } = await newPage()
    show(before)
    expect(await write(edit)).toBeNull()
    expect(await write(undo)).toBeNull()
    expect(ratings(albums())).toEqual([2, 2])
    expect(kept().map(({ change }) => change)).toEqual([edit, undo])
    await isSent()
    expect(calls.map(nameOf)).toEqual(['POST /api/albums/edit', 'POST /api/albums/edit', 'POST /api/albums/undo'])
    expect(calls.at(-1)?.body).toEqual({ edit: 'mine' })
  })

  it('is sent at once if it was done, and shows at once', async () => {
    const { calls, has } = newServer(
      () => Response.json({ albums: [] }),
      () => Response.json({ undone: 2, left: 0, leftAlbums: [] }),
    )
    has.albums = before
    const { write, kept, albums, show } = await newPage()
    show(before)
    await write(edit)
    expect(ratings(albums())).toEqual([4, 4])
    const undoing = write(undo)
    await waitFor(() => expect(ratings(albums())).toEqual([2, 2]))
    expect(await undoing).toEqual({ undone: 2, left: 0, leftAlbums: [] })
    expect(calls.map(nameOf)).toEqual(['POST /api/albums/edit', 'POST /api/albums/undo'])
    expect([kept(), ratings(albums())]).toEqual([[], [2, 2]])
  })
})

it('tells how many albums several calls deleted', async () => {
  const deleted = (count: number) => () => Response.json({ deleted: count })
  newServer(deleted(10_000), deleted(9_990), deleted(3))
  const { write } = await newPage()
  const albumIds = Array.from({ length: 20_003 }, (_, index) => index + 1)
  expect(await write({ call: 'delete-albums', albumIds })).toEqual({ deleted: 19_993 })
})

it.each([
  [503, 'unavailable'],
  [429, 'too-many-at-once'],
  [507, 'database-full'],
])(
  'keeps a change that is refused for now with %i, and sends it after the time in Retry-After',
  async (status, code) => {
    const { calls } = newServer(refused(status, code, 600))
    const page = await newPage()
    expect(await page.write(rate(1, 4))).toBeNull()
    expect(page.kept()).toMatchObject([{ change: rate(1, 4) }])
    await vi.advanceTimersByTimeAsync(599_000)
    expect(calls).toHaveLength(1)
    expect(page.isOffline()).toBe(false)
    await page.isSent()
    expect(calls).toMatchObject([{ body: { rating: 4 } }, { body: { rating: 4 } }])
  },
)

it('says once that the server has no room left, and again after something could be saved', async () => {
  const full = refused(507, 'database-full', 600)
  newServer(full, full, full)
  const page = await newPage()
  const { refusals } = await import('#islands/data/queue/refusals.ts')
  for (const id of [1, 2]) expect(await page.write(rate(id, 4))).toBeNull()
  expect(refusals.get()).toEqual([{ message: 'Later', isDropped: false, isRetryable: true }])
  await page.isSent()
  newServer(full)
  expect(await page.write(rate(1, 5))).toBeNull()
  expect(refusals.get()).toHaveLength(2)
  await page.isSent()
})

it('keeps a change that meets the end of the session, sends nothing more, and all when the person is back', async () => {
  const over = refused(401, 'signed-out', 0)
  const { calls } = newServer(over, over)
  const page = await newPage()
  expect(await page.write(rate(1, 4))).toBeNull()
  expect(await page.write(rate(2, 3))).toBeNull()
  await vi.advanceTimersByTimeAsync(3_600_000)
  // A refused call is made again once, as the session may have been replaced meanwhile.
  expect(calls).toHaveLength(2)
  expect(page.kept().map(({ change }) => change)).toEqual([rate(1, 4), rate(2, 3)])
  const { resumeSending } = await import('#islands/data/queue/send.ts')
  resumeSending()
  await page.isSent()
  expect(calls.slice(2).map(nameOf)).toEqual(['PATCH /api/albums/1', 'PATCH /api/albums/2'])
})

it.each([
  [429, 'signed-out'],
  [401, 'INVALID_EMAIL_OR_PASSWORD'],
  [500, 'internal'],
])('takes %i %s for no end of the session', async (status, code) => {
  newServer(...Array.from({ length: 2 }, refused.bind(null, status, code, 0)))
  const page = await newPage()
  const ended = vi.fn()
  addEventListener('gatefold:session-ended', ended)
  expect(await page.write(rate(1, 4))).toBeNull()
  removeEventListener('gatefold:session-ended', ended)
  expect(ended).not.toHaveBeenCalled()
})

it('makes a change again by itself that was not begun because there were too many calls', async () => {
  const { calls } = newServer(refused(429, 'too-many-at-once', 5), refused(429, 'too-many-at-once', 5))
  const page = await newPage()
  const made = page.write(rate(1, 4))
  await waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5_000)
    expect(calls).toHaveLength(3)
  }, 5)
  expect(await made).toMatchObject({ version: 2 })
  expect(page.kept()).toEqual([])
})

it('sends changes of the same album one after the other, and those of another meanwhile', async () => {
  const first = Promise.withResolvers<Response>()
  const { calls } = newServer(() => first.promise)
  const page = await newPage()
  const made = [page.write(rate(1, 2)), page.write(rate(1, 2.5)), page.write(rate(1, 4.5))]
  await page.write(rate(2, 3))
  expect(calls.map(({ body }) => body.rating)).toEqual([2, 3])
  first.resolve(Response.json(albumView({ id: 1, rating: 2 })))
  await Promise.all(made)
  expect(calls.map(({ body }) => body.rating)).toEqual([2, 3, 2.5, 4.5])
})

it('shows the last of several changes without a network, and sends it last', async () => {
  const first = Promise.withResolvers<Response>()
  const { calls } = newServer(() => first.promise, lost)
  const page = await newPage()
  page.show([albumView({ id: 1, rating: 4 }) as AlbumView])
  const made = [page.write(rate(1, 2)), page.write(rate(1, 4)), page.write(rate(1, 3.5))]
  first.resolve(Response.error())
  expect(await Promise.all(made)).toEqual([null, null, null])
  expect(page.albums()).toMatchObject([{ id: 1, rating: 3.5 }])
  await page.isSent()
  expect(calls.at(-1)?.body).toEqual({ rating: 3.5 })
})

it('sends a change again however often the server is unavailable', async () => {
  const { calls } = newServer(...Array.from({ length: 20 }, () => refused(503, 'unavailable', 5)))
  const page = await newPage()
  expect(await page.write(rate(1, 4))).toBeNull()
  await page.isSent()
  expect(calls).toHaveLength(21)
})

it('sends kept changes to a rate-limiting server only after the time in Retry-After', async () => {
  const { calls } = newServer(refused(429, 'too-many-requests', 300))
  const page = await newPage()
  page.goOffline()
  await page.write(rate(1, 4))
  await waitFor(() => expect(calls).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(299_000)
  expect(calls).toHaveLength(1)
  await page.isSent()
})

it('goes on with an album that was added although its response was lost', async () => {
  const { calls, has } = newServer(lost)
  const page = await newPage()
  const input = { title: 'New', artist: 'B', bandcampUrl: 'https://b.bandcamp.com/album/new' }
  has.albums.push(albumView({ id: ID, ...input, version: 1 }) as AlbumView)
  expect(await page.write({ call: 'add-album', id: ID, input, at: '2031-02-01' } as Change)).toBeNull()
  await page.write({ call: 'edit-album', id: ID, patch: { notes: 'A', version: 0 } })
  await page.isSent()
  expect(calls.map(nameOf)).toEqual(['POST /api/albums', 'POST /api/albums', `PATCH /api/albums/${ID}`])
  expect(calls.map(({ body }) => body)).toEqual([
    { ...input, id: ID },
    { ...input, id: ID },
    { notes: 'A', version: 1 },
  ])
})

it('goes on with a crate that was added although its response was lost', async () => {
  const { calls, has } = newServer(lost)
  const page = await newPage()
  has.crates.push(crate(3, { name: 'Sundays' }), crate(ID, { name: 'Sundays' }), crate(8))
  await page.write({ call: 'add-crate', id: ID, input: { name: 'Sundays' } })
  await page.write({ call: 'edit-crate', id: ID, patch: { isFavorite: true } })
  await page.isSent()
  expect(calls.map(nameOf)).toEqual(['POST /api/crates', 'POST /api/crates', `PATCH /api/crates/${ID}`])
})

describe('what is added under an id that is taken', () => {
  const idIn = (call: Call | undefined) => Number(call?.body.id)

  it('gets another id, unseen', async () => {
    const { calls } = newServer(taken, taken)
    const { kept } = await newPage()
    const { createCrate } = await import('#islands/data/api/crate-changes-api.ts')
    expect((await createCrate({ name: 'Sundays' })).id).toBe(idIn(calls[2]))
    expect(new Set(calls.map(idIn)).size).toBe(3)
    for (const call of calls) expect(DrawnId.safeParse(idIn(call)).success).toBe(true)
    expect(kept()).toEqual([])
  })

  it('gets another id when it is sent later, and so do the changes of it', async () => {
    const { calls } = newServer(taken)
    const page = await newPage()
    page.goOffline()
    await page.write({ call: 'add-crate', id: ID, input: { name: 'Sundays' } })
    await page.write({ call: 'add-to-crates', crateIds: [ID], albumIds: [1] })
    await page.isSent()
    const [, again, added] = calls
    expect(calls.map(nameOf)).toEqual(['POST /api/crates', 'POST /api/crates', 'POST /api/crates/albums'])
    expect(idIn(calls[0])).toBe(ID)
    expect(idIn(again)).not.toBe(ID)
    expect(added?.body).toEqual({ crateIds: [idIn(again)], albumIds: [1] })
  })

  it('is refused in the end if every id is', async () => {
    const { calls } = newServer(...Array.from({ length: 9 }, () => taken))
    await newPage()
    const { createCrate } = await import('#islands/data/api/crate-changes-api.ts')
    await expect(createCrate({ name: 'Sundays' })).rejects.toMatchObject({ code: 'id-taken' })
    expect(calls).toHaveLength(5)
  })
})

it('takes a crate that is gone for deleted, since an earlier call may have done it', async () => {
  const { calls } = newServer(lost, refused(404, 'not-found', 0))
  const page = await newPage()
  const told = vi.fn()
  addEventListener('gatefold:refused', told)
  expect(await page.write({ call: 'delete-crate', id: 7 })).toBeNull()
  await page.isSent()
  removeEventListener('gatefold:refused', told)
  expect(calls.map(nameOf)).toEqual(['DELETE /api/crates/7', 'DELETE /api/crates/7'])
  expect(told).not.toHaveBeenCalled()
})

it('sends a later edit after one whose response was lost', async () => {
  const { calls } = newServer(lost)
  const page = await newPage()
  await page.write({ call: 'edit-album', id: 1, patch: { notes: 'A', version: 1 } })
  await page.write({ call: 'edit-album', id: 1, patch: { notes: 'B', version: 1 } })
  await page.isSent()
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { notes: 'B', version: 2 } })
})

describe('edits of a form that is faster than the answers', () => {
  const edit = (notes: string, version: number): Change => ({ call: 'edit-album', id: 1, patch: { notes, version } })
  /** Answers of a server that has the version that each edit makes of the one that it names, and refuses any other. */
  const made = (version: number) => () => Response.json(albumView({ id: 1, version }))

  it('follow one another, while the first is on its way and after its answer', async () => {
    let answer = (_: Response): void => undefined
    const held = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const { calls } = newServer(() => held, made(4), made(5))
    const page = await newPage()
    const [first, second] = [page.write(edit('A', 2)), page.write(edit('B', 2))]
    await waitFor(() => expect(calls).toHaveLength(1))
    answer(made(3)())
    await Promise.all([first, second])
    await page.write(edit('C', 2))
    expect(calls.map(({ body }) => body)).toEqual([
      { notes: 'A', version: 2 },
      { notes: 'B', version: 3 },
      { notes: 'C', version: 4 },
    ])
  })

  it('are refused as before if somebody else has changed the album meanwhile', async () => {
    const { calls } = newServer(made(4))
    const page = await newPage()
    await page.write(edit('A', 2))
    await page.write(edit('B', 2))
    expect(calls.at(-1)?.body).toEqual({ notes: 'B', version: 2 })
  })
})

it('loses no change that is made in any moment while an earlier one of the same is sent', async () => {
  await newDevice()
  document.documentElement.dataset.account = 'anna'
  for (let moment = 0; moment < runs(20, 60); moment += 1) {
    const { calls } = newServer()
    const page = await newPage()
    page.goOffline()
    await page.write(rate(1, 1))
    const { offline } = await import('#islands/data/connection.ts')
    offline.set(false)
    // Each step of the database is a task of its own.
    for (let task = 0; task < moment; task += 1) await new Promise((resolve) => setImmediate(resolve))
    void page.write(rate(1, 5))
    await page.isSent()
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ rating: 5 }))
    vi.clearAllTimers()
  }
})

describe('changes that take turns', () => {
  const add = (id: number): Change => ({ call: 'add-to-crates', crateIds: [7], albumIds: [id] })
  const take: Change = { call: 'remove-from-crate', crateId: 7, albumIds: [1] }

  it('are stored at once, and sent in their order by the next page if theirs ends', async () => {
    await newDevice()
    document.documentElement.dataset.account = 'anna'
    const { calls } = newServer(() => new Promise(() => undefined))
    const page = await newPage()
    const inTurn = createCallQueue()
    void page.write(add(1), inTurn)
    void page.write(take, inTurn)
    await waitFor(async () => expect((await stored()).outbox).toHaveLength(2))
    await waitFor(() => expect(calls).toHaveLength(1))
    const next = await newPage()
    await waitFor(() => expect(calls).toHaveLength(3))
    await next.isSent()
    expect(calls.map(nameOf)).toEqual([
      'POST /api/crates/albums',
      'POST /api/crates/albums',
      'DELETE /api/crates/7/albums',
    ])
    expect((await stored()).outbox).toEqual([])
  })

  it('wait behind one that was lost', async () => {
    const { calls } = newServer(lost)
    const page = await newPage()
    const inTurn = createCallQueue()
    expect(await Promise.all([page.write(add(1), inTurn), page.write(take, inTurn)])).toEqual([null, null])
    expect(calls).toHaveLength(1)
    expect(page.kept()).toMatchObject([{ change: add(1) }, { change: take }])
    await page.isSent()
    expect(calls.map(nameOf)).toEqual([
      'POST /api/crates/albums',
      'POST /api/crates/albums',
      'DELETE /api/crates/7/albums',
    ])
  })

  it('are not kept if their turn never comes', async () => {
    const { calls } = newServer()
    const page = await newPage()
    expect(await page.write(add(1), async () => null)).toBeNull()
    expect(await page.write(take)).not.toBeNull()
    expect(page.kept()).toEqual([])
    expect(calls.map(nameOf)).toEqual(['DELETE /api/crates/7/albums'])
  })
})
