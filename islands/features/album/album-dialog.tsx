import { useState } from 'react'
import { readOnce, useAlbums, useCrates, useLoadError } from '#islands/data/view/use-records.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { NeedleSkipped } from '#islands/ui/empty.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import * as messages from '#locales/album-form.ts'
import { AlbumForm } from './album-form.tsx'

export function AddAlbumDialog({ isOpen, keepForAnswer, crates: rendered }: DialogContentProps) {
  const error = useLoadError()
  const albums = useAlbums() ?? (error && [])
  const crates = useCrates(rendered)
  return <AlbumForm album={null} albums={albums} crates={crates} isOpen={isOpen} keepForAnswer={keepForAnswer} />
}

export function EditAlbumDialog({ id, isOpen, keepForAnswer, crates: rendered }: DialogContentProps) {
  const albums = useAlbums()
  const crates = useCrates(rendered)
  const found = albums?.find((one) => one.id === id)
  // Keeps the form while the dialog of a deleted album closes.
  const [album, setAlbum] = useState(found)
  if (found && !album) setAlbum(found)
  if (album)
    return <AlbumForm album={album} albums={albums} crates={crates} isOpen={isOpen} keepForAnswer={keepForAnswer} />
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.editTitle} width={520}>
      {albums ? <p className="text-ink-2">{messages.notFound}</p> : <NotRead />}
    </Dialog>
  )
}

/** The albums are not read yet, or can't be. */
function NotRead() {
  if (!useLoadError()) return <Progress label={messages.loading} />
  return (
    <NeedleSkipped>
      <Button text={messages.tryAgain} onClick={readOnce} />
    </NeedleSkipped>
  )
}
