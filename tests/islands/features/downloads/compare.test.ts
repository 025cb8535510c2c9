import { expect, it } from 'vitest'
import { createFolderReader, namesOfText } from '#domain/albums/folder-names.ts'
import { type Comparison, compare, corrected } from '#islands/features/downloads/compare.ts'
import { albumView } from '../../../domain/albums/album-view.ts'

const albums = ['Untrue', 'Tunes', 'Rain'].map((title, id) => albumView({ id, artist: 'Burial', title }))
const names = namesOfText('Burial - Untrue.zip\nBurial/Untrue [FLAC]\nBurial - Tunes\nNobody - Nothing')

const pathsOf = (comparison: Comparison | null) => ({
  found: Object.fromEntries([...(comparison?.found ?? [])].map(([id, { path }]) => [id, path])),
  unmatched: comparison?.unmatched.map(({ path }) => path),
})

it('names each album that is found once, and what is no album', async () => {
  expect(pathsOf(await compare(names, albums, new AbortController().signal))).toEqual({
    found: { 0: 'Burial - Untrue', 1: 'Burial - Tunes' },
    unmatched: ['Nobody - Nothing'],
  })
})

it('compares many names in time slices, and ends when it is no longer wanted', async () => {
  const many = namesOfText(Array.from({ length: 5_000 }, (_, index) => `Burial - Nothing ${index}`).join('\n'))
  const controller = new AbortController()
  const comparing = compare(many, albums, controller.signal)
  controller.abort()
  expect(await comparing).toBeNull()
})

it('takes a name for the album that a person says, and a name without one too', async () => {
  const comparison = await compare(names, albums, new AbortController().signal)
  if (!comparison) throw new Error('aborted')
  const tunes = comparison.found.get(1)
  const [nothing] = comparison.unmatched
  if (!tunes || !nothing) throw new Error('not found')
  expect(pathsOf(corrected(comparison, tunes, 2))).toEqual({
    found: { 0: 'Burial - Untrue', 2: 'Burial - Tunes' },
    unmatched: ['Nobody - Nothing'],
  })
  expect(pathsOf(corrected(comparison, nothing, 2))).toMatchObject({ found: { 2: 'Nobody - Nothing' }, unmatched: [] })
})

it('takes the folder with more tracks where an album is in two', async () => {
  const folder = createFolderReader()
  for (const path of [
    'A/Burial - Rain/1.mp3',
    'B/Burial - Rain/1.mp3',
    'B/Burial - Rain/2.mp3',
    'C/Burial - Rain/1.mp3',
  ])
    folder.add(path)
  expect(pathsOf(await compare(folder.names(), albums, new AbortController().signal)).found).toEqual({
    2: 'B/Burial - Rain',
  })
})
