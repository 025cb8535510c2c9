// @module-tag soak
import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AlbumDetails, AlbumView } from '#domain/albums/album.ts'
import type { AlbumEvent, TitledEvent } from '#domain/albums/album-view.ts'
import { eventText } from '#domain/albums/event-text.ts'
import { bandcampFromSettings } from '#worker/bandcamp/settings.ts'
import { beginFanImport } from '#worker/db/imports/begin-finish.ts'
import { writeFanPage } from '#worker/db/imports/fan-page.ts'
import { updateImport } from '#worker/db/imports/imports.ts'
import type { Env } from '#worker/env.ts'
import { readFanListPage } from '#worker/imports/fan-source.ts'
import { readNextDetails } from '#worker/imports/read-details.ts'
import { addressOf, coverOf, type MadeUpAlbum } from '../../bandcamp-site/albums.ts'
import { createSite, type Site, siteAlbum } from '../../bandcamp-site/site.ts'
import { runs } from '../../runs.ts'
import { add, answer, newEmptyPerson } from '../collections.ts'
import { bringIn, readJson } from '../file-trip.ts'
import { ctxOf, type Person } from '../people.ts'
import { serve, siteAlbumAt } from '../simulated-bandcamp.ts'

type Placed = { item: number; slug: string }
const FAN = { id: 4_711 }

const albumAt = ({ item, slug }: Placed): MadeUpAlbum => siteAlbumAt(item, slug)

/** An import of a list that has these albums, read in pages of this size, and then of the pages of those to read. */
async function lookAt(person: Person, listed: MadeUpAlbum[], pageSize = 100, pages?: Site): Promise<void> {
  const site = createSite('marit', listed, [], FAN.id)
  serve(site)
  const { collection = [] } = site.fans.get('marit') ?? {}
  const ctx = ctxOf(person.id)
  const client = bandcampFromSettings(env as unknown as Env)
  const { id } = await beginFanImport(ctx, { username: 'marit', type: 'collection' })
  const fan = { fanId: FAN.id, count: collection.length, isHidden: false }
  const { albums } = await readFanListPage(client, fan, 'collection', null, new Set())
  for (let from = 0; from < albums.length; from += pageSize) {
    const some = albums.slice(from, from + pageSize)
    await writeFanPage(ctx, { importId: id, page: from, albums: some, found: albums.length, skipped: 0 })
  }
  if (pages) serve(pages)
  await readNextDetails(ctx, client, {
    importId: id,
    most: 50,
    place: { after: null, refusing: [] },
    pause: async () => undefined,
  })
  await updateImport(ctx, id, { status: 'complete', finishedAt: new Date() })
}

const look = (person: Person, list: readonly Placed[], pageSize?: number) => lookAt(person, list.map(albumAt), pageSize)

const albumsOf = (person: Person) => answer<AlbumView[]>(person.call('/api/albums'))

const saidOf = ({ id, title, artist, label, tracks, artId }: MadeUpAlbum) => ({
  ...{ itemId: id, title, artist, label, artId, tracks: tracks.map((track) => track.title) },
})

/** What is stored of each item, with its address. */
async function storedOf(person: Person) {
  const albums = await albumsOf(person)
  const all = await Promise.all(
    albums.map(async ({ id }) => {
      const {
        itemId = 0,
        title,
        artist,
        label,
        artId,
        tracks = [],
        ...more
      } = await answer<AlbumDetails>(person.call(`/api/albums/${id}`))
      const said = { itemId, title, artist, label, artId, tracks: tracks.map((track) => track.title) }
      return { said, ...more }
    }),
  )
  return all.sort((one, other) => one.said.itemId - other.said.itemId)
}

const ITEMS = [86, 87, 88, 89]
const SLUGS = ['old', 'moved', 'third', 'fourth', 'fifth']

