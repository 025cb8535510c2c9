import { type Beside, placedBeside } from '#domain/crates/crate-place.ts'
import { type CollectionQuery, sortOf } from '#domain/query/collection-query.ts'
import type { DropChange } from '#domain/query/drop-change.ts'
import { knownCrates, knownMembers } from '#islands/data/store/records.ts'
import { sortNames } from '#locales/collection.ts'
import { sortedBy } from '#locales/crate-dialogs.ts'
import * as messages from '#locales/selection.ts'
import { smartDrop } from '../drop-on-smart-crate.ts'
import { shownSection } from '../shown-crates.ts'
import type { Hit } from './hit-test.ts'
import type { DragPayload } from './payload.ts'

/** The effect of a drop. */
export type DropTarget =
  | { kind: 'crate'; crateId: number; name: string; isAllowed: boolean }
  | { kind: 'smart-crate'; crateId: number; name: string; change: DropChange }
  | { kind: 'new-crate'; title: string }
  | { kind: 'album-position'; beside: Beside; position: number; count: number }
  | { kind: 'crate-position'; beside: Beside }
  /** The open crate is not in its own order, so albums cannot be moved to a position. */
  | { kind: 'sorted'; query: CollectionQuery }

const isSame = (a: readonly number[], b: readonly number[]) => a.every((id, place) => id === b[place])

function inCrate(crateId: number, albumId: number): DropTarget | null {
  const crate = knownCrates()?.find(({ id }) => id === crateId)
  if (!crate) return null
  if (crate.query !== undefined)
    return { kind: 'smart-crate', crateId, name: crate.name, change: smartDrop(albumId, crate.query) }
  const members = knownMembers()?.find((one) => one.crateId === crateId)
  return { kind: 'crate', crateId, name: crate.name, isAllowed: !members?.albumIds.includes(albumId) }
}

function albumPosition(albumId: number, beside: Beside, query: CollectionQuery): DropTarget | null {
  if (typeof query.crate !== 'number') return null
  if (sortOf(query) !== 'crate') return { kind: 'sorted', query }
  const ids = knownMembers()?.find(({ crateId }) => crateId === query.crate)?.albumIds ?? []
  const after = placedBeside(ids, [albumId], beside)
  if (isSame(ids, after)) return null
  return { kind: 'album-position', beside, position: after.indexOf(albumId) + 1, count: ids.length }
}

/** Crates stay in their section: favorites among favorites, others among others. */
function cratePosition(crateId: number, beside: Beside): DropTarget | null {
  const ids = shownSection(crateId)
  return isSame(ids, placedBeside(ids, [crateId], beside)) ? null : { kind: 'crate-position', beside }
}

/** The effect of dropping the payload on the hit element; null for none. `query` is that of the collection. */
export function targetOf(payload: DragPayload, hit: Hit, query: CollectionQuery): DropTarget | null {
  if (payload.kind === 'crate') {
    if (hit.kind !== 'crate') return null
    return cratePosition(payload.crateId, { id: hit.crateId, isBehind: hit.isAfter })
  }
  if (hit.kind === 'crate') return inCrate(hit.crateId, payload.albumId)
  if (hit.kind === 'new-crate') return { kind: 'new-crate', title: payload.title }
  return albumPosition(payload.albumId, { id: hit.albumId, isBehind: hit.isAfter }, query)
}

function smartTip({ name, change }: Extract<DropTarget, { kind: 'smart-crate' }>): string {
  if (change.kind === 'tag') return messages.tag(change.tag)
  if (change.kind === 'rating') return messages.dropToRate(change.rating)
  return change.kind === 'none' ? messages.alreadyIn(name) : messages.asksForMore(name)
}

/** The text beside the pointer; empty for none. */
export function tipOf(target: DropTarget | null): string {
  switch (target?.kind) {
    case 'crate':
      return target.isAllowed ? messages.add(target.name) : messages.alreadyIn(target.name)
    case 'smart-crate':
      return smartTip(target)
    case 'new-crate':
      return messages.newCrateWith(target.title)
    case 'album-position':
      return messages.moveTo(target.position, target.count)
    case 'sorted':
      return sortedBy(sortNames[sortOf(target.query)])
    default:
      return ''
  }
}
