import { useEffect, useRef } from 'react'
import type { AlbumView } from '#domain/album.ts'
import type { CollectionQuery } from '#domain/collection-query.ts'
import { rateAlbum } from '../album/change-albums.ts'
import { sayNotLoaded } from '../collection/say-not-loaded.ts'
import type { ShownAlbums } from '../collection/use-shown-albums.ts'
import { openDialog, showQuery } from '../location.ts'
import { leaveSelecting } from '../selection/leave-selecting.ts'
import { isPicked, isSelecting, pick } from '../selection/selection.ts'
import { startSelecting } from '../selection/start-selecting.ts'
import { areKeysOn } from './key-setting.ts'

const FIELDS = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])'
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog], [popover]:popover-open'

/** A key that is meant for a field, a dialog or a menu is not meant for the page. */
const isElsewhere = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(FIELDS) !== null) || document.querySelector(OVER_THE_PAGE) !== null

const cards = () => [...document.querySelectorAll<HTMLElement>('[id^="album-"]')]
const cardOf = (element: Element | null) => element?.closest<HTMLElement>('[id^="album-"]') ?? null

function goTo(card: HTMLElement | undefined) {
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest' })
}

/** Goes some cards on or back, or to the first or last one where none has the focus. */
function step(by: number) {
  const all = cards()
  const current = cardOf(document.activeElement)
  if (!current) return goTo(by > 0 ? all[0] : all.at(-1))
  goTo(all[all.indexOf(current) + by])
}

function columns(): number {
  const [first, ...rest] = cards()
  const next = rest.findIndex((card) => card.offsetTop !== first?.offsetTop)
  return next < 0 ? rest.length + 1 : next + 1
}

const ARROWS: Record<string, () => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => -columns(),
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

/** Alt with up or down moves the album that has the focus one place in its crate. */
function moveInCrate({ key, target }: KeyboardEvent, { crate }: CollectionQuery): boolean {
  const card = cardOf(target instanceof Element ? target : null)
  if (typeof crate !== 'number' || !card || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false
  const id = Number(card.id.slice('album-'.length))
  import('../crates/arrange-albums.ts').then(({ stepAlbum }) => stepAlbum(id, key === 'ArrowUp' ? -1 : 1), sayNotLoaded)
  return true
}

/** The keys of the collection screen; `#keys` lists them. */
export function useKeys(query: CollectionQuery, shown: ShownAlbums): void {
  const latest = useRef({ query, shown })
  useEffect(() => {
    latest.current = { query, shown }
  }, [query, shown])

  useEffect(() => {
    const turnPage = (by: number) => {
      const { query, shown } = latest.current
      const page = shown.page + by
      if (page >= 1 && page <= shown.pages) showQuery({ ...query, page })
    }
    const act = ({ key, target }: KeyboardEvent): boolean => {
      const card = cardOf(target instanceof Element ? target : null)
      if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1)
      else if (key === '/') document.querySelector<HTMLElement>('.bar [type=search]')?.focus()
      else if (key === '?') openDialog('keys')
      else if (key === 'a') openDialog('add')
      else if (key in ARROWS) {
        if (target instanceof HTMLInputElement && target.type === 'radio') return false
        if (card) step(ARROWS[key]?.() ?? 0)
        else if (key === 'ArrowLeft' || key === 'ArrowRight') turnPage(key === 'ArrowLeft' ? -1 : 1)
        else return false
      } else {
        const album = latest.current.shown.albums.find(({ id }) => card?.id === `album-${id}`)
        return album !== undefined && actOn(album, key)
      }
      return true
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return
      if (isElsewhere(event)) return
      if (event.altKey) {
        if (moveInCrate(event, latest.current.query)) event.preventDefault()
        return
      }
      if (event.key === 'Escape') return leaveSelecting()
      if (areKeysOn() && act(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
