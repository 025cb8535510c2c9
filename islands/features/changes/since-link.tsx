import { useEffect, useEffectEvent } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { sinceCount } from '#locales/album/events.ts'
import { useSince } from './since.ts'

/** The way to what has changed since last time, in a list; nothing if that is nothing. */
export function SinceLink() {
  const { isFirst, events, dismiss } = useSince()
  // The next time compares with now.
  const isNothing = isFirst || (events?.length === 0 && events !== undefined)
  const skip = useEffectEvent(dismiss)
  useEffect(() => {
    if (isNothing) skip()
  }, [isNothing])
  if (!events || events.length === 0) return null
  return (
    <li>
      <DialogButton className="text-link max-sm:py-3.5" name="since">
        {sinceCount(events.length, LIMITS.eventsTold)}
      </DialogButton>
    </li>
  )
}
