const ZONE = 72
// Its tiles reach to the edges, and must hold still to be aimed at.
const STRIP_ZONE = 28
const FASTEST = 1.1 // px a ms, at the very edge

/** How fast to scroll, in px a ms: faster the nearer a point is to either edge, negative towards the start. */
function speed(at: number, start: number, end: number, most = ZONE): number {
  const zone = Math.min(most, (end - start) / 3)
  if (at < start + zone) return -FASTEST * Math.min(1, (start + zone - at) / zone)
  if (at > end - zone) return FASTEST * Math.min(1, (at - end + zone) / zone)
  return 0
}

/** Moves a scroller; whether it went. */
function scroll(box: Element, by: { left?: number; top?: number }): boolean {
  const { scrollLeft, scrollTop } = box
  box.scrollBy({ ...by, behavior: 'instant' })
  return box.scrollLeft !== scrollLeft || box.scrollTop !== scrollTop
}

/**
 * Scrolls what lies under a point while that is near one of its edges: the strip sideways, a list of crates, or the page. True where
 * something went.
 */
export function scrollAtEdge(under: Element | null, x: number, y: number, ms: number): boolean {
  const strip = under?.closest('.strip')
  if (strip) {
    const list = strip.querySelector('ul') ?? strip
    const box = list.getBoundingClientRect()
    const left = speed(x, box.left, box.right, STRIP_ZONE) * ms
    return left !== 0 && scroll(list, { left })
  }
  const list = under?.closest('.frame > .rail, .dialog .body')
  if (list && list.scrollHeight > list.clientHeight) {
    const box = list.getBoundingClientRect()
    const top = speed(y, box.top, box.bottom) * ms
    return top !== 0 && scroll(list, { top })
  }
  const head = Math.max(0, document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0)
  const foot = document.querySelector('.strip')?.getBoundingClientRect().top ?? innerHeight
  const top = speed(y, head, foot) * ms
  return top !== 0 && scroll(document.documentElement, { top })
}
