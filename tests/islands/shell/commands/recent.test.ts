import { beforeEach, expect, it } from 'vitest'
import { forgetAll } from '#islands/data/store/account-storage.ts'
import { readStored } from '#islands/lib/browser-storage.ts'
import { noteRecent, recentIds } from '#islands/shell/commands/recent.ts'

beforeEach(forgetAll)

it('has the last choice first, each once', () => {
  for (const id of ['album 1', 'tag slow dub', 'album 1']) noteRecent('a', id)
  expect(recentIds('a')).toEqual(['album 1', 'tag slow dub'])
})

it('keeps the last eight', () => {
  for (let id = 1; id <= 9; id += 1) noteRecent('a', `album ${id}`)
  expect(recentIds('a')).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((id) => `album ${id}`))
})

it('shows nobody what another account chose', () => {
  noteRecent('a', 'album 1')
  expect(recentIds('b')).toEqual([])
  noteRecent('b', 'album 2')
  expect([recentIds('a'), recentIds('b')]).toEqual([[], ['album 2']])
})

it('keeps nothing where the device may keep nothing', () => {
  noteRecent(undefined, 'album 1')
  expect(readStored('gatefold.recent')).toBeNull()
})

it('forgets all choices', () => {
  noteRecent('a', 'album 1')
  forgetAll()
  expect(recentIds('a')).toEqual([])
})
