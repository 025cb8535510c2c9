import { expect, it } from 'vitest'
import type { Metadata } from '#islands/data/api/bandcamp-api.ts'
import { NEW_ALBUM } from '#islands/features/album/album-values.ts'
import { takePage } from '#islands/features/album/page-values.ts'

const page = (said: Partial<Metadata>) =>
  ({
    title: 'Tidewater',
    artist: 'Harbour Lights',
    coverUrl: null,
    releaseDate: null,
    trackCount: null,
    previewTitle: null,
    tags: [],
    ...said,
  }) as Metadata

const FIRST = page({
  coverUrl: 'https://f4.bcbits.com/img/a1_16.jpg',
  releaseDate: '2024-05-01',
  trackCount: 8,
  previewTitle: 'Ebb',
  tags: ['ambient'],
})

it('takes away what the page before filled and the next one lacks', () => {
  const filled = { ...NEW_ALBUM, ...takePage(NEW_ALBUM, FIRST, null).taken }
  expect(filled).toMatchObject({ title: 'Tidewater', previewTitle: 'Ebb', trackCount: 8 })
  const second = page({ title: 'Silent', artist: 'Nobody' })
  const { taken, kept } = takePage(filled, second, FIRST)
  expect({ ...filled, ...taken }).toEqual({ ...NEW_ALBUM, title: 'Silent', artist: 'Nobody' })
  expect(kept).toEqual({})
})

it('keeps what the user entered, but never the preview of another page', () => {
  const typed = { ...NEW_ALBUM, ...FIRST, title: 'Mine', coverUrl: '', releaseDate: '2020', previewTitle: 'Ebb' }
  const { taken, kept } = takePage(typed, page({ title: 'Silent' }), FIRST)
  expect(taken).toMatchObject({ previewTitle: '' })
  expect(taken).not.toHaveProperty('releaseDate')
  expect(kept).toEqual({ title: 'Silent' })
  expect(takePage({ ...NEW_ALBUM, previewTitle: 'Ebb' }, page({}), null).taken).toMatchObject({ previewTitle: '' })
})
