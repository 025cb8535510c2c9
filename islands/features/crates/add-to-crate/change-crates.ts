import type { CrateView } from '#domain/crates/crate.ts'
import { setCratesOfAlbum } from '#islands/data/api/crate-albums-api.ts'
import { knownCrates, knownMembers } from '#islands/data/store/records.ts'
import { readRecords } from '#islands/data/view/use-records.ts'
import { type Back, offerUndo } from '#islands/features/undo/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import * as formMessages from '#locales/album-form.ts'
import * as messages from '#locales/crates.ts'

/** Puts an album into exactly these crates. Returns the ids of those it was removed from, and a function that restores everything. */
async function setCrates(albumId: number, crateIds: readonly number[]) {
  const before = knownMembers()?.filter(({ albumIds }) => albumIds.includes(albumId)) ?? []
  const left = before.filter(({ crateId }) => !crateIds.includes(crateId))
  await setCratesOfAlbum(albumId, crateIds)
  const undo: Back[] = [
    { call: 'set-crates', albumId, crateIds: before.map(({ crateId }) => crateId) },
    ...left.map((crate): Back => ({ call: 'order-crate', ...crate })),
  ]
  return { left: left.map(({ crateId }) => crateId), undo }
}

/** Adds an album to crates and removes it from others, by one call, and shows a toast with undo. */
export const changeCratesOfAlbum = (
  albumId: number,
  title: string,
  added: readonly CrateView[],
  removed: readonly CrateView[],
): Promise<boolean> =>
  attempt(messages.addFailed, async () => {
    const { members } = await readRecords()
    const held = members.filter(({ albumIds }) => albumIds.includes(albumId)).map(({ crateId }) => crateId)
    const out = new Set(removed.map(({ id }) => id))
    const chosen = new Set([...held.filter((id) => !out.has(id)), ...added.map(({ id }) => id)])
    const { undo } = await setCrates(albumId, [...chosen])
    const names = (added.length > 0 ? added : removed).map(({ name }) => name)
    const done = {
      title: added.length > 0 ? messages.added : messages.removed,
      text: messages.albumAndCrates(title, names),
    }
    offerUndo(done, messages.updateFailed, undo)
  })

/** Puts an album that was just saved into exactly these crates. Only a removal shows a toast with undo. */
export const setCratesOfSavedAlbum = (albumId: number, crateIds: readonly number[]): Promise<boolean> =>
  attempt(formMessages.cratesFailed, async () => {
    const { left, undo } = await setCrates(albumId, crateIds)
    if (left.length === 0) return
    const names = (knownCrates() ?? []).flatMap(({ id, name }) => (left.includes(id) ? [name] : []))
    offerUndo({ title: formMessages.updated, text: formMessages.removedFrom(names) }, messages.updateFailed, undo)
  })
