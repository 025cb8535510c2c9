import type { Answer } from '../changes/change.ts'
import { answeredWith, type Change, isAboutSame, type SentChange } from '../changes/change.ts'
import { sendChange } from '../changes/send-change.ts'
import { noteReached, offline } from '../connection.ts'
import { onTabNews, tellTabs } from '../copy/channel.ts'
import { refresh, showUnsent } from '../sync/refresh.ts'
import type { Turn } from './call-queue.ts'
import { changesOf, type Entry, withEntry } from './entry.ts'
import { outbox, show, update } from './outbox-entries.ts'
import { holdLock, isForLater, schedule, send, sendAfter, sendNow, TAB } from './outbox-sending.ts'
import { account, hasUnstored } from './outbox-store.ts'

export { outbox } from './outbox-entries.ts'

/** Keeps a change and shows it. */
async function keep(entry: Entry): Promise<null> {
  await update((entries) => withEntry(entries, entry))
  await show([entry])
  tellTabs({ kind: 'outbox' })
  schedule()
  return null
}

/** Whether a change is for later: without a network, or after a change of the same that waits for it. */
const isHeldUp = (change: Change): boolean => offline.get() || isAboutSame(change, changesOf(outbox.get()))

/**
 * Makes a change when it is its turn. Without a network, or after a change of the same that waits for it, the change is kept, shown and
 * sent later: then it resolves to null. @throws ApiError if the server refuses it
 */
export async function write<Call extends SentChange['call']>(
  change: Extract<SentChange, { call: Call }>,
  inTurn: Turn = (call) => call(),
): Promise<Answer<Call> | null> {
  await started
  const entry: Entry = { account: account(), key: crypto.randomUUID(), change }
  if (isHeldUp(change)) return keep(entry)
  // Stored at the same time, so that it is not lost if the page ends before its turn or the answer.
  const stored = update((entries) => [...entries, { ...entry, isTried: true, sender: TAB }])
  const settle = async (isKept: boolean) => {
    await stored
    await update((entries) =>
      entries.flatMap((one) => {
        if (one.key !== entry.key) return [one]
        const { sender: _, ...rest } = one
        return isKept ? [rest] : []
      }),
    )
  }
  const putOff = async () => {
    await settle(true)
    // All of them in order: a later change of the same may have failed before.
    await show(outbox.get())
    tellTabs({ kind: 'outbox' })
  }
  let hadTurn = false
  const send = async () => {
    hadTurn = true
    if (isHeldUp(change)) {
      await putOff()
      schedule()
      return null
    }
    try {
      const answer = await sendChange<Call>(change, entry.key)
      // The browser may have sent it twice, and the server not kept its answer. Sent once more, what it has made is read.
      const isUnknown = answer === undefined && answeredWith(change) !== null
      await settle(isUnknown)
      if (outbox.get().length > 0) schedule()
      return isUnknown ? null : answer
    } catch (error) {
      if (!isForLater(error)) {
        await settle(false)
        throw error
      }
      if (error.code === 'unreachable') noteReached(false)
      await putOff()
      sendAfter(error)
      return null
    }
  }
  const answer = await inTurn(send)
  // A later change has taken its place.
  if (!hadTurn) await settle(false)
  return answer
}

/** Decides about a change that was refused: it is sent again, with another version where that has changed, or dropped. */
export async function decide(key: string, decision: { version?: number } | null): Promise<void> {
  await update((entries) =>
    entries.flatMap((one) => {
      if (one.key !== key) return [one]
      if (!decision) return []
      const { problem: _, isTried: __, ...rest } = one
      const { version } = decision
      const change =
        version !== undefined && 'patch' in one.change
          ? ({ ...one.change, patch: { ...one.change.patch, version } } as Change)
          : one.change
      // The server has answered the old key.
      return [{ ...rest, key: crypto.randomUUID(), change }]
    }),
  )
  tellTabs({ kind: 'outbox' })
  if (decision) void send()
  else await refresh()
}

/** Drops all that has not been sent. */
export async function discardUnsent(): Promise<void> {
  await update(() => [])
  tellTabs({ kind: 'outbox' })
}

async function start(): Promise<void> {
  void holdLock()
  await update((entries) => entries)
  await show(outbox.get())
  // How many albums a crate has follows from its albums, which may not be on the page.
  if (outbox.get().length > 0) await showUnsent()
  onTabNews(async (news) => {
    if (news.kind !== 'outbox') return
    await update((entries) => entries)
    if (news.isSent) await refresh()
    else await show(outbox.get())
  })
  offline.subscribe(() => {
    if (!offline.get()) sendNow()
  })
  addEventListener('beforeunload', (event) => {
    if (hasUnstored()) event.preventDefault()
  })
  void send()
}

/** Resolves when the changes of earlier visits are known. */
const started = start().catch(() => undefined)
