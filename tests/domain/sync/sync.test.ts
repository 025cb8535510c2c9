import { brotliCompressSync, constants } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { type AlbumKey, albumField, FACT_KEYS, OWN_KEYS } from '#domain/albums/album-fields.ts'
import { dice } from '#domain/sleeve/dice.ts'
import { decodeAlbums, encodeAlbums } from '#domain/sync/album-columns.ts'
import { readSyncParts } from '#domain/sync/sync.ts'
import { distinctTags } from '#domain/tags/tags.ts'
import { albumView } from '../albums/album-view.ts'

const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

const moment = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString())
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'null', '__proto__', '0', 'a:b', 'Slow Harbour', 'slow', 'ſ', 'İ', 'K', '😀', '\n]', "Don't"),
)
const name = fc.constantFrom('Slow Harbour', "Don’t, and Don't (Élan)", '港', 'a-b', 'Low Tide*')
const slug = fc.constantFrom(
  'slowharbour',
  'slow-harbour',
  'lowtide',
  'low-tide',
  'dontanddontelan',
  'dont-and-dont-elan',
  'a-b',
  'ab',
)
const url = fc.oneof(
  fc.constant(''),
  text.map((any) => `https:${any}`),
  fc.tuple(slug, slug).map(([host, path]) => `https://${host}.bandcamp.com/album/${path}`),
  fc
    .tuple(slug, fc.constantFrom('/track/a', '/album/', '/album/a?b', '/', ''))
    .map((parts) => `https://${parts.join('.bandcamp.com')}`),
)
/** Texts that have shorter forms, and some that only look like it. */
const FORMS: { [Key in AlbumKey]?: fc.Arbitrary<string> } = {
  title: fc.oneof(name, text),
  artist: fc.oneof(name, text),
  label: fc.oneof(name, text),
  coverUrl: fc.oneof(
    text,
    fc.nat(4_000_000_000).map((id) => `https://f4.bcbits.com/img/a${String(id).padStart(10, '0')}_10.jpg`),
    fc.constantFrom('a0000000000_10', 'a1_10', 'a00000000001_10').map((id) => `https://f4.bcbits.com/img/${id}.jpg`),
  ),
  releaseDate: fc.oneof(
    text,
    moment.map((at) => at.slice(0, 10)),
    fc.constantFrom('2020', '2020-02', '2020-02-30', '0001-01-01', '99999-01-01', '-1', '7'),
  ),
}
const count = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
const VALUES = {
  text,
  integer: count,
  real: fc.integer({ min: 1, max: 10 }).map((halves) => halves / 2),
  boolean: fc.boolean(),
  moment,
  tags: fc.array(text, { maxLength: 4 }),
}
function fieldOf(key: AlbumKey): fc.Arbitrary<unknown> {
  const { type, values = [], empty } = albumField(key)
  if (type === 'set') return fc.subarray([...values])
  const one: fc.Arbitrary<unknown> = values.length > 0 ? fc.constantFrom(...values) : (FORMS[key] ?? VALUES[type])
  return empty === null ? fc.option(one) : one
}
const fieldsOf = <Key extends AlbumKey>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, fieldOf(key)])) as { [Each in Key]: fc.Arbitrary<AlbumView[Each]> }
const own = fc.record({
  ...fieldsOf(OWN_KEYS),
  id: count,
  bandcampUrl: url,
  changedAt: moment,
  hasPreview: fc.boolean(),
  version: count,
})
const facts = fc.record(
  {
    ...fieldsOf(FACT_KEYS.filter((key) => !albumField(key).isDetail)),
    trackText: text.filter((one) => one !== ''),
  },
  { requiredKeys: [] },
)
const anAlbum = fc
  .tuple(own, facts)
  .map(([one, known]): AlbumView => ({ ...one, ...known, tags: distinctTags([...one.bandcampTags, ...one.userTags]) }))

/** What a device reads of a block of an answer. */
const received = (albums: readonly AlbumView[]) => decodeAlbums(sent(encodeAlbums(albums)))

it('gives back the albums that went into a block of an answer, whatever texts they have', () => {
  fc.assert(
    fc.property(fc.array(anAlbum, { maxLength: 40 }), (albums) => {
      expect(received(albums)).toEqual(albums)
    }),
    { numRuns: 500 },
  )
})

