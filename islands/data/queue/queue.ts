import { type ApiError, isGone } from '#islands/lib/api-error.ts'
import { type Answer, type Change, conflicts, requireValid, type SentChange, sendChange } from '../changes/change.ts'
import { offline } from '../connection.ts'
import { refresh } from '../pull/refresh.ts'
import { confirmChange } from '../store/confirmed.ts'
import { askToPersist } from '../store/persist.ts'
import { records } from '../store/records.ts'
import { onTabNews, tellTabs } from '../tabs.ts'
import { drawNumber, renameDevice } from './device-number.ts'
import { changesOf, type Entry, numberOf, withEntry } from './entry.ts'
import { followed } from './made-versions.ts'
import { addPending, headersOf, outbox, removePending, update } from './pending.ts'
import { isOfNobody, isOutdated, isRefusal, problemOf, refuse } from './refusals.ts'
import { confirm, isSessionOver, pauseSending, schedule, send, sendAfter, sendNow, takeOver } from './send.ts'
import type { Turn } from './turns.ts'
import { account, entryOf, hasUnstored, pageName } from './write-ahead.ts'

/** Keeps a change until it can be sent. */
async function keep(entry: Entry): Promise<null> {
  await update((entries) => withEntry(entries, entry))
  removePending(entry)
  tellTabs({ kind: 'outbox' })
  askToPersist()
  schedule()
  return null
}

/** Whether a change is for later: without a network or a session, or after a change of the same that waits for it. */
const mustQueue = (change: Change): boolean =>
  offline.get() || isSessionOver() || conflicts(change, changesOf(outbox.get()))

/** The changes of this page that have no answer yet. */
const called = new Set<{ change: Change; answered: Promise<unknown> }>()

/** Sends a change after earlier ones of the same, which the server might do later, or which make another version. */
function inOrder<Result>(change: Change, send: () => Promise<Result>): Promise<Result> {
  const earlier = [...called].filter((one) => conflicts(change, [one.change]))
  const before = Promise.allSettled(earlier.map(({ answered }) => answered))
  const answered = earlier.length > 0 ? before.then(send) : send()
  const one = { change, answered }
  called.add(one)
  return answered.finally(() => called.delete(one))
}

let starting: Promise<void> | undefined
/** Whether the changes of earlier visits are known. */
let isStarted = false

/**
 * Stores a change, shows it, and sends it when it is its turn. Without a network or a session, or after a change of the same that waits
 * for it, it is kept and sent later: then it resolves to null. @throws ApiError if the server refuses it, which undoes it
 */
export async function write<Call extends SentChange['call']>(
  change: Extract<SentChange, { call: Call }>,
  inTurn: Turn = (call) => call(),
  entry: Entry = entryOf(change),
): Promise<Answer<Call> | null> {
  try {
    requireValid(change, records.get())
  } catch (error) {
    removePending(entry)
    throw error
  }
  addPending(entry)
  if (!isStarted) await start()
  if (mustQueue(change)) return keep(entry)
  // So that it is not lost if the page ends before its turn or the answer.
  const stored = update((entries) => [...entries, { ...entry, isTried: true, sender: pageName() }])
  const settle = async (isKept: boolean) => {
    if (!isKept) removePending(entry)
    await stored
    await update((entries) =>
      entries.flatMap((one) => {
        if (one.key !== entry.key) return [one]
        const { sender: _, ...rest } = one
        return isKept ? [{ ...rest, ...numberOf(entry) }] : []
      }),
    )
    removePending(entry)
    if (isKept) tellTabs({ kind: 'outbox' })
  }
  let hadTurn = false
  const sendNext = async () => {
    if (mustQueue(change)) {
      await settle(true)
      schedule()
      return null
    }
    try {
      const once = () => sendChange<Call>(followed(change), headersOf(entry))
      const answer = await once().catch((error) => {
        if (!isOutdated(error)) throw error
        // It has just been made, so the numbers of this device are wrong.
        renameDevice()
        Object.assign(entry, drawNumber())
        return once()
      })
      confirm(change, answer)
      await settle(false)
      if (outbox.get().length > 0) schedule()
      return answer
    } catch (error) {
      // Before it is stored, so that nothing is sent meanwhile.
      if (isOfNobody(error)) pauseSending()
      else if (isRefusal(error)) {
        if (isGone(error)) void refresh()
        await settle(false)
        throw error
      }
      await settle(true)
      if (!isOfNobody(error)) sendAfter(error)
      return null
    }
  }
  const answer = await inTurn(() => {
    hadTurn = true
    return inOrder(change, sendNext)
  })
  // A later change has taken its place.
  if (!hadTurn) await settle(false)
  return answer
}

/** Keeps what was typed in a change that the server has refused, until the person decides. */
export async function keepRefused(change: SentChange, error: ApiError): Promise<void> {
  const entry = entryOf(change)
  await update((entries) => [...entries, { ...entry, problem: problemOf(error) }])
  await refuse(entry, error)
}

/** Decides about a change that was refused: it is sent again, with another version where that has changed, or dropped. */
export async function decide(key: string, decision: { version?: number } | null): Promise<void> {
  await update((entries) =>
    entries.flatMap((one) => {
      if (one.key !== key) return [one]
      if (!decision) return []
      const { problem: _, isTried: __, ...rest } = { ...one, ...drawNumber() }
      const { version } = decision
      const change =
        version !== undefined && 'patch' in one.change
          ? ({ ...one.change, patch: { ...one.change.patch, version } } as Change)
          : one.change
      return [{ ...rest, change }]
    }),
  )
  tellTabs({ kind: 'outbox' })
  // What waited behind it may be sent now, too.
  void send()
  if (!decision) await refresh()
}

/** Reads what the device keeps, which other tabs may have changed. */
export const readOutbox = (): Promise<Entry[]> => update((entries) => entries)

/** Drops all that has not been sent. */
export async function discardUnsent(): Promise<void> {
  await takeOver()
  await update(() => [])
  tellTabs({ kind: 'outbox' })
}

async function begin(): Promise<void> {
  onTabNews(async (news) => {
    if (news.kind === 'changed' && news.account === account()) confirmChange(news.change, news.answer)
    if (news.kind !== 'outbox') return
    await readOutbox()
    if (news.isSent) await refresh()
  })
  offline.subscribe(() => {
    if (!offline.get()) sendNow()
  })
  addEventListener('beforeunload', (event) => {
    if (hasUnstored()) event.preventDefault()
  })
  await takeOver()
  void send()
}

/** Begins to send what earlier visits have left, once; resolves when that is known. */
export function start(): Promise<void> {
  starting ??= begin()
    .catch(() => undefined)
    .then(() => {
      isStarted = true
    })
  return starting
}
