import { closeDialog, openDialog, parseHash } from '#islands/lib/location.ts'

const isMac = /^(?:Mac|iP)/.test(globalThis.navigator?.platform)

/** The keys of a shortcut with the command key, as they are labeled. */
export const shortcut = (letter: string): readonly string[] => [isMac ? '⌘' : 'Ctrl', letter]

/** The name of the dialog, as in the address. */
const COMMANDS = 'commands'

/** Whether they are open, or will be as soon as their code has loaded. */
export const areCommandsOpen = (): boolean => parseHash(location.hash)?.name === COMMANDS

/** Whether a letter is pressed with the command key. */
export const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, letter: string): boolean =>
  key.toLowerCase() === letter && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !shiftKey && !altKey

/** What is typed before the field is there; null while none is coming. */
let typedAhead: string | null = null

/** The text that was typed before the field was there. From now on the field has the keys. */
export function takeTypedAhead(): string {
  const text = typedAhead ?? ''
  typedAhead = null
  return text
}

function typeAhead(event: KeyboardEvent, text: string) {
  const { key, ctrlKey, metaKey, altKey } = event
  if (key === 'Backspace') typedAhead = text.slice(0, -1)
  else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) typedAhead = text + key
  else return
  event.preventDefault()
}

function onKeyDown(event: KeyboardEvent) {
  if (event.isComposing) return
  if (!isShortcut(event, 'k')) {
    if (typedAhead !== null && areCommandsOpen()) typeAhead(event, typedAhead)
    return
  }
  event.preventDefault()
  if (event.repeat) return
  if (areCommandsOpen()) closeDialog()
  else if (!document.querySelector('[role=alertdialog]:not([inert])')) {
    typedAhead = ''
    openDialog(COMMANDS)
  }
}

/** Opens the commands with a key, also from fields and other dialogs. A question has to be answered first. */
export const listenToCommandKey = (): void => document.addEventListener('keydown', onKeyDown)
