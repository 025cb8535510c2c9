import { beforeEach, expect, it } from 'vitest'
import { playing } from '#islands/data/store/account-storage.ts'
import { keepPlace, keptPlace, type Place } from '#islands/features/player/place.ts'

const ids = Array.from({ length: 1_000 }, (_, index) => index + 1)
const place: Place = {
  albumId: 501,
  track: 'A track\nin two lines',
  number: 3,
  limit: null,
  time: 42.5,
  length: 180,
  shuffle: 'off',
  queue: { shown: ids, order: ids.map((albumId) => ({ albumId, place: null })), at: 500 },
}

beforeEach(playing.forget)

it('is kept for the account, with the queue around it', () => {
  keepPlace('marit', place)
  const kept = keptPlace('marit')
  expect(kept).toMatchObject({ albumId: 501, track: place.track, number: 3, time: 42.5, length: 180 })
  expect(kept?.queue.order[kept.queue.at]?.albumId).toBe(501)
  expect(kept?.queue.shown).toEqual(ids.slice(480, 700))
  expect(keptPlace('ottilie')).toBeNull()
  expect(keptPlace(undefined)).toBeNull()
})

it('is not kept where the device may keep nothing, and is forgotten when the player is closed', () => {
  keepPlace(undefined, place)
  expect(keptPlace('marit')).toBeNull()
  keepPlace('marit', place)
  keepPlace('marit', null)
  expect(keptPlace('marit')).toBeNull()
})

it.each(['', 'null', '{', '{"albumId":1}', JSON.stringify({ ...place, time: -1 })])(
  'is none if %s was stored',
  (text) => {
    playing.keep('marit', text)
    expect(keptPlace('marit')).toBeNull()
  },
)
