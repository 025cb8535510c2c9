import { and, eq } from 'drizzle-orm'
import { hashPassword } from '#worker/auth/password.ts'
import { account } from '#worker/db/schema.ts'
import { db, type Person } from './people.ts'

// Hashing is slow by intent; the same password need not be hashed twice.
const hashes = new Map<string, Promise<string>>()

/** Lets a person sign in with a password. */
export async function givePassword(person: Person, password: string): Promise<void> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  const now = new Date()
  await db()
    .insert(account)
    .values({
      id: crypto.randomUUID(),
      userId: person.id,
      accountId: person.id,
      providerId: 'credential',
      password: await hash,
      createdAt: now,
      updatedAt: now,
    })
}

/** What a person's password is kept as. */
export async function passwordOf(person: Person): Promise<string | null | undefined> {
  const [row] = await db()
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, person.id), eq(account.providerId, 'credential')))
  return row?.password
}
