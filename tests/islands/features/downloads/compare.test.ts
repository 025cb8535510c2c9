import { expect, it } from 'vitest'
import { namesOfText } from '#domain/albums/folder-names.ts'
import { compare, corrected } from '#islands/features/downloads/compare.ts'
import { albumView } from '../../../domain/albums/album-view.ts'

const albums = ['Untrue', 'Tunes', 'Rain'].map((title, id) => albumView({ id, artist: 'Burial', title }))
const names = namesOfText('Burial - Untrue.zip\nBurial/Untrue [FLAC]\nBurial - Tunes\nNobody - Nothing')

it('names each album that is found once, and what is no album', async () => {
  expect(await compare(names, albums, new AbortController().signal)).toEqual({
    found: new Map([
      [0, 'Burial - Untrue'],
      [1, 'Burial - Tunes'],
    ]),
    unmatched: ['Nobody - Nothing'],
  })
})

it('compares many names in time slices, and ends when it is no longer wanted', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ path: `Burial - Nothing ${index}`, inside: [] }))
  const controller = new AbortController()
  const comparing = compare(many, albums, controller.signal)
  controller.abort()
  expect(await comparing).toBeNull()
})

it('takes a name for the album that a person says, and a name without one too', async () => {
  const comparison = await compare(names, albums, new AbortController().signal)
  if (!comparison) throw new Error('aborted')
  expect(corrected(comparison, 'Burial - Tunes', 2)).toEqual({
    found: new Map([
      [2, 'Burial - Tunes'],
      [0, 'Burial - Untrue'],
    ]),
    unmatched: ['Nobody - Nothing'],
  })
  expect(corrected(comparison, 'Nobody - Nothing', 2)).toMatchObject({ unmatched: [] })
  expect(corrected(comparison, 'Nobody - Nothing', 2).found.get(2)).toBe('Nobody - Nothing')
})
