import { expect, it } from 'vitest'
import { type BandcampFacts, FACT_LIMITS } from '#domain/albums/bandcamp-facts.ts'
import { readAlbumPage } from '#worker/bandcamp/album-page.ts'
import { readFanItems, readFanPage } from '#worker/bandcamp/fan.ts'
import { readMobileDetails } from '#worker/bandcamp/mobile-details.ts'
import { addressOf, HARBOUR, type MadeUpAlbum, SINGLE } from '../../bandcamp-site/albums.ts'
import { fanItem, fanItemsAnswer, fanPage, mobileAnswer } from '../../bandcamp-site/answers.ts'
import { jsonLdOf, tralbumOf } from '../../bandcamp-site/page-data.ts'
import { desktopPage, escapeMarkup } from '../../bandcamp-site/pages.ts'
import { expectToFit } from './fits-limits.ts'

const ADDED = '17 Jul 2026 07:21:17 GMT'
const html = (page: string) => new Response(page, { headers: { 'content-type': 'text/html' } })

async function pageFacts(page: string, album: MadeUpAlbum = HARBOUR): Promise<BandcampFacts> {
  const { facts } = await readAlbumPage(html(page), addressOf(album))
  expectToFit(facts)
  return facts
}
const ldScript = (ld: object) => `<script type="application/ld+json">${JSON.stringify(ld)}</script>`
const tralbumScript = (tralbum: object) => `<script data-tralbum="${escapeMarkup(JSON.stringify(tralbum))}"></script>`
const ldFacts = (changed: object) => pageFacts(ldScript({ ...jsonLdOf(HARBOUR), ...changed }))
const tralbumFacts = ({ current, ...changed }: Record<string, unknown>) => {
  const tralbum = tralbumOf(HARBOUR)
  const changedCurrent = { ...tralbum.current, ...(current as object) }
  return pageFacts(tralbumScript({ ...tralbum, ...changed, current: changedCurrent }))
}
function itemFacts(item: object): BandcampFacts {
  const facts = readFanItems(fanItemsAnswer([item])).items[0]?.facts ?? {}
  expectToFit(facts)
  return facts
}
function mobileFacts(changed: object): BandcampFacts {
  const { facts } = readMobileDetails({ ...mobileAnswer(HARBOUR), ...changed })
  expectToFit(facts)
  return facts
}
const release = (changed: object) => {
  const [, digital] = jsonLdOf(HARBOUR).albumRelease as object[]
  return { albumRelease: [{ ...digital, ...changed }] }
}
const offer = (price: unknown, priceCurrency: unknown = 'EUR') => release({ offers: { price, priceCurrency } })
const label = (recordLabel: unknown) => release({ recordLabel })

it('keeps when an item of a collection was bought and what the fan wrote about it', () => {
  const item = { ...fanItem(HARBOUR, ADDED, '02 May 2020 03:03:47 GMT'), why: ' The best.\r\n\r\n\r\nSince  ever. ' }
  expect(itemFacts(item)).toMatchObject({
    purchasedAt: Date.UTC(2020, 4, 2, 3, 3, 47),
    review: 'The best.\n\nSince ever.',
  })
})

it('leaves out what a list does not say', () => {
  const item = { ...fanItem({ ...HARBOUR, label: undefined, fans: undefined }, ADDED), item_art_id: null }
  const silent = {
    ...item,
    price: null,
    is_set_price: null,
    is_preorder: null,
    is_purchasable: null,
    player_data: null,
  }
  expect(itemFacts(silent)).toEqual({ itemType: 'album', itemId: HARBOUR.id })
  expect(itemFacts({ ...silent, why: '', label: ' \u200b', also_collected_count: 0 })).toEqual({
    itemType: 'album',
    itemId: HARBOUR.id,
    fans: 0,
  })
})

