import { expect, it } from 'vitest'
import { mobileDetailsUrl, readMobileDetails } from '#worker/bandcamp/mobile-details.ts'
import { addressOf, COMPILATION, HARBOUR, streamOf } from '../../bandcamp-site/albums.ts'
import { mobileAnswer } from '../../bandcamp-site/answers.ts'

it('reads the same fields as the album page', () => {
  expect(readMobileDetails(mobileAnswer(HARBOUR))).toEqual({
    title: HARBOUR.title,
    artist: HARBOUR.artist,
    bandcampUrl: addressOf(HARBOUR),
    coverUrl: 'https://f4.bcbits.com/img/a0091000001_10.jpg',
    releaseDate: '2024-03-08',
    trackCount: 3,
    tags: ['Folk', 'Sea Songs', 'Århus'],
    preview: { trackId: 61_000_001, title: 'Tide Table', streamUrl: HARBOUR.tracks[0] && streamOf(HARBOUR.tracks[0]) },
    bandId: HARBOUR.bandId,
    facts: {
      label: 'Slow Ferry Records',
      price: 750,
      currency: 'EUR',
      isNamePrice: false,
      isPreorder: false,
      isPurchasable: true,
      itemType: 'album',
      itemId: HARBOUR.id,
      artId: HARBOUR.artId,
      about: 'Songs for “low” water & <high> winds.\n\nRecorded in one evening.',
      credits: 'Played by the trio.\nMixed at the pier.',
      location: 'Århus, Denmark',
      tracks: HARBOUR.tracks.map(({ title, seconds }, index) => ({
        number: index + 1,
        title,
        duration: seconds,
        streamable: true,
      })),
    },
  })
})

it("reads the artists of a compilation's tracks", () => {
  expect(readMobileDetails(mobileAnswer(COMPILATION)).facts.tracks?.[0]).toMatchObject({
    title: 'Gutter',
    artist: 'Anna Rain',
  })
})

it("ignores a stream that is not on Bandcamp's hosts", () => {
  const answer = mobileAnswer(HARBOUR)
  const tracks = answer.tracks.map((track) => ({ ...track, streaming_url: { 'mp3-128': 'https://example.com/a.mp3' } }))
  expect(readMobileDetails({ ...answer, tracks }).preview).toBeNull()
})

it.each([
  [{ error: true, error_message: 'tralbum_id 0 not found' }, 'not-found'],
  [{ error: true }, 'unexpected-content'],
  [{ ...mobileAnswer(HARBOUR), title: ' \u200b ' }, 'unexpected-content'],
  [[], 'unexpected-content'],
])('throws for an error with status 200 (%#)', (answer, reason) => {
  expect(() => readMobileDetails(answer)).toThrow(expect.objectContaining({ name: 'BandcampError', reason }))
})

it('requests an album by its ids', () => {
  expect(mobileDetailsUrl({ bandId: 1, tralbumId: 2, tralbumType: 't' })).toBe(
    'https://bandcamp.com/api/mobile/22/tralbum_details?band_id=1&tralbum_id=2&tralbum_type=t',
  )
})
