import { useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { LIMITS } from '#domain/limits.ts'
import { deleteCollection, restoring } from '#islands/data/api/trash-api.ts'
import { readRecords, useAlbums } from '#islands/data/view/use-records.ts'
import { offerUndo } from '#islands/features/undo/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/settings.ts'

const MAX_SLEEVES = 20

function whatGoes(albums: AlbumView[] | undefined): string {
  const wishes = albums?.filter((album) => album.list === 'wishlist').length ?? 0
  return messages.deleteCollectionText(albums && { owned: albums.length - wishes, wishes }, LIMITS.trashDays)
}

/** Deletes every album after a confirmation. */
export function DeleteCollection() {
  const albums = useAlbums()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useAction()
  const [left, setLeft] = useState<number | null>(null)
  const isEmpty = albums?.length === 0

  const confirm = async () => {
    const refuse = () => {
      setAsking(false)
      showToast({ kind: 'error', title: messages.deleteCollectionFailed, text: messages.deleteCollectionFailedText })
    }
    await run(refuse, async () => {
      // Undo needs the list of albums.
      const gone = albums ?? (await readRecords()).albums
      const ids = gone.map(({ id }) => id)
      await deleteCollection(ids, setLeft)
      closeDialog()
      offerUndo(
        { title: messages.collectionDeleted, text: messages.collectionDeletedText(ids.length) },
        messages.restoreFailed,
        [restoring(ids)],
      )
    })
    setLeft(null)
  }
  return (
    <div className="setting-head">
      <div>
        <h4>{messages.collection}</h4>
        <p className="text-small text-ink-2">{isEmpty ? messages.nothingToDelete : messages.collectionText}</p>
      </div>
      <Button
        look="btn-danger-outline"
        text={messages.deleteCollection}
        disabled={isEmpty}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={messages.deleteCollectionQuestion}
        no={messages.cancel}
        yes={messages.deleteCollectionYes}
        busy={isBusy || isEmpty}
      >
        <p>{left === null ? whatGoes(albums) : messages.albumsLeft(left)}</p>
        <div className=":uno: [mask:linear-gradient(#000,#0003)] grid grid-cols-10 mt-5 gap-3px" aria-hidden="true">
          {albums?.slice(0, MAX_SLEEVES).map((album) => (
            <Cover key={album.id} {...album} size={40} />
          ))}
        </div>
      </ConfirmDialog>
    </div>
  )
}
