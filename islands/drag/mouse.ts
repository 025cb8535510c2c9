import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { type Load, loadOf, sourceAt } from './payload.ts'
import { makeHand } from './preview.ts'
import { carryTo, drop, letGo, lift } from './session.ts'

const BELOW = 148

/** Dragging with a mouse or pen, by the browser's own drag and drop. Only what is pressed becomes draggable: lists may be long. */
export function startMouse(): void {
  let load: Load | null = null
  let forget = () => {}

  const makeDraggable = (element: HTMLElement) =>
    draggable({
      element,
      getInitialData: () => {
        load = loadOf(element)
        return { type: 'gatefold' }
      },
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => ({ x: 24, y: 24 }),
          render: ({ container }) => {
            if (load) container.appendChild(makeHand(element, load))
          },
        }),
    })

  document.addEventListener('pointerdown', (event) => {
    forget()
    forget = () => {}
    const source = event.pointerType === 'touch' || event.button !== 0 ? null : sourceAt(event.target)
    if (source) forget = makeDraggable(source)
  })
  dropTargetForElements({
    element: document.body,
    canDrop: ({ input }) => carryTo(input.clientX, input.clientY),
    getDropEffect: () => 'move',
  })
  monitorForElements({
    canMonitor: ({ source }) => source.data.type === 'gatefold',
    onDragStart: ({ source, location: { initial } }) => {
      if (load) lift(load, source.element, initial.input.clientX, initial.input.clientY, BELOW)
    },
    onDrop: ({ location: { current } }) => {
      carryTo(current.input.clientX, current.input.clientY)
      if (current.dropTargets.length > 0) drop()
      else letGo()
    },
  })
}
