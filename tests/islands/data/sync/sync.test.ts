import { mutate } from 'swr'
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
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
  await mutate(() => true, undefined, { revalidate: false })
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

it('keeps what the person does with a crate while an answer without it is being shown', async () => {
  const server = newServer()
  const { readList, sync } = await import('#islands/data/sync/sync.ts')
  const { knownMembers, MEMBERS, patchMembers } = await import('#islands/data/cache.ts')
  await mutate(MEMBERS, await readList('members', false), { revalidate: false })
  const shown = () => knownMembers()?.map(({ albumIds }) => albumIds)
  expect(shown()).toEqual([[1, 2]])
  // The page reacts between the lists.
  let act = async () => {
    await patchMembers((members) => members.map((one) => ({ ...one, albumIds: [2, 1] })))
  }
  vi.stubGlobal('scheduler', {
    yield: () => {
      const doing = act()
      act = async () => undefined
      return doing
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

it('answers with the records it has where the server cannot be reached after a change', async () => {
  newServer()
  const { readList } = await import('#islands/data/sync/sync.ts')
  const { writes } = await import('#islands/data/api/client.ts')
  await readList('albums', false)
  vi.stubGlobal('fetch', async () => Response.error())
  writes.started += 1
  expect((await readList('members', false)).map(({ albumIds }) => albumIds)).toEqual([[1, 2]])
  await expect(readList('members', true)).rejects.toThrow()
})
