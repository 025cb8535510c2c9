import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { drawId } from '#domain/drawn-ids.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { answeredWith, type SentChange, sendChange } from '../changes/change.ts'
import { offline, quietly } from '../connection.ts'
import { probe } from '../probe.ts'
import { refresh } from '../pull/refresh.ts'
import { confirmChange } from '../store/confirmed.ts'
import { tellTabs } from '../tabs.ts'
import { drawNumber, renameDevice } from './device-number.ts'
import { isIdTaken } from './drawn-id.ts'
import { type Entry, nextOf, withIds, withVersion } from './entry.ts'
import { adopt } from './left-behind.ts'
import { followed, noteMade } from './made-versions.ts'
import { headersOf, outbox, update } from './pending.ts'
import { isOfNobody, isOutdated, isRefusal, isUnreachable, refuse, sayRefused } from './refusals.ts'
import { account, lockOf, madeHere } from './write-ahead.ts'

/** How long to wait before the next attempt after so many failed ones, in milliseconds. */
const pauseAfter = (attempts: number) => Math.min(60_000, 1_000 * 2 ** attempts) * (0.75 + Math.random() / 2)
/** After so many changes that failed in a row, the others wait with them. */
const MOST_ASIDE = 3
/** How many ids are drawn for what is added, if each is taken. */
const MOST_DRAWN = 5

const SOON = 200
const SENDING = 'gatefold outbox'

/** Whether the server has no room left, until somebody makes some. */
const isFull = (error: ApiError) => error.code === 'database-full'
/** Whether the other changes would fail as well. */
async function isOfAll(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError)) return false
  return isUnreachable(error) ? !(await probe()) : error.status === 429 || error.status === 503 || isFull(error)
}

/** Gives what a change adds another id, in all that is kept. */
const drawAnother = (from: number) => {
  const to = drawId()
  return update((entries) =>
    entries.map((one) => {
      const change = withIds(one.change, (id) => (id === from ? to : id))
      return change === one.change ? one : { ...one, change }
    }),
  )
}

/** Notes what the server has made of a change, and tells the other tabs. */
export function confirm(change: SentChange, answer: unknown): void {
  isFullTold = false
  const record = answer ? answeredWith(change) : null
  if (record) noteMade({ ...record, version: (answer as AlbumView | CrateView).version })
  const isOther = confirmChange(change, answer)
  tellTabs({ kind: 'changed', account: account(), change, answer })
  if (isOther) void refresh()
}

/** The changes that have failed since it was begun to send. */
const failed = new Set<string>()

/** Marks the next change as sent, so that no later change of the same becomes a part of it unseen. */
function markNext(entries: Entry[]): Entry[] {
  const next = nextOf(entries, failed)
  return entries.map((one) => (one === next ? { ...one, isTried: true } : one))
}

/** Removes a change that the server has done, makes those after it follow, and marks the next; resolves to what is left. */
async function remove(entry: Entry, change: SentChange, answer: unknown): Promise<Entry[]> {
  const record = answeredWith(change)
  confirm(change, answer)
  const left = await update((entries) =>
    markNext(
      entries.flatMap((one) => {
        // It was replaced meanwhile by one that does more.
        if (one.key === entry.key) return []
        if (!record) return [one]
        const { version } = answer as AlbumView | CrateView
        const next = withVersion(one.change, { ...record, version })
        return next === one.change ? [one] : [{ ...one, change: next }]
      }),
    ),
  )
  tellTabs({ kind: 'outbox' })
  return left
}

/** Sends a change that fails alone after all others from now on. */
async function setAside(entry: Entry): Promise<void> {
  failed.add(entry.key)
  if (entry.isAside) return
  await update((entries) => entries.map((one) => (one.key === entry.key ? { ...one, isAside: true } : one)))
  tellTabs({ kind: 'outbox' })
}

/** How long the server asks to wait, in milliseconds. A random part keeps devices from coming back all at once. */
const restAfter = ({ retryAfter }: ApiError) => retryAfter * 1_000 * (1 + Math.random() / 2)

let isFullTold = false

/** Says once, until something could be saved again, that the server has no room left. */
function tellIfFull(error: ApiError): void {
  if (!isFull(error) || isFullTold) return
  isFullTold = true
  sayRefused({ message: error.message, isDropped: false, isRetryable: true })
}

