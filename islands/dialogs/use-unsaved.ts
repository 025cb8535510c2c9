import { useEffect, useState } from 'react'
import { closeDialog } from '../location.ts'
import { holdDialog } from './unsaved.ts'

/** Keeps a dialog with unsaved words from going unasked: by its own buttons, the back button, or leaving the page. */
export function useUnsaved(hasUnsaved: boolean) {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!hasUnsaved) return
    const stay = (event: Event) => event.preventDefault()
    holdDialog(() => setAsking(true))
    addEventListener('beforeunload', stay)
    return () => {
      holdDialog(null)
      removeEventListener('beforeunload', stay)
    }
  }, [hasUnsaved])

  const discard = () => {
    holdDialog(null)
    closeDialog()
  }
  return { isAsking, close: hasUnsaved ? () => setAsking(true) : discard, stay: () => setAsking(false), discard }
}
