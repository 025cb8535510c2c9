// @module-tag soak
import { introspectWorkflow } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AlbumDetails, AlbumView } from '#domain/albums/album.ts'
import type { ImportView } from '#domain/imports/fan-import.ts'
import type { UndoPreview, UndoReport } from '#domain/imports/import-view.ts'
import { replaceTracks } from '#worker/db/bandcamp-link/link-tracks.ts'
import { addAlbums } from '#worker/imports/bulk-add.ts'
import { coverOf, SINGLE } from '../../bandcamp-site/albums.ts'
import { enveloped, LOGIN, listedAlbum } from '../../bandcamp-site/fan-api.ts'
import { createSite } from '../../bandcamp-site/site.ts'
import { runs, soakTest } from '../../runs.ts'
import { answer, newEmptyPerson } from '../collections.ts'
import { RECORDS } from '../databases.ts'
import { bringIn, type Read, readCsv, readJson, STRAIGHT } from '../file-trip.ts'
import { ctxOf, type Person } from '../people.ts'
import { albumsUpTo, serve } from '../simulated-bandcamp.ts'

const OWNED = [...albumsUpTo(runs(6, 59)), SINGLE]
const site = createSite('marit', OWNED)
site.owners.push({ ...LOGIN, albums: OWNED })
const addressOf = ({ host, slug, id }: (typeof OWNED)[number]) =>
  `https://${host}/${id === SINGLE.id ? 'track' : 'album'}/${slug}`

async function start(person: Person, path: string, json: object): Promise<number> {
  await using workflows = await introspectWorkflow(env.FAN_IMPORT)
  await workflows.modifyAll((modify) => modify.disableSleeps())
  const { id } = await answer<ImportView>(person.call(path, { json }))
  const [instance] = await workflows.get()
  await instance?.waitForStatus('complete')
  expect(await answer(person.call(`/api/imports/${id}`))).toMatchObject({ status: 'complete', skipped: 0 })
  return id
}

async function bring(person: Person, file: Read | null, way = STRAIGHT): Promise<number> {
  if (!file) throw new Error('The file was refused')
  await bringIn(person.id, file, way)
  const [last] = await answer<ImportView[]>(person.call('/api/imports'))
  return last?.id ?? 0
}

const csv = (names: string, rowOf: (album: (typeof OWNED)[number], index: number) => string[]) =>
  readCsv(
    [
      names,
      ...OWNED.map((album, index) =>
        rowOf(album, index)
          .map((cell) => `"${cell}"`)
          .join(','),
      ),
    ].join('\n'),
  )

/** The ways in, each with the same albums; they return the import's id. */
const WAYS = {
  link: (person: Person) => start(person, '/api/imports/link', {}),
  list: (person: Person) =>
    start(person, '/api/imports/fan', { username: 'marit', type: 'collection', importTags: false }),
  names: (person: Person) =>
    bring(
      person,
      csv('title,artist', ({ title, artist }) => [title.toUpperCase().replaceAll("'", '’'), `The ${artist}`]),
    ),
  addresses: (person: Person) =>
    bring(
      person,
      csv('title,artist,url', (album) => [album.title, album.artist, `${addressOf(album).toUpperCase()}?from=embed`]),
    ),
  browser: (person: Person) => {
    const collection = site.fans.get('marit')?.collection
    const lists = { format: 'gatefold-bandcamp', version: 1, collection, wishlist: [] }
    return bring(person, readJson(JSON.stringify(lists)))
  },
}
type WayIn = keyof typeof WAYS

const undo = (person: Person, id: number) =>
  answer<UndoReport>(person.call(`/api/imports/${id}/undo`, { method: 'POST' }))

const albumsOf = (person: Person) => answer<AlbumView[]>(person.call('/api/albums'))
const contentOf = async (person: Person) =>
  (await albumsOf(person))
    .map(({ version: _, changedAt: __, ...album }) => album)
    .sort((one, other) => one.id - other.id)

