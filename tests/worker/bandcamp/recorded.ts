import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { expect, it } from 'vitest'
import type { BandcampFacts } from '#domain/albums/bandcamp-facts.ts'
import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import { coverOfArt, coverOfUrl } from '#domain/bandcamp/pictures.ts'
import { cleanTags, cleanText } from '#domain/bandcamp/text.ts'
import type { BandcampAlbum } from '#worker/bandcamp/album.ts'
import { readAlbumPage } from '#worker/bandcamp/album-page.ts'
import { createBandcampClient } from '#worker/bandcamp/client.ts'
import { readFanItems, readFanPage } from '#worker/bandcamp/fan.ts'
import { readMobileDetails } from '#worker/bandcamp/mobile-details.ts'
import { LAYOUTS } from '../../bandcamp-site/layouts.ts'
import { differences, outlineOf } from '../../bandcamp-site/outline.ts'
import { escapeMarkup } from '../../bandcamp-site/pages.ts'

// Where Bandcamp's recorded pages exist: in the folder `fixtures/bandcamp` of a folder beside this project's. They are not part of it.
const files = import.meta.glob<string>('../../../../*/fixtures/bandcamp/*', { query: '?raw', import: 'default' })
const load = async (name: string) => {
  const path = Object.keys(files).find((file) => file.endsWith(`/${name}`))
  return (path && (await files[path]?.())) || ''
}

/** Whether this machine has recordings. */
export const hasRecordings = Object.keys(files).length > 0

interface Facts {
  kind: string
  url: string
  title: string
  artist: string
  label?: string | null
  release_date: string
  tracks_in_trackinfo?: number
  tracks_declared?: number | null
  tracks_in_json_ld?: number | null
  track_count?: number
  tags: string[] | string
  keywords?: string[] | string | null
  cover_url: string
  first_streamable: { title: string; url: string } | string | null
  price?: number | null
  currency?: string | null
  art_id?: number
  is_preorder?: boolean
  is_set_price?: boolean | null
  min_price?: number
  subscriber_only?: boolean
  tracks?: {
    num?: number | null
    title: string
    artist?: string | null
    duration: number | null
    streamable?: boolean
  }[]
  fan_id?: number
  items?: ListItem[]
}
interface ListItem {
  item_id: number
  type: string
  title: string
  url: string
  artist: string
  cover_url: string
  purchased: string | null
  price: number
  currency: string
  label: string | null
}
/** Pages from before 2020 are no longer what Bandcamp sends, for no album. */
const isOfToday = ({ name }: { name: string }) => !/^(?:album|track)-201/.test(name)
const recorded: { name: string; facts: Facts }[] = JSON.parse((await load('facts.json')) || '[]').filter(isOfToday)
const of = (...kinds: string[]) => recorded.filter(({ name }) => kinds.some((kind) => name.startsWith(kind)))

async function pageOf(name: string): Promise<Response> {
  const content = await load(name)
  const page = name.startsWith('jsonld-')
    ? `<script type="application/ld+json">${content}</script>`
    : name.startsWith('tralbum-')
      ? `<script data-tralbum="${escapeMarkup(JSON.stringify(JSON.parse(content).tralbum))}"></script>`
      : content
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const asSet = (tags: string[]) => cleanTags(tags.map((tag) => tag.toLowerCase())).sort()
const overHttps = (url: string) => url.replace(/^(?:https?:)?\/\//, 'https://')
const spelled = (facts: Facts) => {
  const given = facts.keywords ?? facts.tags
  return cleanTags(typeof given === 'string' ? given.split(',') : given)
}

const minor = (price: number, currency: string) => Math.round(price * (currency === 'JPY' ? 1 : 100))

/** Each kind of Bandcamp's own facts, as recorded and as read. */
function compareFacts(recordedFacts: Facts, found: BandcampFacts, artist: string): Pairs {
  const { kind, label, price, currency, min_price, is_set_price, is_preorder, subscriber_only, art_id, tracks } =
    recordedFacts
  const isNamePrice = currency ? price === 0 : !is_set_price && min_price === 0
  return {
    type: [kind, found.itemType],
    'item id': [true, Number.isSafeInteger(found.itemId)],
    ...(label !== undefined && { label: [label ?? undefined, found.label] }),
    ...(currency &&
      price != null && {
        price: [
          [minor(price, currency), currency],
          [found.price, found.currency],
        ],
      }),
    ...((currency || is_set_price !== undefined) &&
      !subscriber_only && { 'name your price': [isNamePrice, found.isNamePrice] }),
    ...(subscriber_only && { 'for sale': [false, found.isPurchasable] }),
    // The page of a track does not say it.
    ...(is_preorder !== undefined && { 'pre-order': [kind === 'track' ? undefined : is_preorder, found.isPreorder] }),
    ...(art_id !== undefined && { picture: [art_id ?? undefined, found.artId] }),
    ...(tracks?.length && {
      tracks: [
        tracks.map(({ num, title, artist: own, duration, streamable }, index) => ({
          number: num ?? index + 1,
          title: cleanText(title),
          artist: own && own !== artist ? cleanText(own) : undefined,
          duration: Math.round(duration ?? 0) || undefined,
          streamable,
        })),
        found.tracks?.map(({ number, title, artist: own, duration, streamable }) => ({
          number,
          title,
          artist: own,
          duration,
          streamable: tracks[0]?.streamable === undefined ? undefined : streamable,
        })),
      ],
    }),
  }
}

/** Facts that `facts.json` lacks, read from a page in the plainest way. */
function textsOf(page: string): Partial<BandcampFacts> {
  const attribute = /data-tralbum="([^"]*)"/.exec(page)?.[1]
  const current = attribute ? JSON.parse(decodeHTMLAttribute(attribute)).current : {}
  const location = /class="location[^"]*">([^<]*)</.exec(page)?.[1]
  const labelUrl = /<a href="(https:[^"?]*)[^"]*"\s+class="back-to-label-link"/.exec(page)?.[1]
  const words = (text: string | undefined | null) => text?.replace(/[\s\u200b]+/g, ' ').trim() || undefined
  return {
    about: words(current.about),
    credits: words(current.credits),
    location: words(location && decodeHTML(location)),
    labelUrl,
  }
}

