import type { ReactNode } from 'react'
import * as messages from '#locales/ui/dialogs.ts'
import { ConfirmDialog } from './dialog.tsx'
import type { useUnsaved } from './use-unsaved.ts'

type UnsavedQuestionProps = {
  unsaved: ReturnType<typeof useUnsaved>
  title?: string
  no?: string
  yes?: string
  /** What would be lost. */
  children: ReactNode
}

/** Asks whether to discard the unsaved changes of a dialog. */
export const UnsavedQuestion = ({
  unsaved,
  title = messages.unsavedTitle,
  no = messages.keepEditing,
  yes = messages.discard,
  children,
}: UnsavedQuestionProps) => (
  <ConfirmDialog
    open={unsaved.isAsking}
    onClose={unsaved.stay}
    onConfirm={unsaved.discard}
    title={title}
    no={no}
    yes={yes}
  >
    {children}
  </ConfirmDialog>
)
