// @module-tag soak
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAlbumPage } from '#worker/bandcamp/album-page.ts'
import { readFanItems, readFanPage } from '#worker/bandcamp/fan.ts'
import { readMobileDetails } from '#worker/bandcamp/mobile-details.ts'
import { BandcampError, NotAnAlbumPage } from '#worker/bandcamp/upstream-error.ts'
import { addressOf, COMPILATION, HARBOUR } from '../../bandcamp-site/albums.ts'
import { DOLLARS, fanItem, fanItemsAnswer, fanPage, mobileAnswer } from '../../bandcamp-site/answers.ts'
import { jsonLdOf, tralbumOf } from '../../bandcamp-site/page-data.ts'
import { desktopPage, escapeMarkup, pageOf2020 } from '../../bandcamp-site/pages.ts'
import { runs } from '../../runs.ts'
import { oddIn } from '../odd-values.ts'
import { expectToFit } from './fits-limits.ts'

const PAGES = [
  desktopPage(HARBOUR),
  desktopPage(COMPILATION),
  pageOf2020(HARBOUR),
  fanPage({ id: 1, username: 'gull', name: 'Gull', collectionCount: 1, wishlistCount: 1 }),
].map((page) => new TextEncoder().encode(page))

async function readsOrRefuses(bytes: Uint8Array): Promise<void> {
  for (const read of [
    () => readAlbumPage(new Response(bytes), addressOf(HARBOUR)),
    () => readFanPage(new Response(bytes)),
  ]) {
    try {
      const found = await read()
      expect('title' in found ? found.title && found.artist : found.fanId).toBeTruthy()
      if ('facts' in found) expectToFit(found.facts)
      else
        expect(found.rates.filter(({ currency, perUsd }) => !/^[A-Z]{3}$/.test(currency) || !(perUsd > 0))).toEqual([])
    } catch (error) {
      if (!(error instanceof BandcampError || error instanceof NotAnAlbumPage)) throw error
    }
  }
}

it('reads or rejects random bytes', async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), readsOrRefuses), { numRuns: 60 })
})

it('reads or rejects pages with bytes overwritten, removed or inserted', async () => {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    drop: fc.nat(400),
    put: fc.uint8Array({ maxLength: 40 }),
  })
  const mutated = fc
    .tuple(fc.constantFrom(...PAGES), fc.array(change, { minLength: 1, maxLength: 8 }))
    .map(([page, changes]) =>
      changes.reduce<Uint8Array>((bytes, { at, drop, put }) => {
        const from = Math.floor(at * bytes.length)
        return new Uint8Array([...bytes.subarray(0, from), ...put, ...bytes.subarray(from + drop)])
      }, page),
    )
  await fc.assert(fc.asyncProperty(mutated, readsOrRefuses), { numRuns: runs(60, 150) })
})

/** Reads an answer of Bandcamp as a list and as a mobile record: what is found has facts within their limits. */
function expectToFitOrThrow(json: unknown) {
  for (const read of [readMobileDetails, readFanItems]) {
    try {
      const found = read(json)
      for (const { facts } of 'items' in found ? found.items : [found]) expectToFit(facts)
    } catch (error) {
      if (!(error instanceof BandcampError)) throw error
    }
  }
}

it('reads any JSON or throws BandcampError', () => {
  const item = fanItem(HARBOUR, '17 Jul 2026 07:21:17 GMT')
  const answers = [mobileAnswer(HARBOUR), fanItemsAnswer([item])]
  const anything = fc.oneof(
    fc.jsonValue(),
    fc
      .tuple(fc.constantFrom(...answers), fc.constantFrom(...answers.flatMap(Object.keys)), fc.jsonValue())
      .map(([answer, key, value]) => ({ ...answer, [key]: value })),
    fc
      .tuple(fc.constantFrom(...Object.keys(item)), fc.jsonValue())
      .map(([key, value]) => fanItemsAnswer([{ ...item, [key]: value }])),
  )
  fc.assert(fc.property(anything, expectToFitOrThrow))
})

it('keeps facts within their limits whatever part of a list or a mobile record is odd', () => {
  const item = { ...fanItem(HARBOUR, '17 Jul 2026 07:21:17 GMT', '17 Jul 2026 07:21:17 GMT'), why: 'Yes' }
  const answers = fc.oneof(oddIn(fanItemsAnswer([item])), oddIn(mobileAnswer(COMPILATION)))
  fc.assert(fc.property(answers, expectToFitOrThrow), { numRuns: runs(200, 500) })
})

it('keeps facts within their limits whatever part of the data of a page is odd', async () => {
  const attribute = (value: unknown) => escapeMarkup(JSON.stringify(value))
  const pages = fc.oneof(
    fc
      .tuple(oddIn(jsonLdOf(COMPILATION)), oddIn(tralbumOf(COMPILATION)))
      .map(
        ([ld, tralbum]) =>
          `<script type="application/ld+json">${JSON.stringify(ld)}</script><script data-tralbum="${attribute(tralbum)}"></script>`,
      ),
    oddIn({ fan_data: { fan_id: 1, username: 'gull' }, currency_data: { rates: DOLLARS } }).map(
      (blob) => `<div data-blob="${attribute(blob)}"></div>`,
    ),
  )
  await fc.assert(
    fc.asyncProperty(pages, (page) => readsOrRefuses(new TextEncoder().encode(page))),
    { numRuns: runs(80, 200) },
  )
})

it.each([
  '<script type="application/ld+json">',
  '<script type="application/ld+json"></script>',
  '<meta property="og:title" content="x">',
  '<div class="back-to-label-link"><i class="back-link-text"><br></i></div>',
  '<a data-tralbum="">',
])('gives up a page that is full of %s, and soon', async (part) => {
  const pieces = new TransformStream<Uint8Array, Uint8Array>()
  const bytes = new TextEncoder().encode(part.repeat(2_000))
  let sent = 0
  const feeding = (async () => {
    const writer = pieces.writable.getWriter()
    for (; sent < 60; sent += 1) await writer.write(bytes)
    await writer.close()
  })().catch(() => undefined)
  await expect(readAlbumPage(new Response(pieces.readable), addressOf(HARBOUR))).rejects.toMatchObject({
    reason: 'unexpected-content',
  })
  await feeding
  expect(sent).toBeLessThan(60)
})

it('reads so many entries of each list of a page or an answer that they are no work', () => {
  const many = Array.from({ length: 100_000 }, () => ({}))
  const tags = Array.from({ length: 100_000 }, (_, index) => ({ name: `tag ${index}` }))
  const details = readMobileDetails({ ...mobileAnswer(HARBOUR), tags, tracks: many })
  expect(details.tags).toHaveLength(1_000)
  expect(() => readFanItems({ items: many, more_available: false, last_token: '' })).toThrow(BandcampError)
})
