import { useEffect, useRef, useState } from 'react'
import { isSelecting } from '#islands/features/list/selection.ts'
import { closeDialog, type OpenDialog, openDialog, showPlace, useOpenDialog } from '#islands/lib/location.ts'
import { heldBy } from '#islands/ui/unsaved.ts'
import { placeOfDialog } from '../places/places.ts'
import { CONTENTS, dialogOf } from './contents.ts'

type Shown = OpenDialog & { isOpen: boolean; turn: number }

const LEAVING_MS = 220

/**
 * The dialog to render: the one in the address, or briefly the one that is closing. A dialog with unsaved changes reopens if the back
 * button or a link closed it.
 */
export function useShownDialog(): Shown | null {
  const named = useOpenDialog()
  const [shown, setShown] = useState<Shown | null>(null)
  const latest = useRef<Shown | null>(null)

  useEffect(() => {
    const show = (next: Shown | null) => {
      latest.current = next
      setShown(next)
    }
    const { current } = latest
    // A selection does not outlive its page.
    const isPointless = named !== null && /^selected-/.test(named.name) && !current?.isOpen && !isSelecting()
    if (isPointless) return closeDialog()
    const place = named && placeOfDialog(named.name)
    if (place) return showPlace(place, { replace: true })
    const next = named && CONTENTS.has(dialogOf(named.name)) ? named : null
    if (next && current?.isOpen && dialogOf(current.name) === dialogOf(next.name) && current.id === next.id) {
      if (current.name !== next.name) show({ ...current, name: next.name })
      return
    }
    const question = heldBy()
    if (question && current?.isOpen) {
      openDialog(current.name, current.id ?? undefined)
      question()
      return
    }
    if (next) {
      show({ ...next, isOpen: true, turn: (current?.turn ?? 0) + 1 })
      return
    }
    if (!current) return
    show({ ...current, isOpen: false })
    const timer = setTimeout(() => show(null), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [named])

  return shown
}
