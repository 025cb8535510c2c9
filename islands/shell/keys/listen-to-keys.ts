import type { AlbumView } from '#domain/albums/album.ts'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { givesHalfStars, readSetting } from '#islands/data/settings.ts'
import { ALBUM_COMMANDS } from '#islands/features/album/album-commands.ts'
import { loadAlbum } from '#islands/features/album/page/load.ts'
import { openAlbumMenu } from '#islands/features/album/page/popover-store.ts'
import { albumIdAt } from '#islands/features/list/album-element.ts'
import { rateAlbum } from '#islands/features/list/change-albums.ts'
import { followAlbum } from '#islands/features/list/follow.ts'
import { shownElement } from '#islands/features/list/reveal.ts'
import type { ShownAlbums } from '#islands/features/list/use-shown-albums.ts'
import { pressPlayerKey } from '#islands/features/player/play-keys.ts'
import { leaveSelecting } from '#islands/features/selection/leave-selecting.ts'
import { togglePick } from '#islands/features/selection/pick-by-mouse.ts'
import { isInField } from '#islands/lib/is-in-field.ts'
import { placeInAddress, showQuery } from '#islands/lib/location.ts'
import { pressKeyOf, rowOfKey } from '#islands/ui/command.ts'
import { isHeld } from '#islands/ui/is-held.ts'
import { isShortcut, KEYS } from '#islands/ui/keys.ts'
import { isCovered } from '#islands/ui/layers.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import { starsByKey } from '#islands/ui/star-key.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { findHint } from '#locales/keys.ts'
import { areCommandsOpen } from '../commands/command-key.ts'
import { PAGE_COMMANDS, searchField } from '../commands/page-commands.ts'
import { PLACE_LINKS, visit } from '../places/places.ts'

type OnScreen = { query: CollectionQuery; shown: ShownAlbums }

/** The page ignores keys pressed in a field, a dialog or a menu. */
const isElsewhere = ({ target }: KeyboardEvent) => isInField(target) || areCommandsOpen() || isCovered()

function goTo(album: AlbumView | undefined) {
  const element = album && shownElement(album.id)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

/** Moves the focus by some albums, or to the first or last one if none has the focus. */
function step(albums: readonly AlbumView[], by: number) {
  const focused = albumIdAt(document.activeElement)
  if (focused === null) return goTo(by > 0 ? albums[0] : albums.at(-1))
  goTo(albums[albums.findIndex(({ id }) => id === focused) + by])
}

/** The same, but at the end of the page it continues on the next one. */
function stepOn({ query, shown: { albums, hits, page } }: OnScreen, by: 1 | -1) {
  const focused = albumIdAt(document.activeElement)
  const edge = by > 0 ? albums.at(-1) : albums[0]
  const beyond = focused === edge?.id && hits?.[hits.findIndex(({ id }) => id === focused) + by]
  if (!beyond) return step(albums, by)
  followAlbum(beyond.id)
  showQuery({ ...query, page: page + by })
}

/** Rates an album. If that removes it from the list, the next one gets the focus. */
function rate(album: AlbumView, stars: number, onScreen: OnScreen) {
  void rateAlbum(album, stars)
  if (stars === 0 || !onScreen.query.unrated) return
  const { albums, hits } = onScreen.shown
  const next = hits?.[hits.findIndex(({ id }) => id === album.id) + 1]
  // It comes onto this page when the rated one leaves.
  if (next && album === albums.at(-1)) followAlbum(next.id)
  else stepOn(onScreen, next ? 1 : -1)
}

/** The number of albums in a row. */
function columns(): number {
  const tops = [...document.querySelectorAll<HTMLElement>('.albums [data-album]')].map((card) => card.offsetTop)
  return tops.filter((top) => top === tops[0]).length
}

const ARROWS: Record<string, () => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => -columns(),
  ArrowDown: columns,
}

function actOn(album: AlbumView, event: KeyboardEvent, onScreen: OnScreen): boolean {
  const { key } = event
  const stars = starsByKey(event, givesHalfStars())
  if (key === 'Enter') {
    // Presses a button or follows a link inside.
    if (document.activeElement !== shownElement(album.id)) return false
    void loadAlbum().then(({ openAlbum }) => openAlbum(album.id), showLoadError)
  } else if (key === 'X') void togglePick(album.id, true)
  else if (stars !== null) rate(album, stars, onScreen)
  else return pressKeyOf(ALBUM_COMMANDS, key, album)
  return true
}

