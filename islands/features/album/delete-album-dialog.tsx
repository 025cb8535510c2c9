import { useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { LIMITS } from '#domain/limits.ts'
import { useAlbums } from '#islands/data/api/albums-api.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import * as messages from '#locales/album/delete-album.ts'
import { deleteAlbum } from './delete-album.ts'

type ConfirmProps = { album: AlbumView | undefined; open: boolean; onClose: () => void; onDeleted: () => void }

/** Asks, deletes the album and offers to undo it. */
export function ConfirmDeleteAlbum({ album, open, onClose, onDeleted }: ConfirmProps) {
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    if (!album) return
    setBusy(true)
    const isDone = await deleteAlbum(album)
    if (isDone) onDeleted()
    else onClose()
    setBusy(false)
  }
  return (
    <ConfirmDialog open={open} onClose={onClose} onConfirm={confirm} title={messages.title} busy={isBusy || !album}>
      {album ? messages.question(album.title, album.artist, LIMITS.trashDays) : messages.notFound}
    </ConfirmDialog>
  )
}

export function DeleteAlbumDialog({ id, isOpen }: DialogContentProps) {
  const { data: albums } = useAlbums()
  const found = albums?.find((one) => one.id === id)
  const [album, setAlbum] = useState(found)
  if (found && !album) setAlbum(found)
  return <ConfirmDeleteAlbum album={album} open={isOpen} onClose={closeDialog} onDeleted={closeDialog} />
}
