import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'

type Load = { albumIds: number[]; title: string }

/** Makes a card draggable, its sleeve in hand; gives back what ends that. */
export function makeDraggable(element: HTMLElement, load: Load, onLift: (isLifted: boolean) => void): () => void {
  return draggable({
    element,
    // A slider inside the card is dragged by itself.
    canDrag: ({ input }) => !document.elementFromPoint(input.clientX, input.clientY)?.closest('input, .player'),
    getInitialData: () => ({ type: 'albums', ...load }),
    onGenerateDragPreview: ({ nativeSetDragImage }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        getOffset: () => ({ x: 24, y: 24 }),
        render: ({ container }) => {
          const cover = element.querySelector('.cover')?.cloneNode(true)
          if (!(cover instanceof HTMLElement)) return
          for (const part of cover.querySelectorAll('.play, .player')) part.remove()
          const hand = document.createElement('div')
          hand.className = 'in-hand'
          hand.appendChild(cover)
          container.appendChild(hand)
        },
      }),
    onDragStart: () => onLift(true),
    onDrop: () => onLift(false),
  })
}
