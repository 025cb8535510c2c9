import type { AlbumView } from '#domain/album.ts'
import type { CollectionQuery } from '#domain/collection-query.ts'
import { albumElement, albumIdAt } from '../album/album-element.ts'
import { rateAlbum } from '../album/change-albums.ts'
import { sayNotLoaded } from '../collection/say-not-loaded.ts'
import type { ShownAlbums } from '../collection/use-shown-albums.ts'
import { openDialog, showQuery } from '../location.ts'
import { leaveSelecting } from '../selection/leave-selecting.ts'
import { isPicked, isSelecting, pick } from '../selection/selection.ts'
import { startSelecting } from '../selection/start-selecting.ts'
import { areKeysOn } from './key-setting.ts'

type OnScreen = { query: CollectionQuery; shown: ShownAlbums }

const FIELDS = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])'
// A closed dialog that still fades is inert.
const OVERLAYS = ':is([role=dialog], [role=alertdialog]):not([inert]), [popover]:popover-open'

/** A key pressed in a field, a dialog or a menu is not for the page. */
const isElsewhere = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(FIELDS) !== null) || document.querySelector(OVERLAYS) !== null

function goTo(album: AlbumView | undefined) {
  const element = album && albumElement(album.id)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

/** Moves the focus by some albums, or to the first or last one if none has the focus. */
function step(albums: readonly AlbumView[], by: number) {
  const focused = albumIdAt(document.activeElement)
  if (focused === null) return goTo(by > 0 ? albums[0] : albums.at(-1))
  goTo(albums[albums.findIndex(({ id }) => id === focused) + by])
}

/** How many albums stand side by side. */
function columns(albums: readonly AlbumView[]): number {
  const [first, ...rest] = albums.map(({ id }) => albumElement(id)?.offsetTop)
  const next = rest.findIndex((top) => top !== first)
  return next < 0 ? rest.length + 1 : next + 1
}

const ARROWS: Record<string, (albums: readonly AlbumView[]) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (albums) => -columns(albums),
  ArrowDown: columns,
}

async function togglePick({ id }: AlbumView, isRange: boolean) {
  if (isSelecting()) return pick(id, isRange || !isPicked(id), isRange)
  if (await startSelecting()) pick(id, true)
}

function actOn(album: AlbumView, key: string): boolean {
  if (key === 'e') openDialog('edit', album.id)
  else if (key === 'c') openDialog('album-crates', album.id)
  else if (key === 'x' || key === 'X') void togglePick(album, key === 'X')
  else if (/^[0-5]$/.test(key)) void rateAlbum(album, Number(key))
  else return false
  return true
}

/** Alt with up or down moves the focused album one place in its crate. */
function moveInCrate({ key, target }: KeyboardEvent, { crate }: CollectionQuery): boolean {
  const id = albumIdAt(target)
  if (typeof crate !== 'number' || id === null || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false
  import('../crates/arrange-albums.ts').then(({ stepAlbum }) => stepAlbum(id, key === 'ArrowUp' ? -1 : 1), sayNotLoaded)
  return true
}

function turnPage({ query, shown }: OnScreen, by: number) {
  const page = shown.page + by
  if (page >= 1 && page <= shown.pages) showQuery({ ...query, page })
}

function act({ key, target }: KeyboardEvent, onScreen: OnScreen): boolean {
  const { albums } = onScreen.shown
  const focused = albumIdAt(target)
  if (key === 'j' || key === 'k') step(albums, key === 'j' ? 1 : -1)
  else if (key === '/') document.querySelector<HTMLElement>('main [type=search]')?.focus()
  else if (key === '?') openDialog('keys')
  else if (key === 'a') openDialog('add')
  else if (key in ARROWS) {
    if (target instanceof HTMLInputElement && target.type === 'radio') return false
    if (focused !== null) step(albums, ARROWS[key]?.(albums) ?? 0)
    else if (key === 'ArrowLeft' || key === 'ArrowRight') turnPage(onScreen, key === 'ArrowLeft' ? -1 : 1)
    else return false
  } else {
    const album = albums.find(({ id }) => id === focused)
    return album !== undefined && actOn(album, key)
  }
  return true
}

/** Handles the keys of the collection screen until the returned function is called. */
export function listenToKeys(onScreen: () => OnScreen): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return
    if (isElsewhere(event)) return
    if (event.altKey) {
      if (moveInCrate(event, onScreen().query)) event.preventDefault()
      return
    }
    if (event.key === 'Escape') return leaveSelecting()
    if (areKeysOn() && act(event, onScreen())) event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
