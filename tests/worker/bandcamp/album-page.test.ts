import { describe, expect, it } from 'vitest'
import type { BandcampFacts } from '#domain/albums/bandcamp-facts.ts'
import { readAlbumPage } from '#worker/bandcamp/album-page.ts'
import { mobileDetailsUrl, readMobileDetails } from '#worker/bandcamp/mobile-details.ts'
import {
  ALBUM_TRACK,
  addressOf,
  COMPILATION,
  HARBOUR,
  type MadeUpAlbum,
  SINGLE,
  streamOf,
} from '../../bandcamp-site/albums.ts'
import { mobileAnswer } from '../../bandcamp-site/answers.ts'
import { bandPage, stubPage } from '../../bandcamp-site/other-pages.ts'
import { jsonLdOf } from '../../bandcamp-site/page-data.ts'
import {
  desktopPage,
  jsonLdOnlyPage,
  markupOnlyPage,
  pageOf2020,
  phonePage,
  tralbumOnlyPage,
} from '../../bandcamp-site/pages.ts'

const html = (page: BodyInit) => new Response(page, { headers: { 'content-type': 'text/html' } })
const read = (page: string, album: MadeUpAlbum) => readAlbumPage(html(page), addressOf(album))

const whole = (album: MadeUpAlbum) => ({
  title: album.title,
  artist: album.artist,
  owner: album.owner,
  bandcampUrl: addressOf(album),
  coverUrl: `https://f4.bcbits.com/img/a${String(album.artId).padStart(10, '0')}_10.jpg`,
  releaseDate: album.released,
  trackCount: album.tracks.length,
  tags: ['Folk', 'Sea Songs', 'Århus'],
  preview: {
    trackId: album.tracks[0]?.id,
    title: album.tracks[0]?.title,
    streamUrl: streamOf(album.tracks[0] ?? never()),
  },
  bandId: album.bandId,
  /** The album of a track. */
  onUrl: null,
  facts: factsOf(album),
})
const factsOf = (album: MadeUpAlbum): BandcampFacts => ({
  label: 'Slow Ferry Records',
  labelUrl: 'https://slow-ferry.bandcamp.com',
  price: 750,
  currency: 'EUR',
  isNamePrice: false,
  isPreorder: false,
  isPurchasable: true,
  itemType: album.type,
  itemId: album.id,
  artId: album.artId,
  about: 'Songs for “low” water & <high> winds.\n\nRecorded in one evening.',
  credits: 'Played by the trio.\nMixed at the pier.',
  location: 'Århus, Denmark',
  tracks: album.tracks.map(({ title, artist, seconds }, index) => ({
    number: index + 1,
    title,
    ...(artist && { artist }),
    duration: seconds,
    streamable: true,
  })),
})
/** The facts without those that a source does not say. */
const without = (facts: BandcampFacts, ...keys: (keyof BandcampFacts)[]): BandcampFacts =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !keys.some((absent) => absent === key)))
const withFacts = (album: MadeUpAlbum, ...absent: (keyof BandcampFacts)[]) => ({
  ...whole(album),
  facts: without(factsOf(album), ...absent),
})
const never = (): never => {
  throw new Error('a made-up album has tracks')
}
const lowerTags = ['folk', 'sea songs', 'Århus']

it('reads every field of the current desktop page', async () => {
  expect(await read(desktopPage(HARBOUR), HARBOUR)).toEqual(whole(HARBOUR))
})

it('reads the same from the mobile page', async () => {
  expect(await read(phonePage(HARBOUR), HARBOUR)).toEqual(whole(HARBOUR))
})

it('reads the release date, not the publishing date, from a page of 2020', async () => {
  // The release in JSON-LD names no label then, but the page links to it.
  expect(await read(pageOf2020(HARBOUR), HARBOUR)).toEqual(whole(HARBOUR))
})

