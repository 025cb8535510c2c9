import { readRecords } from '#islands/data/view/use-records.ts'
import { editBack, noteStep } from '#islands/features/undo/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { updateFailed } from '#locales/crates.ts'
import { calls } from '#locales/outbox.ts'

/** Sets whether a crate is a favorite. */
export const toggleFavorite = (crateId: number): Promise<boolean> =>
  attempt(updateFailed, async () => {
    const { crates } = await readRecords()
    const isFavorite = !crates.find(({ id }) => id === crateId)?.isFavorite
    const { updateCrate } = await import('#islands/data/api/crate-changes-api.ts')
    const { name } = await updateCrate(crateId, { isFavorite })
    const back = editBack('edit-crate', crateId, { isFavorite: !isFavorite }, { isFavorite })
    noteStep({ title: calls['edit-crate'], text: name }, updateFailed, [back])
  })
