import { useState } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import { afterCrateDeleted } from '#domain/crates/crate-list.ts'
import { LIMITS } from '#domain/limits.ts'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { deleteCrate, restoreCrate } from '#islands/data/api/crate-changes-api.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { closeDialog, showQuery } from '#islands/lib/location.ts'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { offerUndo } from '#islands/ui/undo.ts'
import * as messages from '#locales/crate-dialogs.ts'

const restore = async ({ id }: CrateView) => {
  if (!(await restoreCrate(id))) void showToast({ kind: 'error', title: messages.notFound })
}

export function DeleteCrateDialog({ id, isOpen, crates: rendered }: DialogContentProps) {
  const crates = useCrates(rendered)
  const found = crates.find((one) => one.id === id)
  const [crate, setCrate] = useState(found)
  if (found && !crate) setCrate(found)

  const confirm = () => {
    if (!crate) return
    closeDialog()
    const query = parseCollectionQuery(location.search)
    if (query.crate === crate.id) showQuery(afterCrateDeleted(query, crate.id), { replace: true })
    void attempt(messages.deleteFailed, async () => {
      await deleteCrate(crate.id)
      offerUndo({ title: messages.deleted, text: crate.name }, messages.restoreFailed, () => restore(crate))
    })
  }
  return (
    <ConfirmDialog open={isOpen} onClose={closeDialog} onConfirm={confirm} title={messages.deleteTitle} busy={!crate}>
      {!crate && messages.notFound}
      {crate && crate.albumCount === 0 && messages.deleteEmptyQuestion(crate.name, LIMITS.trashDays)}
      {crate && crate.albumCount > 0 && messages.deleteQuestion(crate.name, crate.albumCount, LIMITS.trashDays)}
    </ConfirmDialog>
  )
}
