// One dialog at a time is open, so one question at most is due.
let ask: (() => void) | null = null

/** Sets what asks the person before the open dialog goes with unsaved words in it; null when it may just go. */
export function holdDialog(question: (() => void) | null): void {
  ask = question
}

/** The question that holds the open dialog, or null. */
export const heldBy = (): (() => void) | null => ask
