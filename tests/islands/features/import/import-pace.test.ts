import { expect, it } from 'vitest'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { paceOf, secondsLeft } from '#islands/features/import/import-pace.ts'
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
