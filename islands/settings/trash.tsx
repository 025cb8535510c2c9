import { useState } from 'react'
import type { TrashedAlbum } from '#domain/album.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/settings.ts'
import { emptyTrash, restoreAlbums, useTrash } from '../album/trash-api.ts'
import { errorText } from '../errors/error-text.ts'
import { showError } from '../errors/show-error.ts'
import { Cover } from '../ui/cover.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Progress } from '../ui/progress.tsx'
import { TimeAgo } from '../ui/time-ago.tsx'
import { showToast } from '../ui/toaster.tsx'

const FIRST_ROWS = 5
const MAX_ROWS = 100

/** Albums deleted in the last 30 days, to restore or to delete permanently. */
export function Trash() {
  const { data: albums, error, mutate } = useTrash()
  if (error) {
    return (
      <div className="alert alert-danger" role="alert">
        <Icon name="circle-alert" />
        <span>{errorText(error)}</span>
        <button type="button" className="text-link" onClick={() => mutate()}>
          {messages.tryAgain}
        </button>
      </div>
    )
  }
  if (!albums) return <Progress label={messages.trashLoading} />
  if (albums.length === 0) return <p className="text-ink-2">{messages.trashEmpty(LIMITS.trashDays)}</p>
  return <TrashList albums={albums} />
}

function TrashList({ albums }: { albums: TrashedAlbum[] }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [now] = useState(() => Date.now())
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? MAX_ROWS : FIRST_ROWS

  const run = async (work: () => Promise<void>, done: string, failed: string) => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
      showToast({ kind: 'ok', title: done })
    } catch (error) {
      showError(failed, error)
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  const restore = (some: TrashedAlbum[]) =>
    run(() => restoreAlbums(some.map((album) => album.id)), messages.restored(some.length), messages.restoreFailed)
  return (
    <>
      <div className="flex items-center gap-2">
        <p className="text-small text-ink-2">{messages.trashText(albums.length, LIMITS.trashDays)}</p>
        <button
          type="button"
          className="btn btn-outline ml-auto"
          aria-disabled={isBusy || undefined}
          onClick={() => restore(albums)}
        >
          {messages.restoreAll}
        </button>
      </div>
      <ul>
        {albums.slice(0, shown).map((album) => (
          <li
            key={album.id}
            className=":uno: grid grid-cols-[40px_minmax(0,1fr)_auto_auto] max-sm:grid-cols-[40px_minmax(0,1fr)_auto] min-h-14 items-center gap-3 border-b border-line"
          >
            <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={40} />
            <span className="grid">
              <b className="truncate">{album.title}</b>
              <span className="truncate text-small text-ink-2">{album.artist}</span>
            </span>
            <TimeAgo date={album.deletedAt} now={now} className="max-sm:hidden text-meta text-ink-3" />
            <button
              type="button"
              className="btn btn-ghost"
              aria-disabled={isBusy || undefined}
              aria-label={messages.restoreAlbum(album.title)}
              onClick={() => restore([album])}
            >
              {messages.restore}
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && albums.length > FIRST_ROWS && (
        <button type="button" className="meta-link" onClick={() => setWhole(true)}>
          {messages.showAll(albums.length)}
        </button>
      )}
      {isWhole && albums.length > MAX_ROWS && (
        <p className="text-small text-ink-2">{messages.moreInTrash(albums.length - MAX_ROWS)}</p>
      )}
      <div className="-ml-2.5 flex items-center gap-2">
        <button
          type="button"
          className="btn btn-danger-ghost"
          aria-disabled={isBusy || undefined}
          onClick={() => setAsking(true)}
        >
          {messages.emptyTrash}
        </button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => run(emptyTrash, messages.trashEmptied, messages.emptyTrashFailed)}
        title={messages.emptyTrashQuestion}
        busy={isBusy}
      >
        <p>{messages.emptyTrashText(albums.length)}</p>
      </ConfirmDialog>
    </>
  )
}
