import type { CrateView } from '#domain/crate.ts'
import { addToCrate, removeFromCrate } from '../calls/crates.ts'
import { attempt } from '../try-again.ts'
import { showToast } from '../ui/toaster.tsx'

/** Albums on their way to a crate: what a dragged card carries. */
export type AlbumLoad = { albumIds: number[]; title: string }

/**
 * Puts albums into a crate and says so; false where that failed. Undo is offered where all of them are new to it: the others must stay.
 */
export const putIntoCrate = (crate: CrateView, { albumIds, title }: AlbumLoad): Promise<boolean> =>
  attempt(albumIds.length === 1 ? 'Error adding to crate' : 'Failed to add albums', async () => {
    const after = await addToCrate(crate.id, albumIds)
    if (!after) return
    const fresh = after.albumCount - crate.albumCount
    if (fresh === 0) {
      showToast({ kind: 'info', title: 'Already in this crate', text: `${title} · ${crate.name}` })
      return
    }
    const undo = () => void attempt('Error updating crate', () => removeFromCrate(crate.id, albumIds))
    showToast({
      kind: 'ok',
      title: albumIds.length === 1 ? 'Album added to crate' : 'Albums added to crate',
      text: `${title} · ${crate.name}`,
      action: fresh === albumIds.length ? { label: 'Undo', onAction: undo } : undefined,
    })
  })