it('reads the price of an item from before 2026, when it came without player data', () => {
  const { player_data: _, ...old } = fanItem({ ...HARBOUR, price: 1980, currency: 'JPY' }, ADDED)
  expect(itemFacts(old)).toMatchObject({ price: 1980, currency: 'JPY', isNamePrice: false, isPurchasable: true })
})

it("takes the price in the seller's currency rather than in the band's", () => {
  const sold = { ...HARBOUR, price: 6, currency: 'GBP', bandCurrency: 'AUD' }
  expect(itemFacts(fanItem(sold, ADDED))).toMatchObject({ price: 600, currency: 'GBP' })
  expect(itemFacts(fanItem({ ...SINGLE, price: 1, currency: 'GBP', bandCurrency: 'JPY' }, ADDED))).toMatchObject({
    price: 100,
    currency: 'GBP',
    itemType: 'track',
    itemId: SINGLE.id,
  })
})

it("does not take a record's price for the album's", () => {
  const record = { ...fanItem(HARBOUR, ADDED), item_id: 5, item_type: 'package', price: 25, is_preorder: true }
  expect(itemFacts({ ...record, player_data: null })).toEqual({
    label: 'Slow Ferry Records',
    fans: 54,
    itemType: 'album',
    itemId: HARBOUR.id,
    artId: HARBOUR.artId,
  })
  expect(itemFacts(record)).toMatchObject({ price: 750, isPreorder: false })
})

const priced = (album: Partial<MadeUpAlbum>) => {
  const whole = { ...HARBOUR, ...album }
  return [
    itemFacts(fanItem(whole, ADDED)),
    itemFacts({ ...fanItem(whole, ADDED), player_data: null }),
    readMobileDetails(mobileAnswer(whole)).facts,
    pageFacts(desktopPage(whole)),
  ] as const
}

it.each([
  ['a fixed price', { price: 4, isFixedPrice: true }, { price: 400, isNamePrice: false, isPurchasable: true }],
  ['a least price', { price: 4 }, { price: 400, isNamePrice: false, isPurchasable: true }],
  ['name your price', { price: 0 }, { price: 0, isNamePrice: true, isPurchasable: true }],
  ['a pre-order', { isPreorder: true }, { isPreorder: true, price: 750 }],
])('reads %s from lists, pages and the mobile endpoint', async (_, album, expected) => {
  for (const facts of priced(album)) expect(await facts).toMatchObject(expected)
})

it('distinguishes a free download from name your price', async () => {
  const [item, , mobile, page] = priced({ price: 0, isFree: true })
  for (const facts of [item, mobile, page]) expect(await facts).toMatchObject({ price: 0, isNamePrice: false })
})

it('gives no price to what nobody can buy', async () => {
  const [item, old, mobile, page] = priced({ price: 0, isPurchasable: false })
  for (const facts of [item, old, mobile]) {
    expect(facts).toMatchObject({ isPurchasable: false })
    expect(facts).not.toHaveProperty('price')
    expect(facts).not.toHaveProperty('isNamePrice')
  }
  expect(await page).not.toHaveProperty('price')
})

it('says that an album for subscribers is not for sale', async () => {
  expect(await tralbumFacts({ tralbum_subscriber_only: true })).toMatchObject({ isPurchasable: false })
})

it('does not say that an album for subscribers is free', async () => {
  const offers = [
    itemFacts({ ...fanItem({ ...HARBOUR, price: 0 }, ADDED), is_subscriber_only: true }),
    itemFacts({ ...fanItem(HARBOUR, ADDED), player_data: null, price: 0, is_subscriber_only: true }),
    await tralbumFacts({ tralbum_subscriber_only: true, current: { download_pref: 1 } }),
  ]
  for (const facts of offers) {
    expect(facts).toMatchObject({ isPurchasable: false })
    expect(facts).not.toHaveProperty('price')
    expect(facts).not.toHaveProperty('isNamePrice')
  }
})