async function linked(): Promise<Person> {
  serve(site)
  const person = await newEmptyPerson()
  expect((await person.call('/api/bandcamp-link', { method: 'PUT', json: LOGIN })).status).toBe(200)
  return person
}

/** All that is known of the albums but their names and when they were added, which the first that brings one says. */
async function factsOf(person: Person) {
  const whole = await Promise.all(
    (await albumsOf(person)).map(({ id }) => answer<AlbumDetails>(person.call(`/api/albums/${id}`))),
  )
  return whole
    .map(({ id: _, version: _v, changedAt: _c, addedAt: _a, title: _t, artist: _b, ...facts }) => facts)
    .sort((one, other) => (one.itemId ?? 0) - (other.itemId ?? 0))
}

const ordersOf = <Way>(ways: readonly Way[]): Way[][] =>
  ways.length === 0
    ? [[]]
    : ways.flatMap((way) => ordersOf(ways.filter((one) => one !== way)).map((rest) => [way, ...rest]))
const ORDERS = (['names', 'addresses', 'browser'] as const).flatMap((file) => ordersOf<WayIn>(['link', 'list', file]))

/** Has the link tell the numbers of items without their kind, as it did before August 2026. */
function serveNumbers() {
  serve(site, ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (!pathname.endsWith('getAlbumList2.view') || searchParams.get('size') === '1') return undefined
    const from = Number(searchParams.get('offset'))
    const album = OWNED.slice(from).map((one, index) => ({ ...listedAlbum(one, from + index), id: one.id }))
    return enveloped({ albumList2: { album } })
  })
}

it.each(['names', 'addresses'] as const)(
  'gives albums that a file has brought by their %s all that their pages say, once a list with tags has them',
  async (file) => {
    const [first, person] = [await linked(), await linked()]
    const list = { username: 'marit', type: 'collection', importTags: true }
    await start(first, '/api/imports/fan', list)
    await WAYS[file](person)
    await start(person, '/api/imports/fan', list)
    const factsOf = async (one: Person) =>
      (await albumsOf(one))
        .map(({ bandcampTags, releaseDate, trackCount, purchasedAt, about, bandcampUrl }) =>
          JSON.stringify({ bandcampUrl, bandcampTags, releaseDate, trackCount, purchasedAt, about }),
        )
        .sort()
    expect(await factsOf(person)).toEqual(await factsOf(first))
    const tracks = (one: Person) =>
      RECORDS.prepare('SELECT count(*) AS count FROM album_track WHERE user_id = ?').bind(one.id).first('count')
    expect(await tracks(person)).toBe(await tracks(first))
  },
)

describe('albums that come in by several ways', () => {
  const facts = new Map<string, unknown>()
  it.each([
    ['link', 'list', 'link'],
    ['list', 'link', 'list'],
  ] as const)(
    'are there once where the link tells only numbers, tracks beside albums too: %s, %s, %s',
    async (...order) => {
      const person = await linked()
      serveNumbers()
      for (const way of order) await WAYS[way](person)
      const albums = await albumsOf(person)
      expect(albums.map(({ bandcampUrl }) => bandcampUrl).sort()).toEqual(OWNED.map(addressOf).sort())
      expect(albums.find(({ itemId }) => itemId === SINGLE.id)).toMatchObject({ itemType: 'track' })
    },
  )

  it.each(ORDERS)(
    'are there once, with all that each knows, and as before when the last is undone: %s, %s, %s',
    async (...order) => {
      const person = await linked()
      for (const way of order) {
        const before = await contentOf(person)
        const id = await WAYS[way](person)
        expect((await person.call(`/api/imports/${id}/undo`, { method: 'POST' })).status).toBe(200)
        expect(await contentOf(person)).toEqual(before)
        await WAYS[way](person)
      }
      const albums = await albumsOf(person)
      expect(albums.map(({ bandcampUrl }) => bandcampUrl).sort()).toEqual(OWNED.map(addressOf).sort())
      for (const album of albums) {
        expect(album).toMatchObject({ itemId: expect.any(Number), coverUrl: expect.any(String), list: 'collection' })
        expect(album).toMatchObject({ trackCount: expect.any(Number), releaseDate: expect.any(String) })
      }
      const inAnyOrder = [...order].sort().join()
      const known = await factsOf(person)
      if (!facts.has(inAnyOrder)) facts.set(inAnyOrder, known)
      expect(known).toEqual(facts.get(inAnyOrder))
      const before = await contentOf(person)
      for (const way of order) await WAYS[way](person)
      expect(await contentOf(person)).toEqual(before)
    },
  )
})

