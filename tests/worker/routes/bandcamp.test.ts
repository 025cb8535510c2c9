import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { AlbumDetails, AlbumView } from '#domain/albums/album.ts'
import type { Env } from '#worker/env.ts'
import { readSmallFanList } from '#worker/imports/small-fan-list.ts'
import { ALBUM_TRACK, SINGLE } from '../../bandcamp-site/albums.ts'
import { bandPage, notFoundPage } from '../../bandcamp-site/other-pages.ts'
import { desktopPage } from '../../bandcamp-site/pages.ts'
import { createSite, siteAlbum } from '../../bandcamp-site/site.ts'
import { newPerson } from '../people.ts'
import { albumsUpTo, html, serve } from '../simulated-bandcamp.ts'

it('returns the metadata of an album page', async () => {
  const person = await newPerson()
  serve(createSite('marit', []))
  const url = 'https://harbour-lights.bandcamp.com/album/low-water-songs?from=x#y'
  const response = await person.call(`/api/bandcamp/metadata?url=${encodeURIComponent(url)}`)
  expect(await response.json()).toMatchObject({
    title: 'Low Water & “Other” Songs',
    artist: 'Harbour Lights <Trio>',
    bandcampUrl: 'https://harbour-lights.bandcamp.com/album/low-water-songs',
    releaseDate: '2024-03-08',
    trackCount: 3,
    tags: ['Folk', 'Sea Songs', 'Århus'],
    previewTitle: 'Tide Table',
    label: 'Slow Ferry Records',
    price: 7.5,
    currency: 'EUR',
    tracks: expect.arrayContaining([{ number: 1, title: 'Tide Table', duration: 203 }]),
  })
})

it('tells the address of the album that a track is from', async () => {
  const person = await newPerson()
  const pages = { track: ALBUM_TRACK, single: SINGLE }
  for (const [name, page] of Object.entries(pages)) {
    serve(createSite('marit', []), () => html(desktopPage(page)))
    const url = `https://harbour-lights.bandcamp.com/track/${name}`
    const found = await (await person.call(`/api/bandcamp/metadata?url=${encodeURIComponent(url)}`)).json()
    const onUrl = name === 'track' ? 'https://harbour-lights.bandcamp.com/album/whole' : null
    expect(found).toMatchObject({ title: page.title, onUrl })
  }
})

it('answers what a new album keeps of its page', async () => {
  const person = await newPerson()
  serve(createSite('marit', []))
  const url = 'https://harbour-lights.bandcamp.com/album/low-water-songs'
  const page = await (await person.call(`/api/bandcamp/metadata?url=${encodeURIComponent(url)}`)).json()
  const { title, artist, facts } = page as { title: string; artist: string; facts: Record<string, unknown> }
  expect(facts).toMatchObject({ label: 'Slow Ferry Records', price: 750, currency: 'EUR' })
  const made = await person.call('/api/albums', { json: { ...facts, title, artist, bandcampUrl: url } })
  const { id } = (await made.json()) as AlbumView
  const album = (await (await person.call(`/api/albums/${id}`)).json()) as AlbumDetails
  expect(album).toMatchObject(facts)
  expect(album.tracks).toHaveLength(3)
})

it.each([
  ['a page that does not exist', 'https://harbour-lights.bandcamp.com/album/nothing-here', notFoundPage(), 404],
  ['the root of an artist', 'https://artist.bandcamp.com/', bandPage('Harbour Lights', false), 200],
  ['the root of a label', 'https://label.bandcamp.com/', bandPage('Slow Ferry', true), 200],
  ['a page of something else', 'https://else.bandcamp.com/merch', '<p>Hello</p>', 200],
])('returns null for %s', async (_, url, page, status) => {
  const person = await newPerson()
  serve(createSite('marit', []), () => html(page, { status }))
  const response = await person.call(`/api/bandcamp/metadata?url=${encodeURIComponent(url)}`)
  expect(response.status).toBe(200)
  expect(await response.json()).toBeNull()
})

it.each([
  ['blocked', () => html('no', { status: 429, headers: { 'retry-after': '3' } })],
  ['blocked', () => html('<title>Client Challenge</title><script src="/_fs-ch-1/x.js"></script>')],
  ['unreachable', () => html('no', { status: 500 })],
])('returns 502 if Bandcamp is unavailable: %s', async (code, fault) => {
  const person = await newPerson()
  serve(createSite('marit', []), fault)
  const url = 'https://harbour-lights.bandcamp.com/album/at-the-moment'
  const response = await person.call(`/api/bandcamp/metadata?url=${encodeURIComponent(url)}`)
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ code })
})

