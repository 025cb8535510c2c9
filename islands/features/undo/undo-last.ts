import type { KeptEdit } from '#domain/albums/kept-edit.ts'
import { readKeptEdits, undoEdit } from '#islands/data/api/kept-edits-api.ts'
import { offline } from '#islands/data/connection.ts'
import { pageName } from '#islands/data/queue/write-ahead.ts'
import { agoOf } from '#islands/lib/clock.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import { attempt, settled } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { nameOf, undoEarlier, undoFailed, undoneLater } from '#locales/album-form.ts'
import * as messages from '#locales/phrases.ts'
import { readSteps, type Step } from './steps.ts'
import { lastStep, nameOfStep, undo, undoStep } from './undo.ts'

const isUndoOf = (edit: string) => (step: Step) =>
  step.back?.some((back) => back.call === 'undo-edit' && back.edit === edit) ?? false

/** Offers to undo the last step of an earlier page or another tab, or the last edit of many albums on another device. */
async function offerEarlier(step: Step | undefined): Promise<void> {
  // If this fails now, the commands offer it later.
  const known = isDemo || offline.get() ? null : await readKeptEdits().catch(() => null)
  const last = known?.edits.find(({ edit }) => !readSteps().some(isUndoOf(edit)))
  const secondsAgo = known && last ? (Date.parse(known.now) - Date.parse(last.at)) / 1_000 : 0
  const offer = (text: string, onAction: () => void) =>
    showToast({ kind: 'info', title: undoEarlier, text, action: { label: messages.undo, onAction } })
  if (last && secondsAgo < agoOf(step?.at ?? 0)) await offer(nameOf(last), () => void undoKept(last))
  else if (step?.back === null) await undo(step)
  else if (step) await offer(nameOfStep(step), () => void undoStep(step))
  else await showToast({ kind: 'info', title: messages.nothingToUndo })
}

/** Undoes an edit of many albums that was made on another device, and says so. */
export const undoKept = (kept: KeptEdit): Promise<boolean> =>
  attempt(undoFailed, async () => {
    const { tellLeft } = await import('./take-back.ts')
    const undone = await undoEdit({ call: 'undo-edit', edit: kept.edit, left: kept.change, before: [] })
    const title = undone ? messages.undone : undoneLater
    await showToast({ kind: undone ? 'ok' : 'info', title, text: nameOf(kept) })
    if (undone) await tellLeft(undone)
  })

async function undoNext(): Promise<void> {
  await settled()
  const step = lastStep()
  if (step?.page === pageName()) await undoStep(step)
  else await offerEarlier(step)
}

let turn: Promise<void> = Promise.resolve()

/**
 * Undoes the last step, once that step has been saved, and says which; a step that this page has not shown is offered first. Each call
 * waits for the one before.
 */
export function undoLast(): void {
  turn = turn.then(undoNext)
}
