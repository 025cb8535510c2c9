import fc from 'fast-check'
import { expect, it } from 'vitest'
import { missingTracks } from '#domain/albums/missing-tracks.ts'
import { onDiskOf, partOf } from '#domain/albums/on-disk.ts'

const AT = '2026-04-01T00:00:00Z'

it.each([
  ['missing', null, null, 5],
  ['partly', null, 3, 5],
  ['partly', null, 3, null],
  ['whole', AT, null, 5],
  ['whole', AT, 5, 5],
  ['whole', AT, 3, null],
  ['grown', AT, 3, 5],
] as const)('says that an album is %s on disk', (state, downloadedAt, downloadedTracks, trackCount) => {
  expect(onDiskOf({ downloadedAt, downloadedTracks, trackCount })).toBe(state)
})

it('knows a part by the tracks of an album', () => {
  expect(partOf({ trackCount: 5 }, ['1', '2', '3'])).toBe(3)
  expect(partOf({ trackCount: 3 }, ['1', '2', '3'])).toBeNull()
  expect(partOf({ trackCount: null }, ['1'])).toBeNull()
  expect(partOf({ trackCount: 5 }, null)).toBeNull()
})

const tracks = ['Rain', 'Slow Rain', 'Ebb', 'もののけ姫', 'Ebb'].map((title, index) => ({ number: index + 1, title }))
const missing = (...files: string[]) => missingTracks(tracks, files).map(({ number }) => number)

it('names the tracks that are not among the files', () => {
  expect(missing()).toEqual([1, 2, 3, 4, 5])
  expect(missing('Low - Tide - 02 Slow Rain', '04. もののけ姫')).toEqual([1, 3, 5])
  expect(missing('slow_rain', 'rain', '03')).toEqual([4, 5])
  expect(missing('01 Rain', '02 Slow Rain', '3 Ebb', '4 x', '5 Ebb')).toEqual([])
})

it('misses at least as many tracks as there are more than files', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 }), (files) => {
      expect(missing(...files).length).toBeGreaterThanOrEqual(Math.max(0, tracks.length - files.length))
    }),
  )
})
