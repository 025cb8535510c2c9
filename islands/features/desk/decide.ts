import type { AlbumView } from '#domain/albums/album.ts'
import type { Verdict } from '#domain/albums/verdict.ts'
import { deleteAlbums, restoreAlbums, restoring } from '#islands/data/api/trash-api.ts'
import { write } from '#islands/data/queue/write.ts'
import { knownAlbum } from '#islands/data/store/records.ts'
import { type Back, editBack, forgetStep, noteStep } from '#islands/features/undo/public.ts'
import { noteMoment } from '#islands/lib/clock.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import * as messages from '#locales/desk.ts'
import type { Step } from './kept-place.ts'

/** A decision at the desk: a rating, or a verdict on a wish. */
export type Decision = { stars: number } | { verdict: Verdict }

/** The decision in words. */
export const decisionText = (decision: Decision, title: string): string =>
  'stars' in decision ? messages.rated(decision.stars, title) : messages.decided[decision.verdict](title)

const edit = (id: number, patch: Partial<Step['before']>, madeAt?: number) =>
  write<'edit-album'>({ call: 'edit-album', id, patch, madeAt })

/** The decisions that are being saved. */
const saving = new WeakMap<Step, Promise<boolean>>()

/** Saves a decision, which shows at once; an error is shown. */
export function decide(album: AlbumView, decision: Decision): Step {
  const { id, title } = album
  const { rating, verdict, verdictAt } = knownAlbum(id) ?? album
  const given = 'verdict' in decision ? decision.verdict : null
  const step: Step = { id, title, verdict: given, before: { rating, verdict, verdictAt } }
  const note = (back: Back[]) => {
    step.undo = noteStep({ title: decisionText(decision, title) }, messages.failed, back).id
  }
  const saved = attempt(messages.failed, async () => {
    if ('stars' in decision) {
      await edit(id, { rating: decision.stars })
      return note([editBack('edit-album', id, { rating }, { rating: decision.stars })])
    }
    const madeAt = noteMoment()
    await edit(id, { verdict: given, verdictAt: new Date(madeAt).toISOString() }, madeAt)
    // A deleted album cannot be edited.
    if (given === 'let-go') await deleteAlbums([id])
    const back = editBack('edit-album', id, { verdict, verdictAt }, { verdict: given })
    note(given === 'let-go' ? [restoring([id]), back] : [back])
  })
  saving.set(step, saved)
  return step
}

/** Reverts a decision, with every field as it was, even if it was made before a reload. */
export const takeBack = (step: Step): Promise<boolean> =>
  attempt(messages.failed, async () => {
    const { id, verdict, before } = step
    if ((await saving.get(step)) === false) return
    if (step.undo) forgetStep(step.undo)
    if (verdict === 'let-go') await restoreAlbums([id])
    const { rating, ...rest } = before
    await edit(id, verdict === null ? { rating } : rest)
  })