/** What the person adds by address, one by one, which no import brings. */
async function fetchAll(person: Person): Promise<number> {
  const albums = OWNED.map((album) => ({
    title: album.title.toUpperCase(),
    artist: album.artist,
    bandcampUrl: addressOf(album),
    bandcampTags: album.tags,
    coverUrl: coverOf(album, 10),
  }))
  await addAlbums(ctxOf(person.id), albums)
  expect(await albumsOf(person)).toHaveLength(OWNED.length)
  return 0
}

describe('many orders of imports', { tags: 'soak' }, () => {
  const ALL = {
    ...WAYS,
    tagged: (person: Person) =>
      start(person, '/api/imports/fan', { username: 'marit', type: 'collection', importTags: true }),
    filling: (person: Person) =>
      bring(
        person,
        csv('title,artist,rating,notes,tags', ({ title, artist }, index) => [
          title,
          artist,
          '4',
          `Note ${index}`,
          'own',
        ]),
        { ...STRAIGHT, mode: 'fill' },
      ),
    fetched: fetchAll,
  }
  const started = new Date().toISOString()
  /** All albums with their tracks and without what tells when they came in here, in any order. */
  const stateOf = async (person: Person) => {
    const albums = await answer<AlbumView[]>(person.call('/api/albums'))
    const whole = await Promise.all(albums.map(({ id }) => answer<AlbumDetails>(person.call(`/api/albums/${id}`))))
    return whole
      .map(({ id: _, version: __, changedAt: ___, addedAt, ...album }) => ({
        ...album,
        addedAt: addedAt < started ? addedAt : 'now',
      }))
      .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  }

  const sameFacts = async () => {
    let first: unknown
    const files = ['names', 'addresses'] as const
    const orders = files.flatMap((file) => ordersOf(['link', 'tagged', file, 'browser', 'fetched'] as const))
    // Each order with one of both files.
    for (const order of orders.filter((_, index) => index % 2 === (index < orders.length / 2 ? 0 : 1))) {
      const person = await linked()
      for (const way of order) await ALL[way](person)
      first ??= await factsOf(person)
      expect(await factsOf(person), order.join()).toEqual(first)
    }
  }
  soakTest('have the same facts at the end', [], sameFacts, 3_600_000)

  it('leave what the others alone would have brought, undone in any order', async () => {
    const anyOrder = fc.oneof(
      fc.shuffledSubarray(['names', 'list', 'filling', 'browser', 'fetched'] as const, { minLength: 2 }),
      fc.shuffledSubarray(['addresses', 'tagged', 'link', 'fetched'] as const, { minLength: 2 }),
    )
    await fc.assert(
      fc.asyncProperty(anyOrder, fc.infiniteStream(fc.nat(99)), async (order, chance) => {
        const [person, other] = [await linked(), await linked()]
        const done: { way: keyof typeof ALL; id: number }[] = []
        for (const way of order) done.push({ way, id: await ALL[way](person) })
        const undone = done
          .filter(({ id }) => id > 0 && Number(chance.next().value) < 60)
          .map((one) => ({ ...one, place: Number(chance.next().value) }))
          .sort((one, next) => one.place - next.place)
        const said = `${order} without ${undone.map(({ way }) => way)}`
        for (const { id } of undone) {
          const { trashed: _, ...told } = await answer<UndoPreview>(person.call(`/api/imports/${id}/undo`))
          expect(await undo(person, id), said).toMatchObject(told)
        }
        for (const way of order) if (undone.every((one) => one.way !== way)) await ALL[way](other)
        expect(await stateOf(person), said).toEqual(await stateOf(other))
        for (const { id } of done) if (id > 0) await undo(person, id)
        const mine = order.includes('fetched') ? OWNED.length : 0
        expect(await albumsOf(person), said).toHaveLength(mine)
      }),
      { numRuns: runs(4, 40) },
    )
  })
})

