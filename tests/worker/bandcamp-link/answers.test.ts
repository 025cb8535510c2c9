// @module-tag soak
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BandcampError } from '#worker/bandcamp/upstream-error.ts'
import { readAlbumPage, readTracks } from '#worker/bandcamp-link/answers.ts'
import type { Answer } from '#worker/bandcamp-link/client.ts'
import { COMPILATION, HARBOUR, SINGLE } from '../../bandcamp-site/albums.ts'
import { albumWithSongs, listedAlbum } from '../../bandcamp-site/fan-api.ts'
import { runs } from '../../runs.ts'
import { oddIn } from '../odd-values.ts'

const pageOf = (album: unknown): Answer => ({ albumList2: { album } })
const one = (change: object) => readAlbumPage(pageOf([{ ...listedAlbum(HARBOUR), ...change }])).albums[0]

it('reads albums and tracks that were bought alone', () => {
  const { albums, count } = readAlbumPage(pageOf([listedAlbum(HARBOUR), listedAlbum(SINGLE)]))
  expect(count).toBe(2)
  expect(albums[0]).toEqual({
    key: `a${HARBOUR.id}`,
    title: HARBOUR.title,
    artist: HARBOUR.artist,
    bandId: HARBOUR.bandId,
    cover: { id: `ca:${HARBOUR.artId}`, number: HARBOUR.artId },
    trackCount: 3,
    year: 2024,
    addedAt: '2026-06-01T00:00:00.000Z',
    genres: ['Folk', 'Sea Songs', 'Århus'],
  })
  expect(albums[1]?.key).toBe(`t${SINGLE.id}`)
})

it.each([
  ['a number, as in July 2026', { id: 12 }, { key: 'a12', otherKey: 't12' }],
  ['a missing title', { name: ' \0' }, { title: 'Untitled', isNameless: true }],
  ['a missing artist', { artist: [] }, { artist: 'Unknown artist', isNameless: true }],
  ['a number as text', { id: '12.0' }, { key: 'a12' }],
  ['numbers as texts', { songCount: '8', year: '2020', coverArt: 'ca:5' }, { trackCount: 8, year: 2020 }],
  ['a title that is a number', { name: 1984 }, { title: '1984' }],
  ['the title under another name', { name: undefined, title: 'Elsewhere' }, { title: 'Elsewhere' }],
  ['one genre alone', { genres: { name: 'Drone' }, genre: null }, { genres: ['Drone'] }],
  ['ISO times', { created: '2026-08-07T16:24:01Z' }, { addedAt: '2026-08-07T16:24:01.000Z' }],
  [
    'no more than it needs',
    { artistId: null, coverArt: 7.5, songCount: {}, year: 0, created: '', genres: 'x', genre: 1 },
    {
      ...{ bandId: null, cover: null, trackCount: null, year: null, addedAt: null },
    },
  ],
])('reads %s', (_, change, expected) => {
  expect(one(change)).toMatchObject(expected)
})

it.each([{ id: undefined }, { id: 'b:9' }, { id: -1 }, { id: 'a:99999999999999999' }])(
  'leaves out an entry with %o alone',
  (change) => {
    const page = readAlbumPage(pageOf([{ ...listedAlbum(HARBOUR), ...change }, listedAlbum(SINGLE), 7, null]))
    expect([page.albums.length, page.count]).toEqual([1, 4])
  },
)

describe('a list', () => {
  it.each([
    ['missing', undefined, 0],
    ['null', null, 0],
    ['an empty object', {}, 0],
    ['an entry alone', listedAlbum(HARBOUR), 1],
  ])('may be %s', (_, album, count) => {
    expect(readAlbumPage(pageOf(album)).count).toBe(count)
  })

  it.each([{}, { albumList2: [] }, { albumList2: 'x' }, pageOf('x'), pageOf(7), pageOf(true)])(
    'is refused in %o',
    (answer) => {
      expect(() => readAlbumPage(answer)).toThrow(BandcampError)
    },
  )
})

it('numbers tracks by their place, with their ids', () => {
  const twoDiscs = albumWithSongs(COMPILATION)
  const songs = twoDiscs.song.map((song) => ({ ...song, track: 1 }))
  const tracks = readTracks({ album: { ...twoDiscs, song: songs } }, `a${COMPILATION.id}`)
  expect(tracks.map(({ number, id, title }) => ({ number, id, title }))).toEqual(
    COMPILATION.tracks.map(({ id, title }, index) => ({ number: index + 1, id, title })),
  )
})

it('refuses the tracks of another album', () => {
  expect(() => readTracks({ album: albumWithSongs(HARBOUR) }, 'a1')).toThrow(BandcampError)
})

const isText = (text: string, most: number) => text.length > 0 && text.length <= most && text.isWellFormed()

it('reads or refuses random values, and reads nothing that does not fit', () => {
  const answers = [pageOf([listedAlbum(HARBOUR), listedAlbum(SINGLE)]), { album: albumWithSongs(HARBOUR) }]
  const readOrRefuse = (answer: unknown) => {
    for (const read of [readAlbumPage, (one: Answer) => readTracks(one, `a${HARBOUR.id}`)]) {
      try {
        const found = read(answer as Answer)
        if (Array.isArray(found)) {
          for (const { id, title, artist, duration } of found) {
            expect(id === null || (Number.isSafeInteger(id) && id > 0)).toBe(true)
            expect(isText(title, 300) && (artist === null || isText(artist, 300))).toBe(true)
            expect(duration === null || (Number.isInteger(duration) && duration > 0)).toBe(true)
          }
        } else {
          expect(found.albums.length).toBeLessThanOrEqual(found.count)
          for (const album of found.albums) {
            expect(album.key).toMatch(/^[at][1-9]\d*$/)
            expect(isText(album.title, 300) && isText(album.artist, 300)).toBe(true)
            expect(album.genres.every((genre) => isText(genre, 60)) && album.genres.length <= 60).toBe(true)
            expect(album.addedAt === null || !Number.isNaN(Date.parse(album.addedAt))).toBe(true)
          }
        }
      } catch (error) {
        if (!(error instanceof BandcampError)) throw error
      }
    }
  }
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
  const odd = fc.constantFrom(...answers).chain(oddIn)
  fc.assert(fc.property(odd.filter(isObject), readOrRefuse), { numRuns: runs(500, 20_000) })
})
