import { useEffect, useEffectEvent } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import * as messages from '#locales/album-page.ts'
import { recentDayText } from '#locales/intl.ts'
import { useSince } from './since.ts'

const COVERS = 4

/** The link to the changes since last time, with covers; nothing without changes. */
export function SinceLink() {
  const { events, dismiss } = useSince()
  // The next comparison starts now.
  const isNothing = events?.length === 0
  const skip = useEffectEvent(dismiss)
  useEffect(() => {
    if (isNothing) skip()
  }, [isNothing])
  if (!events || events.length === 0) return null
  const count = { count: events.length, most: LIMITS.eventsTold, isNew: events.every(({ kind }) => kind === 'added') }
  const albums = [...new Map(events.map((event) => [event.albumId, event])).values()].slice(0, COVERS)
  return (
    <DialogButton className="pill min-w-0" name="since">
      <span className=":uno: max-sm:[&>:nth-child(n+3)]:hidden flex gap-0.5">
        {albums.map(({ albumId, title, artist, coverUrl }) => (
          <span key={albumId} className="size-5">
            <Cover title={title} artist={artist} coverUrl={coverUrl} size={20} />
          </span>
        ))}
      </span>
      <span className="max-sm:hidden">
        {messages.sinceCount(count, recentDayText(Date.parse(events.at(-1)?.at ?? ''), Date.now()))}
      </span>
      <span className="sm:hidden truncate">{messages.changeCount(count)}</span>
    </DialogButton>
  )
}
