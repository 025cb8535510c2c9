import type { CrateView } from '#domain/crate.ts'
import * as messages from '#locales/crates/change.ts'
import { knownMembers } from '../cache.ts'
import { attempt } from '../errors/attempt.ts'
import { showToast } from '../ui/toaster.tsx'
import { orderCrateAlbums, setCratesOfAlbum } from './crate-albums-api.ts'
import { readMembers } from './crates-api.ts'

/** Makes an album be in exactly these crates; gives back what it was taken out of, and what undoes it and restores its places. */
export async function chooseCrates(albumId: number, crateIds: readonly number[]) {
  const before = knownMembers()?.filter(({ albumIds }) => albumIds.includes(albumId)) ?? []
  await setCratesOfAlbum(albumId, crateIds)
  const left = before.filter(({ crateId }) => !crateIds.includes(crateId))
  const undo = async () => {
    await setCratesOfAlbum(
      albumId,
      before.map(({ crateId }) => crateId),
    )
    for (const { crateId, albumIds } of left) await orderCrateAlbums(crateId, albumIds)
  }
  const onUndo = () => void attempt(messages.updateFailed, undo)
  return { left: left.map(({ crateId }) => crateId), action: { label: messages.undo, onAction: onUndo } }
}

/** Puts an album into crates and takes it out of others, by one call, and says so. */
export const changeCratesOfAlbum = (
  albumId: number,
  title: string,
  added: readonly CrateView[],
  takenOut: readonly CrateView[],
): Promise<boolean> =>
  attempt(messages.addFailed, async () => {
    const members = await readMembers()
    const held = members.filter(({ albumIds }) => albumIds.includes(albumId)).map(({ crateId }) => crateId)
    const out = new Set(takenOut.map(({ id }) => id))
    const chosen = new Set([...held.filter((id) => !out.has(id)), ...added.map(({ id }) => id)])
    const { action } = await chooseCrates(albumId, [...chosen])
    const names = (added.length > 0 ? added : takenOut).map(({ name }) => name)
    void showToast({
      kind: 'ok',
      title: added.length > 0 ? messages.added : messages.removed,
      text: messages.albumAndCrates(title, names),
      action,
    })
  })
