import { deleteDB } from 'idb'
import { PAGE_CACHES } from '#domain/sync/device-names.ts'
import { dropStoredPages } from '#islands/lib/ask-worker.ts'
import { tellTabs } from '../tabs.ts'
import { forgetAll } from './account-storage.ts'
import { COPY_STORES, type Database, NAME, openDatabase, withDatabase } from './database.ts'
import { withTimeout } from './timeout.ts'

/** Empties the stores of the copy, all or none. */
export async function clearCopy(database: Database): Promise<void> {
  const transaction = database.transaction(COPY_STORES, 'readwrite')
  await Promise.all([...COPY_STORES.map((name) => transaction.objectStore(name).clear()), transaction.done])
}

async function clearStores(): Promise<void> {
  try {
    await openDatabase()
  } catch (error) {
    // What a newer build stored cannot be emptied one by one.
    if (error instanceof DOMException && error.name === 'VersionError') await deleteDB(NAME)
    return
  }
  await withDatabase(clearCopy)
}

async function deletePages(): Promise<void> {
  // It stores none that it has asked for already.
  await dropStoredPages()
  const names = (await globalThis.caches?.keys()) ?? []
  await Promise.all(names.filter((name) => name.startsWith(PAGE_CACHES)).map((name) => caches.delete(name)))
}

/** Removes the pages of the service worker, which show a person's records to whoever opens them. Never fails. */
export const clearPages = async (): Promise<void> => void (await withTimeout(deletePages()))

/**
 * Removes everything that this device keeps of the person, in every tab: the copy of their records, what they chose last in the commands,
 * what was playing, where they were at the desk, and the pages of the service worker.
 * For a person who logs out, or makes way for another one. Only the outbox stays, for the account whose changes it holds. Never fails.
 */
export async function wipe(): Promise<void> {
  tellTabs({ kind: 'wiped' })
  forgetAll()
  await withTimeout(Promise.allSettled([clearStores(), deletePages()]))
}