it('reads blocks of a server with other columns', () => {
  const albums = [albumView({ id: 7, label: 'Low Tide' }), albumView({ id: 9, notes: 'Side B' })]
  const { label, notes, ...columns } = encodeAlbums(albums).columns
  expect(decodeAlbums({ count: 2, columns: { ...columns, mood: [1, 2] } })).toEqual([
    albumView({ id: 7 }),
    albumView({ id: 9 }),
  ])
  expect([label, notes]).not.toContain(undefined)
})

/** Albums with as much of their own as real ones have. */
function differentAlbums(size: number): AlbumView[] {
  const { between } = dice(7)
  const number = (most: number) => Math.floor(between(0, most))
  const syllables =
    'ka to mi ren lo sha vel dor in ta ber quo lis mar ne sol um pa fri gen tho al wy zo har light tape'.split(' ')
  const word = () => Array.from({ length: 1 + number(3) }, () => syllables[number(syllables.length)]).join('')
  const words = (most: number) =>
    Array.from({ length: 1 + number(most) }, word)
      .map((one) => one.charAt(0).toUpperCase() + one.slice(1))
      .join(' ')
  const some = (of: number, make: () => string) => Array.from({ length: of }, make)
  const [artists, labels, tags] = [
    some(size / 3, () => words(3)),
    some(size / 12, () => words(2)),
    some(size / 8, word),
  ]
  const oneOf = (texts: string[]) => texts[Math.floor(between(0, 1) ** 2 * texts.length)] ?? ''
  return Array.from({ length: size }, (_, index) => {
    const [title, artist, time] = [
      words(4),
      oneOf(artists),
      1_700_000_000_000 - index * 3_600_000 - number(3_000) * 1_000,
    ]
    const [bandcampTags, userTags] = [distinctTags(some(3 + number(4), () => oneOf(tags))), index % 5 ? [] : ['tape']]
    const [host, slug] = [artist.toLowerCase().replaceAll(' ', ''), title.toLowerCase().replaceAll(' ', '-')]
    return albumView({
      id: 90_000 - index,
      title,
      artist,
      bandcampUrl: `https://${index % 3 ? host : `${oneOf(labels).toLowerCase().replaceAll(' ', '-')}`}.bandcamp.com/album/${slug}`,
      coverUrl: `https://f4.bcbits.com/img/a${number(4e9)}_10.jpg`,
      bandcampTags,
      userTags,
      tags: distinctTags([...bandcampTags, ...userTags]),
      notes: index % 20 ? '' : words(30),
      rating: number(6) || null,
      releaseDate: new Date(number(1.7e12)).toISOString().slice(0, 10),
      trackCount: number(14),
      addedAt: new Date(time).toISOString(),
      purchasedAt: new Date(time).toISOString(),
      label: oneOf(labels),
      price: number(20) * 100,
      currency: oneOf(['USD', 'EUR', 'GBP']),
      itemType: 'album',
      itemId: number(4e9),
      hasPreview: true,
    })
  })
}

it('takes less than two thirds of the bytes of the same albums as objects', () => {
  const albums = differentAlbums(2_000)
  const blocks = [encodeAlbums(albums.slice(0, 1_000)), encodeAlbums(albums.slice(1_000))]
  expect(blocks.flatMap(decodeAlbums)).toEqual(albums)
  // As strongly as Cloudflare does.
  const bytes = (value: unknown) =>
    brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
  expect(bytes(blocks)).toBeLessThan(bytes(albums) * 0.67)
})

async function* inPieces(answer: string, size: number) {
  for (let from = 0; from < answer.length; from += size) yield answer.slice(from, from + size)
}

async function partsOf(answer: string, size: number) {
  const parts: unknown[] = []
  for await (const part of readSyncParts(inPieces(answer, size))) parts.push(part)
  return parts
}

const ANSWER = '[\n{"epoch":"e","revision":3,"isFull":false},\n{"goneAlbums":[1,2]},\n{"goneCrates":[3]}\n]\n'

it('reads an answer part by part, however it was cut', async () => {
  for (let size = 1; size <= ANSWER.length; size += 1) expect(await partsOf(ANSWER, size)).toEqual(JSON.parse(ANSWER))
})

it('throws where an answer ends early', async () => {
  for (let end = 0; end < ANSWER.length; end += 1) {
    await expect(partsOf(ANSWER.slice(0, end), 10)).rejects.toThrow(SyntaxError)
  }
})