/** Alt with up or down moves the focused album by one position in its crate. */
function moveInCrate({ key, target }: KeyboardEvent, { crate }: CollectionQuery): boolean {
  const id = albumIdAt(target)
  if (typeof crate !== 'number' || id === null || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false
  import('#islands/features/crates/arrange-albums.ts').then(
    ({ stepAlbum }) => stepAlbum(id, key === 'ArrowUp' ? -1 : 1),
    showLoadError,
  )
  return true
}

function turnPage({ query, shown }: OnScreen, by: number) {
  const page = shown.page + by
  if (page >= 1 && page <= shown.pages) showQuery({ ...query, page })
}

/** Handles a key that works on all pages. */
function actOnPage(key: string, query: CollectionQuery): boolean {
  const command = rowOfKey(Object.values(PAGE_COMMANDS), key)
  const place = rowOfKey(PLACE_LINKS, key)
  command?.act()
  if (place && place.place !== placeInAddress()) visit(place, query)
  return (command ?? place) !== undefined
}

function act(event: KeyboardEvent, onScreen: OnScreen): boolean {
  const { key, target } = event
  if (actOnPage(key, onScreen.query)) return true
  const { albums } = onScreen.shown
  const focused = albumIdAt(target)
  if (key === 'j' || key === 'k') stepOn(onScreen, key === 'j' ? 1 : -1)
  else if (key in ARROWS) {
    if (target instanceof HTMLInputElement && /^(?:radio|range)$/.test(target.type)) return false
    if (focused !== null) step(albums, ARROWS[key]?.() ?? 0)
    else if (key === 'ArrowLeft' || key === 'ArrowRight') turnPage(onScreen, key === 'ArrowLeft' ? -1 : 1)
    else return false
  } else {
    const album = albums.find(({ id }) => id === focused)
    if (pressPlayerKey(key, focused)) return true
    return album !== undefined && actOn(album, event, onScreen)
  }
  return true
}

const isForPage = (event: KeyboardEvent) =>
  !(
    event.defaultPrevented ||
    event.isComposing ||
    event.ctrlKey ||
    event.metaKey ||
    isHeld(event) ||
    isElsewhere(event)
  )

/** Handles the keys of a page beside the collection until the returned function is called. */
export function listenToPageKeys(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isForPage(event) || event.altKey || readSetting('keys') !== 'on') return
    if (actOnPage(event.key, DEFAULT_QUERY) || pressPlayerKey(event.key, null)) event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/** Leads to the search where the browser's own would miss albums that are not drawn. In the field, the key is the browser's. */
function findInList(event: KeyboardEvent): void {
  const drawn = document.querySelectorAll('.albums [aria-setsize]')
  const count = Number(drawn[0]?.ariaSetSize ?? 0)
  const field = searchField()
  if (drawn.length >= count || !field || isElsewhere(event)) return
  event.preventDefault()
  field.focus()
  void showToast({ kind: 'info', ...findHint(count, KEYS.find.join(' ')) })
}

/** Opens the menu of an album or a crate; with Shift, on a touch, in a field or on selected text, it is the browser's. */
function openMenu(event: MouseEvent): void {
  const { target } = event
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
  const isOwn = event.shiftKey || isTouch || isInField(target) || getSelection()?.type === 'Range'
  if (isOwn || !(target instanceof Element) || event.defaultPrevented) return
  const id = albumIdAt(target)
  const button = target.closest('[data-crate]')?.querySelector<HTMLElement>('[aria-haspopup=menu]')
  if (id === null && !button) return
  event.preventDefault()
  const { clientX: x, clientY: y } = event
  const open = () => (id === null ? button?.click() : openAlbumMenu(id, { x, y }))
  // Letting go of the button would close it.
  if (event.buttons === 0) open()
  else addEventListener('pointerup', () => setTimeout(open), { once: true })
}

/** Handles the keys of the collection screen until the returned function is called. */
export function listenToKeys(onScreen: () => OnScreen): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event, 'f')) return findInList(event)
    if (!isForPage(event)) return
    if (event.altKey) {
      if (moveInCrate(event, onScreen().query)) event.preventDefault()
      return
    }
    if (event.key === 'Escape') return leaveSelecting()
    if (readSetting('keys') === 'on' && act(event, onScreen())) event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('contextmenu', openMenu)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('contextmenu', openMenu)
  }
}
