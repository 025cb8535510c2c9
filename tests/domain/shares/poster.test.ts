import { expect, it } from 'vitest'
import { hasReadableWords, posterColumns } from '#domain/shares/poster.ts'

// A4 without its margins and the title, in mm.
const WIDTH = 186
const HEIGHT = 273 - 33

it('has as many columns as needed for all albums on one page, and no more than fit', () => {
  for (let albums = 1; albums <= 2_000; albums += 1) {
    const columns = posterColumns(albums)
    const cover = WIDTH / (columns * 1.06 - 0.06)
    const row = cover * (hasReadableWords(albums) ? 1.34 : 1.06)
    expect(Math.ceil(albums / columns) * row, `${albums} albums in ${columns} columns`).toBeLessThanOrEqual(HEIGHT)
  }
})

it('shows words below the covers up to 120 albums', () => {
  expect([1, 6, 7, 20, 21, 120, 121, 505].map(posterColumns)).toEqual([3, 3, 4, 5, 6, 12, 14, 48])
  expect([120, 121].map(hasReadableWords)).toEqual([true, false])
})
