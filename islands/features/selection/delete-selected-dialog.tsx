import { useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { usePicked } from '#islands/features/list/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import * as messages from '#locales/selection.ts'
import { deleteSelected } from './change-selected.ts'

export function DeleteSelectedDialog({ isOpen }: DialogContentProps) {
  const { ids } = usePicked()
  // Deleted albums are no longer selected, but the text stays while the dialog fades.
  const [going, setGoing] = useState<number[] | null>(null)
  const confirm = () => {
    setGoing(ids)
    closeDialog()
    void deleteSelected(ids)
  }
  const count = (going ?? ids).length
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={closeDialog}
      onConfirm={confirm}
      title={messages.deleteTitle(count)}
      busy={count === 0}
    >
      {count === 0 ? messages.noneSelected : messages.deleteQuestion(count, LIMITS.trashDays)}
    </ConfirmDialog>
  )
}
