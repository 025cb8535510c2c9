import { introspectWorkflow } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { LinkView } from '#domain/imports/bandcamp-link.ts'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { SINGLE } from '../../bandcamp-site/albums.ts'
import { enveloped, LOGIN, listedAlbum, refusal } from '../../bandcamp-site/fan-api.ts'
import { createSite, siteAlbum } from '../../bandcamp-site/site.ts'
import { add } from '../collections.ts'
import { RECORDS } from '../databases.ts'
import { newPerson, type Person } from '../people.ts'
import { albumsUpTo, html, serve } from '../simulated-bandcamp.ts'

const ownerOf = (albums: ReturnType<typeof albumsUpTo>) => {
  const site = createSite('marit', albums)
  site.owners.push({ ...LOGIN, albums })
  return site
}
type Fault = (ask: { offset: number; size: number; count: number }) => Response | undefined

/** Serves a site; `fault` answers its list calls instead. Returns the calls so far, by endpoint. */
function serveApi(site: ReturnType<typeof ownerOf>, fault?: Fault) {
  const calls: string[] = []
  serve(site, (request) => {
    const url = new URL(request.url)
    const endpoint = /rest\/(\w+)\.view$/.exec(url.pathname)?.[1]
    if (endpoint) calls.push(endpoint)
    if (endpoint !== 'getAlbumList2') return undefined
    const ask = { offset: Number(url.searchParams.get('offset')), size: Number(url.searchParams.get('size')) }
    return ask.size > 1 ? fault?.({ ...ask, count: calls.length }) : undefined
  })
  return calls
}

async function linked(site: ReturnType<typeof ownerOf>): Promise<Person> {
  serveApi(site)
  const person = await newPerson()
  expect((await person.call('/api/bandcamp-link', { method: 'PUT', json: LOGIN })).status).toBe(200)
  return person
}

async function run(person: Person, path = '/api/imports/link', json: object = {}): Promise<ImportView> {
  await using workflows = await introspectWorkflow(env.FAN_IMPORT)
  await workflows.modifyAll((modify) => modify.disableSleeps())
  const started = await person.call(path, { json })
  expect(started.status).toBe(202)
  const { id } = (await started.json()) as { id: number }
  const [instance] = await workflows.get()
  await instance?.waitForStatus('complete')
  return (await (await person.call(`/api/imports/${id}`)).json()) as ImportView
}

const linkOf = async (person: Person) => (await (await person.call('/api/bandcamp-link')).json()) as LinkView
const albumsOf = async (person: Person) =>
  ((await (await person.call('/api/albums')).json()) as AlbumView[]).filter(
    ({ title }) => title !== 'Welcome to Gatefold',
  )
const rowsWritten = async (person: Person) =>
  RECORDS.prepare(`SELECT json_group_array(changed || ' ' || version) AS rows FROM album WHERE user_id = ?`)
    .bind(person.id)
    .first<string>('rows')

it('brings in what the person owns, with what the list says of it', async () => {
  const person = await linked(ownerOf([siteAlbum(3), SINGLE]))
  const done = await run(person)
  expect(done).toMatchObject({ kind: 'link', type: 'collection', username: null, status: 'complete', message: null })
  expect(done).toMatchObject({ found: 2, added: 2, existing: 0, updated: 0, skipped: 0 })
  const albums = await albumsOf(person)
  expect(albums.find(({ title }) => title === 'Record 3')).toMatchObject({
    artist: 'Band 3',
    bandcampUrl: '',
    coverUrl: 'https://f4.bcbits.com/img/a0092000003_10.jpg',
    ...{ itemType: 'album', itemId: 72_000_003, trackCount: 3, releaseDate: '2024', list: 'collection' },
    ...{ addedAt: '2026-06-01T00:00:00.000Z', bandcampTags: ['Folk', 'Shelf 3', 'Nowhere'], userTags: [], version: 1 },
  })
  expect(albums.find(({ title }) => title === SINGLE.title)).toMatchObject({ itemType: 'track', itemId: SINGLE.id })
  expect(await linkOf(person)).toMatchObject({ albums: 2, error: null, lastSyncAt: expect.any(String) })
})

it('reads 1,000 albums with at most 4 list calls, and writes no album the second time', async () => {
  const site = ownerOf(albumsUpTo(1_000))
  const person = await linked(site)
  const calls = serveApi(site)
  expect(await run(person)).toMatchObject({ status: 'complete', found: 1_000, added: 1_000 })
  expect(calls.filter((call) => call === 'getAlbumList2').length).toBeLessThanOrEqual(4)
  expect(calls).toHaveLength(4)
  const before = await rowsWritten(person)
  expect(await run(person)).toMatchObject({ status: 'complete', found: 1_000, added: 0, updated: 0, existing: 1_000 })
  expect(await rowsWritten(person)).toBe(before)
})

