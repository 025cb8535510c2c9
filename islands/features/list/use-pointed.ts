import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Whether an album is pointed at with a mouse or has the focus, and what its element needs to tell that. */
export function usePointed() {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [events] = useState({
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // A dialog gives the focus back to the button that opened it.
      if (!relatedTarget?.closest('[role=dialog], [role=alertdialog]'))
        setFocused(currentTarget.contains(relatedTarget))
    },
  })
  return [isHovered || isFocused, events] as const
}