it('keeps what the person has rated, heard or put into a crate, and wishes again for what only the undone list had as bought', async () => {
  const person = await linked()
  const wished = { format: 'gatefold-bandcamp', version: 1, wishlist: site.fans.get('marit')?.collection }
  const first = await bring(person, readJson(JSON.stringify(wished)))
  const list = await WAYS.list(person)
  const [rated, crated, heard, ...others] = await albumsOf(person)
  expect(others.map((album) => album.list)).toEqual(others.map(() => 'collection'))
  await person.call(`/api/albums/${rated?.id}`, { method: 'PATCH', json: { rating: 5 } })
  const { id: crate } = await answer<{ id: number }>(person.call('/api/crates', { json: { name: 'Mine' } }))
  await person.call(`/api/albums/${crated?.id}/crates/${crate}`, { method: 'POST' })
  expect((await person.call(`/api/albums/${heard?.id}/listens`, { json: {} })).status).toBe(201)
  expect(await undo(person, list)).toMatchObject({ removed: 0, reverted: OWNED.length, kept: 0, keptBy: [] })
  expect((await albumsOf(person)).map((album) => album.list)).toEqual(OWNED.map(() => 'wishlist'))
  const again = await WAYS.list(person)
  const keptBy = [{ kind: 'fan', username: 'marit', type: 'collection', fileName: null, count: others.length }]
  expect(await answer(person.call(`/api/imports/${first}/undo`))).toMatchObject({ removed: 0, kept: 3, keptBy })
  expect(await undo(person, first)).toMatchObject({ removed: 0, kept: 3, keptBy })
  expect(await undo(person, again)).toMatchObject({ removed: others.length, kept: 0, keptBy: [] })
  expect((await albumsOf(person)).map(({ id }) => id).sort()).toEqual([rated?.id, crated?.id, heard?.id].sort())
})

describe('albums in the trash', () => {
  it.each(['link', 'list'] as const)(
    'are told by an import of the %s, and come back when it is asked to',
    async (way) => {
      const person = await linked()
      await WAYS.list(person)
      const [first, ...others] = await albumsOf(person)
      await person.call('/api/albums/delete', { json: { albumIds: others.map(({ id }) => id) } })
      const id = await WAYS[way](person)
      const met = { added: 0, trashed: others.length }
      expect(await answer(person.call(`/api/imports/${id}`))).toMatchObject(met)
      expect((await albumsOf(person)).map((album) => album.id)).toEqual([first?.id])
      const restored = await person.call(`/api/imports/${id}/restore`, { method: 'POST' })
      expect([restored.status, await restored.json()]).toMatchObject([200, { trashed: 0 }])
      expect(await albumsOf(person)).toHaveLength(OWNED.length)
      expect(await answer(person.call(`/api/imports/${await WAYS[way](person)}`))).toMatchObject({ trashed: 0 })
    },
  )

  it.each(['names', 'addresses', 'browser'] as const)(
    'come back with a file of %s, which tells how many',
    async (way) => {
      const person = await linked()
      await WAYS.list(person)
      await person.call('/api/albums/all', { method: 'DELETE' })
      const id = await WAYS[way](person)
      const met = { added: OWNED.length, trashed: OWNED.length }
      expect(await answer(person.call(`/api/imports/${id}`))).toMatchObject(met)
      expect(await albumsOf(person)).toHaveLength(OWNED.length)
    },
  )
})

