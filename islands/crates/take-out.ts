import { albumCountText } from '#domain/crate-list.ts'
import { knownCrates } from '../calls/cache.ts'
import { putBackIntoCrate, removeFromCrate } from '../calls/crate-albums.ts'
import { readMembers } from '../calls/crates.ts'
import { attempt } from '../try-again.ts'
import { showToast } from '../ui/toaster.tsx'

/** Takes albums out of a crate and says so; undoing it puts them back to where they were. `title` is what is taken out. */
export const takeOutOfCrate = (crateId: number, albumIds: readonly number[], title: string): Promise<boolean> =>
  attempt('Error updating crate', async () => {
    const before = (await readMembers()).find((crate) => crate.crateId === crateId)?.albumIds ?? []
    const there = new Set(before)
    const inside = albumIds.filter((id) => there.has(id))
    if (inside.length === 0) {
      void showToast({ kind: 'info', title: 'Not in this crate', text: title })
      return
    }
    await removeFromCrate(crateId, inside)
    const name = knownCrates()?.find(({ id }) => id === crateId)?.name
    void showToast({
      kind: 'ok',
      title: inside.length === 1 ? 'Album removed from crate' : 'Albums removed from crate',
      text: [albumIds.length === 1 ? title : albumCountText(inside.length), name].filter(Boolean).join(' · '),
      action: {
        label: 'Undo',
        onAction: () => void attempt('Error adding to crate', () => putBackIntoCrate(crateId, inside, before)),
      },
    })
  })
