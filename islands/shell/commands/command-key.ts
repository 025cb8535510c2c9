import { closeDialog, dialogInAddress, openDialog } from '#islands/lib/location.ts'
import { isShortcut } from '#islands/ui/keys.ts'

/** The name of the dialog, as in the address. */
const COMMANDS = 'commands'

/** Whether the commands are open, or will be as soon as their code has loaded. */
export const areCommandsOpen = (): boolean => dialogInAddress()?.name === COMMANDS

function onKeyDown(event: KeyboardEvent) {
  if (event.isComposing || !isShortcut(event, 'k')) return
  event.preventDefault()
  if (event.repeat) return
  if (areCommandsOpen()) closeDialog()
  else if (!document.querySelector('[role=alertdialog]:not([inert])')) openDialog(COMMANDS)
}

/** Opens the commands with a key, also from fields and other dialogs. A question has to be answered first. */
export const listenToCommandKey = (): void => document.addEventListener('keydown', onKeyDown)
