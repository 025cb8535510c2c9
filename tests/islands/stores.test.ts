import { isValidElement } from 'react'
import { toast as sonner } from 'sonner'
import { mutate } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AlbumView } from '#domain/album.ts'
import type { CrateView } from '#domain/crate.ts'
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
} from '#islands/cache.ts'
import { currentJob, setJob } from '#islands/files/file-job.ts'
import { parseHash } from '#islands/location.ts'
import { show } from '#islands/ui/toast-region.tsx'

const album = (id: number, title = `Album ${id}`) => ({ id, title }) as AlbumView
const crate = (id: number, name: string) => ({ id, name, isFavorite: false }) as CrateView

describe('cached lists', () => {
  beforeEach(async () => {
    for (const key of [ALBUMS, CRATES, MEMBERS]) await mutate(key, undefined, { revalidate: false })
  })

  it('stay unknown until they are read, even if one album changes', async () => {
    await putAlbum(album(1))
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
    await putCrates([crate(1, 'Sunday'), crate(2, 'Kitchen')])
    await putCrates([crate(1, 'Monday')])
    expect(knownCrates()?.map(({ name }) => name)).toEqual(['Monday', 'Kitchen'])
  })
})

it('shows the last file job', () => {
  const file = new File(['title,artist'], 'shelf.csv')
  setJob({ stage: 'reading', file, share: 0.5 })
  setJob({ stage: 'refused', file, message: 'This file is empty' })
  expect(currentJob()).toEqual({ stage: 'refused', file, message: 'This file is empty' })
  setJob({ stage: 'none' })
  expect(currentJob()).toEqual({ stage: 'none' })
})

it('replaces the previous toast', () => {
  const said = () =>
    sonner.getToasts().flatMap((one) => {
      const shown = 'jsx' in one ? one.jsx : null
      return isValidElement<{ title: string }>(shown) ? shown.props.title : []
    })
  show({ kind: 'ok', title: 'Album added' })
  expect(said()).toEqual(['Album added'])
  show({ kind: 'error', title: 'Failed to delete album' })
  expect(said()).toEqual(['Failed to delete album'])
  sonner.dismiss()
  expect(said()).toEqual([])
})

it.each([
  ['', null],
  ['#', null],
  ['#add', { name: 'add', id: null }],
  ['#edit-12', { name: 'edit', id: 12 }],
  ['#edit-crate-7', { name: 'edit-crate', id: 7 }],
  ['#settings-admin-log', { name: 'settings-admin-log', id: null }],
  ['#Edit-12', null],
  ['#edit-12-', null],
  ['#12', null],
])('reads the address %j as the dialog %j', (hash, dialog) => {
  expect(parseHash(hash)).toEqual(dialog)
})