describe('tracks', () => {
  const [album = SINGLE, single = SINGLE] = albumsUpTo(2)
  const [track] = album.tracks
  const bought = { ...SINGLE, host: album.host, slug: 'a-track', title: track?.title ?? '', id: track?.id ?? 0 }
  const listOf = (albums: (typeof album)[], more: object = {}) => {
    const one = createSite('marit', albums)
    one.owners.push({ ...LOGIN, albums })
    const collection = one.fans.get('marit')?.collection ?? []
    for (const item of collection) if (item.tralbum_id === bought.id) Object.assign(item, more)
    return { one, collection }
  }
  const from = { album_id: album.id, album_title: album.title }
  const told = `Tracks of albums you have: “${bought.title}” (on “${album.title}”).`
  const titlesOf = async (person: Person) => (await albumsOf(person)).map(({ title }) => title).sort()

  it.each([
    ['newest first', [bought, album]],
    ['the album first', [album, bought]],
  ] as const)('of an album that the list has, too, are not added beside it: %s', async (_, albums) => {
    const person = await linked()
    serve(listOf([...albums], from).one)
    for (const added of [1, 0]) {
      const id = await WAYS.list(person)
      expect(await answer(person.call(`/api/imports/${id}`))).toMatchObject({ added, message: told })
      expect(await titlesOf(person)).toEqual([album.title])
    }
    const [whole] = await albumsOf(person)
    expect(whole).toMatchObject({ itemType: 'album', itemId: album.id, bandcampUrl: addressOf(album), version: 1 })
  })

  it('in saved lists are not added beside their album, or where that is here', async () => {
    const person = await linked()
    const { collection } = listOf([album, bought], from)
    const save = (some: unknown[]) =>
      bring(person, readJson(JSON.stringify({ format: 'gatefold-bandcamp', version: 1, collection: some })))
    await save(collection)
    expect(await titlesOf(person)).toEqual([album.title])
    await save(collection.slice(1))
    expect(await titlesOf(person)).toEqual([album.title])
  })

  it('are albums of their own where the album is only wished for', async () => {
    const person = await linked()
    const wished = { format: 'gatefold-bandcamp', version: 1, wishlist: listOf([album]).collection }
    await bring(person, readJson(JSON.stringify(wished)))
    serve(listOf([bought], from).one)
    expect(await answer(person.call(`/api/imports/${await WAYS.list(person)}`))).toMatchObject({ added: 1 })
    expect(await titlesOf(person)).toEqual([album.title, bought.title].sort())
  })

  it('that the link tells are not added beside an album that is known to have them', async () => {
    const person = await linked()
    serve(listOf([album]).one)
    await WAYS.link(person)
    const [whole] = await albumsOf(person)
    await replaceTracks(ctxOf(person.id), whole?.id ?? 0, [
      { number: 1, title: bought.title, streamable: false, id: bought.id },
    ])
    serve(listOf([bought, album]).one)
    const id = await WAYS.link(person)
    expect(await answer(person.call(`/api/imports/${id}`))).toMatchObject({ added: 0, message: told })
    expect(await titlesOf(person)).toEqual([album.title])
  })

  it('that are a whole single are that single, in any order', async () => {
    const one = { ...single, host: album.host, tracks: single.tracks.slice(0, 1), title: 'Ebb', slug: 'ebb' }
    const page = { ...SINGLE, host: album.host, title: 'Ebb', slug: 'ebb', artist: one.artist, id: 61_000_077 }
    for (const albums of [
      [one, page],
      [page, one],
    ]) {
      const person = await linked()
      for (const each of albums) {
        serve(listOf([each]).one)
        await WAYS.link(person)
        await WAYS.list(person)
      }
      expect(await titlesOf(person)).toEqual(['Ebb'])
      serve(listOf(albums).one)
      const before = await contentOf(person)
      await WAYS.list(person)
      expect(await contentOf(person)).toEqual(before)
    }
  })
})
