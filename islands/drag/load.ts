import { albumCount } from '#words/album-count.ts'
import { knownAlbums } from '../calls/cache.ts'
import { isPicked, pickedInOrder } from '../collection/selection.ts'
import type { AlbumLoad } from '../crates/put-into.ts'

/** What is dragged: albums, or a crate to another place among the crates. */
export type Load = ({ kind: 'albums' } & AlbumLoad) | { kind: 'crate'; crateId: number; name: string }

const CARD = '[id^="album-"]'
const ROW = '.crate-row[data-crate]'
// A slider or a star inside a card is pressed for itself.
const HOLDS_ITSELF = 'input:not(.pickbox > input), .player, .menu'

export const cardsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(CARD)]
export const albumIdOf = (card: Element): number => Number(card.id.slice('album-'.length))

/** The card or crate that is dragged by what was pressed. */
export function sourceAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(HOLDS_ITSELF)) return null
  return target.closest<HTMLElement>(`${CARD}, ${ROW}`)
}

/** Whether an album is still there: what was selected may have been deleted since. */
function isThere(): (id: number) => boolean {
  const there = new Set(knownAlbums()?.map(({ id }) => id))
  return (id) => there.has(id)
}

/** What comes along: a selected album brings all that is selected. */
export function loadOf(source: HTMLElement): Load {
  if (source.dataset.crate) {
    const name = source.querySelector('.crate > .clip')?.textContent ?? ''
    return { kind: 'crate', crateId: Number(source.dataset.crate), name }
  }
  const id = albumIdOf(source)
  const albumIds = isPicked(id) ? pickedInOrder().filter(isThere()) : [id]
  const title = albumIds.length === 1 ? (source.querySelector('h2')?.textContent ?? '') : albumCount(albumIds.length)
  return { kind: 'albums', albumIds, title }
}

/** The elements that stand for what is dragged, as far as they are shown; the one in hand first. */
export function liftedBy(source: HTMLElement, load: Load): HTMLElement[] {
  if (load.kind === 'crate') return [source]
  const others = load.albumIds.flatMap((id) => document.getElementById(`album-${id}`) ?? [])
  return [source, ...others.filter((card) => card !== source)]
}
