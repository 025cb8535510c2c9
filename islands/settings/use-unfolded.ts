import { useEffect, useRef, useState } from 'react'

/** A form behind a button: while it is open the button is gone, and once it has closed the button has the focus. */
export function useUnfolded() {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { button, isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
