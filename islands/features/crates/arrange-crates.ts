import { cratesInOrder, divideCrates } from '#domain/crates/crate-lists.ts'
import { type Beside, placedBeside, stepBeside } from '#domain/crates/crate-place.ts'
import { orderCrates } from '#islands/data/api/crate-changes-api.ts'
import { knownCrates } from '#islands/data/store/records.ts'
import { offerUndo } from '#islands/features/undo/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/crates.ts'
import { shownSection } from './shown-crates.ts'

/** Moves a crate next to another one in its section and shows a toast with undo. */
export const moveCrateBeside = (crateId: number, beside: Beside): Promise<boolean> =>
  attempt(messages.updateFailed, async () => {
    const crates = knownCrates() ?? []
    const before = crates.map(({ id }) => id)
    const after = placedBeside(before, [crateId], beside)
    const crate = crates.find(({ id }) => id === crateId)
    if (!crate || after.every((id, place) => id === before[place])) return
    await orderCrates(after)
    const { favorites, others } = divideCrates(cratesInOrder(crates, after))
    const section = crate.isFavorite ? favorites : others
    const place = section.findIndex(({ id }) => id === crateId) + 1
    const done = { title: messages.updated, text: messages.movedTo(crate.name, place, section.length) }
    offerUndo(done, messages.updateFailed, [{ call: 'order-crates', crateIds: before }])
  })

/** Moves a crate one position up or down among the shown crates of its section. */
export async function stepCrate(crateId: number, by: -1 | 1): Promise<void> {
  const beside = stepBeside(shownSection(crateId), crateId, by)
  if (beside) await moveCrateBeside(crateId, beside)
  else void showToast({ kind: 'info', title: by < 0 ? messages.alreadyFirst : messages.alreadyLast })
}