/** How many calls in a row have failed. */
let attempts = 0
/** How long to wait because the server has said so, in milliseconds. */
let rest = 0
/** Whether the session has ended. What is kept is sent after the same person has signed in again. */
let isOver = false

export const isSessionOver = (): boolean => isOver

/** Sends nothing more: the session has ended. */
export function pauseSending(): void {
  isOver = true
  clearTimeout(timer)
  timer = undefined
}

/** Sends what is kept if that ended with the session, as the same person is back. */
export function resumeSending(): void {
  if (!isOver) return
  isOver = false
  void send()
}

/** The pages whose end this one waits for. */
const awaited = new Set<string>()

/** Takes over what a page leaves when it is gone: one that is being replaced may live for a moment longer. */
function awaitEnd(page: string): void {
  if (!navigator.locks || awaited.has(page)) return
  awaited.add(page)
  navigator.locks
    .request(lockOf(page), { mode: 'shared' }, () => awaited.delete(page))
    .then(() => takeOver())
    .then(schedule)
    .catch(() => undefined)
}

/** Replaces the entries by what `change` makes of them, with what pages have left behind; resolves to all. */
export async function takeOver(change = (entries: Entry[]) => entries): Promise<Entry[]> {
  const { entries, living } = await adopt(change)
  for (const page of living) awaitEnd(page)
  return entries
}

/** Sends what is kept, one change after the other. Resolves to whether to try again later. */
async function sendAll(): Promise<boolean> {
  let hasSent = false
  let drawn = 0
  let isLeft = false
  let entries: Entry[] | null = null
  failed.clear()
  while (failed.size < MOST_ASIDE) {
    if (isOver) return false
    entries ??= await takeOver(markNext)
    const next = nextOf(entries, failed)
    if (!next || next.change.call === 'unreadable') break
    try {
      const change = followed(next.change)
      const sending = () => sendChange(change, headersOf(next))
      entries = await remove(next, change, await (next.isAside ? quietly(sending) : sending()))
      attempts = 0
      hasSent = true
    } catch (error) {
      entries = null
      if (isOfNobody(error)) {
        pauseSending()
        return false
      }
      const added = answeredWith(next.change)
      if (added && isIdTaken(error) && drawn < MOST_DRAWN) {
        drawn += 1
        await drawAnother(added.id)
      } else if (isOutdated(error) && madeHere.has(next.key) && drawn < MOST_DRAWN) {
        drawn += 1
        renameDevice()
        await update((all) => all.map((one) => (one.key === next.key ? { ...one, ...drawNumber() } : one)))
      } else if (isRefusal(error)) await refuse(next, error)
      else {
        isLeft = true
        noteFailure(error)
        if (await isOfAll(error)) break
        await setAside(next)
      }
    }
  }
  if (isLeft) attempts += 1
  // The server may have stored something else than the page predicted.
  if (hasSent)
    void refresh()
      .then(() => tellTabs({ kind: 'outbox', isSent: true }))
      .catch(() => undefined)
  return isLeft
}

let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false

/** Sends what is kept as soon as no other tab does; after a failure again later. */
export async function send(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  if (isSending || isOver) return
  isSending = true
  rest = 0
  const isLeft = await oneTab(sendAll)
    .catch(() => true)
    .finally(() => {
      isSending = false
    })
  if (isLeft || nextOf(outbox.get())) schedule()
}

// Browsers have locks only in secure contexts.
const oneTab = (work: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? (navigator.locks.request(SENDING, work) as Promise<boolean>) : work()

/** Sends what is kept soon; without a network, or after failures, later. */
export function schedule(): void {
  if (isSending || isOver || timer !== undefined) return
  const pause = offline.get() || attempts > 0 ? pauseAfter(attempts) : SOON
  timer = setTimeout(() => void send(), Math.max(pause, rest))
}

function noteFailure(error: unknown): void {
  if (!(error instanceof ApiError)) return
  rest = restAfter(error)
  tellIfFull(error)
}

/** Sends what is kept later, after the failure of a call. */
export function sendAfter(error: unknown): void {
  noteFailure(error)
  clearTimeout(timer)
  timer = undefined
  schedule()
}

/** Sends what is kept now that the server can be reached again, unless it asks to wait. */
export function sendNow(): void {
  if (isSending) return
  attempts = 0
  if (rest === 0) void send()
}
