import { isValidElement } from 'react'
import { toast as sonner } from 'sonner'
import { mutate } from 'swr'
import { beforeEach, describe, expect, test } from 'vitest'
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

describe('what the browser knows of a list', () => {
  beforeEach(async () => {
    for (const key of [ALBUMS, CRATES, MEMBERS]) await mutate(key, undefined, { revalidate: false })
  })

  test('is nothing until the list was read, and a change of one album makes none of it', async () => {
    await putAlbum(album(1))
    await patchMembers(() => [{ crateId: 1, albumIds: [1] }])
    expect([knownAlbums(), knownCrates(), knownMembers()]).toEqual([undefined, undefined, undefined])
  })

  test('changes where an album is known, and begins with one that is new', async () => {
    await mutate(ALBUMS, [album(1), album(2)], { revalidate: false })
    await putAlbum(album(2, 'Changed'))
    await putAlbum(album(3))
    expect(knownAlbums()?.map(({ title }) => title)).toEqual(['Album 3', 'Album 1', 'Changed'])
    await patchAlbums((albums) => albums.filter(({ id }) => id !== 1))
    expect(knownAlbums()?.map(({ id }) => id)).toEqual([3, 2])
  })

  test('takes crates in, those that are known in their places', async () => {
    await putCrates([crate(1, 'Sunday'), crate(2, 'Kitchen')])
    await putCrates([crate(1, 'Monday')])
    expect(knownCrates()?.map(({ name }) => name)).toEqual(['Monday', 'Kitchen'])
  })
})

test('one file is brought in at a time: the last one told of is the one there is', () => {
  const file = new File(['title,artist'], 'shelf.csv')
  setJob({ stage: 'reading', file, share: 0.5 })
  setJob({ stage: 'refused', file, message: 'This file is empty' })
  expect(currentJob()).toEqual({ stage: 'refused', file, message: 'This file is empty' })
  setJob({ stage: 'none' })
  expect(currentJob()).toEqual({ stage: 'none' })
})

test('what is said takes the place of what was said before', () => {
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

test.each([
  ['', null],
  ['#', null],
  ['#add', { name: 'add', id: null }],
  ['#edit-12', { name: 'edit', id: 12 }],
  ['#edit-crate-7', { name: 'edit-crate', id: 7 }],
  ['#settings-admin-log', { name: 'settings-admin-log', id: null }],
  ['#Edit-12', null],
  ['#edit-12-', null],
  ['#12', null],
])('the address %j opens the dialog %j', (hash, dialog) => {
  expect(parseHash(hash)).toEqual(dialog)
})
