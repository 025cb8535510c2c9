import { movedTo } from './crate-members.ts'

/** Where something is put by hand: before or behind one that stays. */
export type Beside = { id: number; isBehind: boolean }

/** Ids with some of them put beside another one, in their order among themselves; unchanged where that one moves too or is not there. */
export function placedBeside(ids: readonly number[], moving: readonly number[], beside: Beside): number[] {
  const chosen = new Set(moving)
  const at = ids.filter((id) => !chosen.has(id)).indexOf(beside.id)
  return at < 0 ? [...ids] : movedTo(ids, moving, at + Number(beside.isBehind))
}

/**
 * The one beside which to put `id` so that it goes one step up or down among those that are shown, which may be fewer than there are;
 * null where it is at the end already.
 */
export function stepBeside(shown: readonly number[], id: number, by: -1 | 1): Beside | null {
  const at = shown.indexOf(id)
  const next = at < 0 ? undefined : shown[at + by]
  return next === undefined ? null : { id: next, isBehind: by === 1 }
}

/** How many of the ids are in none of the lists. */
export function countUncrated(ids: readonly number[], lists: readonly (readonly number[])[]): number {
  const held = new Set(lists.flat())
  return ids.filter((id) => !held.has(id)).length
}
