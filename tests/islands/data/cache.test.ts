import { mutate } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import {
  ALBUMS,
  CRATES,
  knownAlbums,
  knownCrates,
  knownMembers,
  MEMBERS,
  patchAlbums,
  patchMembers,
  putAlbum,
  putCrates,
} from '#islands/data/cache.ts'

const album = (id: number, title = `Album ${id}`) => ({ id, title }) as AlbumView
const crate = (id: number, name: string) => ({ id, name, isFavorite: false }) as CrateView

describe('cached lists', () => {
  beforeEach(async () => {
    for (const key of [ALBUMS, CRATES, MEMBERS]) await mutate(key, undefined, { revalidate: false })
  })

  it('stay unknown until they are read, even if one album changes', async () => {
    await putAlbum(album(1))
    await putCrates([crate(1, 'Sunday')])
    await patchMembers(() => [{ crateId: 1, albumIds: [1] }])
    expect([knownAlbums(), knownCrates(), knownMembers()]).toEqual([undefined, undefined, undefined])
  })

  it('replace a known album and prepend a new one', async () => {
    await mutate(ALBUMS, [album(1), album(2)], { revalidate: false })
    await putAlbum(album(2, 'Changed'))
    await putAlbum(album(3))
    expect(knownAlbums()?.map(({ title }) => title)).toEqual(['Album 3', 'Album 1', 'Changed'])
    await patchAlbums((albums) => albums.filter(({ id }) => id !== 1))
    expect(knownAlbums()?.map(({ id }) => id)).toEqual([3, 2])
  })

  it('replace known crates in place', async () => {
    await mutate(CRATES, [crate(1, 'Sunday'), crate(2, 'Kitchen')], { revalidate: false })
    await putCrates([crate(1, 'Monday'), crate(3, 'Late')])
    expect(knownCrates()?.map(({ name }) => name)).toEqual(['Monday', 'Kitchen', 'Late'])
  })
})
