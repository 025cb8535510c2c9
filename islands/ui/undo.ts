import * as messages from '#locales/phrases.ts'
import { attempt, settled } from './errors/attempt.ts'
import { showToast } from './toaster.tsx'

const MAX_STEPS = 20

type Step = { name: string; undone: Saying; takeBack: () => Promise<boolean> }

type Saying = { title: string; text?: string }

/** What can be undone, the latest last. It ends with the page. */
const steps: Step[] = []

/** Undoes a step once; returns whether it did. An error is shown. */
async function undo(step: Step): Promise<boolean> {
  const index = steps.indexOf(step)
  if (index < 0) return false
  steps.splice(index, 1)
  return step.takeBack()
}

/**
 * Says what was done. A button of the toast undoes it, and so does the key, also later. `failed` is the title if that fails, `undone` what
 * the key says if it does not.
 */
export function offerUndo(done: Saying, failed: string, takeBack: () => Promise<unknown>, undone?: Saying) {
  const name = done.text ?? done.title
  const step = {
    name,
    undone: undone ?? { title: messages.undone, text: name },
    takeBack: () => attempt(failed, takeBack),
  }
  steps.push(step)
  if (steps.length > MAX_STEPS) steps.shift()
  void showToast({ ...done, kind: 'ok', action: { label: messages.undo, onAction: () => void undo(step) } })
}

/** The name of what `undoLast` would undo; undefined if there is nothing. */
export const lastStep = (): string | undefined => steps.at(-1)?.name

const sayNothing = () => showToast({ kind: 'info', title: messages.nothingToUndo })

async function undoNext(otherwise: () => Promise<void>): Promise<void> {
  await settled()
  const step = steps.at(-1)
  if (!step) return otherwise()
  if (await undo(step)) await showToast({ kind: 'ok', ...step.undone })
}

let turn: Promise<void> = Promise.resolve()

/**
 * Undoes the last step that is not undone, once that is done, and says which; without one it does `otherwise`. Each call waits for the one
 * before.
 */
export function undoLast(otherwise: () => Promise<void> = sayNothing): void {
  turn = turn.then(() => undoNext(otherwise))
}
