import type { ReactNode } from 'react'
import type { AlbumDetails, AlbumView } from '#domain/albums/album.ts'
import { onDiskOf } from '#domain/albums/on-disk.ts'
import * as messages from '#locales/album-page.ts'
import { goneOn } from '#locales/album-page.ts'
import { decidedOn } from '#locales/desk.ts'
import { downloadedOn, grownSince } from '#locales/downloads.ts'
import { dayText } from '#locales/intl.ts'
import { Section } from './section.tsx'

type Moment = [at: string | null | undefined, text: (day: string) => string]

type HistoryPartProps = { album: AlbumView; details: AlbumDetails | undefined; children?: ReactNode }

/** The dates of an album's changes; `details` are undefined until they are loaded. */
export function HistoryPart({ album, details, children }: HistoryPartProps) {
  const { addedAt, rating, list, verdict, verdictAt, downloadedAt, goneAt } = album
  const moments: Moment[] = [[addedAt, messages.added]]
  // A change is shown before the details have its time.
  if (rating !== null && rating === details?.rating)
    moments.push([details.ratedAt, (day) => messages.rated(rating, day)])
  if (list === details?.list) moments.push([details.movedAt, messages.moved[list]])
  if (verdict && verdictAt) moments.push([verdictAt, decidedOn[verdict]])
  moments.push([downloadedAt, onDiskOf(album) === 'grown' ? grownSince : downloadedOn], [goneAt, goneOn])
  const known = moments.flatMap(([at, text]) => (at ? [{ at: Date.parse(at), text }] : []))
  return (
    <Section title={messages.history}>
      <ul className=":uno: [&>li+li]:before:(mx-1.5 text-ink-3 content-['·']) flex flex-wrap text-small">
        {known
          .sort((a, b) => a.at - b.at)
          .map(({ at, text }) => (
            <li key={text(dayText(at))}>{text(dayText(at))}</li>
          ))}
      </ul>
      {children}
    </Section>
  )
}
