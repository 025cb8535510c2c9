import { beforeEach, expect, it, vi } from 'vitest'

// Records of its own: the files of a run share modules.
vi.resetModules()
const { knownAlbums, knownCrates, knownMembers } = await import('#islands/data/records.ts')
const { make } = await import('#islands/features/demo/change.ts')
const { show } = await import('#islands/features/demo/records.ts')
const { demoRecords } = await import('#islands/features/demo/shelf.ts')

const lists = demoRecords(new Date('2026-06-01T12:00:00Z'))

beforeEach(() => show(lists))

const known = () => ({ albums: knownAlbums(), crates: knownCrates(), members: knownMembers() })
const crateNamed = (name: string) => knownCrates()?.find((crate) => crate.name === name)

it('shows albums newest first and crates with what is in them', () => {
  const dates = lists.albums.map(({ addedAt }) => addedAt)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(lists.albums).toHaveLength(120)
  expect(crateNamed('For Marit')).toMatchObject({
    albumCount: 5,
    previewCovers: { length: 4, 0: { title: 'Paper Orchard' } },
  })
})

it('rates an album', async () => {
  await make({ call: 'edit-album', id: 1, patch: { rating: 2 } })
  expect(knownAlbums()?.find(({ id }) => id === 1)?.rating).toBe(2)
})

it('counts what is in a crate after an album was added to it', async () => {
  const id = crateNamed('For Marit')?.id ?? 0
  await make({ call: 'add-to-crates', crateIds: [id], albumIds: [1] })
  expect(crateNamed('For Marit')?.albumCount).toBe(6)
})

it('restores an album to its places in crates', async () => {
  const albumId = knownMembers()?.find(({ crateId }) => crateId === crateNamed('For Marit')?.id)?.albumIds[1] ?? 0
  const albums = lists.albums.filter(({ id }) => id === albumId)
  await make({ call: 'delete-albums', albumIds: [albumId] })
  expect(crateNamed('For Marit')?.albumCount).toBe(4)
  await make({ call: 'restore-albums', albumIds: [albumId], albums })
  expect(known()).toEqual({ albums: lists.albums, crates: lists.crates, members: lists.members })
})

it('restores a crate to its place with what was in it', async () => {
  const id = crateNamed('Kitchen, loud')?.id ?? 0
  await make({ call: 'delete-crate', id })
  expect(crateNamed('Kitchen, loud')).toBeUndefined()
  await make({ call: 'restore-crates', crateIds: [id] })
  expect(known().crates).toEqual(lists.crates)
  const sorted = (members = knownMembers()) => [...(members ?? [])].sort((a, b) => a.crateId - b.crateId)
  expect(sorted()).toEqual(sorted(lists.members))
})
