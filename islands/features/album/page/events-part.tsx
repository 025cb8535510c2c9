import { useState } from 'react'
import { eventText } from '#domain/albums/event-text.ts'
import { useAlbumEvents } from '#islands/data/api/album-events-api.ts'
import { FoldButton } from '#islands/ui/folded.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import * as messages from '#locales/album-page.ts'
import { dayText } from '#locales/intl.ts'

/** The history of an album, loaded when it is unfolded. */
export function EventsPart({ albumId }: { albumId: number }) {
  const [isFolded, setFolded] = useState(true)
  return (
    <div className="mt-2 text-small">
      <FoldButton
        className="max-sm:min-h-touch text-ink-2"
        isFolded={isFolded}
        text={messages.allChanges}
        onFold={setFolded}
      />
      {!isFolded && <Events albumId={albumId} />}
    </div>
  )
}

function Events({ albumId }: { albumId: number }) {
  const { data, error, mutate } = useAlbumEvents(albumId)
  if (error) return <LoadProblem error={error} onRetry={() => void mutate()} />
  if (!data) return <p role="status">{messages.eventsLoading}</p>
  if (data.length === 0) return <p>{messages.noChanges}</p>
  return (
    <ol className="mt-1">
      {data.map((event) => (
        <li key={`${event.at} ${event.kind}`} className="flex gap-3 py-1">
          <time className="w-28 shrink-0 text-ink-3" dateTime={event.at}>
            {dayText(Date.parse(event.at))}
          </time>
          <span className="min-w-0 break-anywhere">{eventText(event)}</span>
        </li>
      ))}
    </ol>
  )
}
