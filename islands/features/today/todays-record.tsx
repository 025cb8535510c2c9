import { useId } from 'react'
import { AlbumLink } from '#islands/features/album/public.ts'
import { Cover } from '#islands/ui/cover.tsx'
import * as messages from '#locales/today.ts'
import { useTodaysAlbum } from './use-todays-album.ts'

/** Today's album below the crates. */
export function TodaysRecord({ person }: { person: string }) {
  const id = useId()
  const album = useTodaysAlbum(person)
  if (!album) return null
  const { title, artist, coverUrl } = album
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no landmark beside the one of the crates
    <div
      className=":uno: mt-3 [aside_&]:max-lg:hidden border-t border-line pt-3"
      role="group"
      aria-labelledby={id}
      data-today
    >
      <h3 id={id} className="mb-1 text-meta text-ink-3 font-medium">
        {messages.todaysRecord}
      </h3>
      <AlbumLink
        album={album}
        className="crate crate-link grid-cols-[64px_minmax(0,1fr)] max-sm:grid-cols-[64px_minmax(0,1fr)] h-20 max-sm:h-20"
      >
        <Cover title={title} artist={artist} coverUrl={coverUrl} size={64} />
        <span className="min-w-0">
          <span className="block truncate">{title}</span>
          <span className="block truncate text-small text-ink-2 font-normal">{artist}</span>
        </span>
      </AlbumLink>
    </div>
  )
}
