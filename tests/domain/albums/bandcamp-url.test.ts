import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bandcampFanName, isBandcampHost, normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'

it.each([
  ['  http://Artist.Bandcamp.com//album//Some-Thing/?from=x#y ', 'https://artist.bandcamp.com/album/some-thing'],
  ['https://me:you@artist.bandcamp.com:8080/album/a/', 'https://artist.bandcamp.com/album/a'],
  ['https://artist.bandcamp.com/album/Q3', 'https://artist.bandcamp.com/album/q3'],
  ['https://artist.bandcamp.com/album/q3/', 'https://artist.bandcamp.com/album/q3'],
  ['https://www.artist.bandcamp.com/album/a', 'https://artist.bandcamp.com/album/a'],
  ['https://www.example.org/album/a', 'https://www.example.org/album/a'],
  ['https://artist.bandcamp.com/', 'https://artist.bandcamp.com'],
  ['https://artist.bandcamp.com', 'https://artist.bandcamp.com'],
  ['HTTP://Music.Example.ORG/Album/A/?q=1#b', 'https://music.example.org/Album/A'],
  ['http://music.example.org:8080/a', 'https://music.example.org:8080/a'],
  ['http://music.example.org:443/a', 'https://music.example.org/a'],
  ['https://artist.bandcamp.com/album/Caf\u00c9', 'https://artist.bandcamp.com/album/caf%c3%a9'],
  ['https://artist.bandcamp.com/album/cafe%CC%81', 'https://artist.bandcamp.com/album/caf%c3%a9'],
  ['https://artist.bandcamp.com/%61lbum/q%2D3%2f', 'https://artist.bandcamp.com/album/q-3%2f'],
  ['https://artist.bandcamp.com/album/%ff%c3', 'https://artist.bandcamp.com/album/%ff%c3'],
  ['https://music.example.org/Caf%c3%a9', 'https://music.example.org/Caf%C3%A9'],
])('normalizes %s to %s', (typed, kept) => {
  expect(normalizeBandcampUrl(typed)).toBe(kept)
})

it.each(['', 'album', 'artist.bandcamp.com/album/a', 'javascript:alert(1)', 'ftp://bandcamp.com/a', 'https://'])(
  'returns null for %j',
  (typed) => {
    expect(normalizeBandcampUrl(typed)).toBeNull()
  },
)

/** A path in which each letter is written as it is, or as its bytes in either case. */
const written = (letters: string) =>
  fc.array(fc.constantFrom('as it is', 'upper', 'lower'), { minLength: 40, maxLength: 40 }).map((ways) =>
    [...letters]
      .map((letter, at) => {
        if (letter === '/' || ways[at % ways.length] === 'as it is') return letter
        const bytes = [...new TextEncoder().encode(letter)]
          .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
          .join('')
        return ways[at % ways.length] === 'upper' ? bytes.toUpperCase() : bytes
      })
      .join(''),
  )

it('is the same however the letters of an address are composed and escaped', () => {
  const letters = fc.array(fc.constantFrom(...'aZ5-éÄñ한ガøß愛\u0301\u0308ﬁ🎵'), { minLength: 1, maxLength: 20 })
  const hosts = fc.constantFrom('artist.bandcamp.com', 'music.example.org')
  const two = letters.chain((some) => {
    const path = `album/${some.join('')}`
    return fc.tuple(written(path.normalize('NFC')), written(path.normalize('NFD')))
  })
  fc.assert(
    fc.property(hosts, two, (host, [one, other]) => {
      const kept = normalizeBandcampUrl(`https://${host}/${one}`)
      expect(normalizeBandcampUrl(`https://${host}/${other}`)).toBe(kept)
      expect(normalizeBandcampUrl(kept ?? '')).toBe(kept)
      expect(kept).toMatch(/^[!-~]+$/)
    }),
  )
})

it('keeps different addresses apart', () => {
  const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((text) => !/^\.{1,2}$/.test(text))
  fc.assert(
    fc.property(segment, segment, (one, other) => {
      const at = (text: string) => normalizeBandcampUrl(`https://music.example.org/album/${encodeURIComponent(text)}`)
      expect(at(one) === at(other)).toBe(one.normalize('NFC') === other.normalize('NFC'))
    }),
  )
})

it('is idempotent', () => {
  const hosts = fc.constantFrom(
    'bandcamp.com',
    'A.Bandcamp.com',
    'music.example.org',
    'example.org:443',
    'user:pw@x.bandcamp.com:99',
  )
  const rests = fc.array(
    fc.constantFrom(
      '/',
      '//',
      'a',
      'B',
      '..',
      '.',
      '?',
      '#',
      '%2F',
      '%2e',
      '%',
      '%c3',
      '%A9',
      'e%CC%81',
      '%60',
      '\u037e',
      '\u212a',
      '\u0130',
      'é',
      ' ',
      '\\',
      ';',
    ),
    {
      maxLength: 12,
    },
  )
  const addresses = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(fc.constantFrom('http://', 'https://'), hosts, rests)
      .map(([scheme, host, rest]) => `${scheme}${host}/${rest.join('')}`),
    fc.string(),
  )
  fc.assert(
    fc.property(addresses, (address) => {
      const once = normalizeBandcampUrl(address)
      if (once !== null) expect(normalizeBandcampUrl(once)).toBe(once)
    }),
    { numRuns: 300 },
  )
})

it('recognizes only bandcamp.com and its subdomains', () => {
  for (const host of ['bandcamp.com', 'artist.bandcamp.com', 'a-b.bandcamp.com', 'BANDCAMP.com'])
    expect(isBandcampHost(host)).toBe(true)
  for (const host of [
    'evilbandcamp.com',
    'bandcamp.com.evil.org',
    'bandcamp.com.',
    'bandcamp.com:80',
    '.bandcamp.com',
    'a..bandcamp.com',
    '',
  ])
    expect(isBandcampHost(host)).toBe(false)
})

it.each([
  ['gull', 'gull'],
  [' @Gull ', 'gull'],
  ['bandcamp.com/Gull', 'gull'],
  ['https://bandcamp.com/gull_1/wishlist?from=menu', 'gull_1'],
  ['http://www.bandcamp.com/gull-2#top', 'gull-2'],
])('reads %s as the fan %s', (typed, name) => {
  expect(bandcampFanName(typed)).toBe(name)
})

it.each([
  '',
  '@',
  'two words',
  'https://gull.bandcamp.com',
  'https://example.com/gull',
  'bandcamp.com',
  'bandcamp.com/',
  '../etc',
  'a'.repeat(65),
])('returns null for the fan %j', (typed) => {
  expect(bandcampFanName(typed)).toBeNull()
})