it('reads a page that has only the tralbum data or only the JSON-LD', async () => {
  expect(await read(tralbumOnlyPage(HARBOUR), HARBOUR)).toEqual({
    ...withFacts(HARBOUR, 'label', 'labelUrl', 'price', 'currency', 'location'),
    owner: null,
    tags: [],
  })
  const { facts, ...rest } = withFacts(HARBOUR, 'isPreorder')
  const tracks = facts.tracks?.map((track) => ({ ...track, streamable: false }))
  expect(await read(jsonLdOnlyPage(HARBOUR), HARBOUR)).toEqual({ ...rest, preview: null, facts: { ...facts, tracks } })
})

it("takes the artist of a track, not the album that it is from, from the page's own elements", async () => {
  expect(await read(markupOnlyPage(ALBUM_TRACK), ALBUM_TRACK)).toMatchObject({ artist: ALBUM_TRACK.artist })
})

it("falls back to the page's own elements", async () => {
  const { title, artist, owner, bandcampUrl, coverUrl, trackCount } = whole(HARBOUR)
  const expected = {
    title,
    artist,
    owner,
    bandcampUrl,
    coverUrl,
    trackCount,
    tags: lowerTags,
    preview: null,
    releaseDate: null,
    bandId: null,
    onUrl: null,
    facts: {
      label: 'Slow Ferry Records',
      labelUrl: 'https://slow-ferry.bandcamp.com',
      location: 'Århus, Denmark',
      itemType: 'album',
    },
  }
  expect(await read(markupOnlyPage(HARBOUR), HARBOUR)).toEqual(expected)
})

it.each([desktopPage, phonePage, pageOf2020])('reads a single track like an album (%o)', async (layout) => {
  expect(await read(layout(SINGLE), SINGLE)).toEqual(withFacts(SINGLE, 'isPreorder'))
})

it("separates title and artist of a compilation's tracks", async () => {
  const expected = [
    { number: 1, title: 'Gutter', artist: 'Anna Rain', duration: 120, streamable: true },
    { number: 2, title: 'Nail - Hammer', artist: 'Hail', duration: 240, streamable: true },
  ]
  for (const layout of [desktopPage, phonePage, tralbumOnlyPage]) {
    const { facts, preview } = await read(layout(COMPILATION), COMPILATION)
    expect(facts.tracks).toEqual(expected)
    expect(preview?.title).toBe('Gutter')
  }
})

it('keeps the track artist in the title if only the title names it', async () => {
  const { facts } = await read(pageOf2020(COMPILATION), COMPILATION)
  expect(facts.tracks?.map(({ title }) => title)).toEqual(['Anna Rain - Gutter', 'Hail - Nail - Hammer'])
})

it('takes the first streamable track as preview, and none if no track is streamable', async () => {
  const [first, second, third] = HARBOUR.tracks
  if (!first || !second || !third) return never()
  const late = { ...HARBOUR, tracks: [{ ...first, isStreamable: false }, second, third] }
  expect((await read(desktopPage(late), late)).preview?.trackId).toBe(second.id)
  const silent = { ...HARBOUR, tracks: [{ ...first, isStreamable: false }] }
  expect((await read(desktopPage(silent), silent)).preview).toBeNull()
})

it('counts the tracks that the description names if all tracks are hidden', async () => {
  const hidden = { ...HARBOUR, tracks: [], declaredTracks: 6 }
  expect(await read(desktopPage(hidden), hidden)).toMatchObject({ trackCount: 6, preview: null })
  expect((await read(desktopPage(hidden), hidden)).facts.tracks).toBeUndefined()
})

it('counts the listed tracks of a pre-order', async () => {
  const preorder = { ...HARBOUR, isPreorder: true, released: '2031-01-31', tracks: HARBOUR.tracks.slice(0, 1) }
  expect(await read(desktopPage(preorder), preorder)).toMatchObject({
    trackCount: 1,
    releaseDate: '2031-01-31',
    facts: { isPreorder: true },
  })
})

it("keeps an address on a band's own domain", async () => {
  const own = { ...HARBOUR, host: 'music.harbour-lights.example' }
  const found = await readAlbumPage(html(desktopPage(own)), 'https://harbour-lights.bandcamp.com/album/low-water-songs')
  expect(found.bandcampUrl).toBe('https://music.harbour-lights.example/album/low-water-songs')
})

