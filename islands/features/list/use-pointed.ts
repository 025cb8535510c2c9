import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Whether the mouse or the focus is on an album, and the props of its element that detect this. */
export function usePointed() {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [events] = useState({
    // The mouse may have come to it before the scripts.
    ref: (element: HTMLElement | null) => {
      if (element?.matches(':hover') && matchMedia('(hover: hover)').matches) setHovered(true)
    },
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // A closing dialog returns the focus to the button that opened it.
      if (!relatedTarget?.closest('[role=dialog], [role=alertdialog]'))
        setFocused(currentTarget.contains(relatedTarget))
    },
  })
  return [isHovered || isFocused, events] as const
}
