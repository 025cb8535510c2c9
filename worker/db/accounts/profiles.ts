import { eq, type SQL, sql } from 'drizzle-orm'
import type { Person } from '#domain/accounts/account.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import { type AccountSettings, accountSettings, settingIn } from '#domain/settings.ts'
import * as messages from '#locales/errors.ts'
import type { AccountCtx, AccountsCtx, Ctx } from '../context.ts'
import { type Binding, createDb } from '../database.ts'
import { preferences, profile, user } from '../schema.ts'

/** The default username: the part of the email address before the @. */
export const usernameOf = (email: string): string => email.split('@')[0] ?? email

/** The lower-case text that the administrators' search matches. */
export const searchTextOf = (person: { username: string; email: string; name: string }): string =>
  `${person.username}\n${person.email}\n${person.name}`.toLowerCase()

/** The search text with another name, as a value of a statement: the name is its last line. */
export const searchTextWithName = (name: string): SQL => sql`
  rtrim(search_text, replace(search_text, char(10), '')) || ${name.toLowerCase()}`

/** The statement that reads the person's account for the menu and the settings. */
export const accountStatement = ({ accounts, userId }: AccountCtx) =>
  accounts
    .select({ user, username: profile.username })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))

/** The statement that reads the person's settings from their records; `toTagColors` maps its rows too. It has one row. */
export const ownStatement = ({ db, userId }: Ctx) =>
  db
    .select({
      userId: preferences.userId,
      settings: preferences.settings,
      tagColors: preferences.tagColors,
      linkSyncedAt: sql<
        number | null
      >`(SELECT coalesce(last_sync_at, connected_at) FROM bandcamp_link WHERE user_id = ${userId} AND sealed <> '')`,
    })
    .from(sql`(SELECT 1)`)
    .leftJoin(preferences, eq(preferences.userId, userId))

type AccountRows = Awaited<ReturnType<typeof accountStatement>>
type OwnRows = Awaited<ReturnType<typeof ownStatement>>

/** Maps the rows of `accountStatement` and `ownStatement`. @throws NotFound */
export function toMe([row]: AccountRows, [own]: OwnRows): Person {
  if (!row) throw new NotFound(messages.accountGone)
  return {
    id: row.user.id,
    email: row.user.email,
    emailVerified: row.user.emailVerified,
    displayName: row.user.name,
    username: row.username ?? usernameOf(row.user.email),
    role: row.user.role,
    ...accountSettings(own?.settings),
    photoUrl: row.user.image,
  }
}

/** The person for the menu and the settings. @throws NotFound */
export const getMe = async (ctx: Ctx): Promise<Person> =>
  toMe(...(await Promise.all([accountStatement(ctx), ownStatement(ctx)])))

/** Who signs up; without a username, it is made from the address. */
export type NewPerson = { id: string; email: string; name: string; username?: string }

/** The statement that creates the profile of an account that has none, and returns it. */
export function profileStatement({ accounts, now }: AccountsCtx, person: NewPerson) {
  const username = person.username ?? usernameOf(person.email)
  return accounts.all<{ id: string }>(sql`
    INSERT INTO profile (user_id, username, search_text, created_at)
    SELECT id, ${username}, ${searchTextOf({ ...person, username })}, ${now.getTime()} FROM user WHERE id = ${person.id}
    ON CONFLICT DO NOTHING RETURNING user_id AS id`)
}

/** Stores changed settings of the person; the others stay. */
export async function saveAccountSettings({ db, userId }: Ctx, chosen: Partial<AccountSettings>): Promise<void> {
  const settings = sql`json_patch(${preferences.settings}, ${JSON.stringify(chosen)})`
  await db.update(preferences).set({ settings }).where(eq(preferences.userId, userId))
}

/** The language that the person has chosen; empty without a choice. */
export async function findLanguage({ db, userId }: Ctx): Promise<string> {
  const [row] = await db
    .select({ settings: preferences.settings })
    .from(preferences)
    .where(eq(preferences.userId, userId))
  return settingIn('language', row?.settings.language)
}

/** The number of migrations that a database has. @throws Error if it is unreachable */
export async function countMigrations(database: Binding): Promise<number> {
  const [row] = await createDb(database).all<{ count: number }>(sql`SELECT count(*) AS count FROM d1_migrations`)
  return row?.count ?? 0
}
