import type { IDBPObjectStore } from 'idb'
import { DEVICE_CHANGE, deviceChangeText } from '#domain/sync/device-change.ts'
import { createStore } from '#islands/lib/store.ts'
import { setPending } from '../store/confirmed.ts'
import { creations, type Database, type Stores, withDatabase } from '../store/database.ts'
import { numberNow } from './device-number.ts'
import { changesOf, type Entry, namesIn, toEntry } from './entry.ts'
import { account, begun, writeAhead } from './write-ahead.ts'

let inMemory: Entry[] | null = null
let places = 0

/** All entries of the device, as they were last read. */
let stored: readonly Entry[] = []
let createdBefore = 0
/** Of all changes below this number it is known whether they are stored. */
let knownUntil = 0

function updateMemory(change: (entries: Entry[]) => Entry[]): Entry[] {
  // Nobody else knows of a device that keeps nothing.
  if (!account()) knownUntil = numberNow()
  inMemory = change(inMemory ?? [...stored]).map((entry) => {
    places += 1
    return entry.place === undefined ? { ...entry, place: places } : entry
  })
  return inMemory
}

async function updateDatabase(database: Database, change: (entries: Entry[]) => Entry[]): Promise<Entry[]> {
  const until = numberNow()
  const transaction = database.transaction('outbox', 'readwrite')
  try {
    const entries = await updateStore(transaction.store, change)
    await transaction.done
    createdBefore = creations()
    knownUntil = until
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

type Outbox = IDBPObjectStore<Stores, ['outbox'], 'outbox', 'readwrite'>

async function updateStore(store: Outbox, change: (entries: Entry[]) => Entry[]): Promise<Entry[]> {
  const keys = await store.getAllKeys()
  const values = await store.getAll()
  const before = values.flatMap((value, index) => toEntry(value, keys[index] as number, account()) ?? [])
  const names = namesIn(before)
  // What this page knows of outlives that the database was deleted meanwhile.
  const gone = creations() > createdBefore ? stored.filter(({ key }) => !names.has(key)) : []
  const all = [...before, ...gone.map(({ place: _, ...entry }) => entry)]
  // A connection may be lost after it has stored what is added: then it is there already.
  const changed = change(all)
  const there = new Set(changed.flatMap(({ place, key }) => (place === undefined ? [] : [key])))
  const after = changed.filter(({ place, key }) => place !== undefined || !there.has(key))
  const kept = new Set(after.map(({ place }) => place))
  const known = new Set<Entry>(before)
  for (const { place } of before) if (!kept.has(place)) await store.delete(place)
  const entries: Entry[] = []
  for (const entry of after) {
    if (known.has(entry)) entries.push(entry)
    else if (entry.place !== undefined) {
      await store.put(entry, entry.place)
      entries.push(entry)
    } else entries.push({ ...entry, place: await store.add(entry) })
  }
  return entries
}

/**
 * Replaces the entries of the account by what `change` makes of them, in one transaction; resolves to them. Without a database, because
 * there is none, or the disk is full, they are in memory from then on. `change` may be called twice.
 */
export async function updateEntries(change: (entries: Entry[]) => Entry[]): Promise<Entry[]> {
  if (inMemory || !account()) return updateMemory(change)
  return withDatabase((database) => updateDatabase(database, change)).catch(() => updateMemory(change))
}

/** The changes that are kept until they can be sent. Calls that are on their way for the first time are not among them. */
export const outbox = createStore<readonly Entry[]>([])

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

/** The headers by which the server knows a change, and which of this device may still come. */
export function headersOf({ device, number }: Entry): Record<string, string> {
  if (device === undefined || number === undefined) return {}
  const open = [...stored, ...begun.values()].flatMap((one) => (one.device === device ? (one.number ?? []) : []))
  return { [DEVICE_CHANGE]: deviceChangeText({ device, number }, [...new Set(open)], knownUntil + 1) }
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
