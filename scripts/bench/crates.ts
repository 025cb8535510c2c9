import { LIMITS } from '#domain/limits.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { createProfile } from '#worker/db/accounts/profiles.ts'
import { readAppPage } from '#worker/db/albums/app-page.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { addAlbumsToCrates } from '#worker/db/crates/crate-albums.ts'
import { listCrateMembers } from '#worker/db/crates/crate-contents.ts'
import { orderAlbumsOfCrate, orderCrates } from '#worker/db/crates/crate-order.ts'
import { listCrates } from '#worker/db/crates/crates.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import type { Db } from '#worker/db/database.ts'
import { manyAlbums } from '../demo/many-albums.ts'
import { type Cost, costOf, newUser } from './cost.ts'

const OWNER = 'bench-crates'

/** Measures the cost of crates for a user with 10,000 albums, all in one crate, and 2,000 crates of 50 albums. */
export async function measureCrates(db: Db): Promise<Record<string, Cost>> {
  const now = new Date()
  const ctx = { db, accounts: db, userId: OWNER, now }
  await newUser(db, OWNER)
  await createProfile(ctx, { id: OWNER, name: OWNER, email: `${OWNER}@example.com` })
  const ids = await insertAlbums(ctx, manyAlbums(10_000, now))
  const crateIds: number[] = []
  for (let made = 0; made < LIMITS.cratesPerPerson - 1; made += 1) {
    crateIds.push((await createCrate(ctx, { name: `Crate ${made}` })).id)
  }
  await addAlbumsToCrates(ctx, crateIds, ids.slice(0, 50))
  const { id } = await createCrate(ctx, { name: 'Everything', albumIds: ids })

  const costs: Record<string, Cost> = {}
  const measure = async (name: string, work: (db: Db) => Promise<unknown>) => {
    costs[name] = await costOf(db, work)
    // Every second call changes things back.
    await work(db)
  }
  let turn = 0
  const order = (change: (order: number[]) => void) => (it: Db) => {
    const next = [...ids]
    turn += 1
    if (turn % 2 === 1) change(next)
    return orderAlbumsOfCrate({ ...ctx, db: it, accounts: it }, id, next)
  }
  await measure('2,000 crates of 50 and one of 10,000', (it) => listCrates({ ...ctx, db: it, accounts: it }))
  await measure('what is in them', (it) => listCrateMembers({ ...ctx, db: it, accounts: it }))
  await measure('their screen', (it) => readAppPage({ ...ctx, db: it, accounts: it }, { ...DEFAULT_QUERY, crate: id }))
  await measure('the screen of one of 50', (it) =>
    readAppPage({ ...ctx, db: it, accounts: it }, { ...DEFAULT_QUERY, crate: crateIds[0] ?? 0 }),
  )
  await measure('the screen of what is in no crate', (it) =>
    readAppPage({ ...ctx, db: it, accounts: it }, { ...DEFAULT_QUERY, crate: 'none' }),
  )
  await measure(
    'one of 10,000 a place up',
    order((next) => next.splice(5_000, 2, ...next.slice(5_000, 5_002).reverse())),
  )
  await measure(
    'the last of 10,000 to the top',
    order((next) => next.unshift(...next.splice(-1))),
  )
  let isBack = false
  await measure('the last of 2,000 crates to the top', (it) => {
    isBack = !isBack
    return orderCrates({ ...ctx, db: it, accounts: it }, isBack ? [id] : crateIds)
  })
  await measure('10,000 albums into 10 crates', (it) =>
    addAlbumsToCrates({ ...ctx, db: it, accounts: it }, crateIds.splice(0, 10), ids),
  )
  return costs
}
