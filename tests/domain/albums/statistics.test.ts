import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countTags, lastMonths, statisticsOf } from '#domain/albums/statistics.ts'

const now = new Date('2026-05-20T12:00:00Z')
const album = (change: Partial<Parameters<typeof statisticsOf>[0][number]> = {}) => ({
  tags: [],
  rating: null,
  trackCount: null,
  releaseDate: null,
  paid: null,
  paidCurrency: null,
  addedAt: '2026-05-01T00:00:00.000Z',
  ...change,
})

it('adds up albums and known tracks', () => {
  const { totalAlbums, totalTracks } = statisticsOf([album({ trackCount: 8 }), album(), album({ trackCount: 5 })], now)
  expect({ totalAlbums, totalTracks }).toEqual({ totalAlbums: 3, totalTracks: 13 })
})

it('averages rated albums to one decimal', () => {
  const rated = (...ratings: (number | null)[]) =>
    statisticsOf(
      ratings.map((rating) => album({ rating })),
      now,
    ).avgRating
  expect(rated(5, 4, 4, null)).toBe(4.3)
  expect(rated(1, 2)).toBe(1.5)
  expect(rated(3.5, 0.5, null)).toBe(2)
  expect(rated(4.5, 4.5, 4)).toBe(4.3)
  expect(rated(null)).toBeNull()
  expect(rated()).toBeNull()
})

it('counts ratings by star', () => {
  const albums = [1, 5, 5, null, 3].map((rating) => album({ rating }))
  expect(statisticsOf(albums, now)).toMatchObject({ ratings: [1, 0, 1, 0, 2], halfStars: 0 })
})

it('counts half stars with the next whole ones, and how many they are', () => {
  const albums = [0.5, 1, 3.5, 3.5, 4, 4.5, null].map((rating) => album({ rating }))
  expect(statisticsOf(albums, now)).toMatchObject({ ratings: [2, 0, 0, 3, 1], halfStars: 4, avgRating: 2.8 })
})

it('lists the last twelve months, ending with the current one', () => {
  expect(lastMonths(now)[0]).toBe('2025-06')
  expect(lastMonths(now).at(-1)).toBe('2026-05')
  expect(lastMonths(new Date('2026-03-31T23:59:59Z'), 3)).toEqual(['2026-01', '2026-02', '2026-03'])
})

it('counts albums by the month they were added and ignores older ones', () => {
  const added = [
    '2026-05-31T23:59:59.999Z',
    '2026-05-01T00:00:00.000Z',
    '2025-06-01T00:00:00.000Z',
    '2025-05-31T23:59:59.999Z',
  ]
  const { months } = statisticsOf(
    added.map((addedAt) => album({ addedAt })),
    now,
  )
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2025-06', count: 1 })
  expect(months[11]).toEqual({ month: '2026-05', count: 2 })
})

it('counts albums with a release date by decade, oldest first', () => {
  const dates = ['2019-12-31', '1979-01-01', null, '2010-01-01', '2020-01-01', '0007-05-05']
  expect(
    statisticsOf(
      dates.map((releaseDate) => album({ releaseDate })),
      now,
    ).decades,
  ).toEqual([
    { decade: 0, count: 1 },
    { decade: 1970, count: 1 },
    { decade: 2010, count: 2 },
    { decade: 2020, count: 1 },
  ])
  expect(statisticsOf([album()], now).decades).toEqual([])
  expect(statisticsOf([album()], now).years).toBeNull()
  const released = ['2010', '1979-01', '2024-05-05'].map((releaseDate) => album({ releaseDate }))
  expect(statisticsOf(released, now).years).toEqual([1979, 2024])
})

it('counts tags in any case under their first spelling, most used first', () => {
  const albums = [album({ tags: ['Dub', 'tape'] }), album({ tags: ['dub'] }), album({ tags: ['ambient'] })]
  expect(countTags(albums)).toEqual([
    { tag: 'Dub', count: 2 },
    { tag: 'ambient', count: 1 },
    { tag: 'tape', count: 1 },
  ])
  expect(statisticsOf(albums, now).totalTags).toBe(3)
})

