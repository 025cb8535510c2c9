import { useState } from 'react'
import { type ListenView, latestHeardAt } from '#domain/diary/listen.ts'
import { drawId } from '#domain/drawn-ids.ts'
import { LIMITS } from '#domain/limits.ts'
import { deleteListen } from '#islands/data/api/listens-api.ts'
import { useHalfStars } from '#islands/data/settings.ts'
import { offerUndo } from '#islands/features/undo/public.ts'
import { Button } from '#islands/ui/button.tsx'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { FormDialog } from '#islands/ui/form-dialog.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import { TextArea, TextField } from '#islands/ui/text-field.tsx'
import { useUnsaved } from '#islands/ui/use-unsaved.tsx'
import * as messages from '#locales/diary.ts'
import { changeListen } from './change-listen.ts'

const MINUTES = 16

type ListenDialogProps = { listen: ListenView; isOpen: boolean; onOpen: () => void; onClose: () => void }

/** Asks when an album was heard, and for the rating and note of that day. */
export function ListenDialog({ listen, isOpen, onOpen, onClose }: ListenDialogProps) {
  const [at, setAt] = useState(listen.at.slice(0, MINUTES))
  const [rating, setRating] = useState(listen.rating)
  const halves = useHalfStars()
  const [note, setNote] = useState(listen.note)
  const patch = {
    ...(at !== listen.at.slice(0, MINUTES) && { at }),
    ...(rating !== listen.rating && { rating }),
    ...(note !== listen.note && { note }),
  }
  const latest = latestHeardAt(new Date()).slice(0, MINUTES)
  const wrong =
    (at === '' && messages.wrongTime) || (patch.at !== undefined && at > latest && messages.notHeardYet) || undefined
  const isChanged = Object.keys(patch).length > 0
  const unsaved = useUnsaved(isOpen && isChanged, onClose)
  const save = async () => {
    if (wrong) return
    unsaved.discard()
    if (isChanged && !(await changeListen(listen, patch))) onOpen()
  }
  const remove = () => {
    unsaved.discard()
    void removeListen(listen)
  }
  return (
    <FormDialog
      open={isOpen}
      title={messages.editTitle}
      onSubmit={save}
      label={messages.saveChanges}
      unsaved={unsaved}
      question={messages.unsaved}
      more={<Button look="btn-danger-ghost" className="mr-auto" text={messages.deleteEntry} onClick={remove} />}
    >
      <p className="break-anywhere text-ink-2">
        <bdi translate="no">{listen.title}</bdi>
        {' · '}
        <bdi translate="no">{listen.artist}</bdi>
      </p>
      <TextField
        label={messages.at}
        error={wrong}
        type="datetime-local"
        min="1900-01-01T00:00"
        max={latest}
        value={at}
        onChange={({ target }) => setAt(target.value)}
      />
      <div>
        <div className="field-label" aria-hidden="true">
          {messages.rating}
        </div>
        <Stars
          size="l"
          value={rating ?? 0}
          halves={halves}
          label={messages.rating}
          onChange={(stars) => setRating(stars || null)}
        />
      </div>
      <TextArea
        label={messages.note}
        rows={4}
        maxLength={LIMITS.listenNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  )
}

/** Deletes an entry and offers to undo it: it comes back under another id. */
const removeListen = (listen: ListenView): Promise<boolean> =>
  attempt(messages.removeFailed, async () => {
    await deleteListen(listen)
    const { albumId, at, rating, note, title } = listen
    offerUndo({ title: messages.removed, text: title }, messages.addFailed, [
      { call: 'add-listen', id: drawId(), albumId, listen: { at, rating, note } },
    ])
  })
