import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { noteReached, offline } from '#islands/data/connection.ts'
import { intercepted, probe } from '#islands/data/probe.ts'
import { outbox } from '#islands/data/queue/pending.ts'
import { type Refusal, refusals } from '#islands/data/queue/refusals.ts'
import { canOutlive, hasUnstored } from '#islands/data/queue/write-ahead.ts'
import { hasNoRoom } from '#islands/data/store/copy.ts'
import { askWorker } from '#islands/lib/ask-worker.ts'
import { openDialog } from '#islands/lib/location.ts'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useDebounced } from '#islands/ui/use-debounced.ts'
import { shortDayText } from '#locales/intl.ts'
import * as messages from '#locales/outbox.ts'

const SOON = 1_000
const DAY = 86_400_000

/** A line below the header: the server cannot be reached, or changes have not been sent. */
export function ConnectionLine() {
  const [place, setPlace] = useState<Element | null>(null)
  const isOffline = offline.use()
  const isIntercepted = intercepted.use()
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
  const isFull = hasNoRoom.use()
  useEffect(() => {
    if (isFull) void showToast({ kind: 'info', title: messages.noRoom, text: messages.noRoomText, stays: true })
  }, [isFull])
  const needsDecision = unsent.some(({ problem }) => problem)
  // Changes that are sent right after an offline visit do not show the line.
  const isWaiting = useDebounced(unsent.length > 0, SOON) && unsent.length > 0
  const isShown = isOffline || needsDecision || isWaiting
  // The search bar stays below it.
  useLayoutEffect(() => {
    const height = place instanceof HTMLElement ? place.offsetHeight : 0
    document.documentElement.style.setProperty('--h-connection', isShown ? `${height}px` : '')
  }, [place, isShown])
  const since = unsent[0]?.number ?? Date.now()
  const isOld = Date.now() - since > DAY
  if (!place) return null
  const isKept = !isOffline || (unsent.length > 0 ? !hasUnstored() : canOutlive())
  return createPortal(
    <p
      role="status"
      className={
        isShown
          ? ':uno: mx-auto max-w-page min-h-8 flex flex-wrap items-center gap-x-3 px-8 py-1 max-sm:px-edge text-small text-ink-2'
          : 'sr-only'
      }
    >
      {isOffline && <span>{(isIntercepted ? messages.intercepted : messages.offline)(isKept)}</span>}
      {isOffline && isIntercepted && (
        <button type="button" className="text-link" onClick={() => openPast(isKept)}>
          {messages.logInThere}
        </button>
      )}
      {isShown && unsent.length > 0 && (
        <DialogLink className="text-link" to="unsent">
          {isOld ? messages.unsentSince(unsent.length, shortDayText(since)) : messages.unsent(unsent.length)}
        </DialogLink>
      )}
    </p>,
    place,
  )
}

/** Opens this page past the service worker, so that what is in front of the server shows; beside it if this page has what cannot be kept. */
async function openPast(isKept: boolean): Promise<void> {
  const worker = navigator.serviceWorker?.controller
  if (worker) await askWorker(worker, 'outdate')
  if (isKept) location.reload()
  else open(location.href)
}

/** Says that the server has refused a change that was kept. */
function sayRefused({ message, isDropped, isRetryable }: Refusal): void {
  if (isDropped) return void showToast({ kind: 'error', title: messages.dropped, text: message })
  const text = isRetryable ? messages.sentWhenThereIsRoom(message) : message
  const action = { label: messages.review, onAction: () => openDialog('unsent') }
  void showToast({ kind: 'error', title: messages.refused, text, action, stays: true })
}

const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 30_000

/** Follows whether the server can be reached. The browser knows of its own network only, so calls count too; lost ones are repeated. */
function watchConnection(): void {
  let pause = FIRST_PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    if (!offline.get()) {
      pause = FIRST_PAUSE
      intercepted.set(false)
      return
    }
    timer = setTimeout(async () => {
      pause = Math.min(LONGEST_PAUSE, pause * 2)
      await probe()
      follow()
    }, pause)
  }
  offline.subscribe(follow)
  addEventListener('offline', () => noteReached(false))
  addEventListener('online', () => void probe())
  if (!navigator.onLine) noteReached(false)
}
