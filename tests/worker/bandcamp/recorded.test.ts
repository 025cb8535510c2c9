import { expect, it } from 'vitest'
import { normalizeBandcampUrl } from '#domain/bandcamp-url.ts'
import type { BandcampAlbum } from '#worker/bandcamp/album.ts'
import { readAlbumPage } from '#worker/bandcamp/album-page.ts'
import { readFanItems, readFanPage } from '#worker/bandcamp/fan.ts'
import { readMobileDetails } from '#worker/bandcamp/mobile-details.ts'
import { coverOfUrl } from '#worker/bandcamp/pictures.ts'
import { cleanTags, cleanText } from '#worker/bandcamp/text.ts'
import { escapeMarkup } from '../../bandcamp-site/pages.ts'

const files = import.meta.glob<string>('../../../../shared/fixtures/bandcamp/*', { query: '?raw', import: 'default' })
const load = async (name: string) => (await files[`../../../../shared/fixtures/bandcamp/${name}`]?.()) ?? ''

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
  fan_id?: number
  items?: { title: string; url: string; artist: string }[]
}
const recorded: { name: string; facts: Facts }[] = JSON.parse((await load('facts.json')) || '[]')
if (recorded.length === 0)
  console.log('No recorded Bandcamp responses in ../shared/fixtures/bandcamp: their tests are skipped.')
const of = (...kinds: string[]) => recorded.filter(({ name }) => kinds.some((kind) => name.startsWith(kind)))

/** Facts that differ from what is read on purpose. */
const BY_INTENT: Record<string, string> = {
  'track count of album-2026-05-no-tracks-at-all-high-enough.html':
    'lists none; the 6 its description tells of are more use',
}

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

/** Each kind of fact, as recorded and as read; omitted if not recorded. */
function compare(facts: Facts, album: BandcampAlbum): Record<string, [expected: unknown, found: unknown]> {
  const first = facts.first_streamable
  const hasTags = Array.isArray(facts.keywords ?? facts.tags) || typeof facts.keywords === 'string'
  return {
    title: [cleanText(facts.title), album.title],
    artist: [cleanText(facts.artist), album.artist],
    address: [normalizeBandcampUrl(facts.url), album.bandcampUrl],
    'release date': [facts.release_date, album.releaseDate],
    'track count': [facts.track_count ?? facts.tracks_in_trackinfo ?? facts.tracks_in_json_ld ?? 1, album.trackCount],
    cover: [coverOfUrl(facts.cover_url), album.coverUrl],
    ...(hasTags && {
      tags: [asSet(spelled(facts)), asSet(album.tags)],
      'spelling of tags': [spelled(facts), album.tags],
    }),
    ...(facts.label !== undefined && { label: [facts.label, album.label] }),
    ...(facts.price != null && {
      price: [
        [facts.price, facts.currency],
        [album.price, album.currency],
      ],
    }),
    ...(typeof first !== 'string' && {
      'first streamable': [
        first && [cleanText(first.title), overHttps(first.url)],
        album.preview && [album.preview.title, album.preview.streamUrl],
      ],
    }),
  }
}

it.skipIf(recorded.length === 0)('reads recorded albums and tracks correctly', async () => {
  const tally = new Map<string, { agree: number; all: number }>()
  const differing: Record<string, unknown> = {}
  for (const { name, facts } of of('album-', 'track-', 'jsonld-', 'tralbum-', 'api-mobile-tralbum-')) {
    const album = name.startsWith('api-')
      ? readMobileDetails(JSON.parse(await load(name)))
      : await readAlbumPage(await pageOf(name), facts.url)
    for (const [kind, [expected, found]] of Object.entries(compare(facts, album))) {
      const count = tally.get(kind) ?? { agree: 0, all: 0 }
      const agrees = JSON.stringify(expected) === JSON.stringify(found)
      tally.set(kind, { agree: count.agree + Number(agrees), all: count.all + 1 })
      if (!agrees && !BY_INTENT[`${kind} of ${name}`]) differing[`${kind} of ${name}`] = { expected, found }
    }
  }
  console.log([...tally].map(([kind, { agree, all }]) => `${kind} ${agree}/${all}`).join(' · '))
  for (const [what, reason] of Object.entries(BY_INTENT)) console.log(`differs by intent: ${what} (${reason})`)
  expect(differing).toEqual({})
})

it.skipIf(recorded.length === 0)('distinguishes recorded artist and label pages from albums', async () => {
  for (const { name, facts } of of('artist-', 'label-')) {
    const kind = name.includes('stub') ? 'stub' : name.split('-')[0]
    await expect(readAlbumPage(await pageOf(name), facts.url ?? 'https://bandcamp.com'), name).rejects.toMatchObject({
      kind,
    })
  }
})

it.skipIf(recorded.length === 0)('recognizes recorded error responses', async () => {
  for (const { name } of of('error-')) {
    const status = Number(/error-(\d+)/.exec(name)?.[1])
    const page = new Response(await load(name), { status, headers: { 'content-type': 'text/html' } })
    await expect(readAlbumPage(page, 'https://bandcamp.com'), name).rejects.toMatchObject({ reason: 'turned-away' })
  }
  for (const { name } of of('api-mobile-error-')) {
    const answer: unknown = JSON.parse(await load(name))
    expect(() => readMobileDetails(answer), name).toThrow(expect.objectContaining({ name: 'BandcampError' }))
  }
})

it.skipIf(recorded.length === 0)('reads every item of recorded fan lists', async () => {
  for (const { name, facts } of of('api-collection-', 'api-wishlist-')) {
    const page = readFanItems(JSON.parse(await load(name)))
    expect(page.skipped, name).toEqual({ hidden: 0, private: 0, unreadable: 0 })
    expect(page.items.map(({ title, artist, bandcampUrl }) => ({ title, artist, url: bandcampUrl }))).toEqual(
      facts.items?.map(({ title, artist, url }) => ({ title, artist, url })),
    )
  }
  for (const { name } of of('item-only-')) {
    const answer = { items: [JSON.parse(await load(name))], more_available: false, last_token: null }
    expect(readFanItems(answer).items, name).toHaveLength(1)
  }
  for (const { name, facts } of of('fan-'))
    expect((await readFanPage(await pageOf(name))).fanId, name).toBe(facts.fan_id)
})
