import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { knownCrates } from '#islands/data/view/records.ts'
import { readOnce, useCrates, useLoadError, useMembers } from '#islands/data/view/use-records.ts'
import { CrateChooser, changeCratesOfAlbum } from '#islands/features/crates/add-to-crate/public.ts'

const NONE: CrateView[] = []

/** The crates as checkboxes that save at once whether they hold an album. */
export function CrateTicks({ album: { id, title } }: { album: AlbumView }) {
  const crates = useCrates(NONE)
  const members = useMembers()
  const error = useLoadError()
  const isIn = (crateId: number) =>
    members?.some((crate) => crate.crateId === crateId && crate.albumIds.includes(id)) ?? false
  const turn = (crateId: number) => {
    const crate = knownCrates()?.find((one) => one.id === crateId)
    if (!crate) return
    void changeCratesOfAlbum(id, title, isIn(crateId) ? [] : [crate], isIn(crateId) ? [crate] : [])
  }
  const choice = {
    isKnown: members !== undefined,
    hasFailed: members === undefined && error !== undefined,
    load: readOnce,
    stateOf: (crate: CrateView) => ({ isChecked: isIn(crate.id), isSome: false, isFixed: false }),
    turn,
  }
  return <CrateChooser crates={crates} choice={choice} canFind />
}
