import { SubmitButtons } from '#islands/ui/form-dialog.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/album/form.ts'

type AlbumFormFooterProps = {
  isNew: boolean
  /** Whether it can't be saved now. */
  isOff: boolean
  onDelete: () => void
  onClose: () => void
}

export function AlbumFormFooter({ isNew, isOff, onDelete, onClose }: AlbumFormFooterProps) {
  return (
    <>
      {!isNew && (
        <button
          type="button"
          className="btn btn-danger-ghost :uno: -ml-2.5 mr-auto max-sm:(min-w-touch flex-initial)"
          aria-label={messages.deleteAlbum}
          onClick={onDelete}
        >
          <Icon name="trash" />
          <span className="max-sm:hidden">{messages.deleteAlbum}</span>
        </button>
      )}
      <SubmitButtons label={isNew ? messages.add : messages.saveChanges} isOff={isOff} onCancel={onClose} />
    </>
  )
}
