import { pageName } from '#islands/data/queue/write-ahead.ts'
import { noteMoment } from '#islands/lib/clock.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/phrases.ts'
import type { Back } from './back.ts'
import { addStep, readSteps, removeStep, type Saying, type Step } from './steps.ts'

/** Undoes a step once; returns whether it did. Errors and later changes are shown. */
export async function undo({ id, done, failed, back }: Step): Promise<boolean> {
  if (!removeStep(id)) return false
  if (!back) {
    await showToast({ kind: 'info', title: messages.tooMuchToUndo, text: nameOfStep({ done }) })
    return false
  }
  let isUndone = false
  await attempt(failed, async () => {
    const { takeBack } = await import('./take-back.ts')
    isUndone = await takeBack(back)
    if (!isUndone) await showToast({ kind: 'info', title: messages.changedSince, text: nameOfStep({ done }) })
  })
  return isUndone
}

/** Stores a step, so that the key undoes it on any page of this browser for a day. */
export function noteStep(done: Saying, failed: string, back: readonly Back[], undone?: Saying): Step {
  const step = { id: crypto.randomUUID(), page: pageName(), at: noteMoment(), done, failed, back, undone }
  addStep(step)
  return step
}

/** Removes a step, which can no longer be undone. */
export const forgetStep = (id: string): void => void removeStep(id)

/** Says what was done, with an undo button; the key does the same. */
export function offerUndo(done: Saying, failed: string, back: readonly Back[], undone?: Saying): void {
  const step = noteStep(done, failed, back, undone)
  void showToast({ ...done, kind: 'ok', action: { label: messages.undo, onAction: () => void undo(step) } })
}

/** The step that the key would undo; undefined if there is none. */
export const lastStep = (): Step | undefined => readSteps().at(-1)

export const nameOfStep = ({ done: { title, text } }: Pick<Step, 'done'>) => (text ? `${title} · ${text}` : title)

/** Undoes a step, and says so. */
export async function undoStep(step: Step): Promise<void> {
  const { done } = step
  const undone = step.undone ?? { title: messages.undone, text: done.text ?? done.title }
  if (await undo(step)) await showToast({ kind: 'ok', ...undone })
}
