import type { CrateView } from '#domain/crate.ts'
import { orderCrateAlbums, setCratesOfAlbum } from '../calls/crate-albums.ts'
import { readMembers } from '../calls/crates.ts'
import { attempt } from '../try-again.ts'
import { showToast } from '../ui/toaster.tsx'

const idsOf = (crates: readonly CrateView[]) => new Set(crates.map(({ id }) => id))

/** Puts an album into crates and takes it out of others, by one call, and says so; undoing it also restores its places. */
export const changeCratesOfAlbum = (
  albumId: number,
  title: string,
  added: readonly CrateView[],
  takenOut: readonly CrateView[],
): Promise<boolean> =>
  attempt('Error adding to crate', async () => {
    const [into, out] = [idsOf(added), idsOf(takenOut)]
    const before = (await readMembers()).filter(({ albumIds }) => albumIds.includes(albumId))
    const held = before.map(({ crateId }) => crateId)
    await setCratesOfAlbum(albumId, [...held.filter((id) => !out.has(id)), ...into])
    const undo = async () => {
      await setCratesOfAlbum(albumId, held)
      for (const { crateId, albumIds } of before) if (out.has(crateId)) await orderCrateAlbums(crateId, albumIds)
    }
    const names = (added.length > 0 ? added : takenOut).map(({ name }) => name).join(', ')
    void showToast({
      kind: 'ok',
      title: added.length > 0 ? 'Album added to crate' : 'Album removed from crate',
      text: [title, names].filter(Boolean).join(' · '),
      action: { label: 'Undo', onAction: () => void attempt('Error updating crate', undo) },
    })
  })
