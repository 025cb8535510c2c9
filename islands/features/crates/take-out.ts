import { removeFromCrate } from '#islands/data/api/crate-albums-api.ts'
import { knownCrates } from '#islands/data/store/records.ts'
import { readRecords } from '#islands/data/view/use-records.ts'
import { offerUndo } from '#islands/features/undo/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/crate-dialogs.ts'
import { albumCount } from '#locales/ui.ts'

/** Removes albums from a crate and says so; undo restores their positions. `title` names what is removed. */
export const takeOutOfCrate = (crateId: number, albumIds: readonly number[], title: string): Promise<boolean> =>
  attempt(messages.updateFailed, async () => {
    const before = (await readRecords()).members.find((crate) => crate.crateId === crateId)?.albumIds ?? []
    const there = new Set(before)
    const inside = albumIds.filter((id) => there.has(id))
    if (inside.length === 0) {
      void showToast({ kind: 'info', title: messages.notInCrate, text: title })
      return
    }
    await removeFromCrate(crateId, inside)
    const name = knownCrates()?.find(({ id }) => id === crateId)?.name
    const text = messages.albumsAndCrate(albumIds.length === 1 ? title : albumCount(inside.length), name)
    offerUndo({ title: messages.removed(inside.length), text }, messages.putBackFailed, [
      { call: 'put-back', crateId, albumIds: inside, before },
    ])
  })
