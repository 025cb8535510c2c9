import { useState } from 'react'
import type { AlbumView } from '#domain/album.ts'
import { albumCountText } from '#domain/crate-list.ts'
import { numberText } from '#words/intl.ts'
import { deleteCollection, restoreAlbums, useAlbums } from '../../calls/albums.ts'
import { closeDialog } from '../../location.ts'
import { Cover } from '../../ui/cover.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { failureText } from '../failure-text.ts'

const MOST_SLEEVES = 20

const wishText = (count: number) => `${numberText(count)} ${count === 1 ? 'wish' : 'wishes'}`

function whatGoes(albums: AlbumView[] | undefined): string {
  if (!albums) return 'All albums and wishes leave'
  const wishes = albums.filter((album) => album.list === 'wishlist').length
  const owned = albumCountText(albums.length - wishes)
  return `All ${owned}${wishes > 0 ? ` and ${wishText(wishes)}` : ''} leave`
}

const restore = (albums: AlbumView[]) =>
  restoreAlbums(albums.map((album) => album.id)).catch((error) =>
    showToast({ kind: 'error', title: 'Failed to restore albums', text: failureText(error) }),
  )

/** Deletes every album, once the person has said so. */
export function DeleteCollection() {
  const { data: albums, mutate } = useAlbums()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const confirm = async () => {
    setBusy(true)
    try {
      // Without the list there would be no way back to offer.
      const gone = albums ?? (await mutate()) ?? []
      await deleteCollection()
      closeDialog()
      showToast({
        kind: 'ok',
        title: 'Collection Deleted',
        text: gone.length > 0 ? albumCountText(gone.length) : undefined,
        action: gone.length > 0 ? { label: 'Undo', onAction: () => restore(gone) } : undefined,
      })
    } catch {
      setAsking(false)
      showToast({ kind: 'error', title: 'Error', text: 'Failed to delete your collection. Please try again.' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="setting-head">
      <div>
        <h4 className="t-label">My collection</h4>
        <p className="t-small dim">Delete all albums, everywhere.</p>
      </div>
      <button type="button" className="btn danger-line" onClick={() => setAsking(true)}>
        Delete Collection
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title="Delete Entire Collection?"
        no="Cancel"
        yes="Yes, delete everything"
        busy={isBusy}
      >
        <p>
          {whatGoes(albums)} every crate. The crates stay, empty. For 30 days you can take the albums back from the
          trash.
        </p>
        <div className="fading" aria-hidden="true">
          {albums?.slice(0, MOST_SLEEVES).map((album) => (
            <Cover key={album.id} {...album} size={40} />
          ))}
        </div>
      </ConfirmDialog>
    </div>
  )
}
