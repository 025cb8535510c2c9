import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Person } from '#domain/accounts/account.ts'
import { photoAddress } from '#domain/accounts/photo.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import { noPicture } from '#locales/errors/calls.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { photo, user } from '../schema.ts'
import { meStatement, toMe } from './profiles.ts'

/** Stores the person's photo in place of the one before, and its address. @throws NotFound */
export async function savePhoto(ctx: Ctx, bytes: Uint8Array, type: string): Promise<Person> {
  const { db, userId, now } = ctx
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const row = { hash, type, data: Buffer.from(bytes).toString('base64') }
  const [, , me] = await batch(db, [
    db
      .insert(photo)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: photo.userId, set: row }),
    db
      .update(user)
      .set({ image: photoAddress(hash), updatedAt: now })
      .where(eq(user.id, userId)),
    meStatement(ctx),
  ])
  return toMe(me)
}

/** The person's uploaded photo, if it has this hash. @throws NotFound */
export async function getPhoto({ db, userId }: Ctx, hash: string) {
  const [found] = await db
    .select({ type: photo.type, data: photo.data })
    .from(photo)
    .where(and(eq(photo.userId, userId), eq(photo.hash, hash)))
  if (!found) throw new NotFound(noPicture)
  return { type: found.type, bytes: new Uint8Array(Buffer.from(found.data, 'base64')) }
}
