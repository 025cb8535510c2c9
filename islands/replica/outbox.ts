import { mutate } from 'swr'
import type { AlbumView } from '#domain/album.ts'
import { parseCollectionQuery } from '#domain/collection-query.ts'
import type { CrateView } from '#domain/crate.ts'
import * as messages from '#locales/outbox.ts'
import { ApiError } from '../api.ts'
import { ALBUMS, CRATES, knownAlbums, knownCrates, knownMembers, MEMBERS, unsent } from '../cache.ts'
import { openDialog, parseHash, showQuery } from '../location.ts'
import { noteReached, offline } from '../offline/connection.ts'
import { refresh } from '../refresh.ts'
import { createStore } from '../store.ts'
import { showToast } from '../ui/toaster.tsx'
import { onTabNews, tellTabs } from './channel.ts'
import { type Answer, sendChange } from './outbox-calls.ts'
import {
  type Change,
  type Entry,
  isAboutSame,
  isTemporary,
  nextOf,
  overlay,
  subjectsOf,
  withEntry,
  withId,
  withVersion,
} from './outbox-changes.ts'
import { account, isDurable, updateEntries } from './outbox-store.ts'

/** How long to wait before the next attempt after so many failed ones, in milliseconds. */
const pauseAfter = (attempts: number) => Math.min(60_000, 1_000 * 2 ** attempts) * (0.75 + Math.random() / 2)
/** A change that the server fails at so often waits for the person, so that others go on. */
const MAX_ATTEMPTS = 6

const SOON = 200

const TAB = crypto.randomUUID()
const lockOf = (tab: string) => `gatefold tab ${tab}`
const SENDING = 'gatefold outbox'
const nothing = () => undefined

/** The changes that are kept until they can be sent. Calls that are on their way for the first time are not among them. */
export const outbox = createStore<readonly Entry[]>([])

/** The ids that the server gave to what was added, by the temporary ones. */
const givenIds = { album: new Map<number, number>(), crate: new Map<number, number>() }
const KINDS = ['album', 'crate'] as const

const withGivenIds = <Made extends Change>(change: Made): Made =>
  KINDS.reduce<Change>(
    (made, kind) => [...givenIds[kind]].reduce((one, [from, to]) => withId(one, kind, from, to), made),
    change,
  ) as Made

const isOnItsWay = ({ sender }: Entry) => sender !== undefined

async function update(change: (entries: Entry[]) => Entry[]): Promise<Entry[]> {
  const entries = await updateEntries(change)
  const kept = entries.filter((entry) => !isOnItsWay(entry))
  outbox.set(kept)
  unsent.overlay = (lists) => ({ ...lists, ...overlay(lists, kept) })
  void navigator.setAppBadge?.(kept.length).catch(nothing)
  return entries
}

/** Shows lists with changes that the server has not confirmed. */
async function show(entries: readonly Entry[]): Promise<void> {
  const before = { albums: knownAlbums(), crates: knownCrates(), members: knownMembers() }
  const { albums, crates, members } = overlay(before, entries)
  if (albums && albums !== before.albums) await mutate(ALBUMS, albums, { revalidate: false })
  if (crates && crates !== before.crates) await mutate(CRATES, crates, { revalidate: false })
  if (members && members !== before.members) await mutate(MEMBERS, members, { revalidate: false })
}

/** Whether the network or the server failed, rather than refused. */
const isPassing = (error: ApiError) => isUnreachable(error) || error.status >= 500 || error.status === 429
/** Also if something else answered, such as a proxy or the page of a Wi-Fi. */
const isUnreachable = (error: unknown) => error instanceof ApiError && error.code === 'unreachable'
const isSignedOut = (error: unknown) => error instanceof ApiError && /^(?:signed-out|banned)$/.test(error.code)

/** Keeps a change and shows it. */
async function keep(entry: Entry): Promise<null> {
  await update((entries) => withEntry(entries, entry))
  await show([entry])
  tellTabs({ kind: 'outbox' })
  schedule()
  return null
}

