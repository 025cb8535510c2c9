import { and, desc, eq } from 'drizzle-orm'
import type { PasskeyView } from '#domain/accounts/passkey.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import type { AccountCtx } from '../context.ts'
import { passkey } from '../schema.ts'

/** The person's passkeys, newest first. */
export async function listPasskeys({ accounts, userId }: AccountCtx): Promise<PasskeyView[]> {
  const rows = await accounts
    .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(desc(passkey.createdAt), desc(passkey.id))
    .limit(100)
  return rows.map(({ id, name, createdAt }) => ({ id, name: name ?? '', createdAt: createdAt?.toISOString() ?? '' }))
}

/** Removes one of the person's passkeys. @throws NotFound */
export async function removePasskey({ accounts, userId }: AccountCtx, id: string): Promise<void> {
  const { meta } = await accounts.delete(passkey).where(and(eq(passkey.userId, userId), eq(passkey.id, id)))
  if (meta.changes === 0) throw new NotFound(messages.passkeyGone)
}
