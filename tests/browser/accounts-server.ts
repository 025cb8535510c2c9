import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { LIMITS } from '#domain/limits.ts'
import { createProfile } from '#worker/db/accounts/profiles.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import type { Db } from '#worker/db/database.ts'
import { session, user } from '#worker/db/schema.ts'
import { withRunningApp } from '../../scripts/bench/running-app.ts'
import { manyAlbums } from '../../scripts/demo/many-albums.ts'

// A server in a process of its own with accounts that are signed in, each with as many albums as an argument says. It tells its address and
// their cookies, and runs until its parent leaves.
const sizes = process.argv.slice(2).map(Number)
const secret = 'only-for-greedy-accounts-0123456789'
const AT_ONCE = 5_000
/** An account of so many albums has used up its changes of the hour, so that its bulk edits are refused. */
const SPENT_FROM = 50_000

const cookieOf = (token: string) =>
  `gatefold.session_token=${encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)}`

const albums = manyAlbums(Math.max(...sizes), new Date())

async function seed(db: Db): Promise<void> {
  const now = new Date()
  const times = { createdAt: now, updatedAt: now }
  for (const [number, size] of sizes.entries()) {
    const id = `person-${number}`
    const person = { id, name: id, email: `${id}@example.com` }
    await db.insert(user).values({ ...person, emailVerified: true, ...times })
    await createProfile({ db, now }, person)
    for (let from = 0; from < size; from += AT_ONCE) {
      await insertAlbums({ db, userId: id, now }, albums.slice(from, Math.min(size, from + AT_ONCE)))
    }
    const expiresAt = new Date(now.getTime() + 86_400_000)
    await db.insert(session).values({ id, userId: id, token: id, expiresAt, ...times })
    if (size < SPENT_FROM) continue
    const max = LIMITS.rowsWrittenPerHour
    await db.run(sql`
      INSERT INTO budget (user_id, name, count, max, resets_at, mark) VALUES (${id}, 'rows', ${max}, ${max}, ${now.getTime() + 3_600_000}, 0)`)
  }
}

process.env.BETTER_AUTH_SECRET = secret
await withRunningApp(
  join(import.meta.dirname, '../..'),
  async (origin) => {
    process.send?.({ origin, cookies: sizes.map((_, number) => cookieOf(`person-${number}`)) })
    await once(process, 'disconnect')
  },
  seed,
)
process.exit(0)
