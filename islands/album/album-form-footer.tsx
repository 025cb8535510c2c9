import * as words from '#locales/album/form.ts'
import { Icon } from '../ui/icon.tsx'

type AlbumFormFooterProps = { isNew: boolean; isSaving: boolean; onDelete: () => void; onClose: () => void }

export function AlbumFormFooter({ isNew, isSaving, onDelete, onClose }: AlbumFormFooterProps) {
  return (
    <>
      {!isNew && (
        <button type="button" className="btn danger-quiet first" aria-label={words.deleteAlbum} onClick={onDelete}>
          <Icon name="trash" />
          <span className="only-wide">{words.deleteAlbum}</span>
        </button>
      )}
      <button type="button" className="btn quiet" onClick={onClose}>
        {words.cancel}
      </button>
      <button type="submit" className="btn solid" disabled={isSaving}>
        {isSaving ? words.saving : isNew ? words.add : words.saveChanges}
      </button>
    </>
  )
}
