import type { CrateView } from '#domain/crates/crate.ts'
import { addToCrates, removeFromCrate } from '#islands/data/api/crate-albums-api.ts'
import { readRecords } from '#islands/data/view/use-records.ts'
import { type Back, offerUndo } from '#islands/features/undo/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/crate-dialogs.ts'

/** Albums to add to crates; `title` is the title of a single album, or the number of albums. */
export type AlbumsToAdd = { albumIds: number[]; title: string }

const idsOf = (crates: readonly CrateView[]) => crates.map(({ id }) => id)

/**
 * Adds albums to crates, by one call. Returns the largest number that was new to a crate, and a function that removes the new ones again.
 */
async function add(crates: readonly CrateView[], albumIds: readonly number[]) {
  const members = new Map((await readRecords()).members.map((crate) => [crate.crateId, new Set(crate.albumIds)]))
  const added = idsOf(crates).map((crateId) => ({
    crateId,
    albumIds: albumIds.filter((albumId) => !members.get(crateId)?.has(albumId)),
  }))
  const count = Math.max(0, ...added.map((crate) => crate.albumIds.length))
  if (count > 0) await addToCrates(idsOf(crates), albumIds)
  const undo = added
    .filter((crate) => crate.albumIds.length > 0)
    .map((crate): Back => ({ call: 'remove-from-crate', ...crate }))
  return { count, undo }
}

/** Adds albums to crates and shows a toast with undo. */
export const addAlbumsToCrates = (crates: readonly CrateView[], { albumIds, title }: AlbumsToAdd): Promise<boolean> =>
  attempt(messages.addToCrateFailed(albumIds.length), async () => {
    if (crates.length === 0 || albumIds.length === 0) return
    const names =
      crates.length > 3 ? messages.crateCount(crates.length) : messages.crateNames(crates.map(({ name }) => name))
    const { count, undo } = await add(crates, albumIds)
    if (count === 0) {
      void showToast({ kind: 'info', title: messages.alreadyIn(names), text: title })
      return
    }
    const text =
      count === albumIds.length ? messages.albumsAndCrates(title, names) : messages.someAndCrates(count, names)
    offerUndo({ title: messages.addedToCrate(count), text }, messages.updateFailed, undo)
  })

/** Moves albums from one crate to others and shows a toast with undo, which restores their positions. */
export const moveAlbumsToCrates = (
  from: CrateView,
  crates: readonly CrateView[],
  albumIds: readonly number[],
): Promise<boolean> =>
  attempt(messages.moveFailed, async () => {
    const before = (await readRecords()).members.find(({ crateId }) => crateId === from.id)?.albumIds ?? []
    const moving = albumIds.filter((id) => before.includes(id))
    const { undo } = await add(crates, moving)
    await removeFromCrate(from.id, moving)
    const done = { title: messages.moved, text: messages.movedText(moving.length, crates.length) }
    const putBack: Back = { call: 'put-back', crateId: from.id, albumIds: moving, before }
    offerUndo(done, messages.updateFailed, [putBack, ...undo])
  })
