import { useState } from 'react'
import type { TrashedAlbum } from '#domain/album.ts'
import * as words from '#locales/settings.ts'
import { emptyTrash, restoreAlbums, useTrash } from '../album/albums-api.ts'
import { failureText } from '../errors/failure-text.ts'
import { Cover } from '../ui/cover.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Progress } from '../ui/progress.tsx'
import { TimeAgo } from '../ui/time-ago.tsx'
import { showToast } from '../ui/toaster.tsx'

const FIRST_ROWS = 5
const MOST_ROWS = 100

/** What was deleted in the last 30 days, to take back or to let go of. */
export function Trash() {
  const { data: albums, error, mutate } = useTrash()
  if (error) {
    return (
      <div className="alert bad" role="alert">
        <Icon name="circle-alert" />
        <span>{failureText(error)}</span>
        <button type="button" className="text" onClick={() => mutate()}>
          {words.tryAgain}
        </button>
      </div>
    )
  }
  if (!albums) return <Progress label={words.trashLoading} />
  if (albums.length === 0) return <p className="dim">{words.trashEmpty}</p>
  return <TrashList albums={albums} />
}

function TrashList({ albums }: { albums: TrashedAlbum[] }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [now] = useState(() => Date.now())
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? MOST_ROWS : FIRST_ROWS

  const run = async (work: () => Promise<void>, done: string, failed: string) => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
      showToast({ kind: 'ok', title: done })
    } catch (error) {
      showToast({ kind: 'error', title: failed, text: failureText(error) })
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  const restore = (some: TrashedAlbum[]) =>
    run(() => restoreAlbums(some.map((album) => album.id)), words.restored(some.length), words.restoreFailed)
  return (
    <>
      <div className="row">
        <p className="dim t-small">{words.trashText(albums.length)}</p>
        <button
          type="button"
          className="btn line push"
          aria-disabled={isBusy || undefined}
          onClick={() => restore(albums)}
        >
          {words.restoreAll}
        </button>
      </div>
      <ul className="trash">
        {albums.slice(0, shown).map((album) => (
          <li key={album.id}>
            <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={40} />
            <span className="words">
              <b className="clip">{album.title}</b>
              <span className="clip dim t-small">{album.artist}</span>
            </span>
            <TimeAgo date={album.deletedAt} now={now} />
            <button
              type="button"
              className="btn quiet"
              aria-disabled={isBusy || undefined}
              aria-label={words.restoreAlbum(album.title)}
              onClick={() => restore([album])}
            >
              {words.restore}
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && albums.length > FIRST_ROWS && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          {words.showAll(albums.length)}
        </button>
      )}
      {isWhole && albums.length > MOST_ROWS && (
        <p className="t-small dim">{words.moreInTrash(albums.length - MOST_ROWS)}</p>
      )}
      <div className="row trash-foot">
        <button
          type="button"
          className="btn danger-quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => setAsking(true)}
        >
          {words.emptyTrash}
        </button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => run(emptyTrash, words.trashEmptied, words.emptyTrashFailed)}
        title={words.emptyTrashQuestion}
        busy={isBusy}
      >
        <p>{words.emptyTrashText(albums.length)}</p>
      </ConfirmDialog>
    </>
  )
}
