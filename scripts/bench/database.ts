import { brotliCompressSync } from 'node:zlib'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import type { SyncHead } from '#domain/sync/sync.ts'
import { createAlbum, updateAlbum } from '#worker/db/albums/albums.ts'
import { readAppPage } from '#worker/db/albums/app-page.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { listAlbums } from '#worker/db/albums/list-albums.ts'
import { listCrates } from '#worker/db/crates/crates.ts'
import type { Db } from '#worker/db/database.ts'
import { beginFanImport } from '#worker/db/imports/begin-finish.ts'
import { writeFanPage } from '#worker/db/imports/fan-page.ts'
import { readChanges } from '#worker/db/sync/read-changes.ts'
import { withLocalDatabase } from '../database.ts'
import { manyAlbums } from '../demo/many-albums.ts'
import { type Cost, costOf, newUser } from './cost.ts'
import { measureCrates } from './crates.ts'
import type { Figure } from './kept.ts'

/** Measures the cost of the main reads and writes for a user with 1,000 albums, and of many crates. */
export function measureDatabase(root: string, state: string) {
  return withLocalDatabase(root, state, async (system) => {
    const { db, now } = system
    const ctx = { ...system, userId: 'bench' }
    const on = (it: Db) => ({ ...ctx, db: it, accounts: it })
    await newUser(db, 'bench')
    await insertAlbums(ctx, manyAlbums(1_000, now))
    const { revision, pages } = await listAlbums(ctx)
    const first = (await pages?.next())?.value?.[0]
    if (!first) throw new Error('The albums were not written')
    const input = { title: 'New', artist: 'Somebody', bandcampUrl: 'https://somebody.bandcamp.com/album/new' }
    const costs: Record<string, Cost> = {
      'collection screen': await costOf(db, (it) => readAppPage(on(it), DEFAULT_QUERY)),
      'all albums': await costOf(db, (it) => listAlbums(on(it))),
      'all albums, unchanged': await costOf(db, (it) => listAlbums(on(it), { knownRevision: revision })),
      crates: await costOf(db, (it) => listCrates(on(it))),
      'rating change': await costOf(db, (it) => updateAlbum(on(it), first.id, { rating: 4 })),
      'new album': await costOf(db, (it) => createAlbum(on(it), input)),
    }
    const opened = await beginFanImport(ctx, { username: 'bench', type: 'collection' })
    const page = { importId: opened.id, found: 100, skipped: 0 }
    const albums = manyAlbums(1_100, now).slice(1_000)
    costs['page of a fan import, 100 new'] = await costOf(db, (it) =>
      writeFanPage(on(it), { ...page, page: 0, albums }),
    )
    costs['the same page again'] = await costOf(db, (it) => writeFanPage(on(it), { ...page, page: 1, albums }))
    Object.assign(costs, await measureDevice(db, first.id))
    return { ...costs, ...(await measureCrates(db)) }
  })
}

/** The rows that it reads and writes, to keep. */
export const costFigures = (costs: Record<string, Cost>): Figure[] =>
  Object.entries(costs).flatMap(([name, { rowsRead, rowsWritten }]): Figure[] => [
    { name: `${name}: read`, unit: 'rows', now: rowsRead, goal: null },
    ...(rowsWritten > 1 ? [{ name: `${name}: written`, unit: 'rows', now: rowsWritten, goal: null } as const] : []),
  ])

/** What a device costs that keeps a copy, and what it sends over the network. */
async function measureDevice(db: Db, albumId: number): Promise<Record<string, Cost>> {
  const on = (it: Db) => ({ db: it, accounts: it, userId: 'bench', now: new Date() })
  const read = async (it: Db, cursor?: SyncHead) => {
    const { head, parts } = await readChanges(on(it), cursor)
    const texts = [JSON.stringify(head)]
    for await (const part of parts ?? []) texts.push(JSON.stringify(part))
    return { head, text: texts.join() }
  }
  let last = await read(db)
  const noted: Record<string, Cost> = {}
  const measure = async (name: string, cursor?: SyncHead) => {
    noted[name] = await costOf(db, async (it) => {
      last = await read(it, cursor)
    })
    console.info(`${name}: ${last.text.length} bytes, compressed ${brotliCompressSync(last.text).length}`)
  }
  await measure('copy of a new device, 1,100 albums')
  await measure('copy, unchanged', last.head)
  noted['rating change, with a copy'] = await costOf(db, (it) => updateAlbum(on(it), albumId, { rating: 3 }))
  await measure('copy after a rating elsewhere', last.head)
  return noted
}
