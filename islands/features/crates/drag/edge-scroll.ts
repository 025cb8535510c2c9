const ZONE = 72
// The crates of the tray reach to its edges and must not scroll while the pointer aims at them.
const TRAY_ZONE = 28
const MAX_SPEED = 1.1

/** The scroll speed in px per ms: higher the nearer a position is to the start or end of a range, negative towards the start. */
export function edgeSpeed(position: number, start: number, end: number, maxZone = ZONE): number {
  const zone = Math.min(maxZone, (end - start) / 3)
  if (position < start + zone) return -MAX_SPEED * Math.min(1, (start + zone - position) / zone)
  if (position > end - zone) return MAX_SPEED * Math.min(1, (position - end + zone) / zone)
  return 0
}

/** Scrolls what is under a point near one of its edges: the crate tray sideways, a list of crates, or the page. */
export function scrollAtEdge(under: Element | null, x: number, y: number, ms: number): void {
  const tray = under?.closest('.crate-tray')?.querySelector('ul')
  if (tray) {
    const { left, right } = tray.getBoundingClientRect()
    tray.scrollBy({ left: edgeSpeed(x, left, right, TRAY_ZONE) * ms, behavior: 'instant' })
    return
  }
  const list = under?.closest('.frame > .rail, .dialog .body')
  if (list && list.scrollHeight > list.clientHeight) {
    const { top, bottom } = list.getBoundingClientRect()
    list.scrollBy({ top: edgeSpeed(y, top, bottom) * ms, behavior: 'instant' })
    return
  }
  const top = Math.max(0, document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0)
  const bottom = document.querySelector('.crate-tray')?.getBoundingClientRect().top ?? innerHeight
  scrollBy({ top: edgeSpeed(y, top, bottom) * ms, behavior: 'instant' })
}
