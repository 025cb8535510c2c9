import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PICKS, type Picked, pickSomething } from '#domain/albums/something-to-play.ts'
import { albumOfDay } from '#domain/albums/todays-album.ts'

const noon = new Date(2026, 4, 20, 12).getTime()
const albumsOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, addedAt: '2026-01-01T00:00:00.000Z' }))
const NONE: Picked = { day: '', ids: [] }

it('picks the same first album of a day on every device: today’s album', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (count, luck) => {
      const albums = albumsOf(count)
      const context = { person: 'p', time: noon, random: () => luck }
      const other = { ...context, time: noon + 3_600_000, random: () => 0 }
      const first = pickSomething(albums, NONE, context)?.album.id
      expect(pickSomething(albums.toReversed(), { day: '2026-5-19', ids: [1, 2] }, other)?.album.id).toBe(first)
      expect(albumOfDay(albums, 'p', noon)?.id).toBe(first)
    }),
  )
})

it('picks none twice within 50, or half of the albums', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (count, luck) => {
        const albums = albumsOf(count)
        const random = () => luck.next().value ?? 0
        let picked = NONE
        const ids: number[] = []
        for (let turn = 0; turn < 120; turn += 1) {
          const pick = pickSomething(albums, picked, { person: 'p', time: noon, random })
          if (!pick) throw new Error('Nothing was picked')
          picked = pick.picked
          ids.push(pick.album.id)
        }
        const apart = Math.min(PICKS, Math.floor(count / 2))
        for (const [at, id] of ids.entries()) expect(ids.slice(Math.max(0, at - apart), at)).not.toContain(id)
        expect(picked.ids.length).toBeLessThanOrEqual(PICKS)
      },
    ),
  )
})

it('picks nothing of nothing', () => {
  expect(pickSomething([], NONE, { person: 'p', time: noon, random: () => 0 })).toBeNull()
})
