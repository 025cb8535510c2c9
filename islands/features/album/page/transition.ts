import { flushSync } from 'react-dom'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { albumElement } from '#islands/features/list/public.ts'
import { holdKeysUntil } from '#islands/lib/held-keys.ts'
import { entriesAboveList, openAlbumId, showAlbum, showQuery } from '#islands/lib/location.ts'

/** The name that connects the sleeve on the list with the open one; the right panel is called `panel`. */
const NAME = 'sleeve'

const TIMING = { duration: 180, easing: 'cubic-bezier(.2, .8, .2, 1)', fill: 'both' } as const
const FLAT = { transform: 'perspective(1600px)', transformOrigin: 'left' }
const UPRIGHT = { transform: 'perspective(1600px) rotateY(-90deg)', transformOrigin: 'left' }

/** Animates the change of the page that `change` makes; the right panel turns about the fold. */
function move(change: () => void | Promise<void>, isOpening: boolean): ViewTransition {
  const transition = document.startViewTransition(change)
  holdKeysUntil(transition.updateCallbackDone)
  transition.ready.then(
    () => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
          effect.updateTiming(TIMING)
      const pseudoElement = `::view-transition-${isOpening ? 'new' : 'old'}(panel)`
      const frames = isOpening ? [UPRIGHT, FLAT] : [FLAT, UPRIGHT]
      const turning = document.documentElement.animate(frames, { ...TIMING, pseudoElement })
      const end = () => turning.cancel()
      transition.finished.then(end, end)
    },
    // The transition was skipped, for example because the page is hidden.
    () => undefined,
  )
  return transition
}

const mayMove = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches && !document.hidden

/** The sleeve of an album on the list, if it is visible. */
function sleeveOf(id: number): HTMLElement | null {
  const sleeve = albumElement(id)?.querySelector<HTMLElement>('.cover')
  const { top = 0, bottom = 0 } = sleeve?.getBoundingClientRect() ?? {}
  return sleeve && bottom > 0 && top < innerHeight ? sleeve : null
}

function name(sleeve: HTMLElement, isNamed: boolean) {
  sleeve.style.viewTransitionName = isNamed ? NAME : ''
}

/** Opens an album, animated from its sleeve on the list. */
export function openAlbum(id: number): void {
  const show = () => flushSync(() => showAlbum(id))
  const sleeve = openAlbumId() === null && mayMove() ? sleeveOf(id) : null
  if (!sleeve) {
    show()
    return
  }
  name(sleeve, true)
  move(() => {
    name(sleeve, false)
    show()
  }, true)
}

/** Shows the list again, by the browser's history if the album was opened from it. */
async function showList(): Promise<void> {
  const above = entriesAboveList()
  if (above === 0) return flushSync(() => showQuery(parseCollectionQuery(location.search), { replace: true }))
  await new Promise<unknown>((resolve) => {
    addEventListener('popstate', resolve, { once: true })
    history.go(-above)
  })
  flushSync(() => undefined)
}

/** Closes the open album, animated back into its sleeve on the list. */
export function closeAlbum(): void {
  const id = openAlbumId()
  const sleeve = id !== null && mayMove() ? sleeveOf(id) : null
  if (!sleeve) {
    holdKeysUntil(showList())
    return
  }
  const closing = move(async () => {
    await showList()
    name(sleeve, true)
  }, false)
  closing.finished.finally(() => name(sleeve, false)).catch(() => undefined)
}
