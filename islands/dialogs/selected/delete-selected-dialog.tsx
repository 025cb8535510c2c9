import { useState } from 'react'
import { albumCountText } from '#domain/crate-list.ts'
import { deleteSelected } from '../../collection/change-albums.ts'
import { usePicked } from '../../collection/use-picked.ts'
import { closeDialog } from '../../location.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import type { DialogContentProps } from '../dialog-content.ts'

export function DeleteSelectedDialog({ isOpen }: DialogContentProps) {
  const { ids } = usePicked()
  // What is deleted is no longer selected; the sentence stays until the dialog is gone.
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
      title="Delete Multiple Albums"
      busy={going !== null || count === 0}
    >
      {count === 0
        ? 'No album is selected.'
        : `${albumCountText(count)} ${count === 1 ? 'leaves' : 'leave'} your collection and all crates. For 30 days what is deleted can be taken back from the trash.`}
    </ConfirmDialog>
  )
}
