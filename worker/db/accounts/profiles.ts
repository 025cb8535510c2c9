import { eq, type SQL, sql } from 'drizzle-orm'
import type { Person } from '#domain/accounts/account.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import { type PageSize, toPageSize } from '#domain/query/paging.ts'
import * as messages from '#locales/errors/account.ts'
import { countAdded } from '../albums/album-count.ts'
import { insertRows, toRow } from '../albums/insert-albums.ts'
import { WELCOME_ALBUM } from '../albums/welcome-album.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { batch } from '../database.ts'
import { profile, user } from '../schema.ts'

/** The default username: the part of the email address before the @. */
export const usernameOf = (email: string): string => email.split('@')[0] ?? email

/** The lower-case text that the administrators' search matches. */
export const searchTextOf = (person: { username: string; email: string; name: string }): string =>
  `${person.username}\n${person.email}\n${person.name}`.toLowerCase()

/** The stored text with another name, as a value of a statement: its last line is the name. */
export const searchTextWithName = (name: string): SQL => sql`
  rtrim(search_text, replace(search_text, char(10), '')) || ${name.toLowerCase()}`

/** The statement that reads the person for the menu and the settings; `toMe` and `toTagColors` map its rows. */
export const meStatement = ({ db, userId }: Ctx) =>
  db
    .select({
      user,
      username: profile.username,
      itemsPerPage: profile.itemsPerPage,
      tagColors: profile.tagColors,
      linkSyncedAt: sql<
        number | null
      >`(SELECT coalesce(last_sync_at, connected_at) FROM bandcamp_link WHERE user_id = ${userId})`,
    })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))

/** Maps the rows of `meStatement`. @throws NotFound */
export function toMe([row]: Awaited<ReturnType<typeof meStatement>>): Person {
  if (!row) throw new NotFound(messages.accountGone)
  return {
    id: row.user.id,
    email: row.user.email,
    emailVerified: row.user.emailVerified,
    displayName: row.user.name,
    username: row.username ?? usernameOf(row.user.email),
    role: row.user.role,
    itemsPerPage: toPageSize(row.itemsPerPage),
    photoUrl: row.user.image,
  }
}

/** The person for the menu and the settings. @throws NotFound */
export const getMe = async (ctx: Ctx): Promise<Person> => toMe(await meStatement(ctx))

/**
 * The statements, for one batch, that create a profile and a welcome album if there is no profile; the last returns the created
 * profile.
 */
export function profileStatements(
  ctx: SystemCtx,
  person: { id: string; email: string; name: string; username?: string },
) {
  const { db, now } = ctx
  const username = person.username ?? usernameOf(person.email)
  const searchText = searchTextOf({ ...person, username })
  const isNew = sql`EXISTS (SELECT 1 FROM ${user} WHERE id = ${person.id}) AND NOT EXISTS (SELECT 1 FROM ${profile} WHERE user_id = ${person.id})`
  return [
    db.run(insertRows({ ...ctx, userId: person.id }, JSON.stringify([toRow(WELCOME_ALBUM, now)]), { guard: isNew })),
    countAdded({ ...ctx, userId: person.id }),
    db.all<{ id: string }>(sql`
      INSERT INTO profile (user_id, username, search_text, created_at)
      SELECT ${person.id}, ${username}, ${searchText}, ${now.getTime()} WHERE ${isNew} RETURNING user_id AS id`),
  ] as const
}

/**
 * Creates a person's profile and welcome album unless they exist; returns whether it did. One transaction writes both, so parallel calls
 * create one album.
 */
export async function createProfile(
  ctx: SystemCtx,
  person: { id: string; email: string; name: string },
): Promise<boolean> {
  const { db } = ctx
  const [, , made] = await batch(db, profileStatements(ctx, person))
  return made.length > 0
}

/** Stores the person's number of albums per page. */
export async function updatePreferences({ db, userId }: Ctx, preferences: { itemsPerPage: PageSize }): Promise<void> {
  await db.update(profile).set(preferences).where(eq(profile.userId, userId))
}

/** The number of applied migrations. @throws Error if the database is unreachable */
export async function countMigrations({ db }: SystemCtx): Promise<number> {
  const [row] = await db.all<{ count: number }>(sql`SELECT count(*) AS count FROM d1_migrations`)
  return row?.count ?? 0
}