describe('an address that Bandcamp gives to another item', () => {
  it.each([
    [
      'first',
      [
        { item: 87, slug: 'old' },
        { item: 86, slug: 'moved' },
      ],
    ],
    [
      'last',
      [
        { item: 86, slug: 'moved' },
        { item: 87, slug: 'old' },
      ],
    ],
  ])('leaves both their own facts, also where the new one comes %s and on a page of its own', async (_, list) => {
    for (const pageSize of [1, 2]) {
      const person = await newEmptyPerson()
      await look(person, [{ item: 86, slug: 'old' }])
      await look(person, list, pageSize)
      const albums = [...list].sort((one, other) => one.item - other.item).map(albumAt)
      const stored = await storedOf(person)
      expect(stored.map(({ said }) => said)).toEqual(albums.map(saidOf))
      expect(stored.map(({ bandcampUrl }) => bandcampUrl)).toEqual(albums.map(addressOf))
    }
  })
})

describe('an item that has two addresses', () => {
  const AT_BANDCAMP = siteAlbumAt(86, 'ebb')
  const addressesOf = async (person: Person) => (await albumsOf(person)).map(({ bandcampUrl }) => bandcampUrl)

  it('is followed from a domain of its own, which others may get, to where the list has it', async () => {
    const person = await newEmptyPerson()
    const own = { ...AT_BANDCAMP, host: 'music.a-band-of-its-own.example' }
    await lookAt(person, [own])
    expect(await addressesOf(person)).toEqual([addressOf(own)])
    for (const _time of ['once', 'again']) {
      await lookAt(person, [AT_BANDCAMP])
      expect(await addressesOf(person)).toEqual([addressOf(AT_BANDCAMP)])
    }
    // Whoever has the domain next is another item.
    await lookAt(person, [AT_BANDCAMP, { ...siteAlbumAt(87, 'ebb'), host: own.host }])
    expect((await addressesOf(person)).sort()).toEqual([addressOf(AT_BANDCAMP), addressOf(own)].sort())
  })

  it('is one album by its label’s page and by its artist’s, whichever comes first', async () => {
    const atLabel = { ...AT_BANDCAMP, host: 'label.bandcamp.com' }
    const { title, artist, id: itemId } = AT_BANDCAMP
    for (const [first, second] of [
      [AT_BANDCAMP, atLabel],
      [atLabel, AT_BANDCAMP],
    ] as const) {
      const person = await newEmptyPerson()
      await lookAt(person, [first])
      const bandcampUrl = addressOf(second)
      const item = { itemType: 'album', itemId }
      const fetched = await person.call('/api/albums', { json: { title, artist, bandcampUrl, ...item } })
      expect([fetched.status, await fetched.json()]).toMatchObject([409, { code: 'already-there' }])
      const file = readJson(
        JSON.stringify({
          format: 'gatefold',
          version: 1,
          albums: [{ title, artist, bandcampUrl, ...item }],
          crates: [],
        }),
      )
      if (file) await bringIn(person.id, file)
      const link = `${addressOf(first)}?label=82000001&tab=music`
      await person.call('/api/albums/bulk', { json: { albums: [{ title, artist, bandcampUrl: link }] } })
      expect(await addressesOf(person)).toEqual([addressOf(first)])
      await lookAt(person, [second])
      expect(await addressesOf(person)).toEqual([addressOf(second)])
    }
  })
})

