// What other features may import.

export { type Back, editBack } from './back.ts'
export type { Step } from './steps.ts'
export { forgetStep, lastStep, noteStep, offerUndo, undoKept, undoLast, undoStep } from './undo.ts'
