import { expect, it } from 'vitest'
import { MAX_TRACK_TEXT, trackTextOf } from '#domain/albums/track-text.ts'

it('has the titles and other artists of tracks, folded and once each', () => {
  const tracks = [
    { title: ' Été ' },
    { title: 'ete' },
    { title: 'STRASSE', artist: 'Żal' },
    { title: 'Two', artist: 'Zal' },
  ]
  expect(trackTextOf(tracks)).toBe('ete\nstrasse\nzal\ntwo')
  expect(trackTextOf([])).toBe('')
})

it('is bounded, and cuts no character in half', () => {
  const text = trackTextOf(Array.from({ length: 200 }, (_, at) => ({ title: `${at} ${'🎧'.repeat(200)}` })))
  expect(text.length).toBeLessThanOrEqual(MAX_TRACK_TEXT)
  expect(text.isWellFormed()).toBe(true)
})
