import { createHmac } from 'node:crypto'
import { chunk } from '#domain/chunk.ts'
import { hashPassword } from '#worker/auth/password.ts'
import type { SystemCtx } from '#worker/db/context.ts'
import { batch } from '#worker/db/database.ts'
import { account, session, user } from '#worker/db/schema.ts'
import { NAME, PASSWORD } from './sign-up-values.ts'

const WEEK = 7 * 86_400_000
const PER_BATCH = 40

/** An account with a session: its email address and the value of the session's cookie. */
export type ReadyPerson = { email: string; cookie: string }

/** Creates people as signing up does, but hashes their password once, and signs them in. The first page they open makes their profile. */
export async function seedReadyPeople({ accounts }: SystemCtx, count: number, secret: string): Promise<ReadyPerson[]> {
  const password = await hashPassword(PASSWORD)
  const now = new Date()
  const times = { createdAt: now, updatedAt: now }
  const expiresAt = new Date(now.getTime() + WEEK)
  const made = Array.from({ length: count }, () => {
    const [id, token] = [crypto.randomUUID(), crypto.randomUUID()]
    const person = { id, name: NAME, email: `${crypto.randomUUID()}@example.com` }
    const statements = [
      accounts.insert(user).values({ ...person, ...times }),
      accounts.insert(account).values({ id, userId: id, accountId: id, providerId: 'credential', password, ...times }),
      accounts.insert(session).values({ id, userId: id, token, expiresAt, ...times }),
    ]
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    return { statements, ready: { email: person.email, cookie: encodeURIComponent(`${token}.${signature}`) } }
  })
  for (const some of chunk(made, PER_BATCH))
    await batch(
      accounts,
      some.flatMap(({ statements }) => statements),
    )
  return made.map(({ ready }) => ready)
}
