import { expect, it } from 'vitest'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { paceOf, secondsLeft, shareOfAll, spokenOf } from '#islands/features/import/import-pace.ts'
import { roughTime } from '#islands/features/import/rough-time.ts'

it("estimates the time left from Bandcamp's pace and the speed so far", () => {
  const start = Date.parse('2026-01-01T00:00:00Z')
  const list = {
    ...{ id: 1, kind: 'fan', username: 'marit', type: 'collection', importTags: false, status: 'running' },
    ...{ found: 1_000, added: 200, existing: 0, updated: 0, skipped: 0, tagged: 0, failed: 0 },
    ...{ waitingUntil: null, message: null, startedAt: new Date(start).toISOString(), finishedAt: null },
  } as ImportView
  expect(secondsLeft(list, start + 10_000)).toBeCloseTo(40)
  expect(secondsLeft(list, start + 20_000)).toBeCloseTo(80)
  const tags = { ...list, importTags: true, found: 200, tagged: 20, status: 'waiting' } as ImportView
  expect(secondsLeft(tags, start + 40_000)).toBeCloseTo(270)
  const until = new Date(start + 70_000).toISOString()
  expect(secondsLeft({ ...tags, waitingUntil: until }, start + 40_000)).toBeCloseTo(300)
  expect([4, 30, 75, 155, 3_500, 9_000].map(roughTime)).toEqual([
    'a few seconds',
    'less than a minute',
    'about a minute',
    'about 3 minutes',
    'about an hour',
    'about 3 hours',
  ])
})

it('counts albums that were filled in among those read', () => {
  const link = { kind: 'link', importTags: false, found: 12, added: 3, existing: 2, updated: 6, skipped: 1, tagged: 0 }
  expect(paceOf({ ...link, failed: 0 } as ImportView)).toMatchObject({ phase: 'list', seen: 12 })
})

const running = (more: Partial<ImportView>): ImportView => ({
  ...{ id: 1, kind: 'fan', username: 'marit', type: 'collection', importTags: true, file: null, status: 'running' },
  ...{ found: 0, added: 0, existing: 0, updated: 0, skipped: 0, tagged: 0, failed: 0, trashed: 0 },
  ...{ waitingUntil: null, message: null, errorCode: null, startedAt: '2026-01-01T00:00:00Z' },
  ...{ finishedAt: null, undoneAt: null },
  ...more,
})

it('never goes back and never says all before the end, whatever turns out about the list and its tags', () => {
  const steps = [
    running({ id: 40, found: 300 }),
    running({ id: 40, found: 300, existing: 100 }),
    // The next page is all new, so that many more tags are to come.
    running({ id: 40, found: 300, existing: 100, added: 100 }),
    running({ id: 40, found: 300, existing: 100, added: 200 }),
    // The list has more than Bandcamp counts.
    running({ id: 40, found: 340, existing: 100, added: 240, tagged: 1 }),
    running({ id: 40, found: 340, existing: 100, added: 240, tagged: 200, failed: 40 }),
  ]
  const shares = steps.map((one) => shareOfAll([one]) ?? Number.NaN)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares[0]).toBe(0)
  expect(shares.at(-1)).toBe(0.99)
})

it('counts an import that is over among those that run beside it', () => {
  const over = running({ id: 41, status: 'complete', found: 10, added: 10 })
  const half = running({ id: 42, importTags: false, found: 200, existing: 100 })
  expect(shareOfAll([over, half])).toBe(0.75)
  expect(shareOfAll([half])).toBe(0.5)
})

it('says of no total that it is unknown: before the list, of a link, and while tags of earlier imports are read', () => {
  const unknown = [
    running({ id: 43 }),
    running({ id: 44, kind: 'link', importTags: false, found: 500, added: 500 }),
    running({ id: 45, found: 200, existing: 200, tagged: 3 }),
  ]
  for (const one of unknown) expect(shareOfAll([one])).toBe(null)
})

it('speaks at quarters of albums and of tags, or from time to time of what nobody knows the end of', () => {
  const told = (...states: ImportView[]) => [...new Set(states.map(spokenOf))]
  const list = (existing: number) => running({ importTags: false, found: 400, existing })
  expect(told(...[0, 10, 90, 100, 199, 200, 300, 399, 400].map(list))).toEqual([
    'Importing the collection',
    'Importing the collection: 25% read',
    'Importing the collection: 50% read',
    'Importing the collection: 75% read',
  ])
  const tags = (tagged: number) => running({ type: 'wishlist', found: 40, added: 40, tagged })
  expect(told(...[0, 9, 10, 39, 40].map(tags))).toEqual([
    'Fetching tags of the wishlist',
    'Fetching tags of the wishlist: 25% read',
    'Fetching tags of the wishlist: 75% read',
  ])
  const link = (added: number) => running({ kind: 'link', type: null, importTags: false, added })
  expect(told(...[0, 499, 500, 999, 1_000].map(link))).toEqual([
    'Importing the collection',
    'Importing the collection: 500 albums so far',
    'Importing the collection: 1,000 albums so far',
  ])
  const earlier = (tagged: number) => running({ found: 200, existing: 200, tagged })
  expect(told(earlier(1), earlier(99), earlier(100))).toEqual([
    'Fetching tags of the collection',
    'Fetching tags of the collection: 100 albums so far',
  ])
})
