import fc from 'fast-check'
import { expect, it } from 'vitest'
import { albumOfDay, localDay } from '#domain/albums/todays-album.ts'

type Album = { id: number; addedAt: string }

const DAY = 86_400_000
const noon = new Date(2026, 4, 20, 12).getTime()
const ago = (days: number) => new Date(noon - days * DAY).toISOString()
const album = (id: number, addedAt = ago(30)): Album => ({ id, addedAt })
const idAt = (albums: readonly Album[], time = noon, person = 'p') => albumOfDay(albums, person, time)?.id

const anyAlbums = fc
  .uniqueArray(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 60 })
  .map((ids) => ids.map((id) => album(id)))
const morning = new Date(2026, 4, 20, 0, 0, 1).getTime()
const night = new Date(2026, 4, 20, 23, 59, 59).getTime()

it('is the same all day, in whatever order the albums are', () => {
  fc.assert(
    fc.property(anyAlbums, (albums) => {
      expect(idAt(albums, night)).toBe(idAt(albums, morning))
      expect(idAt(albums.toReversed())).toBe(idAt(albums))
    }),
  )
})

it('stays when others are deleted, and when others are added today', () => {
  fc.assert(
    fc.property(anyAlbums, fc.array(fc.nat()), (albums, luck) => {
      const id = idAt(albums)
      const rest = albums.filter((one, index) => one.id === id || (luck[index] ?? 0) % 2 === 0)
      expect(idAt(rest)).toBe(id)
      expect(idAt([...albums, ...luck.map((_, index) => album(20_000_000 + index, ago(0)))])).toBe(id)
    }),
  )
})

it('takes one of today only without others', () => {
  expect(idAt([])).toBeUndefined()
  expect(idAt([album(2, ago(0)), album(3)])).toBe(3)
  expect(idAt([album(3, ago(0))]), 'the first day').toBe(3)
})

it('differs by day and person, and shows each album about equally often', () => {
  const albums = Array.from({ length: 10 }, (_, index) => album(100 + index))
  const counts = new Map<number, number>()
  for (let day = 0; day < 2_000; day += 1) {
    const id = idAt(albums, noon + day * DAY) ?? 0
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  for (const { id } of albums) expect(Math.abs((counts.get(id) ?? 0) - 200)).toBeLessThan(70)
  expect(new Set(Array.from({ length: 20 }, (_, person) => idAt(albums, noon, `p${person}`))).size).toBeGreaterThan(3)
})

it('begins a day at midnight where the person is', () => {
  expect(localDay(morning)).toEqual({ day: '2026-5-20', start: new Date(2026, 4, 20).getTime() })
  expect(localDay(night)).toEqual(localDay(morning))
  expect(localDay(night + 1_000).day).toBe('2026-5-21')
})
