import { beforeEach, expect, it, vi } from 'vitest'

// Records of its own: the files of a run share modules.
vi.resetModules()
const { knownAlbums, knownCrates, knownMembers } = await import('#islands/data/store/records.ts')
const { make, show } = await import('#islands/features/demo/records.ts')
const { demoRecords } = await import('#islands/features/demo/shelf.ts')
const { makeChanges } = await import('#islands/data/queue/write.ts')
const { deleteAlbums, restoreAlbums } = await import('#islands/data/api/trash-api.ts')
const { deleteCrate, restoreCrate } = await import('#islands/data/api/crate-changes-api.ts')
const { ApiError } = await import('#islands/lib/api-error.ts')

makeChanges(make)

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
  await deleteAlbums([albumId])
  expect(crateNamed('For Marit')?.albumCount).toBe(4)
  await restoreAlbums([albumId])
  expect(known()).toEqual({ albums: lists.albums, crates: lists.crates, members: lists.members })
})

it('restores a crate to its place with what was in it', async () => {
  const id = crateNamed('Kitchen, loud')?.id ?? 0
  await deleteCrate(id)
  expect(crateNamed('Kitchen, loud')).toBeUndefined()
  await restoreCrate(id)
  expect(known().crates).toEqual(lists.crates)
  const sorted = (members = knownMembers()) => [...(members ?? [])].sort((a, b) => a.crateId - b.crateId)
  expect(sorted()).toEqual(sorted(lists.members))
})

it('restores an album and its crate whichever was deleted first', async () => {
  const id = crateNamed('For Marit')?.id ?? 0
  const albumId = knownMembers()?.find(({ crateId }) => crateId === id)?.albumIds[2] ?? 0
  const inside = () => knownMembers()?.find(({ crateId }) => crateId === id)?.albumIds
  const before = inside()
  await deleteAlbums([albumId])
  await deleteCrate(id)
  await restoreCrate(id)
  expect(inside()).toEqual(before?.filter((one) => one !== albumId))
  await restoreAlbums([albumId])
  expect(inside()).toEqual(before)

  await deleteCrate(id)
  await deleteAlbums([albumId])
  await restoreCrate(id)
  await restoreAlbums([albumId])
  expect(inside()).toEqual(before)
  expect(known().albums).toEqual(lists.albums)
})

it('refuses tags that are too many for an album, as the server does', async () => {
  const addTags = Array.from({ length: 60 }, (_, index) => `tag ${index}`)
  const refused = make({ call: 'edit-albums', albumIds: [1], change: { addTags } })
  await expect(refused).rejects.toThrow(ApiError)
  await expect(refused).rejects.toMatchObject({ status: 400, fields: { 'change.addTags': expect.any(String) } })
  expect(knownAlbums()).toEqual(lists.albums)
})
