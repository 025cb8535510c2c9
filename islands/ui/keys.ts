import type { actions } from '#locales/keys.ts'
import { altKey, controlKey, enterKey, escapeKey, shiftKey } from '#locales/ui.ts'

export type KeyName = keyof typeof actions

const isMac = /^(?:Mac|iP)/.test(globalThis.navigator?.platform)

/** The keys of a shortcut with the command key, as they are labeled. */
const shortcut = (letter: string): readonly string[] => [isMac ? '⌘' : controlKey, letter]

/** Whether a letter is pressed with the command key. */
export const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, letter: string): boolean =>
  key.toLowerCase() === letter && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !shiftKey && !altKey

/** The keys of each action, in the order in which they are listed. */
export const KEYS: Record<KeyName, readonly string[]> = {
  commands: shortcut('K'),
  search: ['/'],
  find: shortcut('F'),
  addAlbum: ['a'],
  nextAndPrevious: ['j', 'k'],
  arrows: ['←', '→', '↑', '↓'],
  rate: ['0', '…', '5'],
  rateHalf: [shiftKey, '1', '…', '5'],
  open: [enterKey],
  edit: ['e'],
  addToCrate: ['c'],
  tags: ['t'],
  note: ['n'],
  moveList: ['m'],
  heard: ['h'],
  select: ['x'],
  desk: ['d'],
  playOrPause: ['p'],
  playSomething: ['r'],
  nextPreview: [shiftKey, 'N'],
  previousPreview: [shiftKey, 'P'],
  move: [altKey, '↑', '↓'],
  undo: shortcut('Z'),
  leaveSelectMode: [escapeKey],
  lastNotification: ['F8'],
  theseKeys: ['?'],
}

/** The key that an action with a single key listens to, apart from Shift or Alt. */
export const letterOf = (name: KeyName): string => KEYS[name].at(-1) ?? ''
