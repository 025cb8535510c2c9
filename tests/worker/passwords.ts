import { and, eq } from 'drizzle-orm'
import { hashPassword } from '#worker/auth/password.ts'
import { account } from '#worker/db/schema.ts'
import { accounts, type Person } from './people.ts'

// Hashing is slow on purpose, so each password is hashed once.
const hashes = new Map<string, Promise<string>>()

export async function givePassword(person: Person, password: string): Promise<void> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  const now = new Date()
  await accounts()
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

/** The stored password hash of a person. */
export async function passwordOf(person: Person): Promise<string | null | undefined> {
  const [row] = await accounts()
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, person.id), eq(account.providerId, 'credential')))
  return row?.password
}