it.each([
  'https://example.com/album/x',
  'http://169.254.169.254/',
  'https://bandcamp.com.evil.example/a',
  'javascript:alert(1)',
])('returns 400 for an address outside Bandcamp without a request: %s', async (url) => {
  const person = await newPerson()
  const site = createSite('marit', [])
  serve(site)
  const response = await person.call(`/api/bandcamp/metadata?url=${encodeURIComponent(url)}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ fields: { url: expect.any(String) } })
  expect(site.requests).toEqual([])
})

type ListedAlbum = Partial<AlbumView>
const WITHOUT_TAGS = 'albums-without-tags'

it('returns a small list with the tags of each album, ready to add', async () => {
  const person = await newPerson()
  const ownDomain = { ...siteAlbum(2), host: 'music.a-band-of-its-own.example' }
  serve(createSite('marit', [siteAlbum(0), siteAlbum(1), ownDomain]))
  const response = await person.call('/api/bandcamp/import?username=marit&type=collection')
  expect(response.headers.get(WITHOUT_TAGS)).toBe('')
  const albums = (await response.json()) as ListedAlbum[]
  expect(albums.map(({ title }) => title)).toEqual(['Record 0', 'Record 1', 'Record 2'])
  for (const album of albums) {
    expect(album.tags?.map((tag) => tag.toLowerCase())).toContain('folk')
    expect(album).toMatchObject({ bandcampTags: album.tags, releaseDate: '2024-03-08', trackCount: 3 })
  }
  const added = await person.call('/api/albums/bulk', { json: { albums } })
  expect(await added.json()).toMatchObject(
    albums.map(({ title, tags }) => ({ title, tags, bandcampTags: tags, userTags: [] })),
  )
})

it('requests no album pages and lists all albums as untagged without tags', async () => {
  const person = await newPerson()
  const site = createSite('marit', albumsUpTo(3))
  serve(site)
  const response = await person.call('/api/bandcamp/import?username=marit&type=collection&importTags=false')
  expect(response.headers.get(WITHOUT_TAGS)).toBe('1,2,3')
  expect((await response.json()) as ListedAlbum[]).toMatchObject([{ tags: [] }, { tags: [] }, { tags: [] }])
  expect(site.requests.every(({ url }) => !url.includes('/album/'))).toBe(true)
})

it('lists the albums still without tags once Bandcamp limits the rate', async () => {
  const person = await newPerson()
  const site = createSite('marit', albumsUpTo(5))
  serve(site, (request) => {
    if (request.url.endsWith('/record-1')) return html('gone', { status: 404 })
    return request.url.endsWith('/record-3') ? html('no', { status: 429 }) : undefined
  })
  const response = await person.call('/api/bandcamp/import?username=marit&type=collection')
  expect(response.status).toBe(200)
  expect(response.headers.get(WITHOUT_TAGS)).toBe('2,4,5')
  const albums = (await response.json()) as ListedAlbum[]
  expect(albums.map(({ tags }) => tags?.length)).toEqual([3, 0, 3, 0, 0])
  expect(site.requests.some(({ url }) => url.endsWith('/record-4'))).toBe(false)
})

it('stops reading tags of a small list when its time is up', async () => {
  serve(createSite('marit', albumsUpTo(3)))
  const input = { username: 'marit', type: 'collection', importTags: true } as const
  const { albums, withoutTags } = await readSmallFanList(env as unknown as Env, input, 0)
  expect(albums).toHaveLength(3)
  expect(withoutTags).toEqual([1, 2, 3])
})

it('returns a list of up to 200 albums in one call and 413 for a longer one', async () => {
  const person = await newPerson()
  serve(createSite('marit', albumsUpTo(201), albumsUpTo(150)))
  const small = await person.call('/api/bandcamp/import?username=marit&type=wishlist&importTags=false')
  expect(await small.json()).toHaveLength(150)
  const long = await person.call('/api/bandcamp/import?username=marit&type=collection')
  expect(long.status).toBe(413)
  expect(await long.json()).toMatchObject({ code: 'too-large', message: expect.stringContaining('201 entries') })
})
