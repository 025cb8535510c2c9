import { describe, expect, it } from 'vitest'
import { demoAlbums } from '#domain/demo/albums.ts'
import { demoListens } from '#domain/demo/listens.ts'

const DAY = 86_400_000
const at = (time: string) => Date.parse(`${time}Z`)

describe.each(['2026-01-01T00:30:00Z', '2026-06-01T12:00:00Z', '2028-02-29T23:59:00Z'])(
  'the demo diary at %s',
  (time) => {
    const now = new Date(time)
    const listens = demoListens(now)

    it('has what was heard on days before, the last first, and nothing before its album was there', () => {
      const albums = demoAlbums(now)
      const times = listens.map((listen) => listen.at)
      expect(times).toEqual([...times].sort().reverse())
      for (const listen of listens) {
        expect(at(listen.at)).toBeLessThan(now.getTime())
        expect(at(listen.at)).toBeGreaterThan(albums[listen.album]?.addedAt.getTime() ?? Number.POSITIVE_INFINITY)
      }
    })

    it('has covers in each of the last twelve months, more in the last two, and reaches three years back', () => {
      const months = Map.groupBy(listens, (listen) => Math.floor((now.getTime() - at(listen.at)) / (30 * DAY)))
      for (let month = 0; month < 12; month += 1) expect(months.get(month)?.length).toBeGreaterThan(4)
      for (const month of [0, 1]) expect(months.get(month)?.length).toBeGreaterThan(10)
      expect(new Set(listens.map((listen) => listen.at.slice(0, 4))).size).toBeGreaterThanOrEqual(3)
      expect(new Set(listens.map(({ album }) => album)).size).toBeGreaterThan(50)
    })

    it('has ratings and notes of the day', () => {
      expect(listens.filter(({ note }) => note !== '').length).toBeGreaterThan(8)
      for (const { rating } of listens) expect([null, 1, 2, 3, 4, 5]).toContain(rating)
    })
  },
)
