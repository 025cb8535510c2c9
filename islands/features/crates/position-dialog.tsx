import { useState } from 'react'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { useAlbums, useMembers } from '#islands/data/view/use-records.ts'
import { usePicked } from '#islands/features/list/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { FormDialog } from '#islands/ui/form-dialog.tsx'
import { TextField } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/crate-dialogs.ts'
import { moveAlbumsTo } from './arrange-albums.ts'

/** Asks for the position of an album in the open crate, or of all selected albums if none is named. */
export function PositionDialog({ id, isOpen }: DialogContentProps) {
  const albums = useAlbums()
  const members = useMembers()
  const picked = usePicked()
  const { crate } = parseCollectionQuery(location.search)
  const order = members?.find(({ crateId }) => crateId === crate)?.albumIds ?? []
  const chosen = new Set(id === null ? picked.ids : [id])
  const moving = order.filter((one) => chosen.has(one))
  const last = order.length - moving.length + 1
  const [text, setText] = useState<string | null>(null)
  const [error, setError] = useState('')
  const [first] = moving
  const place = first === undefined ? null : order.indexOf(first) + 1
  const title = albums?.find((album) => album.id === first)?.title

  const submit = () => {
    const wished = Number(text ?? place)
    if (!Number.isInteger(wished) || wished < 1 || wished > last) return setError(messages.positionInvalid(last))
    closeDialog()
    void moveAlbumsTo(moving, wished - 1)
  }
  return (
    <FormDialog
      open={isOpen}
      title={messages.moveTitle}
      onSubmit={submit}
      label={messages.move}
      isOff={first === undefined}
    >
      <p className="text-small text-ink-2">
        {place === null
          ? messages.noneInCrate
          : moving.length > 1
            ? messages.moveTogether(moving.length)
            : messages.presentPosition(title ?? '', place, order.length)}
      </p>
      <TextField
        label={messages.position}
        help={messages.positionHelp(last)}
        error={error || undefined}
        inputMode="numeric"
        data-autofocus
        value={text ?? place ?? ''}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
      />
    </FormDialog>
  )
}
