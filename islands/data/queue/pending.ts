import { createStore } from '#islands/lib/store.ts'
import { setPending } from '../store/confirmed.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { withTimeout } from '../store/timeout.ts'
import { changesOf, type Entry, namesIn, toEntry } from './entry.ts'
import { account, begun, writeAhead } from './write-ahead.ts'

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
/** The names of those of `begun` that have been among them. */
const wasStored = new Set<string>()

/** How many changes the server has not confirmed, with those on their way, in all tabs. */
export const unconfirmed = createStore(0)

/** Whether a tab waits for the answer to the first call of it. */
export const isOnItsWay = ({ sender }: Entry) => sender !== undefined

/** Shows what has not been confirmed, once it is kept. What other tabs have on its way shows when it is. */
function show(): void {
  const known = namesIn(stored)
  const others = [...begun.values()].filter(({ key }) => !known.has(key))
  writeAhead([...(inMemory ?? []), ...others.filter(({ key }) => !wasStored.has(key))])
  unconfirmed.set(stored.length + others.length)
  setPending(changesOf([...stored.filter((entry) => !isOnItsWay(entry) || begun.has(entry.key)), ...others]))
}

/** Keeps and shows a change of this page from now on, until `removePending`. */
export function addPending(entry: Entry): void {
  begun.set(entry.key, entry)
  show()
}

/** A change of this page is over: it was confirmed, kept or refused. */
export function removePending({ key }: Entry): void {
  wasStored.delete(key)
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
  for (const name of namesIn(entries)) if (begun.has(name)) wasStored.add(name)
  const kept = entries.filter((entry) => !isOnItsWay(entry))
  outbox.set(kept)
  show()
  void navigator.setAppBadge?.(kept.length).catch(() => undefined)
  return entries
}
