import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bandcampFanName, isBandcampHost, normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'

it.each([
  ['  http://Artist.Bandcamp.com//album//Some-Thing/?from=x#y ', 'https://artist.bandcamp.com/album/some-thing'],
  ['https://me:you@artist.bandcamp.com:8080/album/a/', 'https://artist.bandcamp.com/album/a'],
  ['https://artist.bandcamp.com/album/Q3', 'https://artist.bandcamp.com/album/q3'],
  ['https://artist.bandcamp.com/album/q3/', 'https://artist.bandcamp.com/album/q3'],
  ['https://artist.bandcamp.com/', 'https://artist.bandcamp.com'],
  ['https://artist.bandcamp.com', 'https://artist.bandcamp.com'],
  ['HTTP://Music.Example.ORG/Album/A/?q=1#b', 'https://music.example.org/Album/A'],
  ['http://music.example.org:8080/a', 'https://music.example.org:8080/a'],
  ['http://music.example.org:443/a', 'https://music.example.org/a'],
])('normalizes %s to %s', (typed, kept) => {
  expect(normalizeBandcampUrl(typed)).toBe(kept)
})

it.each(['', 'album', 'artist.bandcamp.com/album/a', 'javascript:alert(1)', 'ftp://bandcamp.com/a', 'https://'])(
  'returns null for %j',
  (typed) => {
    expect(normalizeBandcampUrl(typed)).toBeNull()
  },
)

it('is idempotent', () => {
  const hosts = fc.constantFrom(
    'bandcamp.com',
    'A.Bandcamp.com',
    'music.example.org',
    'example.org:443',
    'user:pw@x.bandcamp.com:99',
  )
  const rests = fc.array(fc.constantFrom('/', '//', 'a', 'B', '..', '.', '?', '#', '%2F', 'é', ' ', '\\', ';'), {
    maxLength: 12,
  })
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