it('reads whether the price is fixed from the JSON-LD if there is no other data', async () => {
  const asked = (priceSpecification: object, price = 0) =>
    ldFacts(release({ offers: { price, priceCurrency: 'EUR', priceSpecification } }))
  expect(await asked({ minPrice: 0 })).toMatchObject({ price: 0, isNamePrice: true })
  expect(await asked({ price: 0 })).toMatchObject({ price: 0, isNamePrice: false })
  expect(await asked({ minPrice: 3 }, 3)).toMatchObject({ price: 300, isNamePrice: false })
  expect(await asked({})).not.toHaveProperty('isNamePrice')
})

it("does not give a label the address of the page's other label", async () => {
  const page = desktopPage({ ...HARBOUR, labelUrl: 'https://other.bandcamp.com' }).replaceAll(
    ',"@id":"https://other.bandcamp.com"',
    '',
  )
  const facts = await pageFacts(page)
  expect(facts.label).toBe('Slow Ferry Records')
  expect(facts).not.toHaveProperty('labelUrl')
})

it('prefers the exact durations and the numbers of data-tralbum to those of JSON-LD', async () => {
  const tralbum = tralbumOf(HARBOUR)
  const trackinfo = tralbum.trackinfo.map((track, index) => ({ ...track, duration: 61.7, track_num: index + 4 }))
  const facts = await pageFacts(ldScript(jsonLdOf(HARBOUR)) + tralbumScript({ ...tralbum, trackinfo }))
  expect(facts.tracks?.map(({ number, duration }) => [number, duration])).toEqual([
    [4, 62],
    [5, 62],
    [6, 62],
  ])
  const withoutDurations = trackinfo.map((track) => ({ ...track, duration: -1 }))
  const rough = await pageFacts(
    ldScript(jsonLdOf(HARBOUR)) + tralbumScript({ ...tralbum, trackinfo: withoutDurations }),
  )
  expect(rough.tracks?.map(({ duration }) => duration)).toEqual(HARBOUR.tracks.map(({ seconds }) => seconds))
})

it('says which tracks cannot be streamed', async () => {
  const [first, ...others] = HARBOUR.tracks
  const partly = { ...HARBOUR, tracks: [...(first ? [{ ...first, isStreamable: false }] : []), ...others] }
  for (const facts of [await pageFacts(desktopPage(partly)), readMobileDetails(mobileAnswer(partly)).facts])
    expect(facts.tracks?.map(({ streamable }) => streamable)).toEqual([false, true, true])
})

it('keeps the first 200 tracks', async () => {
  const tracks = Array.from({ length: 230 }, (_, index) => ({
    id: 62_000_000 + index,
    title: `Part ${index}`,
    seconds: 60,
  }))
  const long = { ...HARBOUR, tracks }
  for (const facts of [await pageFacts(desktopPage(long)), readMobileDetails(mobileAnswer(long)).facts]) {
    expect(facts.tracks).toHaveLength(FACT_LIMITS.tracks)
    expect(facts.tracks?.at(-1)).toMatchObject({ number: 200, title: 'Part 199' })
  }
})

it('cuts long texts at a whole character', async () => {
  const long = (most: number) => `${'x'.repeat(most - 1)}🎵🎵`
  const cut = (most: number) => 'x'.repeat(most - 1)
  const { about, credits, location, label: labelMost, review } = FACT_LIMITS
  expect(mobileFacts({ about: long(about), credits: long(credits), label: long(labelMost) })).toMatchObject({
    about: cut(about),
    credits: cut(credits),
    label: cut(labelMost),
  })
  expect(mobileFacts({ band: { location: `${'x '.repeat(5_000)}` } }).location).toBe('x '.repeat(location / 2).trim())
  expect(itemFacts({ ...fanItem(HARBOUR, ADDED), why: long(review) }).review).toBe(cut(review))
  const facts = await pageFacts(
    desktopPage({ ...HARBOUR, tracks: [{ id: 1, title: long(300), artist: long(300), seconds: 5 }] }),
  )
  expect(facts.tracks?.[0]).toMatchObject({ title: cut(300), artist: cut(300) })
})

