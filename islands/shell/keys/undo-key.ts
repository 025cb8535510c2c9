import { isInField } from '#islands/lib/is-in-field.ts'
import { isShortcut } from '#islands/ui/keys.ts'
import { isDialogOpen } from '#islands/ui/layers.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'

function onKeyDown(event: KeyboardEvent) {
  // A field undoes what was typed.
  if (event.defaultPrevented || !isShortcut(event, 'z') || isInField(event.target) || isDialogOpen()) return
  event.preventDefault()
  const load = Promise.all([import('#islands/ui/undo.ts'), import('./offer-kept-edit.ts')])
  load.then(([{ undoLast }, { offerKeptEdit }]) => undoLast(offerKeptEdit), showLoadError)
}

/** Undoes the last change with a key, on the list and on an open album. */
export const listenToUndoKey = (): void => document.addEventListener('keydown', onKeyDown)
