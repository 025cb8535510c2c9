import { type ReactNode, useEffect, useRef, useState } from 'react'
import { closeDialog } from '#islands/lib/location.ts'
import * as messages from '#locales/ui.ts'
import { ConfirmDialog } from './dialog.tsx'
import { holdDialog } from './unsaved.ts'

/** Asks before a dialog with unsaved changes closes, by its buttons, the back button or leaving the page. */
export function useUnsaved(hasUnsaved: boolean, leave: () => void = closeDialog) {
  const [isAsking, setAsking] = useState(false)
  const release = useRef<() => void>(undefined)
  useEffect(() => {
    if (!hasUnsaved) return
    const stay = (event: Event) => event.preventDefault()
    const letGo = holdDialog(() => setAsking(true))
    release.current = letGo
    addEventListener('beforeunload', stay)
    return () => {
      letGo()
      removeEventListener('beforeunload', stay)
    }
  }, [hasUnsaved])

  const discard = () => {
    release.current?.()
    leave()
  }
  return { isAsking, close: hasUnsaved ? () => setAsking(true) : discard, stay: () => setAsking(false), discard }
}

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
