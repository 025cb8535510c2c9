// What other features may import.

export { type Back, editBack } from './back.ts'
export type { Step } from './steps.ts'
export { forgetStep, lastStep, noteStep, offerUndo, undoStep } from './undo.ts'
export { undoKept, undoLast } from './undo-last.ts'
