import { Chip } from '#islands/ui/chip.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import * as messages from '#locales/files.ts'
import type { FirstRow } from './file-job.ts'

const TAGS = 3

/** The first albums of a file as they would be imported. */
export function FirstRows({ rows }: { rows: FirstRow[] }) {
  return (
    <section>
      <h3 className="field-label">{messages.firstRows(rows.length)}</h3>
      <ul>
        {rows.map((album) => (
          <li
            key={album.row}
            className=":uno: grid grid-cols-[44px_minmax(0,1fr)_auto] max-sm:grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3 border-t border-line py-2"
          >
            <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={44} />
            <div>
              <p className="truncate">
                <b className="font-semibold">{album.title}</b>
              </p>
              <p className="truncate text-small text-ink-2">{album.artist}</p>
            </div>
            <div className=":uno: grid max-sm:(col-start-2 flex items-center gap-3) justify-items-end">
              {album.rating !== null && <Stars value={album.rating} label={messages.rating} />}
              {album.exists && <span className="text-meta text-ink-3">{messages.rowExists}</span>}
            </div>
            {album.tags.length > 0 && (
              <p className="chips col-start-2 col-end--1 mt-1.5">
                {album.tags.slice(0, TAGS).map((tag) => (
                  <Chip key={tag} tag={tag} />
                ))}
                {album.tags.length > TAGS && (
                  <span className="chip chip-more">{messages.moreTags(album.tags.length - TAGS)}</span>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
