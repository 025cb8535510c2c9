import { mutate } from 'swr'
import { ApiError } from '#islands/lib/api-error.ts'
import { tagColors } from '#islands/lib/tag-colors.ts'
import { createPause, yieldToPage } from '#islands/lib/time-slices.ts'
import { WROTE, writes } from '../api/client.ts'
import { ME } from '../api/me-api.ts'
import { ALBUMS, CRATES, knownAlbums, knownCrates, knownMembers, type Lists, MEMBERS, unsent } from '../cache.ts'
import { offline } from '../connection.ts'
import { onTabNews, tellTabs } from '../copy/channel.ts'
import { readCopy, writeCopy } from '../copy/copy.ts'
import { type Changed, listsOf, NO_RECORDS, type Records } from '../copy/records.ts'
import { pageAccount } from '../copy/setting.ts'
import { withTimeout } from '../copy/timeout.ts'
import { wipe } from '../copy/wipe.ts'
import { leavePage } from '../session.ts'
import { noteCopyOf } from './early.ts'
import { recordNews, setNews } from './news.ts'
import { OtherAccount, readDifference } from './read-difference.ts'

/** How often a visible page asks what has changed, and how long after a change of its own, in milliseconds. */
const EVERY = 60_000
const AFTER_WRITE = 1_000

const nothing = () => undefined

/** The records as this page knows them, and the lists made of them; null until they are read. */
let records: Records = NO_RECORDS
let lists: Lists | null = null
/** Whether the lists hold something that components do not show yet. */
let isDue = false
/** How many of this page's changes had started when the server was last asked. */
let writesSeen = 0
/** Whose copy this page writes; null if it writes none. */
let keptFor: string | null = null

const isEmpty = ({ isFull, isPerson, albums, crates, members }: Changed) =>
  !isFull && !isPerson && albums.size + crates.size + members.size === 0

/** The copy, as if there were none where the browser has none, or its database hangs. */
async function openCopy(): Promise<Records> {
  const account = pageAccount()
  if (!account) {
    void wipe()
    return NO_RECORDS
  }
  const copy = await withTimeout(readCopy(account))
  if (copy) keptFor = account
  return copy ?? NO_RECORDS
}

/** Follows the records with the copy. If that fails, the disk is full or the copy was wiped, and the page does without. */
async function keep(before: Records, changed: Changed): Promise<void> {
  const account = keptFor
  if (account === null) return
  const isKept = await writeCopy(account, before, records, changed).catch(() => false)
  if (isKept) noteCopyOf(account)
  else keptFor = null
}

/** Asks the server what has changed. Returns whether the answer includes all that this page has written. */
async function ask(): Promise<boolean> {
  const { started } = writes
  const before = records
  const isFirst = lists === null
  const {
    records: current,
    changed,
    newest,
    isImporting,
  } = await readDifference(before, pageAccount(), (albums, isFull) => {
    if (isFirst && isFull) setNews({ partial: [...(recordNews.get().partial ?? []), ...albums] })
  }).catch((error) => {
    // This tab was asleep when the others were told.
    if (error instanceof OtherAccount) leavePage('/app', { kind: 'account-changed' })
    setNews({ partial: null })
    throw error
  })
  records = current
  writesSeen = started
  setNews({ newest, isImporting })
  if (changed.isPerson && !changed.isFull) void mutate(ME)
  if (isFirst || !isEmpty(changed)) {
    lists = await listsOf(records, createPause())
    isDue = true
  }
  if (before.revision !== records.revision || before.epoch !== records.epoch) {
    void keep(before, changed).then(() => tellTabs({ kind: 'synced', revision: current.revision }))
  }
  return writes.open === 0 && writes.started === started
}

/**
 * Shows the lists. Albums that came from elsewhere wait until they are asked for, unless `isAll`, so that nothing moves under the
 * person's eyes; what is changed or gone shows at once.
 */
