import type { Metadata } from '#islands/data/api/bandcamp-api.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/album-form.ts'
import type { KeptValues } from './page-values.ts'

type FetchedNoteProps = { page: Metadata | null; kept: KeptValues; onTheirs: () => void }

/** What Fetch filled in, and what the user entered differently. */
export function FetchedNote({ page, kept, onTheirs }: FetchedNoteProps) {
  const fields = Object.keys(kept) as (keyof KeptValues)[]
  return (
    <div role="status">
      {page && (
        <p className="hint :uno: flex flex-wrap items-center gap-x-1.5 text-ink-2">
          <Icon name="circle-check" size={14} className="text-ok" />
          <span>{messages.found(page.trackCount, page.releaseDate?.slice(0, 4), page.tags.length)}</span>
        </p>
      )}
      {page && fields.length > 0 && (
        <p className="hint :uno: flex flex-wrap items-center gap-x-1.5 text-ink-2">
          <span>{messages.keptOwn(fields)}</span>
          <button type="button" className="text-link" onClick={onTheirs}>
            {messages.useBandcamp}
          </button>
        </p>
      )}
    </div>
  )
}
