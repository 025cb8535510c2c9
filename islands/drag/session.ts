import { addAlbumsToCrates } from '../add-to-crate/add-albums.ts'
import { holdForNewCrate } from '../add-to-crate/new-crate-albums.ts'
import { knownCrates, knownMembers } from '../cache.ts'
import { moveAlbumBeside } from '../crates/arrange-albums.ts'
import { moveCrateBeside } from '../crates/arrange-crates.ts'
import { wantMembers } from '../crates/crates-api.ts'
import { openDialog } from '../location.ts'
import { closeStrip, openStrip } from './crate-tray.tsx'
import { scrollAtEdge } from './edge-scroll.ts'
import { clearMarks, layMarks, mark, say, unmark } from './indicators.ts'
import type { Load } from './payload.ts'
import { elementAt, type Target, targetOf } from './target.ts'

type Carrying = {
  load: Load
  source: HTMLElement
  target: Target | null
  under: Element | null
  /** What was known to be in the crates when the target was found. */
  members: ReturnType<typeof knownMembers>
  x: number
  y: number
  /** How far the hand reaches below the point, in px; above it where that is negative. */
  reach: number
  frame: number
}

let carrying: Carrying | null = null

export const isCarrying = (): boolean => carrying !== null

const hasRail = () => document.querySelector('.frame > .rail .crate-list')?.checkVisibility() ?? false

function update(): void {
  if (!carrying) return
  const { load, source, x, y, reach } = carrying
  const under = elementAt(x, y)
  const target = targetOf(under, x, y, load, source)
  if (carrying.target?.element !== target?.element || carrying.target?.kind !== target?.kind) unmark(carrying.target)
  Object.assign(carrying, { under, target, members: knownMembers() })
  if (target) mark(target)
  say(target?.words ?? '', x, y, reach)
}

/** Takes something in hand at a point of the window. Lists scroll at their edges for as long as it is there. */
export function lift(load: Load, source: HTMLElement, x: number, y: number, reach: number): void {
  letGo()
  source.dataset.lifted = ''
  document.documentElement.dataset.carrying = load.kind
  if (load.kind === 'album') {
    wantMembers()
    if (!hasRail()) openStrip()
  }
  carrying = { load, source, target: null, under: null, members: undefined, x, y, reach, frame: 0 }
  layMarks()
  let before = performance.now()
  const onFrame = (now: number) => {
    if (!carrying) return
    const hasScrolled = scrollAtEdge(carrying.under, carrying.x, carrying.y, Math.min(50, now - before))
    before = now
    if (hasScrolled || carrying.members !== knownMembers()) update()
    carrying.frame = requestAnimationFrame(onFrame)
  }
  carrying.frame = requestAnimationFrame(onFrame)
}

/** Moves what is in hand; whether it may fall there. */
export function carryTo(x: number, y: number): boolean {
  if (!carrying) return false
  Object.assign(carrying, { x, y })
  update()
  return carrying.target?.isAllowed ?? false
}

/** Puts everything back as it was; nothing happens. */
export function letGo(): void {
  if (!carrying) return
  cancelAnimationFrame(carrying.frame)
  unmark(carrying.target)
  clearMarks()
  closeStrip()
  delete carrying.source.dataset.lifted
  delete document.documentElement.dataset.carrying
  carrying = null
}

function act(load: Load, target: Target): void {
  if (target.kind === 'unsorted' || target.kind === 'place') {
    const beside = target.kind === 'place' ? target.beside : { id: 0, isBehind: false }
    if (load.kind === 'crate') void moveCrateBeside(load.crateId, beside)
    else void moveAlbumBeside(load.albumId, beside)
    return
  }
  if (load.kind === 'crate') return
  const albums = { albumIds: [load.albumId], title: load.title }
  if (target.kind === 'new-crate') {
    holdForNewCrate(albums)
    openDialog('new-crate')
    return
  }
  const crate = knownCrates()?.find(({ id }) => id === target.crateId)
  if (crate) void addAlbumsToCrates([crate], albums)
}

/** Lets it fall where it is. */
export function drop(): void {
  update()
  const fallen = carrying
  letGo()
  if (fallen?.target?.isAllowed) act(fallen.load, fallen.target)
}
