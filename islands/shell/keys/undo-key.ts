import { isInField } from '#islands/ui/is-in-field.ts'
import { sayNotLoaded } from '#islands/ui/say-not-loaded.ts'
import { isShortcut } from '../commands/command-key.ts'

// An open album is a dialog whose changes can be undone.
const OVER = ':is([role=dialog], [role=alertdialog]):not([inert], [popover], [data-open-album])'

function onKeyDown(event: KeyboardEvent) {
  // A field undoes what was typed.
  if (event.defaultPrevented || !isShortcut(event, 'z') || isInField(event.target)) return
  if (document.querySelector(OVER)) return
  event.preventDefault()
  import('#islands/ui/undo.ts').then(({ undoLast }) => undoLast(), sayNotLoaded)
}

/** Undoes the last change with a key, on the list and on an open album. */
export const listenToUndoKey = (): void => document.addEventListener('keydown', onKeyDown)
