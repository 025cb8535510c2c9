import { Icon } from '../../ui/icon.tsx'

type AlbumFormFooterProps = { isNew: boolean; isSaving: boolean; onDelete: () => void; onClose: () => void }

export function AlbumFormFooter({ isNew, isSaving, onDelete, onClose }: AlbumFormFooterProps) {
  return (
    <>
      {!isNew && (
        <button type="button" className="btn danger-quiet first" aria-label="Delete album" onClick={onDelete}>
          <Icon name="trash" />
          <span className="only-wide">Delete album</span>
        </button>
      )}
      <button type="button" className="btn quiet" onClick={onClose}>
        Cancel
      </button>
      <button type="submit" className="btn solid" disabled={isSaving}>
        {isSaving ? 'Saving…' : isNew ? 'Add album' : 'Save changes'}
      </button>
    </>
  )
}
