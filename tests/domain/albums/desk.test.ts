import { expect, it } from 'vitest'
import { deskAlbums, isUndecided } from '#domain/albums/desk.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-05-20T12:00:00Z')
const owned = { list: 'collection', rating: null, verdict: null, verdictAt: null } as const
const wish = { ...owned, list: 'wishlist' } as const
const putOff = (days: number) =>
  ({ ...wish, verdict: 'later', verdictAt: new Date(NOW - days * DAY).toISOString() }) as const

it.each([
  ['an unrated album', owned, true],
  ['a rated album', { ...owned, rating: 1 }, false],
  ['an album that was a wish for Friday', { ...owned, verdict: 'friday' as const }, true],
  ['a wish', wish, true],
  ['a rated wish', { ...wish, rating: 4 }, false],
  ['a wish to keep', { ...wish, verdict: 'keep' as const }, false],
  ['a wish put off yesterday', putOff(1), false],
  ['a wish put off 30 days ago', putOff(30), true],
  ['a wish put off at an unknown time', { ...wish, verdict: 'later' as const }, true],
])('asks about %s: %#', (_, album, isAsked) => {
  expect(isUndecided(album, NOW)).toBe(isAsked)
})

it('goes on at the album that it was left at, then from the start', () => {
  const list = [1, 2, 3, 4, 5].map((id) => ({ ...owned, id, rating: id === 3 ? 5 : null }))
  const idsFrom = (left: number | null) => deskAlbums(list, left, NOW).map(({ id }) => id)
  expect(idsFrom(null)).toEqual([1, 2, 4, 5])
  expect(idsFrom(3), 'what it was left at is decided').toEqual([4, 5, 1, 2])
  expect(idsFrom(5)).toEqual([5, 1, 2, 4])
  expect(idsFrom(99)).toEqual([1, 2, 4, 5])
})
