import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byLast, ListenPatch } from '#domain/diary/listen.ts'

const at = (text: unknown) => ListenPatch.safeParse({ at: text })

it('keeps what the clock of the place said, whatever the offset', () => {
  const moments = fc.date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2099-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, fc.constantFrom('', 'Z', '+02:00', '-0930', '.5Z'), (moment, rest) => {
      const clock = moment.toISOString().slice(0, 19)
      expect(at(clock + rest).data).toEqual({ at: clock })
      expect(at(clock.slice(0, 16)).data).toEqual({ at: `${clock.slice(0, 16)}:00` })
    }),
  )
})

it('refuses any other text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(at(text).success).toBe(false)
    }),
  )
  for (const wrong of [
    '2026-02-29T10:00',
    '2026-05-01T24:00',
    '2026-05-01',
    '1899-12-31T10:00',
    '2026-05-01 10:00',
    5,
    null,
  ])
    expect([wrong, at(wrong).success]).toEqual([wrong, false])
})

it('orders by time, and by id within a second', () => {
  const [a, b, c] = [
    { at: '2026-05-01T10:00:00', id: 1 },
    { at: '2026-05-01T10:00:00', id: 2 },
    { at: '2026-04-30T23:00:00', id: 3 },
  ] as const
  expect([c, a, b].sort(byLast)).toEqual([b, a, c])
})
