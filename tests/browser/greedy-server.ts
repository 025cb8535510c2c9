import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createProfile } from '#worker/db/accounts/profiles.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import type { Db } from '#worker/db/database.ts'
import { session, user } from '#worker/db/schema.ts'
import { withRunningApp } from '../../scripts/bench/running-app.ts'
import { manyAlbums } from '../../scripts/demo/many-albums.ts'

// A server in a process of its own with accounts that are signed in. It tells its address and their cookies, and runs until its parent leaves.
const [accounts, albums, secret] = [
  Number(process.argv[2]),
  Number(process.argv[3]),
  'only-for-greedy-accounts-0123456789',
]

const cookieOf = (token: string) =>
  `gatefold.session_token=${encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)}`

const shelf = manyAlbums(albums, new Date())

async function seed(db: Db): Promise<void> {
  const now = new Date()
  const times = { createdAt: now, updatedAt: now }
  for (let number = 0; number < accounts; number += 1) {
    const id = `person-${number}`
    const person = { id, name: id, email: `${id}@example.com` }
    await db.insert(user).values({ ...person, emailVerified: true, ...times })
    await createProfile({ db, now }, person)
    await insertAlbums({ db, userId: id, now }, shelf)
    const expiresAt = new Date(now.getTime() + 86_400_000)
    await db.insert(session).values({ id, userId: id, token: id, expiresAt, ...times })
  }
}

process.env.BETTER_AUTH_SECRET = secret
await withRunningApp(
  join(import.meta.dirname, '../..'),
  async (origin) => {
    process.send?.({ origin, cookies: Array.from({ length: accounts }, (_, number) => cookieOf(`person-${number}`)) })
    await once(process, 'disconnect')
  },
  seed,
)
process.exit(0)