it('returns at most four top tags', () => {
  const { topTags, totalTags } = statisticsOf([album({ tags: ['a', 'b', 'c', 'd', 'e'] })], now)
  expect(topTags.map(({ tag }) => tag)).toEqual(['a', 'b', 'c', 'd'])
  expect(totalTags).toBe(5)
})

it('names the four labels with the most albums', () => {
  const names = ['a', 'b', 'b', 'c', 'd', 'e', undefined, undefined, undefined]
  expect(
    statisticsOf(
      names.map((label) => album({ label })),
      now,
    ).topLabels,
  ).toEqual([{ label: 'b', count: 2 }, ...['a', 'c', 'd'].map((label) => ({ label, count: 1 }))])
})

it('adds up what was paid by the year of buying, in one currency', () => {
  const bought = [
    { paid: 850, paidCurrency: 'EUR', purchasedAt: '2024-12-31T23:59:59.999Z' },
    { paid: 1_000, paidCurrency: 'USD' },
    { paid: 150, paidCurrency: 'EUR' },
    { paid: 99_999, paidCurrency: 'ISK' },
    { price: 5_000, currency: 'EUR' },
  ]
  const paid = (currency: string | null) =>
    statisticsOf(bought.map(album), now, { currency, rates: { EUR: 0.85, USD: 1 } }).paid
  const years = [
    { year: 2026, amount: 10 },
    { year: 2024, amount: 9 },
  ]
  expect(paid('EUR')).toEqual({ amount: 19, currency: 'EUR', years })
  expect(paid(null)).toEqual({ amount: 19, currency: 'EUR', years })
  expect(statisticsOf([album({ price: 5, currency: 'EUR' })], now).paid).toBeNull()
})

it('adds prices up in one currency, as far as rates are known', () => {
  const prices = [
    { price: 850, currency: 'EUR' },
    { price: 1_000, currency: 'USD' },
    { price: 1_500, currency: 'JPY' },
    { price: 99_999, currency: 'ISK' },
    {},
  ]
  const worth = (rates: Record<string, number>, currency: string | null) =>
    statisticsOf(prices.map(album), now, { currency, rates }).worth
  const rates = { EUR: 0.85, USD: 1, JPY: 150 }
  expect(worth(rates, 'EUR')).toEqual({ amount: 26, currency: 'EUR' })
  expect(worth(rates, 'JPY')).toEqual({ amount: 4_500, currency: 'JPY' })
  expect(worth({}, 'EUR')).toEqual({ amount: 9, currency: 'EUR' })
  expect(worth(rates, null)).toBeNull()
})

it('adds up to the whole for any albums', () => {
  const albums = fc.array(
    fc.record({
      tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
      rating: fc.option(fc.integer({ min: 1, max: 10 }).map((halves) => halves / 2)),
      trackCount: fc.option(fc.nat({ max: 9_999 })),
      paid: fc.constant(null),
      paidCurrency: fc.constant(null),
      releaseDate: fc.option(fc.constantFrom('1969-12-31', '1970-01-01', '2024-02-29')),
      addedAt: fc
        .date({ min: new Date('2025-06-01T00:00:00Z'), max: now, noInvalidDate: true })
        .map((date) => date.toISOString()),
    }),
  )
  fc.assert(
    fc.property(albums, (albums) => {
      const statistics = statisticsOf(albums, now)
      const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)
      expect(sum(statistics.ratings)).toBe(albums.filter(({ rating }) => rating !== null).length)
      expect(sum(statistics.months.map(({ count }) => count))).toBe(albums.length)
      const released = albums.filter(({ releaseDate }) => releaseDate !== null)
      expect(sum(statistics.decades.map(({ count }) => count))).toBe(released.length)
      expect(sum(countTags(albums).map(({ count }) => count))).toBe(sum(albums.map(({ tags }) => tags.length)))
      if (statistics.avgRating !== null) {
        expect(statistics.avgRating).toBeGreaterThanOrEqual(0.5)
        expect(statistics.avgRating).toBeLessThanOrEqual(5)
      }
    }),
  )
})
