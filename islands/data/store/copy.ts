import type { AlbumView } from '#domain/albums/album.ts'
import { ALBUM_FORM } from '#domain/sync/album-columns.ts'
import { readStored, writeStored } from '#islands/lib/browser-storage.ts'
import { createStore } from '#islands/lib/store.ts'
import { createPause } from '#islands/lib/time-slices.ts'
import { onTabNews } from '../tabs.ts'
import { forgetOthers } from './account-storage.ts'
import { BUCKETS, bucketOf, COPY_STORES, type CopyState, type Database, withDatabase } from './database.ts'
import { pageAccount } from './device.ts'
import { type Changed, type Cursor, NO_ROWS, type Rows } from './rows.ts'
import { searchableOf } from './searchable.ts'
import { withTimeout } from './timeout.ts'
import { clearCopy, wipe } from './wipe.ts'

/** The form of the stored values; the number rises if crates or places change. A copy of another form is wiped. */
export const SCHEMA = `1 ${ALBUM_FORM}`

/** Whose copy this page writes; null if it writes none. */
let keptFor: string | null = null
let isHearing = false

/** That there was no room for the copy, which is said once, until there was some. */
const NO_ROOM = 'gatefold.no-room'
/** Whether to say that there is no room for the copy on this device. */
export const hasNoRoom = createStore(false)

function noteFailure(error: unknown): null {
  if (error instanceof Error && error.name === 'QuotaExceededError' && !readStored(NO_ROOM)) {
    writeStored(NO_ROOM, '1')
    hasNoRoom.set(true)
  }
  return null
}

/** The copy of this page, as if there were none where the browser has none, or its database hangs. */
export async function openCopy(): Promise<Rows> {
  const account = pageAccount()
  if (!account) {
    void wipe()
    return NO_ROWS
  }
  // A session that ends by itself leaves all of it for the same person.
  forgetOthers(account)
  if (!isHearing)
    onTabNews((news) => {
      if (news.kind === 'wiped') keptFor = null
    })
  isHearing = true
  const copy = await withTimeout(readCopy(account).catch(noteFailure))
  if (copy) keptFor = account
  return copy ?? NO_ROWS
}

/** Follows the records with the copy. If that fails, the disk is full or the copy was wiped, and the page does without. */
export async function keepCopy(before: Cursor, records: Rows, changed: Changed): Promise<void> {
  const account = keptFor
  if (account === null) return
  const isKept = await writeCopy(account, before, records, changed).catch(noteFailure)
  if (isKept) writeStored(NO_ROOM, null)
  else keptFor = null
}

const isReadable = (state: CopyState | undefined, account: string): state is CopyState =>
  state?.account === account && state.schema === SCHEMA

/**
 * Reads the copy of an account. The copy of another account or of another form is wiped. Without one, an empty copy is created: only an
 * existing copy is written to, so nothing comes back that was wiped in the meantime.
 */
export const readCopy = (account: string): Promise<Rows> => withDatabase((database) => readFrom(database, account))

async function readFrom(database: Database, account: string): Promise<Rows> {
  const state = await database.get('state', 'copy')
  if (isReadable(state, account)) return readRecords(database, account)
  await clearCopy(database)
  const { epoch, revision, tagColors } = NO_ROWS
  await database.put('state', { account, epoch, revision, schema: SCHEMA, tagColors }, 'copy')
  return NO_ROWS
}

async function readRecords(database: Database, account: string): Promise<Rows> {
  const stores = database.transaction(COPY_STORES)
  const pause = createPause()
  const albums = new Map<number, AlbumView>()
  // Each bucket arrives in a task of its own.
  const buckets = Array.from({ length: BUCKETS }, async (_, bucket) => {
    const found = (await stores.objectStore('albums').get(bucket)) ?? []
    for (const album of found) {
      searchableOf(album)
      albums.set(album.id, album)
    }
  })
  const [state, crates, memberIds, members] = await Promise.all([
    stores.objectStore('state').get('copy'),
    stores.objectStore('crates').getAll(),
    stores.objectStore('members').getAllKeys(),
    stores.objectStore('members').getAll(),
    ...buckets,
  ])
  await pause()
  if (!isReadable(state, account)) return NO_ROWS
  return {
    epoch: state.epoch,
    revision: state.revision,
    albums,
    crates: new Map(crates.map((crate) => [crate.id, crate])),
    members: new Map(memberIds.map((id, index) => [id, members[index] ?? new Map()])),
    tagColors: state.tagColors,
  }
}

