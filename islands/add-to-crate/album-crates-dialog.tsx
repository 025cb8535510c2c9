import { type FormEvent, useMemo, useState } from 'react'
import type { CrateView } from '#domain/crate.ts'
import * as messages from '#locales/add-to-crate/choice.ts'
import { useAlbums } from '../album/albums-api.ts'
import { useCrates } from '../crates/crates-api.ts'
import type { DialogContentProps } from '../dialogs/dialog-content.ts'
import { closeDialog } from '../location.ts'
import { Dialog } from '../ui/dialog.tsx'
import { changeCratesOfAlbum } from './change-crates.ts'
import { CrateChooser } from './crate-chooser.tsx'
import { useCrateChoice } from './use-crate-choice.ts'

export const addLabel = (added: CrateView[]) => {
  const [only] = added
  if (added.length > 1) return messages.addToSeveral(added.length)
  return only ? messages.addToOne(only.name) : messages.addToNone
}

/** The crates of an album; ticked ones hold it. */
export function AlbumCratesDialog({ id, isOpen, crates: rendered }: DialogContentProps) {
  const { data: albums } = useAlbums()
  const { data: crates = rendered } = useCrates(rendered)
  const albumIds = useMemo(() => (id === null ? [] : [id]), [id])
  const choice = useCrateChoice(crates, albumIds, { canRemove: true })
  const [isSaving, setSaving] = useState(false)
  const { added, removed } = choice
  const isChanged = added.length + removed.length > 0
  const title = albums?.find((one) => one.id === id)?.title

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (id === null || !isChanged) return
    setSaving(true)
    const isDone = await changeCratesOfAlbum(id, title ?? '', added, removed)
    setSaving(false)
    if (isDone) closeDialog()
  }
  const footer = (
    <>
      <button type="button" className="btn btn-ghost" onClick={closeDialog}>
        {messages.cancel}
      </button>
      <button type="submit" className="btn btn-primary" disabled={!isChanged || isSaving}>
        <span className="truncate">{added.length > 0 || removed.length === 0 ? addLabel(added) : messages.remove}</span>
      </button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.title} width={420} footer={footer} onSubmit={submit}>
      <p className="text-small text-ink-2">{title ? messages.albumInMany(title) : messages.anyAlbumInMany}</p>
      <CrateChooser crates={crates} choice={choice} />
    </Dialog>
  )
}