describe('what comes in of an address that has become another item’s', () => {
  const NEW = albumAt({ item: 87, slug: 'old' })
  const input = {
    ...{ title: NEW.title, artist: NEW.artist, bandcampUrl: addressOf(NEW), list: 'collection' },
    ...{ itemType: 'album', itemId: NEW.id },
  }

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['what was fetched', (person) => person.call('/api/albums', { json: input })],
    ['a bulk call', (person) => person.call('/api/albums/bulk', { json: { albums: [input] } })],
    [
      'the file of one’s own browser',
      async (person) => {
        const { collection } = createSite('marit', [NEW]).fans.get('marit') ?? {}
        const lists = { format: 'gatefold-bandcamp', version: 1, collection, wishlist: [] }
        const file = readJson(JSON.stringify(lists))
        if (file) await bringIn(person.id, file)
      },
    ],
  ])('%s is an album of its own', async (_, bring) => {
    const person = await newEmptyPerson()
    const old = albumAt({ item: 86, slug: 'old' })
    await look(person, [{ item: 86, slug: 'old' }])
    for (const _time of ['once', 'again']) {
      await bring(person)
      const albums = (await storedOf(person)).map(({ said, bandcampUrl }) => [said.title, said.itemId, bandcampUrl])
      expect(albums).toEqual([
        [old.title, old.id, ''],
        [NEW.title, NEW.id, addressOf(NEW)],
      ])
    }
  })

  it('is no preview of the album', async () => {
    const person = await newEmptyPerson()
    const [{ id = 0 } = {}] = await add(person, [{ ...input, itemId: 1 }])
    serve(createSite('marit', [NEW]))
    expect((await person.call(`/api/albums/${id}/preview`)).status).toBe(404)
  })
})

describe('a release that has grown', () => {
  const OLD = siteAlbum(86)
  const NEW: MadeUpAlbum = {
    ...OLD,
    ...{ slug: 'whole', artId: 1_234_567, title: 'The whole Record' },
    tracks: [...OLD.tracks, ...[1, 2].map((more) => ({ id: 99_000 + more, title: `More ${more}`, seconds: 90 }))],
  }
  const change = (person: Person, id: number, json: object) =>
    person.call(`/api/albums/${id}`, { method: 'PATCH', json })
  const eventsOf = async (person: Person, id: number) =>
    (await answer<AlbumEvent[]>(person.call(`/api/albums/${id}/events`))).map(eventText)

  it('is followed: address, cover and tracks, but no title of one’s own, and it says how much of it was downloaded', async () => {
    const person = await newEmptyPerson()
    await lookAt(person, [OLD])
    const [{ id = 0, changedAt = '' } = {}] = await albumsOf(person)
    await change(person, id, { title: 'Mine', downloadedAt: 'now' })
    for (const _time of ['once', 'again']) {
      await lookAt(person, [NEW])
      const { tracks, ...album } = await answer<AlbumDetails>(person.call(`/api/albums/${id}`))
      expect(album).toMatchObject({ title: 'Mine', bandcampUrl: addressOf(NEW), coverUrl: coverOf(NEW, 10) })
      expect(album).toMatchObject({ trackCount: 5, downloadedAt: expect.any(String), downloadedTracks: 3 })
      expect(tracks.map(({ title }) => title)).toEqual(NEW.tracks.map(({ title }) => title))
      expect(await eventsOf(person, id)).toEqual(['Grew from 3 to 5 tracks', 'Added to Gatefold'])
    }
    const since = await answer<TitledEvent[]>(person.call(`/api/albums/events?since=${changedAt}`))
    expect(since.map(eventText)).toEqual(['Grew from 3 to 5 tracks'])
  })

  it('keeps an address and a cover of one’s own, and the tracks that it has where its page lists fewer', async () => {
    const person = await newEmptyPerson()
    await lookAt(person, [OLD])
    const [{ id = 0 } = {}] = await albumsOf(person)
    const own = { bandcampUrl: 'https://my-own.example/record', coverUrl: 'https://my-own.example/cover.jpg' }
    await change(person, id, own)
    const broken = createSite('marit', [{ ...NEW, tracks: NEW.tracks.slice(0, 1) }], [], FAN.id)
    await lookAt(person, [NEW], 100, broken)
    const { tracks, ...album } = await answer<AlbumDetails>(person.call(`/api/albums/${id}`))
    expect([album, tracks.length]).toMatchObject([{ ...own, trackCount: 3 }, 3])
  })

  it('is followed also where Fetch brought it', async () => {
    const person = await newEmptyPerson()
    const tracks = OLD.tracks.map(({ title }, index) => ({ number: index + 1, title, streamable: true }))
    const fetched = { title: OLD.title, artist: OLD.artist, bandcampUrl: addressOf(OLD), trackCount: 3, tracks }
    const { id } = await answer<AlbumView>(
      person.call('/api/albums', { json: { ...fetched, itemType: 'album', itemId: OLD.id } }),
    )
    await lookAt(person, [NEW])
    expect(await answer(person.call(`/api/albums/${id}`))).toMatchObject({ bandcampUrl: addressOf(NEW), trackCount: 5 })
    expect(await eventsOf(person, id)).toEqual(['Grew from 3 to 5 tracks', 'Added to Gatefold'])
  })

  it('has all its tracks, with their lengths, once it is a preorder no longer', async () => {
    const person = await newEmptyPerson()
    const [first = { id: 1, title: '', seconds: 0 }, ...others] = OLD.tracks
    const ahead = others.map((track) => ({ ...track, seconds: 0, isStreamable: false }))
    await lookAt(person, [{ ...OLD, isPreorder: true, tracks: [first, ...ahead] }])
    const [{ id = 0 } = {}] = await albumsOf(person)
    await lookAt(person, [OLD])
    const { tracks } = await answer<AlbumDetails>(person.call(`/api/albums/${id}`))
    expect(tracks.map(({ duration, streamable }) => [duration, streamable])).toEqual(
      OLD.tracks.map(({ seconds }) => [seconds, true]),
    )
    expect(await eventsOf(person, id)).toEqual(['Released', 'Added to Gatefold'])
  })
})

