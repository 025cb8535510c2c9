import { movedTo } from '#domain/crates/crate-members.ts'
import { type Beside, placedBeside, stepBeside } from '#domain/crates/crate-place.ts'
import { type CollectionQuery, parseCollectionQuery, sortOf } from '#domain/query/collection-query.ts'
import { orderCrateAlbums } from '#islands/data/api/crate-albums-api.ts'
import { knownAlbums } from '#islands/data/store/records.ts'
import { readRecords } from '#islands/data/view/use-records.ts'
import { followAlbum, shownOrder } from '#islands/features/list/public.ts'
import { offerUndo } from '#islands/features/undo/public.ts'
import { showQuery } from '#islands/lib/location.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { sortNames } from '#locales/collection.ts'
import * as messages from '#locales/crate-dialogs.ts'

const UNDO_TOGETHER_MS = 5_000

/** Says that albums cannot be moved because the open crate is sorted, and offers to show its own order. */
export function explainSorted(query: CollectionQuery): void {
  void showToast({
    kind: 'info',
    title: messages.sortedBy(sortNames[sortOf(query)]),
    text: messages.sortedByText,
    action: { label: messages.crateOrder, onAction: () => showQuery({ ...query, sort: null, page: 1 }) },
  })
}

// One undo reverts successive moves of the same album.
let run: { name: string; before: readonly number[]; at: number } | null = null

function beforeRun(name: string | null, before: readonly number[]): readonly number[] {
  const isOn = run !== null && run.name === name && performance.now() - run.at < UNDO_TOGETHER_MS
  const start = isOn && run ? run.before : before
  run = name === null ? null : { name, before: start, at: performance.now() }
  return start
}

type Reorder = (ids: readonly number[]) => readonly number[] | null
type Step = { name: string; atEnd: string }

/** Reorders the albums of the open crate and shows a toast with undo; if the crate is sorted, the toast explains that it cannot. */
async function arrange(albumIds: readonly number[], reorder: Reorder, step: Step | null = null): Promise<void> {
  const query = parseCollectionQuery(location.search)
  const crateId = query.crate
  if (typeof crateId !== 'number') return
  if (sortOf(query) !== 'crate') return explainSorted(query)
  let after: readonly number[] | null | undefined
  await attempt(messages.updateFailed, async () => {
    const { members } = await readRecords()
    const before = members.find((crate) => crate.crateId === crateId)?.albumIds ?? []
    const chosen = new Set(albumIds)
    const moving = before.filter((id) => chosen.has(id))
    // A retry saves the same order, even if the list has changed.
    if (after === undefined) after = reorder(before)
    const [first] = moving
    if (!after && step) void showToast({ kind: 'info', title: step.atEnd })
    if (!after || first === undefined || after.every((id, place) => id === before[place])) return
    const start = beforeRun(step?.name ?? null, before)
    if (moving.length === 1) followAlbum(first)
    await orderCrateAlbums(crateId, after)
    const title = knownAlbums()?.find(({ id }) => id === first)?.title ?? ''
    const place = after.indexOf(first) + 1
    const { length } = moving
    const text =
      length === 1 ? messages.movedTo(title, place, after.length) : messages.severalMovedTo(length, place, after.length)
    offerUndo({ title: messages.updated, text }, messages.updateFailed, [
      { call: 'order-crate', crateId, albumIds: [...start] },
    ])
  })
}

/** Moves an album one position up or down within the list shown. */
export const stepAlbum = (id: number, by: -1 | 1): Promise<void> =>
  arrange(
    [id],
    (ids) => {
      const beside = stepBeside(
        shownOrder().map((album) => album.id),
        id,
        by,
      )
      return beside && placedBeside(ids, [id], beside)
    },
    { name: `${id}`, atEnd: by < 0 ? messages.alreadyFirst : messages.alreadyLast },
  )

/** Moves albums together; the first of them goes to the zero-based index `place`. */
export const moveAlbumsTo = (albumIds: readonly number[], place: number): Promise<void> =>
  arrange(albumIds, (ids) => movedTo(ids, albumIds, place))

export const moveAlbumBeside = (id: number, beside: Beside): Promise<void> =>
  arrange([id], (ids) => placedBeside(ids, [id], beside))
