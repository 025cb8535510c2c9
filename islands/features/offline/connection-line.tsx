import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { offline } from '#islands/data/connection.ts'
import { outbox } from '#islands/data/queue/pending.ts'
import { refusals } from '#islands/data/queue/refusals.ts'
import { canOutlive, hasUnstored } from '#islands/data/queue/write-ahead.ts'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { useDebounced } from '#islands/ui/use-debounced.ts'
import * as messages from '#locales/outbox.ts'
import { sayRefused } from './say-refused.ts'
import { watchConnection } from './watch-connection.ts'

const SOON = 1_000

/** Says below the header that the server cannot be reached, and what has not been sent. */
export function ConnectionLine() {
  const [place, setPlace] = useState<Element | null>(null)
  const isOffline = offline.use()
  const unsent = outbox.use()
  useEffect(() => {
    setPlace(document.querySelector('[data-connection]'))
    watchConnection()
  }, [])
  const refused = refusals.use()
  const said = useRef(0)
  useEffect(() => {
    for (const refusal of refused.slice(said.current)) sayRefused(refusal)
    said.current = refused.length
  }, [refused])
  const needsDecision = unsent.some(({ problem }) => problem)
  // Changes that are sent right after an offline visit show no line.
  const isWaiting = useDebounced(unsent.length > 0, SOON) && unsent.length > 0
  const isShown = isOffline || needsDecision || isWaiting
  // The search bar stays below it.
  useLayoutEffect(() => {
    const height = place instanceof HTMLElement ? place.offsetHeight : 0
    document.documentElement.style.setProperty('--h-connection', isShown ? `${height}px` : '')
  }, [place, isShown])
  if (!place) return null
  const isKept = !isOffline || (unsent.length > 0 ? !hasUnstored() : canOutlive())
  return createPortal(
    <p
      role="status"
      className={
        isShown
          ? ':uno: mx-auto max-w-page min-h-8 flex flex-wrap items-center gap-x-3 px-8 py-1 max-sm:px-4 text-small text-ink-2'
          : 'sr-only'
      }
    >
      {isOffline && <span>{isKept ? messages.offline : messages.offlineHere}</span>}
      {isShown && unsent.length > 0 && (
        <DialogLink className="text-link" to="unsent">
          {messages.unsent(unsent.length)}
        </DialogLink>
      )}
    </p>,
    place,
  )
}
