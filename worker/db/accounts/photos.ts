import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Person } from '#domain/accounts/account.ts'
import { photoAddress } from '#domain/accounts/photo.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import { noPicture } from '#locales/errors.ts'
import type { AccountCtx, Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { photo, user } from '../schema.ts'
import { accountStatement, ownStatement, toMe } from './profiles.ts'

/** Stores the person's photo, a JPEG, in place of the one before, and its address. @throws NotFound */
export async function savePhoto(ctx: Ctx, bytes: Uint8Array): Promise<Person> {
  const { accounts, userId, now } = ctx
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const row = { hash, type: 'image/jpeg', data: Buffer.from(bytes).toString('base64') }
  const [{ rows }, own] = await Promise.all([
    batch(accounts, {
      stored: accounts
        .insert(photo)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: photo.userId, set: row }),
      shown: accounts
        .update(user)
        .set({ image: photoAddress(hash), updatedAt: now })
        .where(eq(user.id, userId)),
      rows: accountStatement(ctx),
    }),
    ownStatement(ctx),
  ])
  return toMe(rows, own)
}

/** The person's uploaded photo, if it has this hash. @throws NotFound */
export async function getPhoto({ accounts, userId }: AccountCtx, hash: string) {
  const [found] = await accounts
    .select({ type: photo.type, data: photo.data })
    .from(photo)
    .where(and(eq(photo.userId, userId), eq(photo.hash, hash)))
  if (!found) throw new NotFound(noPicture)
  return { type: found.type, bytes: new Uint8Array(Buffer.from(found.data, 'base64')) }
}
