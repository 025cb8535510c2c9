import { createStore } from '#islands/lib/store.ts'
import { setPending } from '../confirmed.ts'
import { type Database, openDatabase } from '../copy/database.ts'
import { pageAccount } from '../copy/setting.ts'
import { withTimeout } from '../copy/timeout.ts'
import { changesOf, type Entry } from './entry.ts'
import { toEntry } from './outbox-schema.ts'

/** The account whose changes this page makes; `''` if the browser is to keep nothing, so that they last as long as the page. */
export const account = (): string => pageAccount() ?? ''

let inMemory: Entry[] | null = null
let places = 0

async function open(): Promise<Database | null> {
  if (inMemory || !account()) return null
  return withTimeout(openDatabase())
}

function updateMemory(change: (entries: Entry[]) => Entry[]): Entry[] {
  inMemory = change(inMemory ?? []).map((entry) => {
    places += 1
    return entry.place === undefined ? { ...entry, place: places } : entry
  })
  return inMemory
}

async function updateDatabase(database: Database, change: (entries: Entry[]) => Entry[]): Promise<Entry[]> {
  const { store, done } = database.transaction('outbox', 'readwrite')
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
  const before = values.flatMap((value, index) => toEntry(value, keys[index] as number, account()) ?? [])
  const after = change(before)
  const kept = new Set(after.map(({ place }) => place))
  const known = new Set<Entry>(before)
  await Promise.all(before.filter(({ place }) => !kept.has(place)).map(({ place }) => store.delete(place)))
  const stored: Entry[] = []
  for (const entry of after) {
    if (known.has(entry)) stored.push(entry)
    else if (entry.place !== undefined) {
      await store.put(entry, entry.place)
      stored.push(entry)
    } else stored.push({ ...entry, place: await store.add(entry) })
  }
  await done
  return stored
}

/** Replaces the entries of the account by what `change` makes of them, in one transaction; resolves to them. */
export async function updateEntries(change: (entries: Entry[]) => Entry[]): Promise<Entry[]> {
  const database = await open()
  if (database) {
    try {
      return await updateDatabase(database, change)
    } catch {
      // The disk is full, or the database was closed.
    }
  }
  return updateMemory(change)
}

/** The changes that are kept until they can be sent. Calls that are on their way for the first time are not among them. */
export const outbox = createStore<readonly Entry[]>([])

/** All entries of the device, as they were last read. */
let stored: readonly Entry[] = []
/** The changes of this page whose calls have no answer yet, by their keys. */
const begun = new Map<string, Entry>()

/** How many changes the server has not confirmed, with those on their way, in all tabs. */
export const unconfirmed = createStore(0)

/** Whether a tab waits for the answer to the first call of it. */
export const isOnItsWay = ({ sender }: Entry) => sender !== undefined

/** The changes of this page that are about to be stored. */
function unstored(): Entry[] {
  const known = new Set(stored.map(({ key }) => key))
  return [...begun.values()].filter(({ key }) => !known.has(key))
}

/** Whether there are changes that end with the page: nothing may be stored, or they are about to be. */
export const hasUnstored = (): boolean => (inMemory !== null && inMemory.length > 0) || unstored().length > 0

/** Shows what has not been confirmed. What other tabs have on its way shows when it is. */
function show(): void {
  unconfirmed.set(stored.length + unstored().length)
  setPending(changesOf([...stored.filter((entry) => !isOnItsWay(entry) || begun.has(entry.key)), ...unstored()]))
}

/** Shows a change of this page from now on, until `end`. */
export function addPending(entry: Entry): void {
  begun.set(entry.key, entry)
  show()
}

/** A change of this page is over: it was confirmed, kept or refused. */
export function removePending({ key }: Entry): void {
  if (begun.delete(key)) show()
}

/** Resolves when no change of this page is on its way, or after some milliseconds. */
export const settled = (timeout: number): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (begun.size > 0) return
      stop()
      clearTimeout(timer)
      resolve()
    }
    const stop = unconfirmed.subscribe(look)
    const timer = setTimeout(() => {
      stop()
      resolve()
    }, timeout)
    look()
  })

/** Replaces the entries by what `change` makes of them, here and on the device; resolves to them. */
export async function update(change: (entries: Entry[]) => Entry[]): Promise<Entry[]> {
  const entries = await updateEntries(change)
  stored = entries
  const kept = entries.filter((entry) => !isOnItsWay(entry))
  outbox.set(kept)
  show()
  void navigator.setAppBadge?.(kept.length).catch(() => undefined)
  return entries
}
