import { type Database, openDatabase } from '../copy/database.ts'
import { pageAccount } from '../copy/setting.ts'
import { withTimeout } from '../copy/timeout.ts'
import type { Entry } from './entry.ts'
import { toEntry } from './outbox-schema.ts'

/** The account whose changes this page makes; `''` if the browser is to keep nothing, so that they last as long as the page. */
export const account = (): string => pageAccount() ?? ''

let inMemory: Entry[] | null = null
let places = 0

async function open(): Promise<Database | null> {
  if (inMemory || !account()) return null
  return withTimeout(openDatabase())
}

/** Whether there are entries that end with the page. */
export const hasUnstored = (): boolean => inMemory !== null && inMemory.length > 0

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