it('ignores an address in the page that is not a web address', async () => {
  const page = `<script type="application/ld+json">${JSON.stringify({ ...jsonLdOf(HARBOUR), '@id': 'javascript:alert(1)' })}</script>`
  expect((await read(page, HARBOUR)).bandcampUrl).toBe(addressOf(HARBOUR))
})

it('ignores a single field of an unexpected shape', async () => {
  const odd = {
    ...jsonLdOf(HARBOUR),
    keywords: { a: 1 },
    numTracks: 'three',
    image: [7, null],
    datePublished: 20240308,
  }
  const page = `<script type="application/ld+json">${JSON.stringify(odd)}</script>`
  const expected = { title: HARBOUR.title, tags: [], coverUrl: null, releaseDate: null, trackCount: null }
  expect(await read(page, HARBOUR)).toMatchObject(expected)
})

it('reads a page that arrives byte by byte', async () => {
  const bytes = new TextEncoder().encode(desktopPage(HARBOUR)).values()
  const pieces = new ReadableStream({
    pull(controller) {
      const { done, value } = bytes.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array([value]))
    },
  })
  expect(await readAlbumPage(html(pieces), addressOf(HARBOUR))).toEqual(whole(HARBOUR))
})

it.each([
  ['an artist', bandPage('Harbour Lights', false), { name: 'NotAnAlbumPage', kind: 'artist' }],
  ['a label', bandPage('Slow Ferry', true), { name: 'NotAnAlbumPage', kind: 'label' }],
  ['a band without releases', stubPage('Harbour Lights'), { name: 'NotAnAlbumPage', kind: 'stub' }],
  ['something else', '<p>Hello</p>', { name: 'NotAnAlbumPage', kind: 'unknown' }],
  ['nothing', '', { name: 'NotAnAlbumPage', kind: 'unknown' }],
  [
    'broken data',
    '<script type="application/ld+json">{"@type":</script><script data-tralbum="{&quot;"></script>',
    { name: 'BandcampError', reason: 'unexpected-content' },
  ],
])('throws for the page of %s instead of returning an empty album', async (_, page, error) => {
  await expect(read(page, HARBOUR)).rejects.toMatchObject(error)
})

describe('the answer for Bandcamp’s app', () => {
  it('reads the same fields as the album page', () => {
    expect(readMobileDetails(mobileAnswer(HARBOUR))).toEqual(withFacts(HARBOUR, 'labelUrl'))
  })

  it("reads the artists of a compilation's tracks", () => {
    expect(readMobileDetails(mobileAnswer(COMPILATION)).facts.tracks?.[0]).toMatchObject({
      title: 'Gutter',
      artist: 'Anna Rain',
    })
  })

  it("ignores a stream that is not on Bandcamp's hosts", () => {
    const answer = mobileAnswer(HARBOUR)
    const tracks = answer.tracks.map((track) => ({
      ...track,
      streaming_url: { 'mp3-128': 'https://example.com/a.mp3' },
    }))
    expect(readMobileDetails({ ...answer, tracks }).preview).toBeNull()
  })

  it.each([
    [{ error: true, error_message: 'tralbum_id 0 not found' }, 'not-found'],
    [{ error: true }, 'unexpected-content'],
    [{ ...mobileAnswer(HARBOUR), title: ' \u200b ' }, 'unexpected-content'],
    [[], 'unexpected-content'],
  ])('throws for an error with status 200 (%#)', (answer, reason) => {
    expect(() => readMobileDetails(answer)).toThrow(expect.objectContaining({ name: 'BandcampError', reason }))
  })

  it('requests an album by its ids', () => {
    expect(mobileDetailsUrl({ bandId: 1, tralbumId: 2, tralbumType: 't' })).toBe(
      'https://bandcamp.com/api/mobile/22/tralbum_details?band_id=1&tralbum_id=2&tralbum_type=t',
    )
  })
})
