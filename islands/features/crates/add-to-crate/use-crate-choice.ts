import { useMemo, useState } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import { cratesToFill } from '#domain/crates/crate-lists.ts'
import { markOf } from '#domain/crates/crate-members.ts'
import { readOnce, useLoadError, useMembers } from '#islands/data/view/use-records.ts'

type Options = {
  /** Whether crates that contain all the albums can be unchecked. */
  canRemove: boolean
  /** Crates that are checked initially, though they contain none of the albums. */
  initial?: readonly number[]
}

export type CrateChoice = ReturnType<typeof useCrateChoice>

/** The choice of crates for some albums. Initially it is their current crates, or none without albums. */
export function useCrateChoice(
  all: readonly CrateView[],
  albumIds: readonly number[],
  { canRemove, initial = [] }: Options,
) {
  const crates = cratesToFill(all)
  const members = useMembers(albumIds.length > 0)
  const error = useLoadError()
  const [first] = useState(initial)
  const [turned, setTurned] = useState<ReadonlySet<number>>(() => new Set(first))
  const marks = useMemo(
    () =>
      albumIds.length === 0
        ? new Map<number, ReturnType<typeof markOf>>()
        : members && new Map(members.map((crate) => [crate.crateId, markOf(crate, albumIds)])),
    [members, albumIds],
  )
  const markIn = ({ id }: CrateView) => marks?.get(id) ?? 'none'
  const isTurned = (crate: CrateView) => turned.has(crate.id) && (canRemove || markIn(crate) !== 'all')
  const isChosen = (crate: CrateView) => (markIn(crate) === 'all') !== isTurned(crate)

  return {
    isKnown: marks !== undefined,
    hasFailed: marks === undefined && error !== undefined,
    load: readOnce,
    isChanged: turned.size !== first.length || first.some((id) => !turned.has(id)),
    chosen: crates.filter(isChosen),
    added: crates.filter((crate) => isTurned(crate) && markIn(crate) !== 'all'),
    removed: crates.filter((crate) => isTurned(crate) && markIn(crate) === 'all'),
    stateOf(crate: CrateView) {
      const mark = markIn(crate)
      const isChecked = isChosen(crate)
      return { isChecked, isSome: mark === 'some' && !isChecked, isFixed: mark === 'all' && !canRemove }
    },
    turn: (id: number) =>
      marks &&
      setTurned((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
  }
}
