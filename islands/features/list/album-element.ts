/** The element that shows an album on the page. */
export const albumElement = (id: number): HTMLElement | null => document.querySelector(`[data-album="${id}"]`)

/** The id of the album whose element contains `target`. */
export function albumIdAt(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-album]') : null
  return element && Number(element.dataset.album)
}
