import { useEffect, useRef, useState } from 'react'
import { closeDialog } from '#islands/lib/location.ts'
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