it('adds nothing to albums of an earlier import of the public list but what they lack', async () => {
  const site = ownerOf(albumsUpTo(12))
  const person = await linked(site)
  await run(person, '/api/imports/fan', { username: 'marit', type: 'collection', importTags: false })
  const [first] = await albumsOf(person)
  await person.call(`/api/albums/${first?.id}`, {
    method: 'PATCH',
    json: { tags: ['own'], coverUrl: 'https://a.test/b.jpg' },
  })
  expect(await run(person)).toMatchObject({ added: 0, updated: 12, existing: 0 })
  const albums = await albumsOf(person)
  expect(albums).toHaveLength(12)
  expect(albums.find(({ id }) => id === first?.id)).toMatchObject({ tags: ['own'], coverUrl: 'https://a.test/b.jpg' })
  for (const { id, bandcampTags, bandcampUrl, trackCount } of albums) {
    expect(bandcampUrl).toMatch(/^https:/)
    expect(trackCount).toBe(3)
    if (id !== first?.id) expect(bandcampTags.length).toBeGreaterThan(0)
  }
})

it('leaves nothing to add for a later import of the public list, which brings the addresses', async () => {
  const person = await linked(ownerOf(albumsUpTo(5)))
  await run(person)
  const fan = await run(person, '/api/imports/fan', { username: 'marit', type: 'collection', importTags: false })
  expect(fan).toMatchObject({ status: 'complete', added: 0, updated: 5 })
  const albums = await albumsOf(person)
  expect(albums.map(({ bandcampUrl }) => bandcampUrl).sort()).toEqual(
    albumsUpTo(5)
      .map(({ host, slug }) => `https://${host}/album/${slug}`)
      .sort(),
  )
})

it('gives albums that came in without names those of a list that has them, which is undone with it', async () => {
  const nameless = albumsUpTo(3).map((album) => ({ ...album, title: '', artist: '' }))
  const person = await linked(ownerOf(nameless))
  expect(await run(person)).toMatchObject({ added: 3 })
  expect(await albumsOf(person)).toMatchObject(Array(3).fill({ title: 'Untitled', artist: 'Unknown artist' }))
  serveApi(ownerOf(albumsUpTo(3)))
  const fan = await run(person, '/api/imports/fan', { username: 'marit', type: 'collection', importTags: false })
  expect(fan).toMatchObject({ status: 'complete', added: 0, updated: 3 })
  expect((await albumsOf(person)).map(({ title, artist }) => `${title} by ${artist}`).sort()).toEqual(
    albumsUpTo(3).map(({ title, artist }) => `${title} by ${artist}`),
  )
  expect((await person.call(`/api/imports/${fan.id}/undo`, { method: 'POST' })).status).toBe(200)
  expect(await albumsOf(person)).toMatchObject(Array(3).fill({ title: 'Untitled', artist: 'Unknown artist' }))
})

it('counts albums as updated that a list names in another way', async () => {
  const person = await linked(ownerOf(albumsUpTo(2)))
  const list = { username: 'marit', type: 'collection', importTags: false }
  await run(person, '/api/imports/fan', list)
  const [first, second] = albumsUpTo(2)
  serveApi(ownerOf([{ ...first, title: 'Another name' } as typeof SINGLE, second as typeof SINGLE]))
  expect(await run(person, '/api/imports/fan', list)).toMatchObject({ added: 0, updated: 1, existing: 1 })
})

it('recognizes an album by artist and title, but not another item of that name', async () => {
  const twin = { ...siteAlbum(4), id: 79_000_004 }
  const person = await linked(ownerOf([siteAlbum(4), twin]))
  const [own] = await add(person, [{ title: 'RECORD 4', artist: 'band 4', rating: 5 }])
  expect(await run(person)).toMatchObject({ added: 1, updated: 1 })
  const albums = await albumsOf(person)
  expect(albums).toHaveLength(2)
  expect(albums.find(({ id }) => id === own?.id)).toMatchObject({ title: 'RECORD 4', rating: 5, itemId: 72_000_004 })
  expect(albums.find(({ id }) => id !== own?.id)).toMatchObject({ itemId: 79_000_004 })
  expect(await run(person)).toMatchObject({ added: 0, updated: 0, existing: 2 })
})

