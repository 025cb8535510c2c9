import type { Metadata } from '../../calls/bandcamp.ts'
import { Icon } from '../../ui/icon.tsx'
import type { AlbumValues } from './album-values.ts'
import { foundText, namesOf } from './page-values.ts'

type FetchedNoteProps = { page: Metadata | null; kept: Partial<AlbumValues>; onTheirs: () => void }

/** What Fetch found, and what it left as the person wrote it. */
export function FetchedNote({ page, kept, onTheirs }: FetchedNoteProps) {
  return (
    <div role="status">
      {page && (
        <p className="hint found">
          <Icon name="circle-check" size={14} />
          <span>Found {foundText(page)}.</span>
        </p>
      )}
      {page && Object.keys(kept).length > 0 && (
        <p className="hint found">
          <span>Your {namesOf(kept)} stayed.</span>
          <button type="button" className="text" onClick={onTheirs}>
            Use Bandcamp’s
          </button>
        </p>
      )}
    </div>
  )
}
