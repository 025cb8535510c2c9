import { createStore } from '#islands/lib/store.ts'

// The questions to ask before the open dialog closes with unsaved changes; the last one belongs to the top dialog.
const questions = createStore<(() => void)[]>([])

/** Asks `question` before the open dialog closes, until the returned function is called. */
export function holdDialog(question: () => void): () => void {
  questions.set([...questions.get(), question])
  return () => questions.set(questions.get().filter((one) => one !== question))
}

/** Lets the open dialog close without a question. */
export const releaseDialog = (): void => questions.set([])

/** The question that holds the open dialog, or null. */
export const heldBy = (): (() => void) | null => questions.get().at(-1) ?? null