it('decodes entities in markup once and leaves those in JSON as they are', async () => {
  const page = `<meta property="og:type" content="album"><meta property="og:title" content="Title, by Artist">
<a class="back-to-label-link" href="https://a.example/?x=1&amp;y=2"><span class="back-link-text">more from<br>Rock &amp;amp; Roll</span></a>
<p id="band-name-location"><span class="location">K&ouml;ln &lt;b&gt;</span></p>`
  expect(await pageFacts(page)).toMatchObject({
    label: 'Rock &amp; Roll',
    labelUrl: 'https://a.example',
    location: 'Köln <b>',
  })
  expect(mobileFacts({ about: 'Tom &amp; Jerry', label: '&lt;b&gt;' })).toMatchObject({
    about: 'Tom &amp; Jerry',
    label: '&lt;b&gt;',
  })
})

it('keeps paragraphs and drops control characters', async () => {
  const odd = '\u0000 One\ttwo\u0007\u2028three \ud800\r\n\n\n\n\u200bfour\u001b[31m\r'
  const clean = 'One two\nthree \ufffd\n\nfour [31m'
  expect(mobileFacts({ about: odd, credits: odd })).toMatchObject({ about: clean, credits: clean })
  expect((await ldFacts({ description: odd })).about).toBe(clean)
  expect(mobileFacts({ label: 'A\u0000B\nC' }).label).toBe('A B C')
})

it.each([
  ['http://label.bandcamp.com'],
  ['javascript:alert(1)'],
  ['data:text/html,hi'],
  ['//label.bandcamp.com'],
  ['https://'],
  ['https://label.example/'.padEnd(2_100, 'x')],
  [7],
  [{ url: 'https://label.bandcamp.com' }],
])('drops the label address %j alone', async (address) => {
  const facts = await ldFacts(label({ name: 'Slow Ferry', '@id': address }))
  expect(facts.label).toBe('Slow Ferry')
  expect(facts).not.toHaveProperty('labelUrl')
})

it('keeps the plain part of a label address', async () => {
  const url = 'https://me:pw@Label.example/?from=btl#top'
  expect(await ldFacts(label({ name: 'Slow Ferry', '@id': url }))).toMatchObject({ labelUrl: 'https://label.example' })
})

const ODD_PRICES = [-1, 1e12, 1e300, '7,50', 'free', '', {}, [7], true, null, '-3']
it.each(ODD_PRICES)('drops the price %j alone', async (price) => {
  const others = { label: 'Slow Ferry Records', artId: HARBOUR.artId }
  const found = [
    itemFacts({ ...fanItem(HARBOUR, ADDED), price, player_data: null }),
    itemFacts({ ...fanItem(HARBOUR, ADDED), price, player_data: { album: { id: HARBOUR.id, price } } }),
    mobileFacts({ price }),
    await ldFacts(offer(price)),
  ]
  for (const facts of found) {
    expect(facts).not.toHaveProperty('price')
    expect(facts).not.toHaveProperty('currency')
  }
  for (const facts of found.slice(0, 3)) expect(facts).toMatchObject(others)
})

it.each(['eur', 'EURO', 'ZZZ', '', 7, null, {}])('gives no price in the currency %j', async (currency) => {
  for (const facts of [
    itemFacts({ ...fanItem(HARBOUR, ADDED), currency, player_data: null }),
    mobileFacts({ currency }),
    await ldFacts(offer(7.5, currency)),
  ])
    expect(facts).not.toHaveProperty('price')
})

