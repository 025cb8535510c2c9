import { expect, it } from 'vitest'
import { isFirstRun } from '#islands/features/import/is-first-run.ts'
import { albumView } from '../../../domain/albums/album-view.ts'

const welcome = albumView({ title: 'Willkommen bei Gatefold', artist: 'Gatefold', bandcampUrl: '' })

it('knows the welcome album in any language', () => {
  expect(isFirstRun([welcome])).toBe(true)
  expect(isFirstRun([])).toBe(true)
})

it.each([
  [[albumView({ bandcampUrl: '' })]],
  [[{ ...welcome, bandcampUrl: 'https://gatefold.bandcamp.com/album/welcome' }]],
  [[welcome, albumView({ id: 2 })]],
])('has come further with other albums', (albums) => {
  expect(isFirstRun(albums)).toBe(false)
})
