import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { LIMITS } from '#domain/limits.ts'
import { createProfile } from '#worker/db/albums/welcome-album.ts'
import type { SystemCtx } from '#worker/db/context.ts'
import { session, user } from '#worker/db/schema.ts'
import { withRunningApp } from '../../scripts/bench/running-app.ts'
import { insertInPieces } from '../../scripts/demo/insert-in-pieces.ts'
import { manyAlbums } from '../../scripts/demo/many-albums.ts'
import { type Filled, fillCrates } from '../long-calls.ts'

/**
 * A signed-in account with so many albums, in three crates if told so. `changes` says whether its bulk edits are refused, as its changes
 * of the hour are used up, or whether it may make more than an hour allows.
 */
export type AccountSize = { albums: number; inCrates?: boolean; changes?: 'none' | 'any' }
export type SignedIn = Filled & { cookie: string; email: string }

// A server in a process of its own. It tells its address and its accounts, and runs until its parent leaves.
const sizes = JSON.parse(process.argv[2] ?? '[]') as AccountSize[]
const secret = 'only-for-loaded-accounts-0123456789'
const HOUR_MS = 3_600_000

const cookieOf = (token: string) =>
  `gatefold.session_token=${encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)}`

const accounts: SignedIn[] = []

async function seed(system: SystemCtx): Promise<void> {
  const { db, now } = system
  const albums = manyAlbums(Math.max(...sizes.map((one) => one.albums)), now)
  const times = { createdAt: now, updatedAt: now }
  for (const [number, size] of sizes.entries()) {
    const id = `person-${number}`
    const person = { id, name: id, email: `${id}@example.com` }
    const ctx = { ...system, userId: id }
    await system.accounts.insert(user).values({ ...person, emailVerified: true, ...times })
    await createProfile(ctx, person)
    // Without the album that welcomes people.
    for (const table of ['album', 'album_count']) await db.run(sql`DELETE FROM ${sql.raw(table)} WHERE user_id = ${id}`)
    const ids = await insertInPieces(ctx, albums.slice(0, size.albums))
    const crates = size.inCrates ? await fillCrates(ctx, ids) : []
    // Signed in just now for as long as the test takes, so that it may delete its account.
    const createdAt = new Date(now.getTime() + 24 * HOUR_MS)
    const expiresAt = new Date(now.getTime() + 2_000 * HOUR_MS)
    await system.accounts.insert(session).values({ id, userId: id, token: id, expiresAt, createdAt, updatedAt: now })
    accounts.push({ ids, crates, cookie: cookieOf(id), email: person.email })
    if (!size.changes) continue
    const count = size.changes === 'none' ? LIMITS.rowsWrittenPerHour : -1e12
    await db.run(sql`
      INSERT INTO budget (user_id, name, count, max, resets_at, mark)
      VALUES (${id}, 'rows', ${count}, ${LIMITS.rowsWrittenPerHour}, ${now.getTime() + 24 * HOUR_MS}, 0)`)
  }
}

process.env.BETTER_AUTH_SECRET = secret
await withRunningApp(
  join(import.meta.dirname, '../..'),
  async (origin) => {
    process.send?.({ origin, accounts, secret })
    await once(process, 'disconnect')
  },
  seed,
)
process.exit(0)
