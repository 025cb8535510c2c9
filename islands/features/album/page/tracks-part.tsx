import type { ReactNode } from 'react'
import type { AlbumDetails, AlbumView } from '#domain/albums/album.ts'
import { useTracks } from '#islands/data/api/bandcamp-link-api.ts'
import { TrackRows, usePlaysWhole } from '#islands/features/player/public.ts'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/album-page.ts'
import { minutesOf, TrackList } from '../album-facts.tsx'
import { Section } from './section.tsx'

type TracksPartProps = {
  album: AlbumView
  /** Undefined until they are loaded. */
  details: AlbumDetails | undefined
  /** The reason why they could not be loaded. */
  children?: ReactNode
}

const MAX_BONES = 12

/** The tracks of an album and the texts about it, which load after the album. */
export function TracksPart({ album, details, children }: TracksPartProps) {
  const isWhole = usePlaysWhole(album)
  const listed = details?.tracks ?? []
  // The Bandcamp link also knows the tracks of albums whose page was never read.
  const { error, isLoading } = useTracks(album.id, isWhole && details !== undefined && listed.length === 0)
  const { trackCount } = album
  if (details && !isLoading)
    return (
      <>
        {listed.length > 0 && (
          <Section title={messages.tracks(listed.length, minutesOf(listed))}>
            {isWhole ? <TrackRows album={album} tracks={listed} /> : <TrackList tracks={listed} />}
          </Section>
        )}
        {error && (
          <Section title={messages.trackCount}>
            <p className="text-small text-ink-2">{messages.noTracks}</p>
          </Section>
        )}
        <Text title={messages.about}>{details.about}</Text>
        <Text title={messages.credits}>{details.credits}</Text>
      </>
    )
  if (!trackCount) return null
  return (
    <Section title={messages.tracks(trackCount, 0)}>
      {children || (
        <div role="status">
          <span className="sr-only">{messages.loadingTracks}</span>
          {Array.from({ length: Math.min(trackCount, MAX_BONES) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <span key={index} className="my-1.5 h-3 w-3/5 bone" />
          ))}
        </div>
      )}
    </Section>
  )
}

const Text = ({ title, children }: { title: string; children: string | undefined }) =>
  children ? (
    <details className=":uno: first-of-type:mt-4 border-t border-line">
      <summary className=":uno: max-sm:min-h-touch min-h-8 flex cursor-pointer items-center text-small">
        {title}
      </summary>
      <p className=":uno: max-w-60ch whitespace-pre-line break-anywhere pb-3 text-small text-ink-2" {...written}>
        {children}
      </p>
    </details>
  ) : null
