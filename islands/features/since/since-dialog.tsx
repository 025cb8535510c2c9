import { eventText } from '#domain/albums/event-text.ts'
import { AlbumLink } from '#islands/features/album/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/album-page.ts'
import { dayText } from '#locales/intl.ts'
import { useSince } from './since.ts'

/** What syncs and imports have found since last time: covers of new albums, then other changes, the newest first. */
export function SinceDialog({ isOpen }: DialogContentProps) {
  const { events, error, mutate, dismiss } = useSince()
  const came = events?.filter(({ kind }) => kind === 'added') ?? []
  const changed = events?.filter(({ kind }) => kind !== 'added') ?? []
  const dismissAll = () => {
    dismiss()
    closeDialog()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={closeDialog}
      title={messages.since}
      footer={events && events.length > 0 && <Button look="btn-primary" text={messages.dismiss} onClick={dismissAll} />}
    >
      {error && <LoadProblem error={error} onRetry={() => void mutate()} />}
      {!error && !events && <p role="status">{messages.eventsLoading}</p>}
      {events?.length === 0 && <p>{messages.nothingSince}</p>}
      {events && events.length > 0 && (
        <p className="mb-3 text-small text-ink-2">
          {messages.foundSince(dayText(Date.parse(events.at(-1)?.at ?? '')))}
        </p>
      )}
      {came.length > 0 && (
        <section className="mb-4">
          <h3 className="field-label">{messages.cameIn(came.length)}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-x-3 gap-y-4">
            {came.map(({ albumId, title, artist, coverUrl }) => (
              <li key={albumId} className="relative min-w-0 text-small">
                <Cover title={title} artist={artist} coverUrl={coverUrl} size={96} />
                <AlbumLink
                  album={{ id: albumId }}
                  className="after:(absolute inset-0 content-['']) mt-1.5 block truncate"
                >
                  <bdi translate="no">{title}</bdi>
                </AlbumLink>
                <span className="block truncate text-ink-2" {...written}>
                  {artist}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul>
        {changed.map((event) => (
          <li
            key={`${event.albumId} ${event.at} ${event.kind}`}
            className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 border-t border-line py-2"
          >
            <Cover title={event.title} artist={event.artist} coverUrl={event.coverUrl} size={40} />
            <div>
              <span className="flex items-baseline justify-between gap-3">
                <AlbumLink album={{ id: event.albumId }} className="text-link min-w-0 truncate">
                  <bdi translate="no">{event.title}</bdi>
                </AlbumLink>
                <time className="shrink-0 text-meta text-ink-3" dateTime={event.at}>
                  {dayText(Date.parse(event.at))}
                </time>
              </span>
              <span className="block truncate text-small text-ink-2" {...written}>
                {event.artist}
              </span>
              <span className="block text-small">{eventText(event)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
