import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type { PlacedCrate, SyncChange, SyncHead } from '#domain/sync/sync.ts'
import { closeDatabase, openDatabase } from '#islands/data/store/database.ts'
import { createDraft, NO_ROWS, type Rows } from '#islands/data/store/rows.ts'

/** Starts with a device that keeps nothing. */
export async function newDevice(): Promise<void> {
  await closeDatabase()
  globalThis.indexedDB = new IDBFactory()
}

/** Everything that the database holds, by store. */
export async function stored(): Promise<Record<string, unknown[]>> {
  const database = await openDatabase()
  const names = [...database.objectStoreNames]
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await database.getAll(name)])))
}

export const crate = (id: number, given: Partial<PlacedCrate> = {}): PlacedCrate => ({
  id,
  name: `Crate ${id}`,
  description: '',
  isFavorite: false,
  albumCount: 0,
  previewCovers: [],
  version: 1,
  place: id,
  ...given,
})

/** The records after an answer of these parts. */
export function answered(
  head: Pick<SyncHead, 'epoch' | 'revision' | 'isFull'>,
  parts: SyncChange[],
  before: Rows = NO_ROWS,
) {
  const draft = createDraft(before, head)
  for (const part of parts) draft.add(part)
  return draft.finish()
}