/**
 * Makes a change. Without a network, or after a change of the same that waits for it, the change is kept, shown and sent later: then it
 * resolves to null. @throws ApiError if the server refuses it
 */
export async function write<Call extends Change['call']>(
  made: Extract<Change, { call: Call }>,
): Promise<Answer<Call> | null> {
  await started
  const change = withGivenIds(made)
  const entry: Entry = { account: account(), key: crypto.randomUUID(), change }
  const waiting = outbox.get().map((one) => one.change)
  const needsId = change.call.startsWith('add-') ? false : subjectsOf(change).some((subject) => /-\d+$/.test(subject))
  if (offline.get() || needsId || isAboutSame(change, waiting)) return keep(entry)
  // Stored at the same time, so that it is not lost if the page ends before the answer.
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
  try {
    const answer = await sendChange<Call>(change, entry.key)
    await settle(false)
    if (outbox.get().length > 0) schedule()
    return answer
  } catch (error) {
    await settle(isUnreachable(error))
    if (!isUnreachable(error)) throw error
    noteReached(false)
    await show([entry])
    tellTabs({ kind: 'outbox' })
    schedule()
    return null
  }
}

/** The kinds of added things, and what the server answers for them. */
function confirmedBy(
  { change }: Entry,
  answer: unknown,
): { kind: 'album' | 'crate'; from: number; made: AlbumView | CrateView } | null {
  if (change.call === 'add-album' || change.call === 'edit-album')
    return { kind: 'album', from: change.id, made: answer as AlbumView }
  if (change.call === 'add-crate' || change.call === 'edit-crate')
    return { kind: 'crate', from: change.id, made: answer as CrateView }
  return null
}

/** Gives what was added the id of the server, wherever this page knows it. */
async function giveId(kind: 'album' | 'crate', from: number, to: number): Promise<void> {
  givenIds[kind].set(from, to)
  const one = (id: number) => (id === from ? to : id)
  if (kind === 'album') {
    await mutate<AlbumView[]>(
      ALBUMS,
      (albums) => albums?.map((album) => (album.id === from ? { ...album, id: to } : album)),
      { revalidate: false },
    )
  } else {
    await mutate<CrateView[]>(
      CRATES,
      (crates) => crates?.map((crate) => (crate.id === from ? { ...crate, id: to } : crate)),
      { revalidate: false },
    )
  }
  const members = knownMembers()?.map(({ crateId, albumIds }) =>
    kind === 'album' ? { crateId, albumIds: albumIds.map(one) } : { crateId: one(crateId), albumIds },
  )
  if (members) await mutate(MEMBERS, members, { revalidate: false })
  const query = parseCollectionQuery(location.search)
  const dialog = parseHash(location.hash)
  if (kind === 'crate' && query.crate === from) showQuery({ ...query, crate: to }, { replace: true })
  const isShown = dialog?.id === from && /crate/.test(dialog.name) === (kind === 'crate')
  if (dialog && isShown) openDialog(dialog.name, to)
}

/** Removes a change that the server has done, and makes those after it follow. */
async function confirm(entry: Entry, answer: unknown): Promise<void> {
  const done = confirmedBy(entry, answer)
  const isNew = done !== null && isTemporary(done.from)
  await update((entries) =>
    entries.flatMap((one) => {
      // It was replaced meanwhile by one that does more.
      if (one.key === entry.key) return []
      if (!done) return [one]
      const { id, version } = done.made
      const named = isNew ? withId(one.change, done.kind, done.from, id) : one.change
      const change = withVersion(named, { kind: done.kind, id, version })
      return change === one.change ? [one] : [{ ...one, change }]
    }),
  )
  if (!done) return
  if (isNew) await giveId(done.kind, done.from, done.made.id)
  const lists = done.kind === 'album' ? { albums: [done.made as AlbumView] } : { crates: [done.made as CrateView] }
  const { albums, crates } = overlay(lists, outbox.get())
  const [album] = albums ?? []
  const [crate] = crates ?? []
  if (album)
    await mutate<AlbumView[]>(ALBUMS, (known) => known?.map((one) => (one.id === album.id ? album : one)), {
      revalidate: false,
    })
  if (crate) {
    // Counts come with what is in it.
    await mutate<CrateView[]>(
      CRATES,
      (known) =>
        known?.map((one) => (one.id === crate.id ? { ...crate, albumCount: one.albumCount, front: one.front } : one)),
      { revalidate: false },
    )
  }
  tellTabs({ kind: 'outbox', given: isNew ? { kind: done.kind, from: done.from, to: done.made.id } : undefined })
}