type Pairs = Record<string, [expected: unknown, found: unknown]>

function newReport() {
  const tally = new Map<string, { agree: number; all: number }>()
  const differing: Record<string, unknown> = {}
  return {
    add(name: string, pairs: Pairs) {
      for (const [kind, [expected, found]] of Object.entries(pairs)) {
        const count = tally.get(kind) ?? { agree: 0, all: 0 }
        const agrees = JSON.stringify(expected) === JSON.stringify(found)
        tally.set(kind, { agree: count.agree + Number(agrees), all: count.all + 1 })
        if (!agrees) differing[`${kind} of ${name}`] = { expected, found }
      }
    },
    differing() {
      console.log([...tally].map(([kind, { agree, all }]) => `${kind} ${agree}/${all}`).join(' · '))
      return differing
    },
  }
}

/** Each kind of fact, as recorded and as read; omitted if not recorded. */
function compare(facts: Facts, album: BandcampAlbum): Pairs {
  const first = facts.first_streamable
  const listed = facts.track_count ?? facts.tracks_in_trackinfo ?? facts.tracks_in_json_ld ?? 1
  const hasTags = Array.isArray(facts.keywords ?? facts.tags) || typeof facts.keywords === 'string'
  return {
    title: [cleanText(facts.title), album.title],
    artist: [cleanText(facts.artist), album.artist],
    address: [normalizeBandcampUrl(facts.url), album.bandcampUrl],
    'release date': [facts.release_date, album.releaseDate],
    // Where all are hidden, the number that the description tells is of more use.
    'track count': [listed || facts.tracks_declared, album.trackCount],
    cover: [coverOfUrl(facts.cover_url), album.coverUrl],
    ...(hasTags && {
      tags: [asSet(spelled(facts)), asSet(album.tags)],
      'spelling of tags': [spelled(facts), album.tags],
    }),
    ...compareFacts(facts, album.facts, cleanText(facts.artist)),
    ...(typeof first !== 'string' && {
      'first streamable': [
        first && [cleanText(first.title), overHttps(first.url)],
        album.preview && [album.preview.title, album.preview.streamUrl],
      ],
    }),
  }
}

