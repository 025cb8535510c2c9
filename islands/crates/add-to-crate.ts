import type { CrateView } from '#domain/crate.ts'
import { addToCrate, CallFailed, removeFromCrate } from '../api.ts'
import { showToast } from '../ui/toaster.tsx'

/** Albums on their way to a crate: what a dragged card carries. */
export type AlbumLoad = { albumIds: number[]; title: string }

const sayFailed = (error: unknown) =>
  showToast({
    kind: 'error',
    title: 'Error adding to crate',
    text: error instanceof CallFailed ? error.message : undefined,
  })

/** Puts albums into a crate and says so. Undo is offered where all of them are new to it: the others must stay. */
export async function putIntoCrate(crate: CrateView, { albumIds, title }: AlbumLoad): Promise<void> {
  try {
    const after = await addToCrate(crate.id, albumIds)
    if (!after) return
    const fresh = after.albumCount - crate.albumCount
    if (fresh === 0) {
      showToast({ kind: 'info', title: 'Already in this crate', text: `${title} · ${crate.name}` })
      return
    }
    showToast({
      kind: 'ok',
      title: albumIds.length === 1 ? 'Album added to crate' : 'Albums added to crate',
      text: `${title} · ${crate.name}`,
      action:
        fresh === albumIds.length
          ? { label: 'Undo', onAction: () => void removeFromCrate(crate.id, albumIds).catch(sayFailed) }
          : undefined,
    })
  } catch (error) {
    sayFailed(error)
  }
}
