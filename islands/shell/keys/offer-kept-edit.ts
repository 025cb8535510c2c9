import { readKeptEdits } from '#islands/data/api/kept-edits-api.ts'
import { undoKept } from '#islands/features/list/undo-many.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { nameOf, undoEarlier } from '#locales/album-form.ts'
import { nothingToUndo, undo } from '#locales/phrases.ts'

/** Offers to undo the last edit of many albums that was made before this page, or elsewhere; says so if there is none. */
export async function offerKeptEdit(): Promise<void> {
  // What is not known now can be found in the commands later.
  const [last] = isDemo ? [] : await readKeptEdits().catch(() => [])
  if (!last) return showToast({ kind: 'info', title: nothingToUndo })
  const action = { label: undo, onAction: () => void undoKept(last) }
  await showToast({ kind: 'info', title: undoEarlier, text: nameOf(last), action })
}
