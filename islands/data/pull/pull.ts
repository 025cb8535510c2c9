import { mutate } from 'swr'
import { tagColors } from '#islands/lib/tag-colors.ts'
import { createPause, yieldToPage } from '#islands/lib/time-slices.ts'
import { ME, WROTE, writes } from '../client.ts'
import { leavePage } from '../session.ts'
import { keepSetting, readSetting } from '../settings.ts'
import { confirmedLists, setConfirmed, toldCount } from '../store/confirmed.ts'
import { keepCopy, openCopy } from '../store/copy.ts'
import { pageAccount } from '../store/device.ts'
import { knownAlbums, type Lists } from '../store/records.ts'
import { type Changed, listsOf, NO_ROWS, type Rows } from '../store/rows.ts'
import { withShown } from '../store/same.ts'
import { setSyncStatus, syncStatus } from '../store/status.ts'
import { onTabNews, tellTabs } from '../tabs.ts'
import { OtherAccount, readDifference } from './read-difference.ts'

/** How often a visible page asks what has changed, and how long after a change of its own, in milliseconds. */
const EVERY = 60_000
const AFTER_WRITE = 1_000

const nothing = () => undefined

/** The records as this page knows them, and the lists made of them; null until they are read. */
let records: Rows = NO_ROWS
let lists: Lists | null = null
/** What `toldCount` was when the server was asked for them. */
let listsAt = 0
/** Whether the lists hold something that components do not show yet. */
let isDue = false

const isEmpty = ({ isFull, isPerson, albums, crates, members }: Changed) =>
  !isFull && !isPerson && albums.size + crates.size + members.size === 0

/** Asks the server what has changed. Returns whether the answer includes all that this page has written. */
async function ask(): Promise<boolean> {
  const { started } = writes
  const before = records
  // What is asked for first was perhaps asked for before this.
  const at = before.epoch === '' ? 0 : toldCount()
  const isFirst = lists === null
  const {
    records: current,
    changed,
    newest,
    isImporting,
  } = await readDifference(before, pageAccount(), (albums, isFull) => {
    if (isFirst && isFull) setSyncStatus({ partial: [...(syncStatus.get().partial ?? []), ...albums] })
  }).catch((error) => {
    // This tab was asleep when the others were told.
    if (error instanceof OtherAccount) leavePage('/app', { kind: 'account-changed' })
    setSyncStatus({ partial: null })
    throw error
  })
  // What an answer to a change of this page has brought is not shown again.
  records = changed.isFull ? current : withShown(current, changed, confirmedLists().albums)
  setSyncStatus({ newest, atStart: syncStatus.get().atStart ?? newest, isImporting })
  // The first visit has nothing to compare with; the next one compares with this.
  if (readSetting('seen') === '') keepSetting('seen', String(newest))
  if (changed.isPerson && !changed.isFull) void mutate(ME)
  if (isFirst || !isEmpty(changed)) {
    lists = await listsOf(records, createPause())
    listsAt = at
    isDue = true
  }
  const isWhole = writes.open === 0 && writes.started === started
  // A color that is being saved shows already.
  if (isWhole) showTagColors(records)
  if (before.revision !== records.revision || before.epoch !== records.epoch) {
    void keepCopy(before, records, changed).then(() => tellTabs({ kind: 'synced', revision: current.revision }))
  }
  return isWhole
}

/**
 * Shows the lists. Albums that came from elsewhere wait until they are asked for, unless `isAll`, so that nothing moves under the
 * person's eyes; what is changed or gone shows at once.
 */
async function show(isAll: boolean, areCratesNewest = true): Promise<void> {
  if (!lists) return
  const before = confirmedLists()
  // What the person has added, and what they have deleted, is nothing from elsewhere, even if the server has not confirmed it.
  const shown = new Set<number>()
  if (!isAll) for (const known of [before.albums, knownAlbums()]) for (const { id } of known ?? []) shown.add(id)
  const albums = isAll || !before.albums ? lists.albums : lists.albums.filter(({ id }) => shown.has(id))
  setSyncStatus({ partial: null, fresh: lists.albums.length - albums.length })
  isDue = !areCratesNewest
  // In separate tasks, so that none blocks the page for long.
  setConfirmed({ albums }, listsAt)
  await yieldToPage()
  if (areCratesNewest) setConfirmed({ crates: lists.crates }, listsAt)
  await yieldToPage()
  setConfirmed({ members: lists.members }, listsAt)
}

/** Chips are drawn again only where colors have changed. */
function showTagColors({ tagColors: chosen }: Rows): void {
  if (JSON.stringify(chosen) !== JSON.stringify(tagColors.get())) tagColors.set(chosen)
}

/** Shows the albums that came from elsewhere. */
export const showFresh = (): Promise<void> => show(true)

let running: Promise<void> | null = null
let next: Promise<void> | null = null
let isAllWanted = false

async function run(): Promise<void> {
  const isAll = isAllWanted
  isAllWanted = false
  const isWhole = await ask()
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

/** Asks what differs elsewhere, if the page is visible. */
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
  if (records.epoch === '') return sync(true)
  lists = await listsOf(records, createPause())
  showTagColors(records)
  const isBehind = Number(document.documentElement.dataset.revision) > records.revision
  if (isBehind) setSyncStatus({ isBehind })
  // What the server rendered is newer than a copy that is behind.
  await show(true, !isBehind)
  // What the page shows already is nothing new.
  void sync(isBehind)
    .catch(nothing)
    .then(() => {
      setSyncStatus({ isBehind: false })
      // Without an answer, they are those of the copy.
      return confirmedLists().crates ? undefined : show(true)
    })
}

/** Reads the copy, or everything from the server if there is none, once. @throws ApiError */
export async function load(): Promise<void> {
  if (lists) return
  loading ??= begin().finally(() => {
    loading = null
    setSyncStatus({ isLoading: false })
  })
  await loading
}

/** Shows what has changed on the server, after a change whose answer does not say it. */
export async function refresh(): Promise<void> {
  await load()
  await sync(true)
}
