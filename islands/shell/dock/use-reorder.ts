import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

type Dragged = { from: number; to: number; by: number }

/**
 * Lets the rows of a list be dragged by their handles, or moved with the up and down arrows. `onMove` gets the old and new positions. While
 * a row is dragged, `shiftOf` returns how far each row is from its position, in px.
 */
export function useReorder(count: number, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const start = useRef({ y: 0, height: 1 })

  const handleFor = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { y: event.clientY, height: event.currentTarget.closest('li')?.offsetHeight ?? 1 }
      setDragged({ from, to: from, by: 0 })
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      if (dragged?.from !== from) return
      const by = clientY - start.current.y
      const to = Math.max(0, Math.min(count - 1, from + Math.round(by / start.current.height)))
      setDragged({ from, to, by })
    },
    onPointerUp() {
      if (dragged?.from === from && dragged.to !== from) onMove(from, dragged.to)
      setDragged(null)
    },
    onPointerCancel: () => setDragged(null),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const to = from + by
      if (to >= 0 && to < count) onMove(from, to)
    },
  })
  const shiftOf = (index: number): number => {
    if (!dragged) return 0
    const { from, to, by } = dragged
    if (index === from) return by
    if (index > from && index <= to) return -start.current.height
    return index < from && index >= to ? start.current.height : 0
  }
  return { dragged: dragged?.from ?? null, shiftOf, handleFor }
}
