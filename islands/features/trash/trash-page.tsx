import { useState } from 'react'
import type { TrashPage as FirstTrash, TrashItem } from '#domain/albums/trash.ts'
import { LIMITS } from '#domain/limits.ts'
import { emptyTrash, restoreAll, restoreItem, useTrash } from '#islands/data/api/trash-items-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { CrateFan } from '#islands/ui/crate-fan.tsx'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import { NothingYet } from '#islands/ui/empty.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { PlaceTitle } from '#islands/ui/place-title.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { MINUTE, useNow } from '#islands/ui/use-now.ts'
import { written } from '#islands/ui/written.ts'
import { smartCrate } from '#locales/crates.ts'
import { places } from '#locales/places.ts'
import * as messages from '#locales/trash.ts'

type TrashPageProps = { seed?: FirstTrash; now: string }

/** Albums and crates deleted in the last 30 days, to restore or to delete permanently. */
export function TrashPage({ seed, now }: TrashPageProps) {
  const { trash, keptAt, error, retry, ...more } = useTrash(seed)
  const time = useNow(MINUTE, now)
  return (
    <>
      <PlaceTitle title={places.trash.name} />
      {trash ? (
        trash.items.length === 0 ? (
          <NothingYet title={messages.trashEmpty} text={messages.trashEmptyText(LIMITS.trashDays)} />
        ) : (
          <TrashList trash={trash} now={time} keptAt={keptAt} {...more} />
        )
      ) : error ? (
        <LoadProblem error={error} onRetry={retry} />
      ) : (
        <Progress label={messages.trashLoading} />
      )}
    </>
  )
}

type TrashListProps = {
  trash: { items: TrashItem[]; albums: number; crates: number }
  hasMore: boolean
  isLoading: boolean
  showMore: () => void
  now: number
  /** When it was read (ms), if only this device's data could be read; then nothing can be restored. */
  keptAt: number | null
}

const nameOf = (item: TrashItem) => (item.kind === 'album' ? item.title : item.name)

function TrashList({ trash, hasMore, isLoading, showMore, now, keptAt }: TrashListProps) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useAction()
  const [left, setLeft] = useState<number | null>(null)

  const isOff = isBusy || keptAt !== null

  const act = async (work: () => Promise<unknown>, done: string, failed: string) => {
    if (isOff) return
    await run(failed, async () => {
      await work()
      showToast({ kind: 'ok', title: done })
    })
    setLeft(null)
    setAsking(false)
  }
  return (
    <>
      {keptAt !== null && (
        <p className="alert mb-4" role="status">
          <Icon name="info" />
          <span>{messages.keptTrash(keptAt)}</span>
        </p>
      )}
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <p className=":uno: flex-[1_1_260px] text-small text-ink-2" role="status">
          {left === null ? messages.trashText(trash, LIMITS.trashDays) : messages.trashLeft(left)}
        </p>
        <Button
          text={messages.restoreAll}
          aria-disabled={isOff || undefined}
          onClick={() => act(() => restoreAll(setLeft), messages.trashRestored, messages.restoreFailed)}
        />
        <Button
          look="btn-danger-ghost"
          text={messages.emptyTrash}
          aria-disabled={isOff || undefined}
          onClick={() => isOff || setAsking(true)}
        />
      </div>
      <ul>
        {trash.items.map((item) => (
          <li
            key={`${item.kind}-${item.id}`}
            className=":uno: grid grid-cols-[40px_minmax(0,1fr)_auto_auto] max-sm:grid-cols-[40px_minmax(0,1fr)_auto] min-h-14 items-center gap-3 border-b border-line"
          >
            {item.kind === 'album' ? (
              <Cover title={item.title} artist={item.artist} coverUrl={item.coverUrl} size={40} />
            ) : (
              <CrateFan sleeves={[]} />
            )}
            <span className="grid">
              <b className="truncate" {...written}>
                {nameOf(item)}
              </b>
              <span className="truncate text-small text-ink-2">
                {item.kind === 'album' ? item.artist : item.isSmart ? smartCrate : messages.crateWith(item.albumCount)}
              </span>
            </span>
            <TimeAgo date={item.deletedAt} now={now} className="max-sm:hidden text-meta text-ink-3" />
            <Button
              look="btn-ghost"
              className="-mr-2.5"
              text={messages.restore}
              aria-disabled={isOff || undefined}
              aria-label={messages.restoreItem(nameOf(item))}
              onClick={() => act(() => restoreItem(item), messages.restored[item.kind], messages.restoreFailed)}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          look="meta-link"
          text={messages.showMore}
          aria-disabled={isLoading || undefined}
          onClick={() => isLoading || showMore()}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => act(() => emptyTrash(setLeft), messages.trashEmptied, messages.emptyTrashFailed)}
        title={messages.emptyTrashQuestion}
        busy={isBusy}
      >
        <p>{left === null ? messages.emptyTrashText(trash) : messages.trashLeft(left)}</p>
      </ConfirmDialog>
    </>
  )
}