it('Whatever Bandcamp’s items do with their addresses, each stays one album with its own names, tracks, tags and picture', {
  tags: ['promise'],
  timeout: 3_600_000,
}, async ({ annotate }) => {
  let [lists, moves] = [0, 0]
  const listed = fc
    .record({
      slugs: fc.shuffledSubarray(SLUGS, { minLength: ITEMS.length }),
      items: fc.shuffledSubarray(ITEMS, { minLength: 1 }),
      pageSize: fc.integer({ min: 1, max: ITEMS.length }),
    })
    .map(({ slugs, items, pageSize }) => ({
      list: items.map((item) => ({ item, slug: slugs[ITEMS.indexOf(item)] ?? '' })),
      pageSize,
    }))
  await fc.assert(
    fc.asyncProperty(fc.array(listed, { minLength: 2, maxLength: 5 }), async (sequence) => {
      const person = await newEmptyPerson()
      const known = new Map<number, string>()
      for (const { list, pageSize } of sequence) {
        await look(person, list, pageSize)
        lists += 1
        for (const { item, slug } of list) {
          if ((known.get(item) ?? slug) !== slug) moves += 1
          known.set(item, slug)
        }
        const stored = await storedOf(person)
        const albums = [...known].map(([item, slug]) => albumAt({ item, slug })).sort((one, other) => one.id - other.id)
        expect(stored.map(({ said }) => said)).toEqual(albums.map(saidOf))
        const [addresses, here] = [
          new Map(albums.map((one) => [one.id, addressOf(one)])),
          new Set(list.map(({ item }) => item)),
        ]
        for (const { said, bandcampUrl, coverUrl, bandcampTags } of stored) {
          const item = said.itemId - siteAlbumAt(0, '').id
          expect(coverUrl).toContain(String(said.artId))
          expect(bandcampTags).toContain(`Item ${item}`)
          // One that is not listed keeps its address, unless that is another's by now.
          if (here.has(item) || bandcampUrl !== '') expect(bandcampUrl).toBe(addresses.get(said.itemId))
        }
      }
    }),
    { numRuns: runs(10, 300) },
  )
  await annotate(`${lists} lists, ${moves} moves, 0 albums with what is another’s`, 'figure')
})
