import { useMemo, useState } from 'react'
import type { CrateView } from '#domain/crate.ts'
import { markOf } from '#domain/crate-members.ts'
import { useMembers } from '../crates/crates-api.ts'

/**
 * Crates to put albums into: how much of them each holds, and what is ticked or unticked against that. Crates that hold them all can be
 * unticked where `canTakeOut` says so. `marks` is null until they are known.
 */
export function useCrateChoice(crates: CrateView[], albumIds: readonly number[], canTakeOut: boolean) {
  const members = useMembers()
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const marks = useMemo(
    () => members.data && new Map(members.data.map((crate) => [crate.crateId, markOf(crate, albumIds)])),
    [members.data, albumIds],
  )
  const markIn = ({ id }: CrateView) => marks?.get(id) ?? 'none'
  const isTurned = (crate: CrateView) => turned.has(crate.id) && (canTakeOut || markIn(crate) !== 'all')

  return {
    isKnown: marks !== undefined,
    hasFailed: marks === undefined && members.error !== undefined,
    load: () => void members.mutate(),
    added: crates.filter((crate) => isTurned(crate) && markIn(crate) !== 'all'),
    takenOut: crates.filter((crate) => isTurned(crate) && markIn(crate) === 'all'),
    held: crates.filter((crate) => markIn(crate) === 'all'),
    stateOf(crate: CrateView) {
      const mark = markIn(crate)
      const isChecked = (mark === 'all') !== isTurned(crate)
      return { isChecked, isSome: mark === 'some' && !isChecked, isFixed: mark === 'all' && !canTakeOut }
    },
    turn: (id: number) =>
      setTurned((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
  }
}
