import { closeDialog, openDialog, parseHash } from '../location.ts'

const isMac = /^(?:Mac|iP)/.test(globalThis.navigator?.platform)

/** The keys that open and close the commands, as they are labeled. */
export const COMMAND_KEYS: readonly string[] = [isMac ? '⌘' : 'Ctrl', 'K']

/** The name of the dialog, as in the address. */
const COMMANDS = 'commands'

/** Whether they are open, or will be as soon as their code has loaded. */
export const areCommandsOpen = (): boolean => parseHash(location.hash)?.name === COMMANDS

const isCommandKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !shiftKey && !altKey

function onKeyDown(event: KeyboardEvent) {
  if (!isCommandKey(event) || event.isComposing) return
  event.preventDefault()
  if (event.repeat) return
  if (areCommandsOpen()) closeDialog()
  else if (!document.querySelector('[role=alertdialog]:not([inert])')) openDialog(COMMANDS)
}

/** Opens the commands with a key, also from fields and other dialogs. A question has to be answered first. */
export const listenToCommandKey = (): void => document.addEventListener('keydown', onKeyDown)
