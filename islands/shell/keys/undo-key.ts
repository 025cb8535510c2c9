import { isInField } from '#islands/lib/is-in-field.ts'
import { isShortcut } from '#islands/ui/keys.ts'
import { isDialogOpen } from '#islands/ui/layers.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'

function onKeyDown(event: KeyboardEvent) {
  // In a field, the key undoes typing.
  if (event.defaultPrevented || !isShortcut(event, 'z') || isInField(event.target) || isDialogOpen()) return
  event.preventDefault()
  import('#islands/features/undo/public.ts').then(({ undoLast }) => undoLast(), showLoadError)
}

/** Undoes the last change with a key, or offers to, on the list and on an open album. */
export const listenToUndoKey = (): void => document.addEventListener('keydown', onKeyDown)
