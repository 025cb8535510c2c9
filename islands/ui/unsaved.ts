// What asks the person before the open dialog goes with unsaved words in it; of several the last one, which lies on top.
let questions: (() => void)[] = []

/** Has `question` asked before the open dialog goes; the answer takes it back. */
export function holdDialog(question: () => void): () => void {
  questions = [...questions, question]
  return () => {
    questions = questions.filter((one) => one !== question)
  }
}

/** Lets the open dialog go unasked. */
export function releaseDialog(): void {
  questions = []
}

/** The question that holds the open dialog, or null. */
export const heldBy = (): (() => void) | null => questions.at(-1) ?? null