it('renames what it brought in as Bandcamp does, unless the person has, and not as the public list says', async () => {
  const site = ownerOf([siteAlbum(1), siteAlbum(2), siteAlbum(3)])
  const person = await linked(site)
  await run(person)
  const idOf = async (title: string) => (await albumsOf(person)).find((album) => album.title === title)?.id
  const rename = async (title: string, json: object) =>
    person.call(`/api/albums/${await idOf(title)}`, { method: 'PATCH', json })
  await rename('Record 2', { title: 'Mine' })
  await rename('Record 3', { rating: 4, notes: 'Loud', title: 'Record 3' })
  const renamed = [1, 2, 3].map((number) => ({ ...siteAlbum(number), title: `Record ${number} (Remastered)` }))
  const titles = async () => (await albumsOf(person)).map(({ title }) => title).sort()
  serve({ ...site, ...createSite('marit', renamed), owners: [] })
  await run(person, '/api/imports/fan', { username: 'marit', type: 'collection', importTags: false })
  expect(await titles()).toEqual(['Mine', 'Record 1', 'Record 3'])
  serveApi(ownerOf(renamed))
  expect(await run(person)).toMatchObject({ added: 0, updated: 2, existing: 1 })
  expect(await titles()).toEqual(['Mine', 'Record 1 (Remastered)', 'Record 3 (Remastered)'])
  const before = await rowsWritten(person)
  await run(person)
  expect(await rowsWritten(person)).toBe(before)
})

it('moves a bought album out of the wishlist, and leaves the trash alone', async () => {
  const site = ownerOf([siteAlbum(1), siteAlbum(2)])
  const person = await linked(site)
  await add(person, [
    {
      title: 'Record 1',
      artist: 'Band 1',
      list: 'wishlist',
      bandcampUrl: 'https://band-1.bandcamp.com/album/record-1',
    },
  ])
  const [gone] = await add(person, [{ title: 'Record 2', artist: 'Band 2' }])
  await person.call(`/api/albums/${gone?.id}`, { method: 'DELETE' })
  expect(await run(person)).toMatchObject({ added: 0 })
  expect(await albumsOf(person)).toMatchObject([{ title: 'Record 1', list: 'collection' }])
})

it('is undone like other imports', async () => {
  const person = await linked(ownerOf(albumsUpTo(4)))
  const [own] = await add(person, [{ title: 'Record 1', artist: 'Band 1' }])
  const { id } = await run(person)
  const kept = (await albumsOf(person)).find(({ title }) => title === 'Record 2')
  await person.call(`/api/albums/${kept?.id}`, { method: 'PATCH', json: { rating: 3 } })
  const undone = await person.call(`/api/imports/${id}/undo`, { method: 'POST' })
  expect(await undone.json()).toMatchObject({ removed: 2, reverted: 1, kept: 1 })
  const albums = await albumsOf(person)
  expect(albums.map(({ title }) => title).sort()).toEqual(['Record 1', 'Record 2'])
  expect(albums.find(({ id }) => id === own?.id)).toMatchObject({ bandcampTags: [], coverUrl: null, trackCount: null })
})

it('fills no cover if the numbers of covers are not those of pictures', async () => {
  const site = ownerOf([siteAlbum(1)])
  const person = await linked(site)
  serve(site, ({ url }) =>
    url.includes('getCoverArt')
      ? new Response(null, { status: 302, headers: { location: 'https://f4.bcbits.com/img/a0000000007_16.jpg' } })
      : undefined,
  )
  expect(await run(person)).toMatchObject({ status: 'complete', added: 1 })
  expect(await albumsOf(person)).toMatchObject([{ coverUrl: null }])
})

