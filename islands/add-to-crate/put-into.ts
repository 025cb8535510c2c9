import type { CrateView } from '#domain/crate.ts'
import * as messages from '#locales/add-to-crate/put-into.ts'
import { addToCrates, removeFromCrate } from '../crates/crate-albums-api.ts'
import { readMembers } from '../crates/crates-api.ts'
import { attempt } from '../errors/attempt.ts'
import { showToast } from '../ui/toaster.tsx'

/** Albums on their way to a crate: the one that is dragged, or the selected ones. */
export type AlbumsToAdd = { albumIds: number[]; title: string }

/** Puts albums into crates, by one call, and says so. Undo takes out again what was new to each. */
export const putIntoCrates = (crates: readonly CrateView[], { albumIds, title }: AlbumsToAdd): Promise<boolean> =>
  attempt(messages.addFailed(albumIds.length), async () => {
    if (crates.length === 0 || albumIds.length === 0) return
    const names =
      crates.length > 3 ? messages.crateCount(crates.length) : messages.crateNames(crates.map(({ name }) => name))
    const inside = new Map((await readMembers()).map((crate) => [crate.crateId, new Set(crate.albumIds)]))
    const targets = crates.flatMap(({ id }) => {
      const fresh = albumIds.filter((albumId) => !inside.get(id)?.has(albumId))
      return fresh.length > 0 ? [{ crateId: id, fresh }] : []
    })
    if (targets.length === 0) {
      void showToast({ kind: 'info', title: messages.alreadyIn, text: messages.albumsAndCrates(title, names) })
      return
    }
    await addToCrates(
      crates.map(({ id }) => id),
      albumIds,
    )
    const most = Math.max(...targets.map(({ fresh }) => fresh.length))
    const undo = async () => {
      for (const { crateId, fresh } of targets) await removeFromCrate(crateId, fresh)
    }
    const isAll = albumIds.length === 1 || most === albumIds.length
    void showToast({
      kind: 'ok',
      title: messages.added(most),
      text: isAll ? messages.albumsAndCrates(title, names) : messages.someAndCrates(most, names),
      action: { label: messages.undo, onAction: () => void attempt(messages.updateFailed, undo) },
    })
  })
