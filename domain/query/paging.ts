export const PAGE_SIZES = [10, 25, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]
export const DEFAULT_PAGE_SIZE: PageSize = 10
/** The views of albums; the first is the usual one. */
export const VIEW_NAMES = ['grid', 'list', 'compact', 'wall'] as const
export type ViewName = (typeof VIEW_NAMES)[number]

/** How many albums of the wall the server renders; the browser shows all of them. */
export const WALL_PAGE_SIZE = 100

/** The number of pages for `count` rows, at least 1. */
export const pageCount = (count: number, size: number): number => Math.max(1, Math.ceil(count / size))

/**
 * The page numbers to show, `null` for a gap. Up to 7 pages appear in full; beyond that the first, the last, and the current one with its
 * neighbors.
 */
export function pageWindow(current: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1)
  const shown = new Set([1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages))
  const numbers = [...shown].sort((a, b) => a - b)
  return numbers.flatMap((page, index) => {
    const before = numbers[index - 1] ?? page - 1
    if (page - before === 2) return [page - 1, page]
    return page - before > 1 ? [null, page] : [page]
  })
}
