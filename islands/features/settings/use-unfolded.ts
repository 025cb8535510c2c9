import { useEffect, useRef, useState } from 'react'

/** A form that replaces its button while open; after closing, the button gets the focus. */
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