async function show(isAll: boolean): Promise<void> {
  if (!lists) return
  const known = knownAlbums()
  const { albums: all, crates, members } = unsent.overlay(lists)
  const shown = new Set((isAll ? undefined : known)?.map(({ id }) => id))
  const albums = isAll || !known ? all : all.filter(({ id }) => shown.has(id))
  setNews({ partial: null, fresh: all.length - albums.length })
  isDue = false
  showTagColors(records)
  const [cratesBefore, membersBefore] = [knownCrates(), knownMembers()]
  // In separate tasks, so that none blocks the page for long.
  await mutate(ALBUMS, albums, { revalidate: false })
  await yieldToPage()
  // A change that the person makes between these tasks is kept; the sync that follows it shows the rest.
  if (knownCrates() === cratesBefore) await mutate(CRATES, crates, { revalidate: false })
  else isDue = true
  await yieldToPage()
  if (knownMembers() !== membersBefore) isDue = true
  else if (membersBefore) await mutate(MEMBERS, members, { revalidate: false })
}

/** Chips are drawn again only where colors have changed. */
function showTagColors({ tagColors: chosen }: Records): void {
  if (chosen && JSON.stringify(chosen) !== JSON.stringify(tagColors.get())) tagColors.set(chosen)
}

/** Shows the lists again, with the changes of earlier visits that have not been sent. */
export const showUnsent = (): Promise<void> => show(false)

/** Shows the albums that came from elsewhere. */
export const showFresh = (): Promise<void> => show(true)

let running: Promise<void> | null = null
let next: Promise<void> | null = null
let isAllWanted = false

async function run(): Promise<void> {
  const isAll = isAllWanted
  isAllWanted = false
  let isWhole = await ask()
  // Something was written meanwhile, which the answer may lack: showing it could undo what the person sees.
  for (let attempts = 1; !isWhole && isAll && attempts < 3; attempts += 1) isWhole = await ask()
  if (isAll || (isWhole && isDue)) await show(isAll)
}

/** Brings the records up to what the server has from now on. With `isAll` everything shows, otherwise new albums wait, see `show`. */
export function sync(isAll: boolean): Promise<void> {
  isAllWanted ||= isAll
  if (running) {
    next ??= running.catch(nothing).then(() => {
      next = null
      return sync(false)
    })
    return next
  }
  running = run().finally(() => {
    running = null
  })
  return running
}

/** Looks for changes made elsewhere, if the page is visible. */
function look(): void {
  if (document.hidden || running || writes.open > 0) return
  void (lists ? sync(false) : load()).catch(nothing)
}

function listen(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener(WROTE, () => {
    clearTimeout(timer)
    // If a sync is running, another follows it, because its answer may lack the change.
    timer = setTimeout(() => (running ? void sync(false).catch(nothing) : look()), AFTER_WRITE)
  })
  for (const event of ['focus', 'online', 'pageshow']) addEventListener(event, look)
  document.addEventListener('visibilitychange', look)
  setInterval(look, EVERY)
  onTabNews((news) => {
    if (news.kind === 'synced' && news.revision !== records.revision) look()
  })
}

let loading: Promise<void> | null = null
let isListening = false

async function begin(): Promise<void> {
  if (!isListening) listen()
  isListening = true
  records = await openCopy()
  if (records.epoch === '') {
    noteCopyOf(null)
    return sync(true)
  }
  lists = await listsOf(records, createPause())
  const isBehind = Number(document.documentElement.dataset.revision) > records.revision
  // Otherwise the service worker's page is from before the copy.
  if (isBehind) setNews({ isBehind })
  else await show(true)
  // What the page shows already is nothing new.
  void sync(isBehind)
    .catch(nothing)
    .then(() => setNews({ isBehind: false }))
}

/** Reads the copy, or everything from the server if there is none, once. */
async function load(): Promise<void> {
  if (lists) return
  loading ??= begin().finally(() => {
    loading = null
    setNews({ isLoading: false })
  })
  await loading
}

/**
 * A list of the records; if it is known already, with what has changed on the server. Otherwise that is only asked for after a change of
 * this page, and without the server the records are those that are here. @throws ApiError
 */
export async function readList<Name extends keyof Lists>(name: Name, isKnown: boolean): Promise<Lists[Name]> {
  if (!lists) await load()
  else if (isKnown) await sync(true)
  else if (writesSeen !== writes.started && !offline.get()) await sync(false).catch(nothing)
  if (!lists) throw new ApiError(0)
  return unsent.overlay(lists)[name]
}

/** Shows what has changed on the server, after a change whose answer does not say it. */
export async function refresh(): Promise<void> {
  await load()
  await sync(true)
}
