import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { AlbumIds, AlbumInput, AlbumPatch, AlbumsChange } from '#domain/albums/album.ts'
import { namesKey } from '#domain/albums/names.ts'
import { fieldErrors } from '#domain/errors/error.ts'

const draft = { title: 'T', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/t' }
const wrong = (input: unknown, schema: { safeParse: typeof AlbumInput.safeParse } = AlbumInput) => {
  const checked = schema.safeParse(input)
  return checked.success ? {} : fieldErrors(checked.error.issues)
}

it('requires title, artist and address', () => {
  expect(wrong({})).toEqual({
    title: 'Title is required',
    artist: 'Artist is required',
    bandcampUrl: 'Must be a valid URL',
  })
  expect(wrong(draft)).toEqual({})
})

it('normalizes title, artist, addresses and tags, and keeps notes as they are', () => {
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
    bandcampUrl: 'https://a.bandcamp.com/album/t',
    coverUrl: 'https://f4.bcbits.com/a.jpg',
    notes: '  as\n it is ',
    tags: ['late night', 'dub'],
    releaseDate: '2024-02-29',
  })
})

it.each([null, ''])('accepts %j for optional fields', (none) => {
  expect(wrong({ ...draft, coverUrl: none, notes: none, releaseDate: none, previewTitle: none })).toEqual({})
  expect(wrong({ ...draft, rating: null, trackCount: null, addedAt: null })).toEqual({})
})

it.each([0.5, 1, 2, 3, 3.5, 4, 4.5, 5, null, undefined])('accepts the rating %s', (rating) => {
  expect(wrong({ ...draft, rating })).toEqual({})
})

it('clears the rating with 0', () => {
  expect(AlbumInput.parse({ ...draft, rating: 0 }).rating).toBeNull()
  expect(AlbumPatch.parse({ rating: 0 })).toEqual({ rating: null })
  expect(AlbumsChange.parse({ rating: 0 })).toEqual({ rating: null })
})

it.each([6, 5.5, -1, -0.5, 4.25, 0.1, '5', true, Number.NaN, Number.POSITIVE_INFINITY])(
  'rejects the rating %s',
  (rating) => {
    expect(wrong({ ...draft, rating })).toEqual({
      rating: 'A rating must be from half a star to five, in steps of half a star',
    })
  },
)

it.each(['2024-02-29', '1999-12-31', '0001-01-01', '2024', '2024-05', ' 1999 '])(
  'accepts the release date %s',
  (releaseDate) => {
    expect(AlbumInput.parse({ ...draft, releaseDate }).releaseDate).toBe(releaseDate.trim())
  },
)

it.each([
  ...['2023-02-29', '2024-13-01', '2024-00-10', '2024-1-1', '24-01-01', '2024-01-01T00:00:00Z', '+02024-01-01'],
  ...['24', '20245', '2024-', '2024-13', '2024-5', '2024-05-', 'May 2024'],
])('rejects the release date %s', (releaseDate) => {
  const message = 'A release date must be YYYY, YYYY-MM or YYYY-MM-DD'
  expect(wrong({ ...draft, releaseDate })).toEqual({ releaseDate: message })
})

it.each([
  ['http://f4.bcbits.com/img/a1_10.jpg', 'https://f4.bcbits.com/img/a1_10.jpg'],
  [' HTTP://Pictures.example:80/a b.jpg ', 'https://pictures.example/a%20b.jpg'],
  ['https://pictures.example/a b.jpg', 'https://pictures.example/a b.jpg'],
])('normalizes the cover address %s to %s', (coverUrl, kept) => {
  expect(AlbumInput.parse({ ...draft, coverUrl }).coverUrl).toBe(kept)
})

it.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//x.example/a.jpg',
  'a.jpg',
  'http://',
  'https://',
  'ftp://a.b/c',
])('rejects the cover address %s', (coverUrl) => {
  expect(wrong({ ...draft, coverUrl })).toEqual({ coverUrl: 'Must be a valid URL' })
})

it('names unknown fields', () => {
  expect(wrong({ ...draft, hasPreview: true, version: 1 })).toEqual({
    hasPreview: 'Unknown field',
    version: 'Unknown field',
  })
})

it('accepts any field and a version in an update', () => {
  expect(AlbumPatch.parse({})).toEqual({})
  expect(AlbumPatch.parse({ rating: null, version: 3 })).toEqual({ rating: null, version: 3 })
  expect(wrong({ title: '' }, AlbumPatch as never)).toEqual({ title: 'Title is required' })
  expect(wrong({ version: '3' }, AlbumPatch as never)).toEqual({ version: expect.any(String) })
})

it('accepts positive whole ids and removes duplicates', () => {
  expect(AlbumIds.parse({ albumIds: [3, 1, 3] })).toEqual({ albumIds: [3, 1] })
  for (const albumIds of [undefined, 'all', [0], [-1], [1.5], ['1'], [null], [2 ** 60]])
    expect(AlbumIds.safeParse({ albumIds }).success).toBe(false)
})

it('is idempotent and never throws', () => {
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

it.each([
  ['an accent', 'Cafe\u0301', 'Café'],
  ['Korean letters', '\u1112\u1161\u11ab', '한'],
  ['several marks', 'Vie\u0323\u0302t', 'Việt'],
])('composes %s of a title, so that both ways to write it are one album', (_, typed, kept) => {
  expect(AlbumInput.parse({ ...draft, title: typed }).title).toBe(kept)
  expect(namesKey({ title: typed, artist: 'A' })).toBe(namesKey({ title: kept, artist: 'A' }))
})

it('keeps a character that has a twin', () => {
  expect(AlbumInput.parse({ ...draft, title: '\uf91c' }).title).toBe('\uf91c')
})
