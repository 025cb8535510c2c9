// @unocss-include: the class names in this file

import { isPicked, isSelecting, pick, shownOrder } from '#islands/features/list/public.ts'
import type {} from '#islands/lib/early-actions.ts'
import { selectAlbum as select } from '#locales/collection.ts'
import { startSelecting } from './start-selecting.ts'

const CARD = '.albums [data-album]'
// Other links and the controls of a card keep the browser's behavior with Ctrl and Shift.
const OTHERS = 'a:not(.album-link, .title-link, .row-link, .wall-link), button, input, label, .menu'

const cardAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(CARD) : null)
const idOf = (card: HTMLElement) => Number(card.dataset.album)

/** Selects an album or takes it out of the selection; with `isRange` selects all from the last one to it. Starts select mode. */
export async function togglePick(id: number, isRange: boolean): Promise<void> {
  if (isSelecting()) return pick(id, isRange || !isPicked(id), isRange)
  if (await startSelecting()) pick(id, true, isRange)
}

/** The box of the card with the pointer or focus. The wall has its play button there, and a row has no room for it. */
function makeBox(): HTMLInputElement {
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.className =
    'check absolute left-3 top-3 z-2 before:absolute before:-inset-2 max-sm:before:-inset-3 before:content-empty [.wall-item_&]:left-auto [.wall-item_&]:right-2 [.wall-item_&]:top-2 [.compact-row_&]:-left-6.5 [.compact-row_&]:top-3.5 [box-shadow:inset_0_0_0_1.5px_var(--line-2),0_0_0_4px_var(--bg)]'
  return box
}

/** Shows a box on the card under the pointer, and makes clicks with Ctrl, ⌘ or Shift select albums. Call it once per page. */
export function startPicking(): void {
  const box = makeBox()
  const come = ({ target }: Event) => {
    const card = isSelecting() ? null : cardAt(target)
    // Nothing may be added to elements that React is about to hydrate.
    if (!card || globalThis.noteEarly?.end.signal.aborted === false) return box.remove()
    if (card.contains(box)) return
    box.checked = false
    box.ariaLabel = select(shownOrder().find(({ id }) => id === idOf(card))?.title ?? '')
    if (card.matches('.compact-row')) card.prepend(box)
    else card.querySelector('.cover')?.append(box)
  }
  const choose = async (card: HTMLElement, isRange: boolean) => {
    await togglePick(idOf(card), isRange)
    box.remove()
  }
  let place = { x: -1, y: -1 }
  document.addEventListener('pointermove', (event) => {
    // A page that scrolls under a resting pointer sends the event too, with rounded positions.
    const isMoved = Math.hypot(event.clientX - place.x, event.clientY - place.y) > 1
    place = { x: event.clientX, y: event.clientY }
    if (event.pointerType === 'mouse' && isMoved && document.activeElement !== box) come(event)
  })
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) come(event)
  })
  box.addEventListener('change', () => {
    const card = cardAt(box)
    if (!card) return
    card.focus({ preventScroll: true })
    void choose(card, false)
  })
  document.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event
      const card = cardAt(target)
      if (!card || !(ctrlKey || metaKey || shiftKey) || (target as Element).closest(OTHERS)) return
      event.preventDefault()
      event.stopPropagation()
      void choose(card, shiftKey)
    },
    true,
  )
}