/** Compares what is read from the recordings with the facts beside them, and the made-up pages with the recordings. */
export function testRecordings(): void {
  it('compares the made-up pages with recordings of the same layout', async () => {
    const compared = new Set<string>()
    for (const [name, { content, recordings, isOrdered }] of Object.entries(LAYOUTS)) {
      const same = recorded.filter((one) => recordings.test(one.name))
      expect(same, name).not.toEqual([])
      const outlines = await Promise.all(same.map(async (one) => outlineOf(await load(one.name))))
      expect(differences(outlineOf(content), outlines, isOrdered), name).toEqual([])
      for (const one of same) compared.add(one.name)
    }
    const others = recorded.filter((one) => !compared.has(one.name)).map((one) => one.name)
    // Nothing reads the answer about a band.
    expect(others).toEqual([])
  })

  it('reads recorded albums and tracks correctly', async () => {
    const report = newReport()
    for (const { name, facts } of of('album-', 'track-', 'jsonld-', 'tralbum-', 'api-mobile-tralbum-')) {
      const album = name.startsWith('api-')
        ? readMobileDetails(JSON.parse(await load(name)))
        : await readAlbumPage(await pageOf(name), facts.url)
      report.add(name, compare(facts, album))
    }
    expect(report.differing()).toEqual({})
  })

  it('reads texts, places and label addresses as recorded pages show them', async () => {
    const report = newReport()
    for (const { name, facts } of of('album-', 'track-')) {
      const { about, credits, location, labelUrl } = (await readAlbumPage(await pageOf(name), facts.url)).facts
      const shown = textsOf(await load(name))
      const inOneLine = (text: string | undefined) => text?.replaceAll(/\s+/g, ' ')
      report.add(name, {
        ...(shown.about && { about: [shown.about, inOneLine(about)] }),
        ...(shown.credits && { credits: [shown.credits, inOneLine(credits)] }),
        ...(shown.location && { place: [shown.location, location] }),
        ...(shown.labelUrl && { 'label address': [shown.labelUrl, labelUrl] }),
      })
    }
    expect(report.differing()).toEqual({})
  })

  it('reads the same facts from an album page and from the mobile endpoint', async () => {
    for (const [page, answer] of [
      ['album-2025-07-name-your-price-mercury-jpy.html', 'api-mobile-tralbum-details-album.json'],
      ['track-2026-05-just-for-the-halibut.html', 'api-mobile-tralbum-details-track.json'],
    ] as const) {
      const { facts } = await readAlbumPage(await pageOf(page), 'https://bandcamp.com')
      expect({ isPreorder: false, ...facts }).toEqual(readMobileDetails(JSON.parse(await load(answer))).facts)
    }
  })

  it('distinguishes recorded artist and label pages from albums', async () => {
    for (const { name, facts } of of('artist-', 'label-')) {
      const kind = name.includes('stub') ? 'stub' : name.split('-')[0]
      await expect(readAlbumPage(await pageOf(name), facts.url ?? 'https://bandcamp.com'), name).rejects.toMatchObject({
        kind,
      })
    }
  })

  it('recognizes recorded error responses', async () => {
    for (const { name } of of('error-')) {
      const status = Number(/error-(\d+)/.exec(name)?.[1])
      const page = new Response(await load(name), { status, headers: { 'content-type': 'text/html' } })
      const client = createBandcampClient({ userAgent: 'Gatefold/test', fetch: async () => page })
      await expect(client.getHtml('https://bandcamp.com'), name).rejects.toMatchObject({ reason: 'blocked' })
    }
    for (const { name } of of('api-mobile-error-')) {
      const answer: unknown = JSON.parse(await load(name))
      expect(() => readMobileDetails(answer), name).toThrow(expect.objectContaining({ name: 'BandcampError' }))
    }
  })

  it('reads every item of recorded fan lists', async () => {
    const report = newReport()
    for (const { name, facts } of of('api-collection-', 'api-wishlist-')) {
      const page = readFanItems(JSON.parse(await load(name)))
      expect(page.skipped, name).toEqual([])
      expect(page.items.map(({ title, artist, bandcampUrl }) => ({ title, artist, url: bandcampUrl }))).toEqual(
        facts.items?.map(({ title, artist, url }) => ({ title, artist, url })),
      )
      for (const [index, item] of (facts.items ?? []).entries()) {
        const found = page.items[index]?.facts ?? {}
        report.add(item.title, {
          type: [item.type === 'track' ? 'track' : 'album', found.itemType],
          ...(item.type !== 'package' && { 'item id': [item.item_id, found.itemId] }),
          picture: [coverOfUrl(item.cover_url), coverOfArt(found.artId ?? null)],
          purchased: [item.purchased ? Date.parse(item.purchased) : undefined, found.purchasedAt],
          // Neither the price of a record nor one in the currency of the band, where a label sells the album in its own.
          ...(item.type !== 'package' &&
            found.currency === item.currency && { price: [minor(item.price, item.currency), found.price] }),
          label: [item.label ?? undefined, found.label],
          fans: [true, (found.fans ?? 0) > 0],
          'pre-order': [item.type === 'package' ? undefined : false, found.isPreorder],
        })
      }
    }
    expect(report.differing()).toEqual({})
    for (const { name } of of('item-only-')) {
      const item = JSON.parse(await load(name))
      const answer = { items: [item], more_available: false, last_token: null }
      expect(readFanItems(answer).items, name).toHaveLength(1)
      expect(readFanItems(answer).items[0]?.facts, name).toMatchObject({
        fans: item.also_collected_count,
        price: item.price * 100,
      })
    }
    for (const { name, facts } of of('fan-')) {
      const { fanId, rates } = await readFanPage(await pageOf(name))
      expect(fanId, name).toBe(facts.fan_id)
      const blob = decodeHTMLAttribute(/"pagedata"[^>]*data-blob="([^"]*)"/.exec(await load(name))?.[1] ?? '')
      const dollars: Record<string, number> = JSON.parse(blob).currency_data.rates
      // A few of those listed are no currencies today.
      expect(rates.length, name).toBeGreaterThan(Object.keys(dollars).length - 5)
      for (const { currency, perUsd } of rates) expect(perUsd, currency).toBeCloseTo(1 / (dollars[currency] ?? 0), 6)
    }
  })
}
