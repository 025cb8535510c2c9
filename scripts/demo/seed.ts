import { sql } from 'drizzle-orm'
import type { Role } from '#domain/accounts/role.ts'
import { trackTextOf } from '#domain/albums/track-text.ts'
import { DEMO_RATES, demoAlbums } from '#domain/demo/albums.ts'
import { demoCrates } from '#domain/demo/crates.ts'
import { demoListens } from '#domain/demo/listens.ts'
import { previewAddress } from '#domain/demo/previews.ts'
import { DEMO_SHARE } from '#domain/demo/share.ts'
import { demoTracks } from '#domain/demo/tracks.ts'
import { hashPassword } from '#worker/auth/password.ts'
import { pageAlbums } from '#worker/db/albums/export-pages.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { insertManyTracks } from '#worker/db/albums/tracks.ts'
import { createProfile } from '#worker/db/albums/welcome-album.ts'
import { changeAlbums } from '#worker/db/changes/change-albums.ts'
import type { Ctx, SystemCtx } from '#worker/db/context.ts'
import { addAlbumsToCrate } from '#worker/db/crates/crate-albums.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import { batch } from '#worker/db/database.ts'
import { saveRates } from '#worker/db/rates.ts'
import { account, album, user } from '#worker/db/schema.ts'
import { createShare } from '#worker/db/shares/shares.ts'
import { deleteAllAlbums } from '#worker/db/trash/trash.ts'
import { emptyTrash } from '#worker/db/trash/whole-trash.ts'
import { newLink } from '#worker/shares/token.ts'
import { DEMO } from './accounts.ts'

/**
 * Creates the demo and admin accounts with their albums, crates and diary, and the previews of these. Dates are relative to `now`. With the
 * server's `secret`, of which links are made, one crate is shared.
 */
export async function seedDemo(ctx: SystemCtx, previews: readonly string[], secret?: string): Promise<void> {
  const { now } = ctx
  // It takes 200 ms on purpose, on another thread.
  const hash = hashPassword(DEMO.demo.password)
  await createProfile(ctx, { ...DEMO.admin, id: await createAccount(ctx, DEMO.admin) })
  const day = now.toISOString().slice(0, 10)
  await saveRates(
    ctx,
    Object.entries(DEMO_RATES).map(([currency, perUsd]) => ({ currency, perUsd, day })),
  )
  const own = { ...ctx, userId: await createEmptyAccount(ctx, DEMO.demo, hash) }
  const crates = await fillDemo(own, previews)
  if (!secret) return
  const { crate, ...chosen } = DEMO_SHARE
  await createShare(own, { of: { crate: crates[crate] }, ...chosen }, newLink({ BETTER_AUTH_SECRET: secret }))
}

const MONTH = 30 * 86_400_000

type NewAccount = { name: string; email: string; password: string; role: Role }

/** Creates an account that can sign in at once; returns its id. */
async function createAccount(
  { accounts, now }: SystemCtx,
  person: NewAccount,
  hash = hashPassword(person.password),
): Promise<string> {
  const id = crypto.randomUUID()
  // It has no first week.
  const times = { createdAt: new Date(now.getTime() - MONTH), updatedAt: now }
  await accounts
    .insert(user)
    .values({ id, name: person.name, email: person.email, emailVerified: true, role: person.role, ...times })
  await accounts.insert(account).values({
    id: crypto.randomUUID(),
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: await hash,
    ...times,
  })
  return id
}

/** Creates an account that can sign in at once, without the album that welcomes everyone; returns its id. */
export async function createEmptyAccount(
  system: SystemCtx,
  person: NewAccount,
  hash?: Promise<string>,
): Promise<string> {
  const userId = await createAccount(system, person, hash)
  const ctx = { ...system, userId }
  await createProfile(ctx, { ...person, id: userId })
  await deleteAllAlbums(ctx)
  await emptyTrash(ctx)
  return userId
}

/** The albums share some tunes, because each takes a moment to make. */
const TUNES = 12

/** The preview of each album of the demo. It takes seconds in which nothing else happens, so no connection may wait meanwhile. */
export function makePreviews(now: Date): string[] {
  const tunes = Array.from({ length: TUNES }, (_, number) => previewAddress(`Tune ${number}`))
  return demoAlbums(now).map((_, index) => tunes[index % TUNES] ?? '')
}

/** Returns the ids of the crates. */
async function fillDemo(ctx: Ctx, previews: readonly string[]): Promise<number[]> {
  const { db, now } = ctx
  const albums = demoAlbums(now)
  await insertAlbums(
    ctx,
    albums.map(({ addedAt, rating, ...rest }) => ({
      ...rest,
      previewTitle: demoTracks(rest)[0]?.title ?? null,
      rating: rating || null,
      addedAt: addedAt.toISOString(),
    })),
  )
  const named = albums.map((one) => ({
    column: 'bandcamp_url' as const,
    name: one.bandcampUrl,
    tracks: demoTracks(one),
  }))
  await batch(
    db,
    insertManyTracks(ctx, named, sql`true`).map((statement) => db.run(statement)),
  )
  const idByUrl = new Map<string, number>()
  for await (const written of pageAlbums(ctx)) for (const one of written) idByUrl.set(one.bandcampUrl, one.id)
  const ids = albums.map((one) => idByUrl.get(one.bandcampUrl) ?? 0)
  const texts = new Map(named.map(({ name, tracks }) => [name, trackTextOf(tracks)]))
  const reads = ['bandcampUrl', 'trackText'] as const
  await changeAlbums(ctx, ids, ({ bandcampUrl }) => ({ trackText: texts.get(bandcampUrl ?? '') }), {
    reads,
    raises: 'revision',
  })
  const forever = new Date('9999-01-01T00:00:00Z')
  // A tune is too long to be sent for each album that has it.
  for (const [previewUrl, some] of Map.groupBy(ids, (_, index) => previews[index])) {
    const isOne = sql`${album.id} IN (SELECT value FROM json_each(${JSON.stringify(some)}))`
    await db.update(album).set({ previewUrl, previewExpiresAt: forever }).where(isOne)
  }
  const listens = demoListens(now).map((listen) => ({ ...listen, album: ids[listen.album] ?? 0 }))
  await db.run(sql`
    INSERT INTO listen (user_id, album_id, at, rating, note)
    SELECT ${ctx.userId}, value->>'album', value->>'at', value->>'rating', value->>'note'
    FROM json_each(${JSON.stringify(listens.reverse())})`)
  const crates: number[] = []
  for (const crate of demoCrates) {
    const made = await createCrate(ctx, crate)
    await addAlbumsToCrate(
      ctx,
      made.id,
      crate.albums.map((index) => ids[index] ?? 0),
    )
    crates.push(made.id)
  }
  return crates
}
