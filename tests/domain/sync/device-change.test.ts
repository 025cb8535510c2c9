import { expect, it } from 'vitest'
import { deviceChangeText, readDeviceChange, unsentOn } from '#domain/sync/device-change.ts'

const DAY = 86_400_000

it('names what may still come, its own number first', () => {
  const text = deviceChangeText({ device: 'phone', number: 30 }, [10, 40, 30, 20], 35)
  expect(text).toBe('phone 30 30,10,20,35')
  expect(readDeviceChange(text)?.open).toEqual([30, 10, 20, 35])
})

it('says what waited for longer than a minute, of devices heard of within a month', () => {
  const now = 40 * DAY
  const unsent = (...open: number[]) => unsentOn({ phone: open }, now).map(({ count, since }) => [count, since])
  expect(unsent(now, now + 1)).toEqual([])
  // A change from another day waits behind one of today.
  expect(unsent(now, now - DAY, now + 1)).toEqual([[1, now - DAY]])
  // Two more are on their way.
  expect(unsent(now, now - 20_000, now - 10_000, now + 1)).toEqual([])
  // The device sends the first of three.
  expect(unsent(now - 3 * DAY, now - 2 * DAY, now - DAY, now)).toEqual([[2, now - 2 * DAY]])
  expect(unsent(DAY, DAY / 2, DAY + 1)).toEqual([])
  expect(unsentOn({}, now)).toEqual([])
})
