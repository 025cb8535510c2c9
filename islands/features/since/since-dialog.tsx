import { eventText } from '#domain/albums/event-text.ts'
import { AlbumLink } from '#islands/features/album/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import * as messages from '#locales/album-page.ts'
import { dayText } from '#locales/intl.ts'
import { useSince } from './since.ts'

/** What syncs and imports have found since last time, the newest first. */
export function SinceDialog({ isOpen }: DialogContentProps) {
  const { events, error, mutate, dismiss } = useSince()
  const dismissAll = () => {
    dismiss()
    closeDialog()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={closeDialog}
      title={messages.since}
      footer={
        events &&
        events.length > 0 && (
          <button type="button" className="btn btn-primary" onClick={dismissAll}>
            {messages.dismiss}
          </button>
        )
      }
    >
      {error && <LoadProblem error={error} onRetry={() => void mutate()} />}
      {!error && !events && <p role="status">{messages.eventsLoading}</p>}
      {events?.length === 0 && <p>{messages.nothingSince}</p>}
      {events && events.length > 0 && (
        <>
          <p className="mb-3 text-small text-ink-2">
            {messages.foundSince(dayText(Date.parse(events.at(-1)?.at ?? '')))}
          </p>
          <ul>
            {events.map((event) => (
              <li key={`${event.albumId} ${event.at} ${event.kind}`} className="border-t border-line py-2">
                <span className="flex items-baseline justify-between gap-3">
                  <AlbumLink album={{ id: event.albumId }} className="text-link min-w-0 truncate">
                    {event.title}
                  </AlbumLink>
                  <time className="shrink-0 text-meta text-ink-3" dateTime={event.at}>
                    {dayText(Date.parse(event.at))}
                  </time>
                </span>
                <span className="block truncate text-small text-ink-2">{event.artist}</span>
                <span className="block text-small">{eventText(event)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
