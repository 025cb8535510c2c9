import * as messages from '#locales/album/form.ts'
import { knownCrates } from '../cache.ts'
import { chooseCrates } from '../crates/change-crates.ts'
import { attempt } from '../errors/attempt.ts'
import { showToast } from '../ui/toaster.tsx'

/**
 * Makes a saved album be in these crates. The album is there whether or not that works; a failure is told, and so is what it was taken out
 * of, to be undone.
 */
export const putIntoCrates = (albumId: number, crateIds: number[]): Promise<boolean> =>
  attempt(messages.cratesFailed, async () => {
    const { left, action } = await chooseCrates(albumId, crateIds)
    if (left.length === 0) return
    const names = (knownCrates() ?? []).flatMap(({ id, name }) => (left.includes(id) ? [name] : []))
    void showToast({ kind: 'ok', title: messages.updated, text: messages.removedFrom(names), action })
  })
