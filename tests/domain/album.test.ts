import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { AlbumIds, AlbumInput, AlbumPatch, AlbumsChange } from '#domain/album.ts'
import { fieldErrors } from '#domain/error.ts'

const draft = { title: 'T', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/t' }
const wrong = (input: unknown, schema: { safeParse: typeof AlbumInput.safeParse } = AlbumInput) => {
  const checked = schema.safeParse(input)
  return checked.success ? {} : fieldErrors(checked.error.issues)
}

test('an album needs a title, an artist and an address', () => {
  expect(wrong({})).toEqual({
    title: 'Title is required',
    artist: 'Artist is required',
    bandcampUrl: 'Must be a valid URL',
  })
  expect(wrong(draft)).toEqual({})
})

test('texts are tidied: white space in title and artist, addresses, tags; notes stay as they are', () => {
  expect(
    AlbumInput.parse({
      title: ' Low \n\t Water\u00a0',
      artist: '  A  B ',
      bandcampUrl: ' HTTP://A.Bandcamp.com/album/T/?from=x ',
      coverUrl: ' https://f4.bcbits.com/a.jpg ',
      notes: '  as\n it is ',
      tags: [' late   night ', 'Late Night', '', 'dub'],
      releaseDate: ' 2024-02-29 ',
    }),
  ).toEqual({
    title: 'Low Water',
    artist: 'A B',
    bandcampUrl: 'https://a.bandcamp.com/album/T',
    coverUrl: 'https://f4.bcbits.com/a.jpg',
    notes: '  as\n it is ',
    tags: ['late night', 'dub'],
    releaseDate: '2024-02-29',
  })
})

test.each([null, ''])('%j takes away what may be missing', (none) => {
  expect(wrong({ ...draft, coverUrl: none, notes: none, releaseDate: none, previewTitle: none })).toEqual({})
  expect(wrong({ ...draft, rating: null, trackCount: null, addedAt: null })).toEqual({})
})

test.each([1, 2, 3, 4, 5, null, undefined])('a rating may be %s', (rating) => {
  expect(wrong({ ...draft, rating })).toEqual({})
})

test('a rating of 0 clears the rating', () => {
  expect(AlbumInput.parse({ ...draft, rating: 0 }).rating).toBeNull()
  expect(AlbumPatch.parse({ rating: 0 })).toEqual({ rating: null })
  expect(AlbumsChange.parse({ rating: 0 })).toEqual({ rating: null })
})

test.each([6, -1, 4.5, '5', true, Number.NaN, Number.POSITIVE_INFINITY])('a rating may not be %s', (rating) => {
  expect(wrong({ ...draft, rating })).toEqual({ rating: 'A rating must be a whole number from 1 to 5' })
})

test.each(['2024-02-29', '1999-12-31', '0001-01-01', '2024', '2024-05', ' 1999 '])(
  '%s is a release date',
  (releaseDate) => {
    expect(AlbumInput.parse({ ...draft, releaseDate }).releaseDate).toBe(releaseDate.trim())
  },
)

test.each([
  ...['2023-02-29', '2024-13-01', '2024-00-10', '2024-1-1', '24-01-01', '2024-01-01T00:00:00Z', '+02024-01-01'],
  ...['24', '20245', '2024-', '2024-13', '2024-5', '2024-05-', 'May 2024'],
])('%s is no release date', (releaseDate) => {
  const message = 'A release date must be YYYY, YYYY-MM or YYYY-MM-DD'
  expect(wrong({ ...draft, releaseDate })).toEqual({ releaseDate: message })
})

test.each([
  ['http://f4.bcbits.com/img/a1_10.jpg', 'https://f4.bcbits.com/img/a1_10.jpg'],
  [' HTTP://Pictures.example:80/a b.jpg ', 'https://pictures.example/a%20b.jpg'],
  ['https://pictures.example/a b.jpg', 'https://pictures.example/a b.jpg'],
])('the cover %s is kept as %s', (coverUrl, kept) => {
  expect(AlbumInput.parse({ ...draft, coverUrl }).coverUrl).toBe(kept)
})

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//x.example/a.jpg',
  'a.jpg',
  'http://',
  'https://',
  'ftp://a.b/c',
])('%s is no cover', (coverUrl) => {
  expect(wrong({ ...draft, coverUrl })).toEqual({ coverUrl: 'Must be a valid URL' })
})

test('an unknown field is named, at the top and not elsewhere', () => {
  expect(wrong({ ...draft, hasPreview: true, version: 1 })).toEqual({
    hasPreview: 'Unknown field',
    version: 'Unknown field',
  })
})

test('a change may name any field and the version it was made on', () => {
  expect(AlbumPatch.parse({})).toEqual({})
  expect(AlbumPatch.parse({ rating: null, version: 3 })).toEqual({ rating: null, version: 3 })
  expect(wrong({ title: '' }, AlbumPatch as never)).toEqual({ title: 'Title is required' })
  expect(wrong({ version: '3' }, AlbumPatch as never)).toEqual({ version: expect.any(String) })
})

test('ids are whole and positive, each once', () => {
  expect(AlbumIds.parse({ albumIds: [3, 1, 3] })).toEqual({ albumIds: [3, 1] })
  for (const albumIds of [undefined, 'all', [0], [-1], [1.5], ['1'], [null], [2 ** 60]])
    expect(AlbumIds.safeParse({ albumIds }).success).toBe(false)
})

test('checking what was checked changes nothing more, and nothing at all makes it throw', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true }))
  const anything = fc.oneof(text, fc.anything())
  const albums = fc.record(
    {
      title: anything,
      artist: anything,
      bandcampUrl: anything,
      coverUrl: anything,
      rating: anything,
      notes: anything,
      tags: fc.oneof(fc.array(text), anything),
      releaseDate: anything,
      addedAt: anything,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(albums, fc.anything()), fc.boolean(), (given, isWhole) => {
      const input = isWhole && typeof given === 'object' ? { ...draft, ...given } : given
      const checked = AlbumInput.safeParse(input)
      if (checked.success) expect(AlbumInput.parse(checked.data)).toEqual(checked.data)
    }),
    { numRuns: 500 },
  )
})
