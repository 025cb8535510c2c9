import type { CrateView } from '#domain/crates/crate.ts'
import { type DropChange, dropChange } from '#domain/query/drop-change.ts'
import { knownAlbums, knownCrates, knownMembers } from '#islands/data/store/records.ts'
import { searchableOf } from '#islands/data/store/searchable.ts'
import { editMany, ratingTitle } from '#islands/features/list/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as changes from '#locales/albums.ts'
import * as messages from '#locales/crate-dialogs.ts'
import { smartRates } from './smart-rates.ts'

/** The effect of dropping an album on a smart crate. */
export function smartDrop(albumId: number, query: string): DropChange {
  const album = knownAlbums()?.find(({ id }) => id === albumId)
  if (!album) return { kind: 'more' }
  return dropChange(query, searchableOf(album), {
    now: new Date(),
    crates: knownCrates() ?? [],
    members: knownMembers() ?? [],
    rates: smartRates.get(),
  })
}

/** Changes an album so that a smart crate includes it and shows a toast with undo, or says why it cannot. */
export const dropOnSmartCrate = (albumId: number, { name, query = '' }: CrateView): Promise<boolean> =>
  attempt(messages.addToSmartFailed, async () => {
    const album = knownAlbums()?.find(({ id }) => id === albumId)
    if (!album) return
    const change = smartDrop(albumId, query)
    if (change.kind === 'none') {
      return void showToast({ kind: 'info', title: messages.alreadyIn(name), text: album.title })
    }
    if (change.kind === 'more') {
      return void showToast({ kind: 'info', title: messages.asksForMore(name), text: messages.asksForMoreText(query) })
    }
    const { id, title } = album
    if (change.kind === 'tag') {
      const done = { title: messages.tagged(change.tag), text: messages.albumAndCrate(title, name) }
      await editMany([{ albumIds: [id], change: { addTags: [change.tag] } }], done, messages.undoFailed)
    } else {
      const { rating } = change
      const done = { title: ratingTitle(rating), text: changes.rated(title, rating) }
      await editMany([{ albumIds: [id], change: { rating } }], done, messages.undoFailed)
    }
  })