it.each([
  ['purchased', 'purchasedAt', ['yesterday', '32 May 2020 03:03:47 GMT', 1_588_388_627, '02 May 1950 03:03:47 GMT']],
  ['also_collected_count', 'fans', [-1, 2.5, '54', 1e15]],
  ['item_art_id', 'artId', [0, -4, 1.5, '91000001', 1e300]],
  ['why', 'review', [7, ['a'], { a: 1 }, '\u0000', ' \n ']],
  ['label', 'label', [7, ['a'], '\u200b']],
] as const)('drops an odd %s of an item alone', (field, fact, values) => {
  for (const value of values) {
    const facts = itemFacts({ ...fanItem(HARBOUR, ADDED, ADDED), why: 'Yes', [field]: value })
    expect(facts).not.toHaveProperty(fact)
    expect(Object.keys(facts)).toHaveLength(11)
  }
})

it.each(['yes', 2, {}, []])('reads %j neither as yes nor as no', async (odd) => {
  const item = {
    ...fanItem(HARBOUR, ADDED),
    is_preorder: odd,
    is_purchasable: odd,
    is_set_price: odd,
    player_data: null,
  }
  for (const facts of [
    itemFacts({ ...item, price: 0 }),
    mobileFacts({ is_preorder: odd, is_purchasable: odd, is_set_price: odd, free_download: odd, price: 0 }),
  ]) {
    expect(facts).not.toHaveProperty('isPreorder')
    expect(facts).not.toHaveProperty('isPurchasable')
    expect(facts).not.toHaveProperty('isNamePrice')
  }
  expect(await tralbumFacts({ is_preorder: odd })).not.toHaveProperty('isPreorder')
})

it.each([null, undefined])('says nothing of a pre-order where a page says %s', async (is_preorder) => {
  expect(await tralbumFacts({ is_preorder })).not.toHaveProperty('isPreorder')
})

it('drops odd tracks and odd fields of a track alone', async () => {
  const [track] = tralbumOf(HARBOUR).trackinfo
  const trackinfo = [
    { ...track, title: ' \u200b' },
    null,
    { ...track, track_num: 100_000, duration: -3, file: 'javascript:alert(1)' },
    { ...track, track_num: 'A1', duration: 1e9, artist: 7, title: 'B' },
    { ...track, track_num: 9, duration: 0.2, title: 'C' },
  ]
  expect((await tralbumFacts({ trackinfo })).tracks).toEqual([
    { number: 1, title: 'Tide Table', streamable: false },
    { number: 3, title: 'B', streamable: true },
    { number: 9, title: 'C', streamable: true },
  ])
})

it('drops odd rates alone', async () => {
  const page = fanPage({ id: 1, username: 'gull', name: 'Gull', collectionCount: 1, wishlistCount: 1 })
  const ratesOf = async (rates: string) => {
    const known = '{&quot;USD&quot;:1,&quot;EUR&quot;:1.25,&quot;JPY&quot;:0.008,&quot;GBP&quot;:1.6}'
    expect(page).toContain(known)
    return (await readFanPage(html(page.replace(known, escapeMarkup(rates))), new Date('2026-07-17T00:00:00Z'))).rates
  }
  const odd = '{"EUR":1.25,"USD":0,"GBP":-1,"JPY":"0.008","CHF":1e999,"SEK":null,"eur":1,"ZZZ":1,"__proto__":1}'
  expect(await ratesOf(odd)).toEqual([{ currency: 'EUR', perUsd: 0.8, day: '2026-07-17' }])
  for (const none of ['null', '[]', '7', '{}']) expect(await ratesOf(none)).toEqual([])
})

it('keeps as much of a record of hostile size as fits', () => {
  const tracks = Array.from({ length: 20_000 }, () => ({ title: 'x', track_num: 7, duration: 1 }))
  const facts = mobileFacts({ tracks, about: '\n \u0000'.repeat(200_000), credits: 'x'.repeat(500_000) })
  expect(facts.tracks).toHaveLength(FACT_LIMITS.tracks)
  expect(facts.credits).toHaveLength(FACT_LIMITS.credits)
  expect(facts).not.toHaveProperty('about')
})
