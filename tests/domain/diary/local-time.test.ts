import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLocalTime } from '#domain/diary/local-time.ts'

it.each([
  ['UTC', '2023-11-14T22:13:20'],
  ['Europe/Berlin', '2023-11-14T23:13:20'],
  ['Asia/Kathmandu', '2023-11-15T03:58:20'],
  ['America/St_Johns', '2023-11-14T18:43:20'],
  ['Nowhere/Else', '2023-11-14T22:13:20'],
])('says a moment as the clocks of %s did', (zone, expected) => {
  expect(createLocalTime(zone)(1_700_000_000)).toBe(expected)
})

it('follows the clocks on the days on which they are changed', () => {
  const localTime = createLocalTime('Europe/Berlin')
  const at = (text: string) => localTime(Date.parse(text) / 1_000)
  expect(['2024-03-31T00:59:59Z', '2024-03-31T01:00:00Z'].map(at)).toEqual([
    '2024-03-31T01:59:59',
    '2024-03-31T03:00:00',
  ])
  expect(['2024-10-27T00:59:59Z', '2024-10-27T01:00:00Z'].map(at)).toEqual([
    '2024-10-27T02:59:59',
    '2024-10-27T02:00:00',
  ])
})

it('says what the browser says of any moment', () => {
  const zones = fc.constantFrom(
    'Europe/Lisbon',
    'America/New_York',
    'Pacific/Apia',
    'Australia/Lord_Howe',
    'Asia/Tehran',
  )
  fc.assert(
    fc.property(zones, fc.integer({ min: 946_684_800, max: 2_000_000_000 }), (timeZone, seconds) => {
      const said = new Date(seconds * 1_000).toLocaleString('sv', { timeZone }).replace(' ', 'T')
      expect(createLocalTime(timeZone)(seconds)).toBe(said)
    }),
  )
})
