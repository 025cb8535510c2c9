import { expect, it } from 'vitest'
import { readFanItems, readFanPage } from '#worker/bandcamp/fan.ts'
import { HARBOUR, SINGLE } from '../../bandcamp-site/albums.ts'
import { DOLLARS, fanItem, fanItemsAnswer, fanPage } from '../../bandcamp-site/answers.ts'

const FAN = { id: 4_711, username: 'gull', name: 'Gull & <Co>', collectionCount: 812, wishlistCount: 40 }
const html = (page: string) => new Response(page, { headers: { 'content-type': 'text/html' } })
const added = '17 Jul 2026 07:21:17 GMT'

it('reads the fan and their counts from the fan page', async () => {
  expect(await readFanPage(html(fanPage({ ...FAN, hiddenCount: 2 })), new Date('2026-07-17T23:59:59Z'))).toEqual({
    fanId: 4_711,
    username: 'gull',
    name: 'Gull & <Co>',
    collectionCount: 812,
    wishlistCount: 40,
    hiddenCount: 2,
    isWishlistHidden: false,
    rates: Object.entries(DOLLARS).map(([currency, dollars]) => ({ currency, perUsd: 1 / dollars, day: '2026-07-17' })),
  })
})

it.each([
  ['a page that is not a fan page', html('<div id="pagedata" data-blob="{}"></div>'), 'not-found'],
  ['broken data', html('<div id="pagedata" data-blob="{&quot;fan_data"></div>'), 'unexpected-content'],
  ['no data', html('<p>Hello</p>'), 'unexpected-content'],
])('throws for %s', async (_, response, reason) => {
  await expect(readFanPage(response)).rejects.toMatchObject({ name: 'BandcampError', reason })
})

it('reads the albums and tracks of a list and its next page token', () => {
  const own = { ...HARBOUR, host: 'music.harbour-lights.example' }
  const page = readFanItems(fanItemsAnswer([fanItem(own, added), fanItem(SINGLE, added)], true))
  expect(page).toMatchObject({ moreAvailable: true, lastToken: '1700000000:1:a::' })
  expect(page.skipped).toEqual([])
  expect(page.items[0]).toEqual({
    title: HARBOUR.title,
    artist: HARBOUR.artist,
    isNameless: false,
    onKey: null,
    bandcampUrl: 'https://music.harbour-lights.example/album/low-water-songs',
    coverUrl: 'https://f4.bcbits.com/img/a0091000001_10.jpg',
    addedAt: '2026-07-17T07:21:17.000Z',
    tralbumId: HARBOUR.id,
    tralbumType: 'a',
    bandId: HARBOUR.bandId,
    previewTrackId: 61_000_001,
    previewTitle: 'Tide Table',
    streamableTracks: 3,
    subdomainUrl: 'https://its-subdomain.bandcamp.com/album/low-water-songs',
    facts: {
      label: 'Slow Ferry Records',
      price: 750,
      currency: 'EUR',
      isNamePrice: false,
      isPreorder: false,
      isPurchasable: true,
      fans: 54,
      itemType: 'album',
      itemId: HARBOUR.id,
      artId: HARBOUR.artId,
    },
  })
  expect(page.items[1]).toMatchObject({
    tralbumType: 't',
    bandcampUrl: 'https://harbour-lights.bandcamp.com/track/lighthouse-demo',
  })
})

it('reads a physical item as its album', () => {
  const record = { ...fanItem(HARBOUR, added), item_id: 5, item_type: 'package', item_title: 'Black Vinyl LP' }
  expect(readFanItems(fanItemsAnswer([record])).items[0]).toMatchObject({ title: HARBOUR.title, tralbumId: HARBOUR.id })
})

it('tells why entries are no albums and reads the others', () => {
  const item = fanItem(HARBOUR, added)
  const page = readFanItems(
    fanItemsAnswer([
      { ...item, hidden: true },
      { ...item, hidden: 1 },
      { ...item, is_private: true },
      { ...item, tralbum_type: 'subscription' },
      { ...item, item_title: null, item_url: 'https://harbour-lights.bandcamp.com/club', price: 5 },
      { ...item, item_type: 'package', tralbum_type: 'p', item_url: 'https://harbour-lights.bandcamp.com/merch/a-cap' },
      { ...item, item_type: 'package', tralbum_type: 'p', tralbum_id: null, item_url: null },
      { ...item, item_type: 'gift_card', tralbum_type: null, item_url: 'https://bandcamp.com/gift_cards' },
      { ...item, item_url: null, url_hints: null },
      null,
      'item',
      item,
    ]),
  )
  expect(page.items).toHaveLength(1)
  expect(page.skipped).toEqual([
    ...['hidden', 'hidden', 'private', 'subscription', 'subscription', 'merch', 'merch', 'gift'],
    ...['unreadable', 'unreadable', 'unreadable'],
  ])
})

it.each([
  ['title', { item_title: 7 }, { title: 'low water songs', artist: HARBOUR.artist }],
  ['artist', { band_name: '\u200b\0 ' }, { title: HARBOUR.title, artist: 'harbour lights' }],
])('reads an entry without %s with what its address tells', (_, change, expected) => {
  const page = readFanItems(fanItemsAnswer([{ ...fanItem(HARBOUR, added), ...change }]))
  expect(page.items).toMatchObject([{ ...expected, isNameless: true }])
})

it('fills missing fields of an item where possible', () => {
  const bare = {
    ...fanItem(HARBOUR, added),
    item_url: null,
    item_art_id: null,
    added: null,
    purchased: '02 May 2020 03:03:47 GMT',
  }
  expect(readFanItems(fanItemsAnswer([bare])).items[0]).toMatchObject({
    bandcampUrl: 'https://harbour-lights.bandcamp.com/album/low-water-songs',
    coverUrl: 'https://f4.bcbits.com/img/a0091000001_10.jpg',
    addedAt: '2020-05-02T03:03:47.000Z',
  })
})

it('dates what the list does not by its place, and by tokens where nothing has a date', () => {
  const bare = (id: number, added: string | null = null) => ({
    ...fanItem({ ...HARBOUR, id }, ''),
    ...{ added, item_id: id, token: `${1_700_000_000 - id}:${id}:a::` },
  })
  const dates = (...entries: unknown[]) => readFanItems(fanItemsAnswer(entries)).items.map(({ addedAt }) => addedAt)
  expect(dates(bare(1), bare(2, added), bare(3), bare(4), bare(5, '01 Jan 2020 00:00:00 GMT'))).toEqual([
    '2026-07-17T07:21:17.001Z',
    '2026-07-17T07:21:17.000Z',
    '2026-07-17T07:21:16.999Z',
    '2026-07-17T07:21:16.998Z',
    '2020-01-01T00:00:00.000Z',
  ])
  expect(dates(bare(1), bare(2))).toEqual(['2023-11-14T22:13:19.000Z', '2023-11-14T22:13:18.000Z'])
})

it('returns an empty list if there are no public items', () => {
  expect(readFanItems({ items: [], more_available: false, last_token: null })).toMatchObject({
    items: [],
    lastToken: null,
  })
})

it.each([
  [{ error: true, error_message: 'fan_id 7 not found' }, 'not-found'],
  [{ error: true, error_message: 'invalid int' }, 'unexpected-content'],
  [{ items: 'none' }, 'unexpected-content'],
  [null, 'unexpected-content'],
])('throws for the response %j', (answer, reason) => {
  expect(() => readFanItems(answer)).toThrow(expect.objectContaining({ name: 'BandcampError', reason }))
})
