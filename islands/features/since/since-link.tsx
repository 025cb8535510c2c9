import { useEffect, useEffectEvent } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/album-page.ts'
import { recentDayText } from '#locales/intl.ts'
import { useSince } from './since.ts'

/** Over the list, so that nothing moves when it appears. */
const SLOT =
  'pointer-events-none sticky top-[calc(var(--h-header)+var(--h-bar)+8px)] z-4 h-0 flex items-start justify-center'

/** The way to what has changed since last time; nothing if that is nothing. */
export function SinceLink() {
  const { events, dismiss } = useSince()
  // The next time compares with now.
  const isNothing = events?.length === 0
  const skip = useEffectEvent(dismiss)
  useEffect(() => {
    if (isNothing) skip()
  }, [isNothing])
  if (!events || events.length === 0) return null
  return (
    <div className={SLOT}>
      <span className="pointer-events-auto flex items-center rounded-full bg-lift">
        <DialogButton className="btn btn-outline whitespace-nowrap rounded-full bg-lift" name="since">
          {messages.sinceCount(
            events.length,
            LIMITS.eventsTold,
            recentDayText(Date.parse(events.at(-1)?.at ?? ''), Date.now()),
          )}
        </DialogButton>
        <button
          type="button"
          className="icon-btn"
          aria-label={messages.dismiss}
          title={messages.dismiss}
          onClick={dismiss}
        >
          <Icon name="x" size={18} />
        </button>
      </span>
    </div>
  )
}
