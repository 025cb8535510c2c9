import { useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { usePicked } from '#islands/features/list/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import * as messages from '#locales/selection/dialogs.ts'
import { deleteSelected } from './change-selected.ts'

export function DeleteSelectedDialog({ isOpen }: DialogContentProps) {
  const { ids } = usePicked()
  // Deleted albums are no longer selected, but the text stays until the dialog has closed.
  const [going, setGoing] = useState<number[] | null>(null)
  const confirm = async () => {
    setGoing(ids)
    await deleteSelected(ids)
    closeDialog()
  }
  const count = (going ?? ids).length
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={closeDialog}
      onConfirm={confirm}
      title={messages.deleteTitle}
      busy={going !== null || count === 0}
    >
      {count === 0 ? messages.noneSelected : messages.deleteQuestion(count, LIMITS.trashDays)}
    </ConfirmDialog>
  )
}