describe('when Bandcamp does not answer as it should,', () => {
  const page = (albums: unknown) => enveloped({ albumList2: { album: albums } })
  const listed = (from: number, to: number) => albumsUpTo(to).slice(from).map(listedAlbum)

  it.each<[string, Fault, { added: number; skipped?: number; message?: string }]>([
    ['asks for fewer albums after error 500', ({ size }) => (size > 125 ? refusal() : undefined), { added: 620 }],
    [
      'reads on where it was after lost pages',
      ({ offset, count }) => (offset === 500 && count < 6 ? refusal() : undefined),
      { added: 620 },
    ],
    [
      'waits as long as Bandcamp says',
      ({ count }) => (count % 2 ? new Response('', { status: 429, headers: { 'retry-after': '7' } }) : undefined),
      { added: 620 },
    ],
    [
      'reads all of a list whose pages are cut short',
      ({ offset, size }) => page(listed(offset, Math.min(620, offset + size / 2))),
      { added: 620 },
    ],
    [
      'counts what cannot be read',
      ({ offset }) => (offset === 0 ? page([...listed(0, 100), { id: 'a:1' }, 7, { name: 'No id' }]) : page([])),
      { added: 101, skipped: 2, message: 'Couldn’t read 2 of Bandcamp’s entries.' },
    ],
    [
      'counts albums of a list that repeats some once, and says so',
      ({ offset }) =>
        page(offset === 0 ? listed(0, 500) : offset < 1_201 ? listed(offset - 200, offset === 500 ? 800 : 1_001) : []),
      { added: 1_001, message: '200 of Bandcamp’s entries repeated albums and are not counted.' },
    ],
  ])('%s', async (_, fault, expected) => {
    const site = ownerOf(albumsUpTo(620))
    const person = await linked(site)
    serveApi(site, fault)
    const done = await run(person)
    expect(done).toMatchObject({ status: 'complete', ...expected })
    expect(done.added + done.existing + done.updated + done.skipped).toBe(done.found)
    expect(new Set((await albumsOf(person)).map(({ itemId }) => itemId)).size).toBe(expected.added)
  })

  it.each<[string, Fault, string]>([
    ['the same page again', ({ size }) => page(listed(0, size)), 'listed the same albums again'],
    [
      'a page of strangers',
      ({ offset }) => (offset ? page([{ id: 'b:9', name: 'A' }, 7]) : undefined),
      'nothing that can be read',
    ],
    ['the wrong type', ({ offset }) => (offset ? enveloped({ albumList2: 'none' }) : undefined), 'can’t be read'],
    ['a missing field', ({ offset }) => (offset ? enveloped({}) : undefined), 'can’t be read'],
    ['HTML', ({ offset }) => (offset ? html('<h1>Hello</h1>') : undefined), 'can’t be read'],
    ['the bot check', ({ offset }) => (offset ? html('<title>Client Challenge</title>') : undefined), 'server away'],
    [
      'half a list',
      ({ offset }) => (offset ? new Response('{"subsonic-response":{"albumLi') : undefined),
      'can’t be read',
    ],
    [
      'only errors',
      ({ offset }) => (offset ? refusal() : undefined),
      'refused the login, or its service is out of order',
    ],
    ['only 503', ({ offset }) => (offset ? new Response('', { status: 503 }) : undefined), 'reach Bandcamp'],
  ])('ends with a reason, removes and doubles nothing: %s', async (_, fault, reason) => {
    const site = ownerOf(albumsUpTo(700))
    const person = await linked(site)
    await run(person)
    const before = await rowsWritten(person)
    serveApi(site, fault)
    const failed = await run(person)
    expect(failed).toMatchObject({ status: 'failed', added: 0 })
    expect(failed.message).toContain(reason)
    expect(failed.message).not.toContain('imported is kept')
    expect(await rowsWritten(person)).toBe(before)
    expect(await linkOf(person)).toMatchObject({ username: LOGIN.username, albums: 700, error: failed.message })
    serveApi(site)
    expect(await run(person)).toMatchObject({ status: 'complete', added: 0, existing: 700 })
    expect(await linkOf(person)).toMatchObject({ error: null })
  })

  it('keeps all albums if the list is empty, and says that it was longer', async () => {
    const site = ownerOf(albumsUpTo(3))
    const person = await linked(site)
    await run(person)
    serveApi(site, () => page([]))
    const message = 'Bandcamp listed 0 albums, and 3 the last time. Nothing was removed.'
    expect(await run(person)).toMatchObject({ status: 'complete', found: 0, added: 0, message })
    expect(await albumsOf(person)).toHaveLength(3)
  })
})

it('runs once at a time, and ends when the link is removed', async () => {
  const person = await linked(ownerOf(albumsUpTo(3)))
  await RECORDS.prepare(
    `INSERT INTO fan_import (user_id, kind, type, status, started_at) VALUES (?, 'link', 'collection', 'running', ?)`,
  )
    .bind(person.id, Date.now())
    .run()
  const second = await person.call('/api/imports/link', { method: 'POST' })
  expect([second.status, await second.json()]).toMatchObject([409, { code: 'import-running', id: expect.any(Number) }])
  await person.call('/api/bandcamp-link', { method: 'DELETE' })
  const [last] = (await (await person.call('/api/imports')).json()) as ImportView[]
  expect(last?.status).toBe('cancelled')
  const refused = await person.call('/api/imports/link', { method: 'POST' })
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'not-connected' }])
})
