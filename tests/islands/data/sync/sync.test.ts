import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { encodeAlbums } from '#domain/sync/album-codec.ts'
import { encodeMembers } from '#domain/sync/sync.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { crate } from '../device.ts'
import { stubPage } from '../page.ts'

beforeEach(() => {
  vi.resetModules()
  // The interval would outlive the page. With the clock stopped, no work takes so long that it pauses.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  stubPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A server with two albums in a crate. */
function newServer() {
  const has = { order: [1, 2], revision: 0, tagColors: { dub: 'rose' } }
  vi.stubGlobal('fetch', async () => {
    has.revision += 1
    const parts = [
      { epoch: 'a', revision: has.revision, newest: has.revision, isFull: true, isImporting: false },
      { albums: encodeAlbums([albumView({ id: 1 }), albumView({ id: 2 })]) },
      { crates: [crate(7, { albumCount: 2 })] },
      { members: encodeMembers(has.order.map((id, place) => [7, id, place])) },
      { profile: {}, tagColors: has.tagColors },
    ]
    return new Response(`[\n${parts.map((part) => JSON.stringify(part)).join(',\n')}\n]\n`)
  })
  return has
}

it('keeps what is confirmed of a crate while an answer without it is being shown', async () => {
  const server = newServer()
  const { load, sync } = await import('#islands/data/sync/sync.ts')
  const { confirmChange } = await import('#islands/data/confirmed.ts')
  const { knownMembers } = await import('#islands/data/records.ts')
  await load()
  const shown = () => knownMembers()?.map(({ albumIds }) => albumIds)
  expect(shown()).toEqual([[1, 2]])
  // The server confirms a change between the lists.
  let act = () => {
    confirmChange({ call: 'order-crate', crateId: 7, albumIds: [2, 1] }, undefined)
  }
  vi.stubGlobal('scheduler', {
    yield: async () => {
      act()
      act = () => undefined
    },
  })
  await sync(true)
  expect(shown()).toEqual([[2, 1]])
  server.order = [2, 1]
  await sync(false)
  expect(shown()).toEqual([[2, 1]])
})

it('shows colors of tags that were chosen elsewhere', async () => {
  const server = newServer()
  const { refresh } = await import('#islands/data/sync/sync.ts')
  const { tagColors } = await import('#islands/lib/tag-colors.ts')
  await refresh()
  const shown = tagColors.get()
  expect(shown).toEqual({ dub: 'rose' })
  await refresh()
  expect(tagColors.get()).toBe(shown)
  server.tagColors = { dub: 'sky' }
  await refresh()
  expect(tagColors.get()).toEqual({ dub: 'sky' })
})

it('notes at the first visit what the next one compares with', async () => {
  newServer()
  const { load, sync } = await import('#islands/data/sync/sync.ts')
  const { syncStatus } = await import('#islands/data/sync/sync-status.ts')
  const { readSetting } = await import('#islands/data/settings.ts')
  expect(readSetting('seen')).toBe('')
  await load()
  expect([syncStatus.get().newest, syncStatus.get().atStart, readSetting('seen')]).toEqual([1, 1, '1'])
  await sync(false)
  expect([syncStatus.get().newest, syncStatus.get().atStart, readSetting('seen')]).toEqual([2, 1, '1'])
})
