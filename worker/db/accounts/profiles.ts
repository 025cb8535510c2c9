import { eq, sql } from 'drizzle-orm'
import type { Person } from '#domain/account.ts'
import { NotFound } from '#domain/app-error.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '#domain/paging.ts'
import * as messages from '#locales/errors/account.ts'
import * as welcomeAlbum from '#locales/welcome-album.ts'
import { fileKey, toAlbumColumns } from '../albums/album-rows.ts'
import { batch, type Db } from '../database.ts'
import { profile, user } from '../schema.ts'

/** The username of somebody who never chose one: what stands before the @. */
export const usernameOf = (email: string): string => email.split('@')[0] ?? email

/** What the administrators' search looks through, in lower case. */
export const searchTextOf = (person: { username: string; email: string; name: string }): string =>
  `${person.username}\n${person.email}\n${person.name}`.toLowerCase()

const toPageSize = (size: number | null): PageSize => PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE

/** The statement that reads what the menu and the settings show of a person; `toMe` reads its answer. */
export const meStatement = (db: Db, userId: string) =>
  db
    .select({ user, username: profile.username, itemsPerPage: profile.itemsPerPage })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))

/** The person out of what `meStatement` read. @throws NotFound */
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

/** What the menu and the settings show of a person. @throws NotFound */
export const getMe = async (db: Db, userId: string): Promise<Person> => toMe(await meStatement(db, userId))

/** The statements that make a profile and a welcome album where there is no profile yet, for one batch; the second names the profile made. */
export function profileStatements(
  db: Db,
  person: { id: string; email: string; name: string; username?: string },
  now: Date,
) {
  const username = person.username ?? usernameOf(person.email)
  const searchText = searchTextOf({ ...person, username })
  const welcome = toAlbumColumns(
    {
      title: welcomeAlbum.title,
      artist: 'Gatefold',
      bandcampUrl: null,
      sourceKey: fileKey({ title: welcomeAlbum.title, artist: 'Gatefold' }, 1),
      rating: 5,
      trackCount: 1,
      userTags: welcomeAlbum.tags,
      notes: welcomeAlbum.notes,
    },
    now,
  )
  const isNew = sql`EXISTS (SELECT 1 FROM ${user} WHERE id = ${person.id}) AND NOT EXISTS (SELECT 1 FROM ${profile} WHERE user_id = ${person.id})`
  return [
    db.run(sql`
      INSERT INTO album (user_id, changed, list, title, artist, rating, notes, track_count, source_key, bandcamp_tags, user_tags, search_text, tag_text, added_at)
      SELECT ${person.id}, ${now.getTime()}, ${welcome.list}, ${welcome.title}, ${welcome.artist}, ${welcome.rating}, ${welcome.notes},
        ${welcome.trackCount}, ${welcome.sourceKey}, '[]', ${JSON.stringify(welcome.userTags)}, ${welcome.searchText}, ${welcome.tagText}, ${now.getTime()}
      WHERE ${isNew}`),
    db.all<{ id: string }>(sql`
      INSERT INTO profile (user_id, username, search_text, created_at)
      SELECT ${person.id}, ${username}, ${searchText}, ${now.getTime()} WHERE ${isNew} RETURNING user_id AS id`),
  ] as const
}

/**
 * Makes a person's profile and welcome album, the first time only; true when it was the first time. Both are written in one
 * transaction, so that five calls at once make one album.
 */
export async function createProfile(
  db: Db,
  person: { id: string; email: string; name: string },
  now: Date,
): Promise<boolean> {
  const [, made] = await batch(db, profileStatements(db, person, now))
  return made.length > 0
}

/** Remembers how many albums a person wants on a page. */
export async function updatePreferences(
  db: Db,
  userId: string,
  preferences: { itemsPerPage: PageSize },
): Promise<void> {
  await db.update(profile).set(preferences).where(eq(profile.userId, userId))
}

/** How many rows of migrations the database has seen; throws when it cannot be reached. */
export async function countMigrations(db: Db): Promise<number> {
  const [row] = await db.all<{ count: number }>(sql`SELECT count(*) AS count FROM d1_migrations`)
  return row?.count ?? 0
}
