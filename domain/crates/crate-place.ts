import { movedTo } from './crate-members.ts'

/** A target position: before or after an item that stays. */
export type Beside = { id: number; isBehind: boolean }

/** Ids with some of them moved next to a target, in their relative order; unchanged if the target moves too or does not exist. */
export function placedBeside(ids: readonly number[], moving: readonly number[], beside: Beside): number[] {
  const chosen = new Set(moving)
  const at = ids.filter((id) => !chosen.has(id)).indexOf(beside.id)
  return at < 0 ? [...ids] : movedTo(ids, moving, at + Number(beside.isBehind))
}

/** The target that moves `id` one step up or down among the visible items, which may be a part of all; null at the end. */
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
