import type { CrateView } from '#domain/crate.ts'
import * as words from '#locales/add-to-crate/put-into.ts'
import { addToCrates, removeFromCrate } from '../crates/crate-albums-api.ts'
import { readMembers } from '../crates/crates-api.ts'
import { attempt } from '../errors/attempt.ts'
import { showToast } from '../ui/toaster.tsx'

/** Albums on their way to a crate: the one that is dragged, or the selected ones. */
export type AlbumLoad = { albumIds: number[]; title: string }

/** Puts albums into crates, by one call, and says so. Undo takes out again what was new to each. */
export const putIntoCrates = (crates: readonly CrateView[], { albumIds, title }: AlbumLoad): Promise<boolean> =>
  attempt(words.notAdded(albumIds.length), async () => {
    if (crates.length === 0 || albumIds.length === 0) return
    const names = crates.length > 3 ? words.crateCount(crates.length) : words.crateNames(crates.map(({ name }) => name))
    const inside = new Map((await readMembers()).map((crate) => [crate.crateId, new Set(crate.albumIds)]))
    const targets = crates.flatMap(({ id }) => {
      const fresh = albumIds.filter((albumId) => !inside.get(id)?.has(albumId))
      return fresh.length > 0 ? [{ crateId: id, fresh }] : []
    })
    if (targets.length === 0) {
      void showToast({ kind: 'info', title: words.alreadyIn, text: words.albumsAndCrates(title, names) })
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
      title: words.added(most),
      text: isAll ? words.albumsAndCrates(title, names) : words.someAndCrates(most, names),
      action: { label: words.undo, onAction: () => void attempt(words.notChanged, undo) },
    })
  })
