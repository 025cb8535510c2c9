import type { CrateView } from '#domain/crates/crate.ts'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { CrateQuery } from '#domain/query/crate-query.ts'
import { updateCrate } from '#islands/data/api/crate-changes-api.ts'
import { editBack, offerUndo } from '#islands/features/undo/public.ts'
import { showQuery } from '#islands/lib/location.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/crate-dialogs.ts'

/** Changes the query of a smart crate and shows a toast with undo. `shown` is the query of the page, which is shown afterwards too. */
export async function updateSmartCrate(
  { id, name, query: before = '' }: CrateView,
  text: string,
  shown: CollectionQuery,
): Promise<void> {
  const checked = CrateQuery.safeParse(text)
  if (!checked.success) {
    const [issue] = checked.error.issues
    return void showToast({ kind: 'error', title: messages.updateSmartFailed, text: issue?.message ?? '' })
  }
  const isSaved = await attempt(messages.updateSmartFailed, () => updateCrate(id, { query: checked.data }))
  if (!isSaved) return
  showQuery({ ...DEFAULT_QUERY, crate: id, sort: shown.sort }, { replace: true })
  offerUndo({ title: messages.smartUpdated, text: name }, messages.updateSmartFailed, [
    editBack('edit-crate', id, { query: before }, { query: checked.data }),
  ])
}
