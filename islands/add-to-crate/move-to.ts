import type { CrateView } from '#domain/crate.ts'
import * as messages from '#locales/add-to-crate/put-into.ts'
import { addToCrates, putBackIntoCrate, removeFromCrate } from '../crates/crate-albums-api.ts'
import { readMembers } from '../crates/crates-api.ts'
import { attempt } from '../errors/attempt.ts'
import { showToast } from '../ui/toaster.tsx'

/** Moves albums from one crate to others and says so. Undo puts them back to where they were. */
export const moveToCrates = (
  from: CrateView,
  crates: readonly CrateView[],
  albumIds: readonly number[],
): Promise<boolean> =>
  attempt(
    messages.moveFailed,
    async () => {
      const inside = new Map((await readMembers()).map((crate) => [crate.crateId, crate.albumIds]))
      const before = inside.get(from.id) ?? []
      const moving = albumIds.filter((id) => before.includes(id))
      const targets = crates.map(({ id }) => {
        const there = new Set(inside.get(id))
        return { crateId: id, fresh: moving.filter((albumId) => !there.has(albumId)) }
      })
      await addToCrates(
        crates.map(({ id }) => id),
        moving,
      )
      await removeFromCrate(from.id, moving)
      const undo = async () => {
        await putBackIntoCrate(from.id, moving, before)
        for (const { crateId, fresh } of targets) if (fresh.length > 0) await removeFromCrate(crateId, fresh)
      }
      void showToast({
        kind: 'ok',
        title: messages.moved,
        text: messages.movedText(moving.length, crates.length),
        action: { label: messages.undo, onAction: () => void attempt(messages.updateFailed, undo) },
      })
    },
    messages.moveFailedText,
  )
