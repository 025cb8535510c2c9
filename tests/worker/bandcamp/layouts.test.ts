import { expect, it } from 'vitest'
import { readAlbumPage } from '#worker/bandcamp/album-page.ts'
import { createBandcampClient } from '#worker/bandcamp/client.ts'
import { readFanItems, readFanPage } from '#worker/bandcamp/fan.ts'
import { readMobileDetails } from '#worker/bandcamp/mobile-details.ts'
import { ALBUM_TRACK, addressOf, COMPILATION, HARBOUR, type MadeUpAlbum, SINGLE } from '../../bandcamp-site/albums.ts'
import { LAYOUTS } from '../../bandcamp-site/layouts.ts'
import { escapeMarkup } from '../../bandcamp-site/pages.ts'
import { hasRecordings, testRecordings } from './recorded.ts'

const html = (page: string, status = 200) => new Response(page, { status, headers: { 'content-type': 'text/html' } })
const page = (album: MadeUpAlbum) => (content: string) => readAlbumPage(html(content), addressOf(album))
const refused = (status: number) => async (content: string) => {
  const client = createBandcampClient({ userAgent: 'Gatefold/test', fetch: async () => html(content, status) })
  try {
    return await readAlbumPage(await client.getHtml(addressOf(HARBOUR)), addressOf(HARBOUR))
  } catch (error) {
    return error
  }
}
const attributes = (content: string) =>
  page(HARBOUR)(`<script data-tralbum="${escapeMarkup(JSON.stringify(JSON.parse(content).tralbum))}"></script>`)
const linkedData = (album: MadeUpAlbum) => (content: string) =>
  page(album)(`<script type="application/ld+json">${content}</script>`)
const app = async (content: string) => readMobileDetails(JSON.parse(content))
const list = async (content: string) => readFanItems(JSON.parse(content)).items
const item = (content: string) => list(`{"items":[${content}],"more_available":false,"last_token":null}`)

const FIRST = { title: 'Tide Table', number: 1, duration: 203 }
const ALBUM = {
  title: HARBOUR.title,
  artist: HARBOUR.artist,
  bandcampUrl: addressOf(HARBOUR),
  releaseDate: '2024-03-08',
  trackCount: 3,
  bandId: HARBOUR.bandId,
  preview: { trackId: 61_000_001, title: 'Tide Table' },
  facts: { itemType: 'album', itemId: HARBOUR.id, isPreorder: false, tracks: [FIRST, {}, { duration: 3_672 }] },
}
const COVER = { coverUrl: 'https://f4.bcbits.com/img/a0091000001_10.jpg' }
const PRICE = { price: 750, currency: 'EUR', isNamePrice: false, isPurchasable: true }
const TRACK = {
  ...COVER,
  title: SINGLE.title,
  artist: SINGLE.artist,
  bandcampUrl: addressOf(SINGLE),
  releaseDate: '2024-03-08',
  trackCount: 1,
  preview: { trackId: SINGLE.id, title: SINGLE.title },
  facts: { itemType: 'track', itemId: SINGLE.id, tracks: [{ title: SINGLE.title, duration: 212, streamable: true }] },
}
const ITEM = { ...COVER, title: HARBOUR.title, artist: HARBOUR.artist, bandcampUrl: addressOf(HARBOUR) }
const TAGS = { tags: ['Folk', 'Sea Songs', 'Århus'] }
const withFacts = (album: { facts: object }, facts: object) => ({ ...album, facts: { ...album.facts, ...facts } })