/**
 * Writes what an answer changed, in one transaction, if the copy is still the one that `from` was read of: another tab may have written or
 * wiped it. Returns whether the copy now holds the records or later ones.
 */
export const writeCopy = (account: string, from: Cursor, records: Rows, changed: Changed): Promise<boolean> =>
  withDatabase((database) => writeTo(database, account, from, records, changed))

async function writeTo(database: Database, account: string, from: Cursor, records: Rows, changed: Changed) {
  // Differences hold whole rows, so one from an earlier revision than the stored one still leads to the right records.
  const replaces = (known: CopyState | undefined) => changed.isFull || !known || known.revision < from.revision
  const albumsIf = (isAll: boolean) => bucketsOf(records.albums, isAll ? null : changed.albums)
  // Before the transaction, which would end in a pause.
  const expected = replaces(await database.get('state', 'copy'))
  const prepared = await inPauses(albumsIf(expected))
  const transaction = database.transaction(COPY_STORES, 'readwrite')
  const stores = {
    state: transaction.objectStore('state'),
    albums: transaction.objectStore('albums'),
    crates: transaction.objectStore('crates'),
    members: transaction.objectStore('members'),
  }
  const stored = await stores.state.get('copy')
  const isSameEpoch = stored?.epoch === records.epoch
  const isUnchanged = stored?.epoch === from.epoch && stored.revision === from.revision
  if (!isReadable(stored, account) || (!isSameEpoch && !isUnchanged)) {
    transaction.abort()
    await transaction.done.catch(() => undefined)
    return false
  }
  if (isSameEpoch && stored.revision >= records.revision) return true
  const isWhole = replaces(stored)
  const buckets = isWhole === expected ? prepared : atOnce(albumsIf(isWhole))

  try {
    if (isWhole) await Promise.all([stores.albums.clear(), stores.crates.clear(), stores.members.clear()])
    // Each value is written after the one before, so that none of the tasks is long.
    for (const [bucket, albums] of buckets) await stores.albums.put(albums, bucket)
    for (const id of isWhole ? records.crates.keys() : changed.crates) {
      const crate = records.crates.get(id)
      await (crate ? stores.crates.put(crate, id) : stores.crates.delete(id))
    }
    for (const id of isWhole ? records.members.keys() : changed.members) {
      const contents = records.members.get(id)
      await (contents ? stores.members.put(contents, id) : stores.members.delete(id))
    }
    const { epoch, revision, tagColors } = records
    await stores.state.put({ account, epoch, revision, schema: SCHEMA, tagColors }, 'copy')
  } catch (error) {
    transaction.done.catch(() => undefined)
    try {
      transaction.abort()
    } catch {
      // The browser has done so.
    }
    throw error
  }
  await transaction.done
  return true
}

type Buckets = Map<number, AlbumView[]>

/** The albums of each bucket that holds one of these ids; of every bucket that is not empty for null. Yields now and then. */
function* bucketsOf(albums: Rows['albums'], ids: ReadonlySet<number> | null): Generator<void, Buckets> {
  const buckets: Buckets = new Map()
  if (ids) for (const id of ids) buckets.set(bucketOf(id), [])
  let count = 0
  for (const album of albums.values()) {
    const bucket = bucketOf(album.id)
    const known = buckets.get(bucket)
    if (known) known.push(album)
    else if (!ids) buckets.set(bucket, [album])
    count += 1
    if (count % 1_000 === 0) yield
  }
  return buckets
}

async function inPauses(work: Generator<void, Buckets>): Promise<Buckets> {
  const pause = createPause()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await pause()
  }
}

function atOnce(work: Generator<void, Buckets>): Buckets {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
