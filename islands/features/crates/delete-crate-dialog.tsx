import { useState } from 'react'
import { afterCrateDeleted } from '#domain/crates/crate-lists.ts'
import { LIMITS } from '#domain/limits.ts'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { deleteCrate, restoringCrate } from '#islands/data/api/crate-changes-api.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { offerUndo } from '#islands/features/undo/public.ts'
import { closeDialog, showQuery } from '#islands/lib/location.ts'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import * as messages from '#locales/crate-dialogs.ts'

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
      offerUndo({ title: messages.deleted, text: crate.name }, messages.restoreFailed, [restoringCrate(crate.id)])
    })
  }
  return (
    <ConfirmDialog open={isOpen} onClose={closeDialog} onConfirm={confirm} title={messages.deleteTitle} busy={!crate}>
      {crate
        ? crate.albumCount === 0
          ? messages.deleteEmptyQuestion(crate.name, LIMITS.trashDays)
          : messages.deleteQuestion(crate.name, crate.albumCount, LIMITS.trashDays)
        : messages.notFound}
    </ConfirmDialog>
  )
}
