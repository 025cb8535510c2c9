import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageCount, pageWindow } from '#domain/query/paging.ts'

const words = (current: number, pages: number) =>
  pageWindow(current, pages)
    .map((page) => page ?? '…')
    .join(' ')

it('shows up to seven pages in full', () => {
  expect(words(1, 1)).toBe('1')
  expect(words(4, 7)).toBe('1 2 3 4 5 6 7')
})

it.each([
  [1, 42, '1 2 … 42'],
  [2, 42, '1 2 3 … 42'],
  [4, 42, '1 2 3 4 5 … 42'],
  [5, 42, '1 … 4 5 6 … 42'],
  [39, 42, '1 … 38 39 40 41 42'],
  [42, 42, '1 … 41 42'],
  [4, 8, '1 2 3 4 5 … 8'],
])('shows page %i of %i as %s', (current, pages, shown) => {
  expect(words(current, pages)).toBe(shown)
})

it('shows first, last, current and neighboring pages in order, and omits at least two pages per gap', () => {
  const places = fc
    .integer({ min: 8, max: 20_000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(places, ([current, pages]) => {
      const shown = pageWindow(current, pages)
      const wanted = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages)
      expect(shown).toEqual(expect.arrayContaining(wanted))
      for (const [index, page] of shown.entries()) {
        const next = shown[index + 1]
        if (page === null) {
          const [before, after] = [shown[index - 1], shown[index + 1]]
          expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(2)
        } else if (next !== undefined && next !== null) expect(next).toBe(page + 1)
      }
    }),
  )
})

it('has at least one page and no empty last page', () => {
  expect(pageCount(0, 10)).toBe(1)
  expect(pageCount(10, 10)).toBe(1)
  expect(pageCount(11, 10)).toBe(2)
})

it('has page sizes of 10, 25, 50 and 100 and a default of 10', () => {
  expect(PAGE_SIZES).toEqual([10, 25, 50, 100])
  expect(DEFAULT_PAGE_SIZE).toBe(10)
})
