import type { IDBPObjectStore } from 'idb'
import { DEVICE_CHANGE, deviceChangeText } from '#domain/sync/device-change.ts'
import { ACCOUNT_HEADER } from '#domain/sync/device-names.ts'
import { createStore } from '#islands/lib/store.ts'
import { setPending } from '../store/confirmed.ts'
import { creations, type Database, type Stores, withDatabase } from '../store/database.ts'
import { numberNow } from './device-number.ts'
import { changesOf, type Entry, isPartOf, namesIn, toEntry } from './entry.ts'
import { createCallQueue } from './turns.ts'
import { account, begun, overOf, pageName, writeAhead } from './write-ahead.ts'

/** All entries of the account, as this page knows them. */
let stored: readonly Entry[] = []
/** Whether the database has them so: there may be none, or no room in it. */
let isSaved = true
/** What it had when it last answered, by name, and how many databases this page had created by then. */
let inDatabase: ReadonlyMap<string, Entry> = new Map()
let createdBefore = 0
/** Of all changes below this number it is known whether they are stored. */
let knownUntil = 0

/** An entry of which two tabs have made different ones: both, the older one in its place. */
function inOrder(...both: [there: Entry, mine: Entry]): Entry[] {
  const { place } = both[0]
  const [first, second] = both.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0)) as typeof both
  const { place: _, ...later } = second
  return [
    { ...first, place },
    { ...later, key: later.holds?.at(-1) ?? later.key },
  ]
}

/** What the database has, with what this page could not store or remove there, or what was deleted with an earlier one. */
function withUnsaved(there: Entry[]): Entry[] {
  const isNew = creations() > createdBefore
  if (isSaved && !isNew) return there
  const known = new Map(stored.map((entry) => [entry.key, entry]))
  const had = ({ key }: Entry) => (isNew ? undefined : inDatabase.get(key))
  const isIn = (one: Entry, other: Entry | undefined) => other !== undefined && isPartOf(one, other)
  return [
    ...there.flatMap((one) => {
      const mine = known.get(one.key)
      if (mine && isPartOf(one, mine)) return [{ ...mine, place: one.place }]
      if (mine && !isPartOf(mine, one)) return inOrder(one, mine)
      return stored.some((other) => isPartOf(one, other)) || (!mine && isIn(one, had(one))) ? [] : [one]
    }),
    ...stored.flatMap(({ place: _, ...one }) => {
      const isThere = there.some((other) => other.key === one.key || isPartOf(one, other))
      // Whoever sends it for the first time keeps it.
      const isOthers = one.sender !== undefined && one.sender !== pageName()
      return isThere || isOthers || isIn(one, had(one)) ? [] : [one]
    }),
  ]
}

type Outbox = IDBPObjectStore<Stores, ['outbox'], 'outbox', 'readwrite'>

async function updateStore(store: Outbox, change: (entries: Entry[]) => Entry[]): Promise<Entry[]> {
  const keys = await store.getAllKeys()
  const values = await store.getAll()
  const there = values.flatMap((value, index) => toEntry(value, keys[index] as number, account()) ?? [])
  const changed = change(withUnsaved(there))
  // A connection may be lost after it has stored what is added: then it is there already.
  const placed = new Set(changed.flatMap(({ place, key }) => (place === undefined ? [] : [key])))
  const after = changed.filter(({ place, key }) => place !== undefined || !placed.has(key))
  const kept = new Set(after.map(({ place }) => place))
  for (const { place } of there) if (!kept.has(place)) await store.delete(place)
  const same = new Set<Entry>(there)
  const entries: Entry[] = []
  for (const entry of after)
    entries.push(same.has(entry) ? entry : { ...entry, place: await store.put(entry, entry.place) })
  return entries
}

async function updateDatabase(database: Database, change: (entries: Entry[]) => Entry[]): Promise<Entry[]> {
  const until = numberNow()
  const transaction = database.transaction('outbox', 'readwrite')
  try {
    const entries = await updateStore(transaction.store, change)
    await transaction.done
    createdBefore = creations()
    inDatabase = new Map(entries.map((entry) => [entry.key, entry]))
    knownUntil = until
    isSaved = true
    return entries
  } catch (error) {
    // All or nothing.
    transaction.done.catch(() => undefined)
    try {
      transaction.abort()
    } catch {
      // The browser has done so.
    }
    throw error
  }
}

/** The changes that are kept until they can be sent. Calls that are on their way for the first time are not among them. */
export const outbox = createStore<readonly Entry[]>([])

/** How many changes the server has not confirmed, with those on their way, in all tabs. */
export const unconfirmed = createStore(0)

/** Whether a tab waits for the answer to the first call of it. */
export const isOnItsWay = ({ sender }: Entry) => sender !== undefined

/** Shows what has not been confirmed, once it is kept. What other tabs have on its way shows when it is. */
function show(): void {
  const known = namesIn(stored)
  const others = [...begun.values()].filter(({ key }) => !known.has(key))
  const over = [...inDatabase.values()].filter(({ key }) => !known.has(key)).map(overOf)
  writeAhead(isSaved ? others : [...stored, ...others, ...over])
  unconfirmed.set(stored.length + others.length)
  setPending(changesOf([...stored.filter((entry) => !isOnItsWay(entry) || begun.has(entry.key)), ...others]))
}

/** The headers by which the server knows a change and who has made it, and which of this device may still come. */
export function headersOf({ device, number }: Entry): Record<string, string> {
  const { person } = document.documentElement.dataset
  const whose: Record<string, string> = person ? { [ACCOUNT_HEADER]: person } : {}
  if (device === undefined || number === undefined) return whose
  const open = [...stored, ...begun.values()].flatMap((one) => (one.device === device ? (one.number ?? []) : []))
  return { ...whose, [DEVICE_CHANGE]: deviceChangeText({ device, number }, [...new Set(open)], knownUntil + 1) }
}

/** Keeps and shows a change of this page from now on, until `removePending`. */
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

async function updateNow(change: (entries: Entry[]) => Entry[]): Promise<Entry[]> {
  const inMemory = () => {
    isSaved = false
    return change([...stored])
  }
  // Nobody else knows of a device that keeps nothing.
  if (!account()) knownUntil = numberNow()
  const entries = account() ? await withDatabase((one) => updateDatabase(one, change)).catch(inMemory) : inMemory()
  stored = entries
  const kept = entries.filter((entry) => !isOnItsWay(entry))
  outbox.set(kept)
  show()
  void navigator.setAppBadge?.(kept.length).catch(() => undefined)
  return entries
}

const oneByOne = createCallQueue()

/**
 * Replaces the entries of the account by what `change` makes of them, here and in one transaction on the device; resolves to them. While the
 * database does not take them, because there is none, or the disk is full, the line of the page has them. `change` may be called twice.
 */
export const update = (change: (entries: Entry[]) => Entry[]): Promise<Entry[]> => oneByOne(() => updateNow(change))
