import type { AlbumView } from '#domain/albums/album.ts'
import type { UndoneEdit } from '#domain/albums/kept-edit.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { putBackIntoCrate } from '#islands/data/api/crate-albums-api.ts'
import { restoreCrates } from '#islands/data/api/crate-changes-api.ts'
import { setDistinct, unmergeAlbums } from '#islands/data/api/duplicates-api.ts'
import { undoEdit } from '#islands/data/api/kept-edits-api.ts'
import { undoTagEdit } from '#islands/data/api/tags-api.ts'
import { restore } from '#islands/data/api/trash-api.ts'
import { enqueue } from '#islands/data/queue/turns.ts'
import { write } from '#islands/data/queue/write.ts'
import { knownAlbum, knownCrate } from '#islands/data/store/records.ts'
import { withTimeout } from '#islands/data/store/timeout.ts'
import { readRecords } from '#islands/data/view/use-records.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/album-form.ts'
import { notFound as crateGone } from '#locales/crate-dialogs.ts'
import { unmerged } from '#locales/duplicates.ts'
import { undone as tagsUndone } from '#locales/tags.ts'
import type { Back } from './back.ts'

type Call<Name extends Back['call']> = Extract<Back, { call: Name }>

/** Says which albums keep something of an edit because it was changed since. */
export async function tellLeft({ left, leftAlbums }: UndoneEdit): Promise<void> {
  if (left === 0) return
  await showToast({ kind: 'info', title: messages.left(left), text: messages.leftAlbums(leftAlbums, left) })
}

const isAs = (now: object, left: object) =>
  Object.entries(left).every(
    ([field, value]) => JSON.stringify(now[field as keyof typeof now]) === JSON.stringify(value),
  )

/** Restores fields, unless one of them was changed since; returns whether it did. @throws ApiError */
async function giveBack({ left, ...change }: Call<'edit-album' | 'edit-crate'>): Promise<boolean> {
  const known = () => (change.call === 'edit-album' ? knownAlbum : knownCrate)(change.id)
  if (!known()) await withTimeout(readRecords())
  const send = async (now: AlbumView | CrateView | undefined): Promise<boolean> => {
    if (now && !isAs(now, left)) return false
    const patch = { ...change.patch, ...(now && { version: now.version }) }
    try {
      await (change.call === 'edit-album'
        ? write<'edit-album'>({ ...change, patch })
        : write<'edit-crate'>({ ...change, patch }, enqueue))
      return true
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'stale'
      const fresh = isStale && ((error.details.album ?? error.details.crate) as AlbumView | CrateView | undefined)
      if (!fresh) throw error
      return send(fresh)
    }
  }
  return send(known())
}

async function takeOneBack(back: Back): Promise<unknown> {
  switch (back.call) {
    case 'edit-album':
    case 'edit-crate':
      return giveBack(back)
    case 'undo-edit': {
      const undone = await undoEdit(back)
      return undone && tellLeft(undone)
    }
    case 'restore-albums':
      return restore(back)
    case 'restore-crates':
      if (!(await restoreCrates(back))) await showToast({ kind: 'error', title: crateGone })
      return
    case 'put-back':
      return putBackIntoCrate(back.crateId, back.albumIds, back.before)
    case 'undo-tags':
      await undoTagEdit(back.edit)
      return showToast({ kind: 'ok', title: tagsUndone })
    case 'unmerge':
      await unmergeAlbums(back.keep, back.merge)
      return showToast({ kind: 'ok', title: unmerged })
    case 'set-distinct':
      return setDistinct(back.input)
    default:
      // In the order in which changes of crates are sent.
      await write(back, 'crateId' in back || 'crateIds' in back ? enqueue : undefined)
  }
}

/** Undoes changes one after the other; returns false if one was skipped because something of it was changed since. @throws ApiError */
export async function takeBack(back: readonly Back[]): Promise<boolean> {
  let isDone = true
  for (const one of back) isDone = (await takeOneBack(one)) !== false && isDone
  return isDone
}