/** What happens to a change that the server refused. */
async function refuse(entry: Entry, error: ApiError): Promise<void> {
  const isGone = error.status === 404
  const { album, crate } = error.details as { album?: AlbumView; crate?: CrateView }
  const problem = { code: error.code, message: error.message, album, crate }
  await update((entries) =>
    entries.flatMap((one) => (one.key !== entry.key ? [one] : isGone ? [] : [{ ...one, problem }])),
  )
  tellTabs({ kind: 'outbox' })
  if (isGone) {
    void showToast({ kind: 'error', title: messages.dropped, text: error.message })
    await refresh()
  } else {
    const action = { label: messages.review, onAction: () => openDialog('unsent') }
    void showToast({ kind: 'error', title: messages.refused, text: error.message, action, stays: true })
  }
}

let attempts = 0
/** Whether the session has ended. What is kept is sent after the same person has signed in again. */
let isOver = false

/** Sends what is kept, one change after the other. Resolves to whether to try again later. */
async function sendAll(): Promise<boolean> {
  let hasSent = false
  for (;;) {
    const living = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name))
    const entries = await update((all) =>
      // The page that was sending it is gone.
      all.map((one) => {
        const { sender, ...rest } = one
        return sender === undefined || sender === TAB || living.has(lockOf(sender)) ? one : rest
      }),
    )
    const next = nextOf(entries.filter((one) => !isOnItsWay(one)))
    if (!next) break
    await update((all) => all.map((one) => (one.key === next.key ? { ...one, isTried: true } : one)))
    try {
      await confirm(next, await sendChange(next.change, next.key))
      attempts = 0
      hasSent = true
    } catch (error) {
      if (!(error instanceof ApiError) || isSignedOut(error)) {
        isOver = true
        return false
      }
      attempts += 1
      if (isPassing(error) && (isUnreachable(error) || error.status === 429 || attempts < MAX_ATTEMPTS)) return true
      attempts = 0
      await refuse(next, error)
    }
  }
  // What the changes come to, the server knows best.
  if (hasSent) await refresh()
  if (hasSent) tellTabs({ kind: 'outbox', isSent: true })
  return false
}

let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false

/** Sends what is kept as soon as no other tab does; after a failure again later. */
async function send(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  if (isSending) return
  isSending = true
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

function schedule(): void {
  if (isSending || isOver || timer !== undefined) return
  timer = setTimeout(() => void send(), offline.get() || attempts > 0 ? pauseAfter(attempts) : SOON)
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
  void navigator.locks?.request(lockOf(TAB), () => new Promise(nothing))
  await update((entries) => entries)
  await show(outbox.get())
  onTabNews(async (news) => {
    if (news.kind !== 'outbox') return
    if (news.given) await giveId(news.given.kind, news.given.from, news.given.to)
    await update((entries) => entries)
    if (news.isSent) await refresh()
    else await show(outbox.get())
  })
  offline.subscribe(() => {
    if (offline.get()) return
    attempts = 0
    void send()
  })
  addEventListener('beforeunload', (event) => {
    if (outbox.get().length > 0 && !isDurable()) event.preventDefault()
  })
  void send()
}

/** Resolves when the changes of earlier visits are known. */
const started = start().catch(nothing)