type Read = (content: string) => Promise<unknown>
/** How each layout is read and what is read from it. */
const EXPECTED: Record<keyof typeof LAYOUTS, [read: Read, found: object]> = {
  'an album of 2020': [page(HARBOUR), { ...withFacts(ALBUM, PRICE), ...COVER, ...TAGS }],
  'a track of 2020': [page(SINGLE), { ...withFacts(TRACK, PRICE), ...TAGS }],
  'an album of 2021': [page(HARBOUR), { ...withFacts(ALBUM, PRICE), ...COVER, ...TAGS }],
  'an album': [
    page(HARBOUR),
    { ...withFacts(ALBUM, { ...PRICE, label: 'Slow Ferry Records', location: 'Århus, Denmark' }), ...COVER, ...TAGS },
  ],
  'an album whose tracks are hidden': [page(HARBOUR), { ...COVER, ...TAGS, title: HARBOUR.title, preview: null }],
  'an album on a phone': [page(HARBOUR), { ...withFacts(ALBUM, PRICE), ...COVER, ...TAGS }],
  'the data of an album alone': [page(HARBOUR), { ...ALBUM, ...COVER, tags: [] }],
  'a single track': [page(SINGLE), { ...withFacts(TRACK, PRICE), ...TAGS }],
  'a track of an album': [page(ALBUM_TRACK), { ...withFacts(TRACK, PRICE), ...TAGS }],
  'a track that is not sold': [page(ALBUM_TRACK), { ...TRACK, ...TAGS }],
  'a track that cannot be heard': [
    page(ALBUM_TRACK),
    { ...TRACK, preview: null, facts: { itemId: SINGLE.id, tracks: [{ streamable: false }] } },
  ],
  'the data attributes of an album': [attributes, ALBUM],
  'the data attributes of an album whose second track can be heard': [
    attributes,
    { preview: { trackId: 61_000_002 }, facts: { tracks: [{ streamable: false }, { streamable: true }, {}] } },
  ],
  'the JSON-LD of an album': [
    linkedData(COMPILATION),
    { title: COMPILATION.title, facts: { tracks: [{ title: 'Gutter', artist: 'Anna Rain' }, { artist: 'Hail' }] } },
  ],
  'the JSON-LD of a track': [linkedData(SINGLE), { title: SINGLE.title, artist: 'Somebody else', ...TAGS }],
  'an artist': [refused(200), { name: 'NotAnAlbumPage', kind: 'artist' }],
  'a label': [refused(200), { name: 'NotAnAlbumPage', kind: 'label' }],
  "a label's artists": [refused(200), { name: 'NotAnAlbumPage', kind: 'label' }],
  'a band without releases': [refused(200), { name: 'NotAnAlbumPage', kind: 'stub' }],
  'the bot check': [refused(200), { name: 'BandcampError', reason: 'blocked' }],
  'a refusal': [refused(403), { name: 'BandcampError', reason: 'blocked' }],
  'a fan': [
    (content) => readFanPage(html(content)),
    { fanId: 4_711, username: 'gull', collectionCount: 4, wishlistCount: 0, isWishlistHidden: false },
  ],
  'a wishlist': [list, [{ ...ITEM, facts: { ...PRICE, itemType: 'album', fans: 54 } }]],
  'a record in a collection': [list, [{ ...ITEM, facts: { purchasedAt: Date.UTC(2026, 6, 17, 7, 21, 17) } }]],
  'an item of 2023': [item, [ITEM]],
  'an album for the app': [app, { ...withFacts(ALBUM, { ...PRICE, location: 'Århus, Denmark' }), ...COVER, ...TAGS }],
  'a track for the app': [app, { ...withFacts(TRACK, PRICE), ...TAGS }],
  'an artist for the app': [
    async (content) => JSON.parse(content).discography,
    [{ item_id: HARBOUR.id, item_type: 'album', band_id: HARBOUR.bandId, release_date: '08 Mar 2024 00:00:00 GMT' }],
  ],
  'an error for the app': [(content) => app(content).catch((error: unknown) => error), { name: 'BandcampError' }],
}

it.each(Object.entries(EXPECTED))('reads %s as Bandcamp writes it', async (name, [read, found]) => {
  expect(await read(LAYOUTS[name as keyof typeof LAYOUTS].content)).toMatchObject(found)
})

if (hasRecordings) testRecordings()
