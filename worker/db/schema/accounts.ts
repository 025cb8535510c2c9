import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { TOKEN_SCOPES } from '#domain/accounts/access-token.ts'
import type { List } from '#domain/albums/album-field-schemas.ts'
import { SHARE_VIEWS, type Shows } from '#domain/shares/share.ts'
import { owner, user } from './auth.ts'
import { moment } from './columns.ts'

/** A key to a person's records for programs. The token itself is not stored, only its hash. */
export const accessToken = sqliteTable(
  'access_token',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: owner(),
    name: text('name').notNull(),
    scope: text('scope', { enum: TOKEN_SCOPES }).notNull(),
    hash: text('hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('access_token_user').on(table.userId)],
)

/** A pending change of an email address, at most one per person. */
export const emailChange = sqliteTable('email_change', {
  userId: owner().primaryKey(),
  newEmail: text('new_email').notNull(),
  codeHash: text('code_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** A link with which one person can sign up. Only the hash of its token is stored; who used it is not stored. */
export const invitation = sqliteTable(
  'invitation',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    tokenHash: text('token_hash').notNull().unique(),
    createdBy: text('created_by')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('invitation_creator').on(table.createdBy)],
)

/** The number of attempts in the window that ends at `resets_at`; the key names the action and the caller. */
export const rateLimit = sqliteTable('rate_limit', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: integer('resets_at').notNull(),
})

export const profile = sqliteTable('profile', {
  userId: owner().primaryKey(),
  username: text('username').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Username, address and name in lower case, for the administrators' search. */
  searchText: text('search_text'),
})

/** The photo that a person uploaded, in base64; `hash` is that of its bytes, and part of its address in `user.image`. */
export const photo = sqliteTable('photo', {
  userId: owner().primaryKey(),
  hash: text('hash').notNull(),
  type: text('type').notNull(),
  data: text('data').notNull(),
})

/**
 * Something that a person shows to everybody who has its link: a crate, a list, or the albums of a query. Only the hash of the link's token
 * is stored; the link is computed from `seed` with a key that is not in the database. `gift_until` makes it a gift list until then.
 */
export const share = sqliteTable(
  'share',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: owner(),
    tokenHash: text('token_hash').notNull().unique(),
    seed: text('seed').notNull(),
    /**
     * One of these three. A crate can be in the trash or gone; 0 is the calendar of releases (`CALENDAR`). Instead of a list there can be a
     * year, such as `2026`, for which an earlier version of the Worker finds no albums.
     */
    crateId: integer('crate_id'),
    list: text('list').$type<List | `${number}`>(),
    query: text('query'),
    title: text('title').notNull().default(''),
    /** The name under which the person shares it; empty if they don't want to be named. */
    sharer: text('sharer').notNull().default(''),
    shows: text('shows', { mode: 'json' }).$type<Shows>().notNull(),
    view: text('view', { enum: SHARE_VIEWS }).notNull(),
    isListed: integer('is_listed', { mode: 'boolean' }).notNull().default(false),
    giftUntil: moment('gift_until'),
    expiresAt: moment('expires_at'),
    /** Set by an administrator, so that nobody sees it any more. */
    removedAt: moment('removed_at'),
    visits: integer('visits').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('share_user').on(table.userId, table.id)],
)

/** The picture of a share for other sites, a JPEG in base64; `of` identifies what it was drawn from. */
export const shareCard = sqliteTable(
  'share_card',
  {
    shareId: integer('share_id')
      .primaryKey()
      .references(() => share.id, { onDelete: 'cascade' }),
    userId: owner(),
    of: text('of').notNull(),
    data: text('data').notNull(),
  },
  (table) => [index('share_card_user').on(table.userId)],
)

/** `email` is the address of a failed sign-in that has no account; it is removed after some time. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: text('user_id').notNull(),
    actorName: text('actor_name'),
    action: text('action').notNull(),
    subject: text('subject'),
    subjectName: text('subject_name'),
    detail: text('detail', { mode: 'json' }),
    email: text('email'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('audit_log_user').on(table.userId, table.id),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_subject').on(table.subject, table.id),
    index('audit_log_email').on(table.email).where(sql`${table.email} IS NOT NULL`),
  ],
)
