import { knownCrates } from '#islands/data/store/records.ts'
import { shownQuery } from '#islands/data/view/shown-query.ts'
import { readOnce } from '#islands/data/view/use-records.ts'
import { openDialog } from '#islands/lib/location.ts'
import { addAlbumsToCrates } from '../add-to-crate/add-albums.ts'
import { holdForNewCrate } from '../add-to-crate/new-crate-albums.ts'
import { explainSorted, moveAlbumBeside } from '../arrange-albums.ts'
import { moveCrateBeside } from '../arrange-crates.ts'
import { dropOnSmartCrate } from '../drop-on-smart-crate.ts'
import { closeTray, openTray } from './crate-tray.tsx'
import { scrollAtEdge } from './edge-scroll.ts'
import { hitTest } from './hit-test.ts'
import { addIndicators, removeIndicators, showTarget } from './indicators.ts'
import type { DragPayload } from './payload.ts'
import { makePreview, movePreview } from './preview.ts'
import { type DropTarget, targetOf } from './target.ts'

type Drag = {
  payload: DragPayload
  source: HTMLElement
  preview: HTMLElement
  isTouch: boolean
  x: number
  y: number
  frame: number
}

let drag: Drag | null = null

export const isDragging = (): boolean => drag !== null

const hasVisibleRail = () => document.querySelector('.frame > .rail .crate-list')?.checkVisibility() ?? false

function find({ payload, x, y }: Drag) {
  const under = document.elementFromPoint(x, y)
  const hit = hitTest(under, x, y)
  return { under, hit, target: hit && targetOf(payload, hit, shownQuery()) }
}

/** Starts a drag at a point of the window. */
export function startDrag(payload: DragPayload, source: HTMLElement, x: number, y: number, isTouch: boolean): void {
  cancelDrag()
  const preview = makePreview(source, payload, isTouch)
  const started: Drag = { payload, source, preview, isTouch, x, y, frame: 0 }
  drag = started
  source.dataset.dragSource = ''
  document.documentElement.dataset.dragging = payload.kind
  if (payload.kind === 'album') {
    readOnce()
    if (!hasVisibleRail()) openTray()
  }
  addIndicators()
  document.body.appendChild(preview)
  movePreview(preview, x, y, isTouch)

  // Runs in every frame, because the page scrolls and lists load while the pointer rests.
  let before = performance.now()
  const onFrame = (now: number) => {
    const { under, hit, target } = find(started)
    showTarget(hit, target, started.x, started.y, isTouch)
    scrollAtEdge(under, started.x, started.y, Math.min(50, now - before))
    before = now
    started.frame = requestAnimationFrame(onFrame)
  }
  started.frame = requestAnimationFrame(onFrame)
}

export function moveDrag(x: number, y: number): void {
  if (!drag) return
  Object.assign(drag, { x, y })
  movePreview(drag.preview, x, y, drag.isTouch)
}

/** Ends the drag without a drop. */
export function cancelDrag(): void {
  if (!drag) return
  cancelAnimationFrame(drag.frame)
  removeIndicators()
  closeTray()
  drag.preview.remove()
  delete drag.source.dataset.dragSource
  delete document.documentElement.dataset.dragging
  drag = null
}

function dropAlbum(albumId: number, title: string, target: DropTarget): void {
  const albums = { albumIds: [albumId], title }
  if (target.kind === 'album-position') void moveAlbumBeside(albumId, target.beside)
  if (target.kind === 'sorted') explainSorted(target.query)
  if (target.kind === 'new-crate') {
    holdForNewCrate(albums)
    openDialog('new-crate')
  }
  if (target.kind !== 'crate' && target.kind !== 'smart-crate') return
  const crate = knownCrates()?.find(({ id }) => id === target.crateId)
  if (!crate) return
  if (target.kind === 'smart-crate') void dropOnSmartCrate(albumId, crate)
  else void addAlbumsToCrates([crate], albums)
}

/** Drops the payload where the pointer is. */
export function drop(): void {
  if (!drag) return
  const { payload } = drag
  const { target } = find(drag)
  cancelDrag()
  if (!target) return
  if (payload.kind === 'album') dropAlbum(payload.albumId, payload.title, target)
  else if (target.kind === 'crate-position') void moveCrateBeside(payload.crateId, target.beside)
}
