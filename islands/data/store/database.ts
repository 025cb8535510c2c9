import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { AlbumView } from '#domain/albums/album.ts'
import type { PlacedCrate } from '#domain/sync/sync.ts'
import type { TagColors } from '#domain/tags/tag-color.ts'
import { withTimeout } from './timeout.ts'

export const NAME = 'gatefold'
/** The number of the stores. It rises only if a store is added or removed, for which `upgrade` has to ask which are there. */
const VERSION = 1

/** What a copy is of, and how far it has come. */
export type CopyState = {
  /** The hash of the user id that the server gives, never the id. */
  account: string
  epoch: string
  revision: number
  /** The form of what the stores hold, see `SCHEMA`. */
  schema: string
  /** The chosen colors of tags. */
  tagColors: TagColors
}

/** How many parts the albums are stored in: few enough to read all of them at once, and small enough to rewrite one for a rating. */
export const BUCKETS = 64

export const bucketOf = (albumId: number): number => albumId % BUCKETS

export interface Stores extends DBSchema {
  /** A single value, under `copy`. */
  state: { key: 'copy'; value: CopyState }
  /** Albums by bucket. */
  albums: { key: number; value: AlbumView[] }
  crates: { key: number; value: PlacedCrate }
  /** What is in a crate, by the crate's id: albums with their positions. */
  members: { key: number; value: ReadonlyMap<number, number> }
  /** What waits to be sent, as `islands/data/queue` reads and checks it. */
  outbox: { key: number; value: unknown }
}
export type Database = IDBPDatabase<Stores>

/** The stores of the copy. The outbox is not one of them: its changes exist only on this device. */
export const COPY_STORES = ['state', 'albums', 'crates', 'members'] as const

let opened: Promise<Database> | undefined
let created = 0

/** How often this page has found no database and created one. */
export const creations = (): number => created

/** Opens the database, once. Fails where there is none: in some private windows, with a full disk, after a newer build. */
export function openDatabase(): Promise<Database> {
  const forget = () => {
    opened = undefined
  }
  opened ??= new Promise<Database>((resolve, reject) => {
    openDB<Stores>(NAME, VERSION, {
      upgrade(database) {
        created += 1
        for (const name of COPY_STORES) database.createObjectStore(name)
        database.createObjectStore('outbox', { autoIncrement: true })
      },
      blocked: () => reject(new Error('Another tab holds an older database')),
      // Another tab has a newer build, which waits for this connection to close.
      blocking(_, __, { target }) {
        forget()
        ;(target as IDBDatabase).close()
      },
      terminated: forget,
    }).then(resolve, reject)
  })
  opened.catch(forget)
  return opened
}

/** Errors of a connection that the browser has given up, which it may tell only then. */
const LOST = ['InvalidStateError', 'UnknownError', 'AbortError']

/** An opening that the browser has not answered in time: nobody waits for it again. */
let silent: Promise<Database> | undefined

async function openSoon(): Promise<Database> {
  const opening = openDatabase()
  const database = opening === silent ? null : await withTimeout(opening)
  if (database) return database
  silent = opening
  opening.then(
    () => {
      silent = undefined
    },
    () => undefined,
  )
  throw new Error('The database does not open')
}

/** Works with the database, and once more on a new connection if the one before is lost. */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openSoon()
  try {
    return await work(database)
  } catch (error) {
    if (!(error instanceof Error && LOST.includes(error.name))) throw error
    if ((await opened) === database) await closeDatabase()
    return work(await openSoon())
  }
}

/** Closes the database; the next use opens it again. */
export async function closeDatabase(): Promise<void> {
  const closing = opened
  opened = undefined
  await closing?.then(
    (database) => database.close(),
    () => undefined,
  )
}
