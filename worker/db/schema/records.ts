import { type $Type, type NotNull, type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { EVENT_KINDS } from '#domain/albums/album-event.ts'
import { ITEM_TYPES, LISTS } from '#domain/albums/album-field-schemas.ts'
import {
  type ALBUM_FIELDS,
  ALBUM_KEYS,
  type AlbumField,
  type AlbumKey,
  albumField,
} from '#domain/albums/album-fields.ts'
import type { FailedRow } from '#domain/errors/error.ts'
import { FILE_FORMATS, FILE_MODES } from '#domain/imports/file-mode.ts'
import { IMPORT_ERRORS, IMPORT_KINDS, IMPORT_STATUSES, IMPORT_TARGETS } from '#domain/imports/import-status.ts'
import { NAMES_FROM } from '#domain/imports/item.ts'
import type { AccountSettings } from '#domain/settings.ts'
import type { TagColors } from '#domain/tags/tag-color.ts'
import type { TagRule } from '#domain/tags/tag-rules.ts'
import { moment, owner } from './columns.ts'

/** A currency, the number of albums with prices in it, null without, and their sum in its minor units. */
export type CurrencySum = { currency: string | null; count: number; price: number }

/** The limits on all of a person's writes, each with a check of the same name. */
export const BUDGETS = ['rows', 'places', 'bytes', 'fan_imports'] as const
export type Budget = (typeof BUDGETS)[number]

/** The columns of an album that count towards its size. */
const REQUIRED_TEXTS = ['title', 'artist', 'notes', 'search_text', 'tag_text', 'bandcamp_tags', 'user_tags']
const OPTIONAL_TEXTS = ['bandcamp_url', 'cover_url', 'about', 'credits', 'label', 'label_url', 'location']
const TEXT_BYTES = [
  // Written for SQLite before 3.43 too.
  ...REQUIRED_TEXTS.map((column) => `length(cast(${column} AS blob))`),
  ...OPTIONAL_TEXTS.map((column) => `coalesce(length(cast(${column} AS blob)), 0)`),
].join(' + ')

/** From half a star to five, in halves. */
const isRating = (rating: SQLWrapper) => sql`${rating} BETWEEN 0.5 AND 5 AND ${rating} * 2 = round(${rating} * 2)`

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The keys by which albums are counted; for `price` it is the sum. */
export const SUMMARY_KINDS = ['month', 'decade', 'tag', 'label', 'currency', 'price'] as const
export type SummaryKind = (typeof SUMMARY_KINDS)[number]

const COLUMN = {
  text: (name: string) => text(name),
  integer: (name: string) => integer(name),
  real: (name: string) => real(name),
  boolean: (name: string) => integer(name, { mode: 'boolean' }),
  moment,
  tags: (name: string) => text(name, { mode: 'json' }).$type<string[]>(),
  set: (name: string) => text(name, { mode: 'json' }).$type<string[]>(),
}
type Builder<Field extends AlbumField> = Field extends { values: readonly (infer Value extends string)[] }
  ? Field extends { type: 'set' }
    ? $Type<ReturnType<typeof COLUMN.set>, Value[]>
    : $Type<ReturnType<typeof COLUMN.text>, Value>
  : ReturnType<(typeof COLUMN)[Field['type']]>
type FieldColumns = {
  [Key in AlbumKey]: (typeof ALBUM_FIELDS)[Key] extends { isNullable: true }
    ? Builder<(typeof ALBUM_FIELDS)[Key]>
    : NotNull<Builder<(typeof ALBUM_FIELDS)[Key]>>
}

function columnOf(key: AlbumKey) {
  const { column, type, isNullable, empty } = albumField(key)
  const made = COLUMN[type](column)
  if (isNullable) return made
  if (type === 'set') return made.notNull().default(sql`'[]'`)
  return empty === '' ? made.notNull().default(sql`''`) : made.notNull()
}

/** The columns of `ALBUM_FIELDS`. Columns after a long text are slow to read, so long texts come last. */
const { notes, about, credits, ...fieldColumns } = Object.fromEntries(
  ALBUM_KEYS.map((key) => [key, columnOf(key)]),
) as unknown as FieldColumns

/**
 * How much a person has used of a limit: a level, or a count in the window that ends at `resets_at`. A write that would exceed `max` fails
 * as a whole by the check with its name. `mark` is used by the transaction that counts.
 */
export const budget = sqliteTable(
  'budget',
  {
    userId: owner(),
    name: text('name', { enum: BUDGETS }).notNull(),
    count: integer('count').notNull(),
    max: integer('max').notNull(),
    resetsAt: integer('resets_at').notNull(),
    mark: integer('mark').notNull().default(0),
    /** The changes that devices may still send, by device, last used first; only for `rows`. */
    devices: text('devices').notNull().default('{}'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.name] }),
    ...BUDGETS.map((name) => check(`budget_${name}`, sql.raw(`"name" <> '${name}' OR "count" <= "max"`))),
  ],
)

/**
 * A call that has written something and can be sent again: `call` is a digest of it, `token` identifies the request that made it. `status`
 * and `body` are its answer, null until it is known; `body` stays null if it is long. `number` increases with each row.
 */
export const idempotencyKey = sqliteTable(
  'idempotency_key',
  {
    userId: owner(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    token: text('token').notNull(),
    number: integer('number').notNull(),
    status: integer('status'),
    body: text('body'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_key_number').on(table.userId, table.number),
    index('idempotency_key_at').on(table.at),
  ],
)

/**
 * `search_text` and `tag_text` hold the album's texts in lower case, so that database and browser compare the same. `folded_text`,
 * `folded_tags` and `folded_label` are used for searches by words: the same texts and the label after `foldLetters`, null if equal to the
 * lower case. `trackText` makes the album found by its tracks (`trackTextOf`). `namesKey` is title and artist normalized, by which imports
 * find the album. `revision` always increases within a person's rows and never repeats, so the highest one identifies the state of their
 * collection. Facts from Bandcamp are null while unknown; `price` is the asking price in minor units of `currency` (ISO 4217). `item_type`
 * and `item_id` are derived from the source key. `bytes` is the size of its texts.
 */
export const album = sqliteTable(
  'album',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: owner(),
    ...fieldColumns,
    sourceKey: text('source_key'),
    bandId: integer('band_id'),
    itemType: text('item_type', { enum: ITEM_TYPES }).generatedAlwaysAs(
      sql`CASE substr(source_key, 1, 1) WHEN 'a' THEN 'album' WHEN 't' THEN 'track' END`,
    ),
    itemId: integer('item_id').generatedAlwaysAs(
      sql`CASE WHEN substr(source_key, 1, 1) IN ('a', 't') THEN cast(substr(source_key, 2) AS integer) END`,
    ),
    searchText: text('search_text').notNull(),
    namesKey: text('names_key').notNull().default(sql`''`),
    tagText: text('tag_text').notNull(),
    trackText: text('track_text').notNull().default(sql`''`),
    foldedText: text('folded_text'),
    foldedTags: text('folded_tags'),
    foldedLabel: text('folded_label'),
    previewTrackId: integer('preview_track_id'),
    previewUrl: text('preview_url'),
    previewExpiresAt: moment('preview_expires_at'),
    deletedAt: moment('deleted_at'),
    importId: integer('import_id'),
    /** When its page was read; null if never, 0 if it has to be read again. */
    detailsAt: moment('details_at'),
    /** When it was last rated, and last moved between the lists; null if never, or before this was recorded. */
    ratedAt: moment('rated_at'),
    movedAt: moment('moved_at'),
    /** The first complete import of its list at Bandcamp that did not contain it, since it was last seen there. */
    missedBy: integer('missed_by'),
    /** Whether the fan's public collection has contained it; null if not, as far as is known. */
    isPublic: integer('is_public', { mode: 'boolean' }),
    /** The list at Bandcamp that title and artist follow; null for those of one's own, `person` if the address is one's own too. */
    namesFrom: text('names_from', { enum: [...NAMES_FROM, 'person'] }),
    version: integer('version').notNull().default(1),
    revision: integer('changed').notNull(),
    /** Whether it is in a crate. */
    isCrated: integer('is_crated', { mode: 'boolean' }).notNull().default(false),
    notes,
    about,
    credits,
    bytes: integer('bytes').generatedAlwaysAs(sql.raw(TEXT_BYTES)),
  },
  (table) => [
    uniqueIndex('album_user_url').on(table.userId, table.bandcampUrl),
    uniqueIndex('album_user_key').on(table.userId, table.sourceKey),
    index('album_user_changed').on(table.userId, table.revision),
    index('album_user_import').on(table.userId, table.importId, table.addedAt),
    index('album_user_trash').on(table.userId, table.deletedAt).where(sql`${table.deletedAt} IS NOT NULL`),
    index('album_user_names').on(table.userId, table.namesKey),
    index('album_user_bytes').on(table.userId, table.bytes),
    // Includes `deletedAt`, so that ids are read without their rows.
    index('album_shown')
      .on(table.userId, table.list, table.addedAt, table.id, table.deletedAt)
      .where(sql`${table.deletedAt} IS NULL`),
    index('album_uncrated')
      .on(table.userId, table.list, table.addedAt, table.id)
      .where(sql`${table.deletedAt} IS NULL AND ${table.isCrated} = 0`),
    // Albums bought or released in a year, which a share of that year shows to anybody.
    index('album_bought')
      .on(table.userId, table.purchasedAt, table.addedAt)
      .where(sql`${table.deletedAt} IS NULL AND ${table.list} = 'collection'`),
    index('album_released')
      .on(table.userId, table.releaseDate)
      .where(sql`${table.deletedAt} IS NULL AND ${table.releaseDate} IS NOT NULL`),
    check('album_rating', isRating(table.rating)),
    check('album_list', sql`${table.list} IN (${sql.raw(LISTS.map(quoted).join(', '))})`),
  ],
)

/** The album that a row belongs to, with which it is deleted. */
const ofAlbum = (column: string) =>
  integer(column)
    .notNull()
    .references(() => album.id, { onDelete: 'cascade' })

/**
 * The other names of an album: those of an album that was merged into it (`merged_id`), which is in the trash or deleted for good. Look-ups
 * by address, Bandcamp item or `namesKey` find the album by these too. `names` are title and artist in lower case, one line each. A row
 * from a file has a `merged_id` that belongs to no album, from `ALIAS_OF_FILE` on. The row is deleted when the merged album is restored.
 */
export const albumAlias = sqliteTable(
  'album_alias',
  {
    userId: owner(),
    mergedId: integer('merged_id').notNull(),
    albumId: ofAlbum('album_id'),
    address: text('address'),
    itemKey: text('item_key'),
    names: text('names').notNull(),
    namesKey: text('names_key').notNull(),
    /** The file import that added it, as long as it belongs to the same album. */
    importId: integer('import_id'),
    mergedAt: moment('merged_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mergedId] }),
    index('album_alias_album').on(table.albumId),
    index('album_alias_address').on(table.userId, table.address),
    index('album_alias_item').on(table.userId, table.itemKey),
    index('album_alias_names').on(table.userId, table.namesKey),
  ],
)

/**
 * What a source said of an album that several have brought, the first of them first (`Said`). `import_id` is 0 of what the person added or
 * had edited by then. The sum of `version` is the version of an album that only imports have changed.
 */
export const albumSource = sqliteTable(
  'album_source',
  {
    userId: owner(),
    albumId: ofAlbum('album_id'),
    number: integer('number').notNull(),
    importId: integer('import_id').notNull(),
    version: integer('version').notNull(),
    said: text('said').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.albumId, table.number] }),
    index('album_source_import').on(table.userId, table.importId),
  ],
)

/**
 * What happened to an album, written by triggers or from a file (`importId`); the newest `eventsPerAlbum` of each album are kept. `at` is
 * the album's revision then. `before` and `after` are ratings, lists, numbers of tracks, or prices with their currency (`700 EUR`).
 */
export const albumEvent = sqliteTable(
  'album_event',
  {
    id: integer('id').primaryKey(),
    userId: owner(),
    albumId: ofAlbum('album_id'),
    at: moment('at').notNull(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    before: text('before'),
    after: text('after'),
    importId: integer('import_id'),
  },
  (table) => [
    index('album_event_album').on(table.albumId),
    index('album_event_user').on(table.userId, table.at),
    index('album_event_import').on(table.importId).where(sql`${table.importId} IS NOT NULL`),
  ],
)

/** Two albums that look alike and are not the same, as the person said; the lower id comes first. */
export const distinctAlbums = sqliteTable(
  'distinct_albums',
  {
    userId: owner(),
    albumId: ofAlbum('album_id'),
    otherId: ofAlbum('other_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.albumId, table.otherId] }),
    index('distinct_albums_album').on(table.albumId),
    index('distinct_albums_other').on(table.otherId),
  ],
)

/** The tracks of an album in Bandcamp's order; `artist` only if it differs from the album's, `duration` in seconds. */
export const albumTrack = sqliteTable(
  'album_track',
  {
    userId: owner(),
    albumId: ofAlbum('album_id'),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    artist: text('artist'),
    duration: integer('duration'),
    isStreamable: integer('streamable', { mode: 'boolean' }).notNull(),
    /** Bandcamp's id, by which the owner's Bandcamp link plays it. */
    trackId: integer('track_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.albumId, table.number] }),
    index('album_track_album').on(table.albumId),
    index('album_track_item').on(table.userId, table.trackId).where(sql`${table.trackId} IS NOT NULL`),
  ],
)

/** A listen: an album heard once. `at` is the local time (YYYY-MM-DDTHH:MM:SS), so that its day and year are the same everywhere. */
export const listen = sqliteTable(
  'listen',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: owner(),
    albumId: ofAlbum('album_id'),
    at: text('at').notNull(),
    rating: real('rating'),
    note: text('note').notNull().default(sql`''`),
    /** The import that added it. */
    importId: integer('import_id'),
  },
  (table) => [
    index('listen_user').on(table.userId, table.at, table.id),
    index('listen_album').on(table.albumId, table.at),
    check('listen_rating', isRating(table.rating)),
  ],
)

/** A person's settings for how their records are shown; `tagColors` are the colors of tags. */
export const preferences = sqliteTable('preferences', {
  userId: owner().primaryKey(),
  settings: text('settings', { mode: 'json' }).$type<Partial<AccountSettings>>().notNull().default(sql`'{}'`),
  tagColors: text('tag_colors', { mode: 'json' }).$type<TagColors>().notNull().default(sql`'{}'`),
})

/** How many albums a person has, including the trash. Updated together with the albums, so that the limit is checked without counting. */
export const albumCount = sqliteTable('album_count', {
  userId: owner().primaryKey(),
  albums: integer('albums').notNull(),
})

/**
 * The totals of a list, without albums in the trash, updated with each change, so that no page has to count. `tags` is the number of
 * different tags; the row of both lists only has that. `stars1` to `stars5` are how many albums have that rating; half stars count with the
 * next whole ones and are counted again in `half_stars`.
 */
export const summary = sqliteTable(
  'summary',
  {
    userId: owner(),
    list: text('list', { enum: ['collection', 'wishlist', 'both'] }).notNull(),
    albums: integer('albums').notNull().default(0),
    uncrated: integer('uncrated').notNull().default(0),
    tracks: integer('tracks').notNull().default(0),
    stars1: integer('stars1').notNull().default(0),
    stars2: integer('stars2').notNull().default(0),
    stars3: integer('stars3').notNull().default(0),
    stars4: integer('stars4').notNull().default(0),
    stars5: integer('stars5').notNull().default(0),
    halfStars: integer('half_stars').notNull().default(0),
    tags: integer('tags').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] })],
)

/**
 * How many albums of each list were added in a month, released in a decade, or have a tag, a label or prices in a currency, and the sum of
 * those prices in minor units. Updated like `summary`. The key of a tag is its lower case, `name` the spelling written last. Rows without
 * albums are deleted.
 */
export const summaryCount = sqliteTable(
  'summary_count',
  {
    userId: owner(),
    kind: text('kind', { enum: SUMMARY_KINDS }).notNull(),
    key: text('key').notNull(),
    name: text('name').notNull().default(''),
    collection: integer('collection').notNull().default(0),
    wishlist: integer('wishlist').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.key] }),
    index('summary_count_empty').on(table.userId).where(sql`${table.collection} <= 0 AND ${table.wishlist} <= 0`),
    index('summary_count_collection')
      .on(table.userId, table.kind, sql`${table.collection} DESC`, table.key)
      .where(sql`${table.kind} = 'tag' AND ${table.collection} > 0`),
    index('summary_count_label_collection')
      .on(table.userId, table.kind, sql`${table.collection} DESC`, table.key)
      .where(sql`${table.kind} = 'label' AND ${table.collection} > 0`),
    index('summary_count_wishlist')
      .on(table.userId, table.kind, sql`${table.wishlist} DESC`, table.key)
      .where(sql`${table.kind} = 'tag' AND ${table.wishlist} > 0`),
    index('summary_count_label_wishlist')
      .on(table.userId, table.kind, sql`${table.wishlist} DESC`, table.key)
      .where(sql`${table.kind} = 'label' AND ${table.wishlist} > 0`),
  ],
)

/** What a US dollar costs in each currency, as last seen at Bandcamp; `day` is YYYY-MM-DD. */
export const rate = sqliteTable('rate', {
  currency: text('currency').primaryKey(),
  perUsd: real('per_usd').notNull(),
  day: text('day').notNull(),
})

/**
 * The state of a person's devices: `epoch` identifies the history that their copies belong to, `revision` is the last one that was given to
 * a device. A person without a copy on any device has no row, and their changes are not recorded.
 */
export const syncState = sqliteTable('sync_state', {
  userId: owner().primaryKey(),
  epoch: text('epoch').notNull(),
  revision: integer('revision').notNull(),
  /** The version of the account (its `updated_at`) that devices were given last. */
  accountVersion: integer('account_version'),
})

/** The revisions that were given to devices. Differences can only be computed from one of these. */
export const syncCursor = sqliteTable(
  'sync_cursor',
  {
    userId: owner(),
    revision: integer('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.revision] })],
)

/**
 * The changes after a revision was given, under a higher one: written by triggers. Albums have their own `revision`, so they are only here
 * if that one is too low, or if they were deleted for good. `position` is the one of an album in a crate, null once it is removed.
 */
export const syncChange = sqliteTable(
  'sync_change',
  {
    userId: owner(),
    revision: integer('revision').notNull(),
    kind: text('kind', { enum: ['album', 'crate', 'member', 'profile'] }).notNull(),
    id: integer('id').notNull().default(0),
    crateId: integer('crate_id').notNull().default(0),
    position: integer('position'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.revision, table.kind, table.id, table.crateId] })],
)

type PreviewCover = { id: number; position: number; title: string; artist: string; coverUrl: string | null }

/** `position` has gaps (`PLACE_GAP`), so that one crate can be moved without the others; the same for albums in a crate. */
export const crate = sqliteTable(
  'crate',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: owner(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** The query of a smart crate; null for others. */
    query: text('query'),
    isFavorite: integer('is_favorite', { mode: 'boolean' }).notNull().default(false),
    position: integer('position').notNull(),
    importId: integer('import_id'),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
    /** Identifies the created crate, in the transaction that creates it and when the call is repeated. */
    requestKey: text('request_key'),
    /** How many albums it has, those in the trash left out. */
    albumCount: integer('album_count').notNull().default(0),
    /** Its first four albums, with what is needed to draw them. `[ ]` within a transaction means that they have to be found again. */
    previewCovers: text('preview_covers', { mode: 'json' }).$type<PreviewCover[]>().notNull().default(sql`'[]'`),
    /** Increases with each change of the crate's contents. */
    contents: integer('contents').notNull().default(0),
  },
  (table) => [
    index('crate_user').on(table.userId, table.position, table.id),
    uniqueIndex('crate_user_request').on(table.userId, table.requestKey),
    index('crate_stale').on(table.userId).where(sql`${table.previewCovers} = '[ ]'`),
  ],
)

export const crateAlbum = sqliteTable(
  'crate_album',
  {
    userId: owner(),
    crateId: integer('crate_id')
      .notNull()
      .references(() => crate.id, { onDelete: 'cascade' }),
    albumId: ofAlbum('album_id'),
    position: integer('position').notNull(),
    importId: integer('import_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.crateId, table.albumId] }),
    index('crate_album_album').on(table.albumId),
    index('crate_album_crate').on(table.crateId),
    index('crate_album_place').on(table.userId, table.crateId, table.position, table.albumId),
    index('crate_album_import').on(table.userId, table.importId).where(sql`${table.importId} IS NOT NULL`),
  ],
)

/** A crate in the trash, with the columns of `crate`. In a separate table, so that no query on crates can return one. */
export const deletedCrate = sqliteTable(
  'deleted_crate',
  {
    id: integer('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    query: text('query'),
    isFavorite: integer('is_favorite', { mode: 'boolean' }).notNull(),
    position: integer('position').notNull(),
    importId: integer('import_id'),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull(),
    requestKey: text('request_key'),
    albumCount: integer('album_count').notNull(),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [
    index('deleted_crate_user').on(table.userId, table.deletedAt, table.id),
    index('deleted_crate_request').on(table.userId, table.requestKey),
  ],
)

/** The albums of a crate in the trash, up to 2,000 a row: `[albumId, position, importId]` each. */
export const deletedCrateAlbums = sqliteTable(
  'deleted_crate_albums',
  {
    userId: owner(),
    crateId: integer('crate_id')
      .notNull()
      .references(() => deletedCrate.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    places: text('places').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.crateId, table.part] }),
    index('deleted_crate_albums_user').on(table.userId),
  ],
)

/**
 * The kinds of acts that can be undone: an edit of tags, an import, a merge, and an edit of many albums, which is also stored until it is
 * finished.
 */
const JOURNAL_KINDS = ['tags', 'import', 'merge', 'edit'] as const
export type JournalKind = (typeof JOURNAL_KINDS)[number]

/**
 * An act of a person that can be undone or has to be finished. `entry` is its name within its kind, `rest` what is stored besides albums:
 * for an edit of tags the changed rules, smart crates and colors; for an edit of many albums the change and, until it is done, the albums;
 * for an import (`entry` is its id) what else it added and how many names it left out; for a merge (`entry` is the id of the first merged
 * album) what moved to the kept album.
 */
export const journal = sqliteTable(
  'journal',
  {
    userId: owner(),
    kind: text('kind', { enum: JOURNAL_KINDS }).notNull(),
    entry: text('entry').notNull(),
    at: moment('at').notNull(),
    rest: text('rest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.entry] })],
)

/** What such an act changed in some albums (`Noted` in JSON). `number` is the id of an album, as the key for look-ups. */
export const journalRow = sqliteTable(
  'journal_row',
  {
    userId: owner(),
    kind: text('kind', { enum: JOURNAL_KINDS }).notNull(),
    entry: text('entry').notNull(),
    number: integer('number').notNull(),
    albums: text('albums').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.entry, table.number] })],
)

/** The person's rules of renaming (`TagRule`), and the edit of tags that wrote them last, empty before the first. */
export const tagRules = sqliteTable('tag_rules', {
  userId: owner().primaryKey(),
  rules: text('rules', { mode: 'json' }).$type<TagRule[]>().notNull(),
  edit: text('edit').notNull(),
})

/** Imports of both kinds: of a fan's list and of a file. The stored name is from before file imports existed. */
export const imports = sqliteTable(
  'fan_import',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: owner(),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    username: text('username'),
    /** Where the albums go. The stored name is from when only a fan's lists were imported. */
    target: text('type', { enum: IMPORT_TARGETS }),
    importTags: integer('import_tags', { mode: 'boolean' }).notNull().default(true),
    instanceId: text('instance_id'),
    fileName: text('file_name'),
    format: text('format', { enum: FILE_FORMATS }),
    mode: text('mode', { enum: FILE_MODES }),
    crateId: integer('crate_id'),
    fingerprint: text('fingerprint'),
    status: text('status', { enum: IMPORT_STATUSES }).notNull(),
    found: integer('found').notNull().default(0),
    added: integer('added').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    existing: integer('existing').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    tagged: integer('tagged').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** How many of its albums were in the trash. */
    trashed: integer('trashed').notNull().default(0),
    waitingUntil: moment('waiting_until'),
    /** What it says, `ImportMessage` as JSON; in old rows a sentence. */
    message: text('message'),
    errorCode: text('error_code', { enum: IMPORT_ERRORS }),
    startedAt: moment('started_at').notNull(),
    touchedAt: moment('touched_at'),
    finishedAt: moment('finished_at'),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('fan_import_user').on(table.userId, table.id),
    uniqueIndex('fan_import_running')
      .on(table.userId, table.username, table.target)
      .where(sql`${table.status} IN ('running', 'waiting')`),
  ],
)

/** A fan's list that is looked at every week. */
export const weeklyLook = sqliteTable(
  'weekly_look',
  {
    userId: owner(),
    list: text('list', { enum: LISTS }).notNull(),
    username: text('username').notNull(),
    importTags: integer('import_tags', { mode: 'boolean' }).notNull(),
    nextAt: moment('next_at').notNull(),
    /** The import of the last look. */
    importId: integer('import_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    index('weekly_look_next').on(table.nextAt),
    index('weekly_look_import').on(table.importId),
  ],
)

/** A person's login to Bandcamp's fan API, and the result of the last import from it. */
export const bandcampLink = sqliteTable('bandcamp_link', {
  userId: owner().primaryKey(),
  username: text('username').notNull(),
  /** The password, encrypted for this account; empty in what a backup has restored. */
  sealed: text('sealed').notNull(),
  connectedAt: moment('connected_at').notNull(),
  lastSyncAt: moment('last_sync_at'),
  albums: integer('albums').notNull().default(0),
  /** The `message` of that import if it failed. */
  error: text('error'),
})

/** A person's account at ListenBrainz. */
export const listenBrainz = sqliteTable('listenbrainz', {
  userId: owner().primaryKey(),
  username: text('username').notNull(),
  /** The token, encrypted for this account; null once ListenBrainz has refused it, and in what a backup has restored. */
  sealed: text('sealed'),
  connectedAt: moment('connected_at').notNull(),
  /** Nothing is sent before this time: another call is running, or ListenBrainz asked to wait. */
  waitsUntil: moment('waits_until'),
})

/** A track heard whole, for ListenBrainz. It is kept after it was sent, so that a repeated call counts once. */
export const scrobble = sqliteTable(
  'scrobble',
  {
    userId: owner(),
    albumId: ofAlbum('album_id'),
    number: integer('number').notNull(),
    /** When it began, in seconds. */
    startedAt: integer('started_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.albumId, table.number, table.startedAt] }),
    index('scrobble_album').on(table.albumId),
    index('scrobble_unsent').on(table.userId, table.startedAt).where(sql`${table.sentAt} IS NULL`),
  ],
)

/**
 * The albums that a share shows, in its order (`sort` is `own`) or last changed first, with counts and sums by currency. Only stored for
 * lists that take several steps to find. Rows of a deleted share are deleted with it, or by the daily job.
 */
export const shareList = sqliteTable(
  'share_list',
  {
    shareId: integer('share_id').notNull(),
    sort: text('sort', { enum: ['own', 'changed'] }).notNull(),
    userId: owner(),
    foundAt: moment('found_at').notNull(),
    ids: text('ids', { mode: 'json' }).$type<number[]>().notNull(),
    sums: text('sums', { mode: 'json' }).$type<CurrencySum[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.sort] }), index('share_list_user').on(table.userId)],
)

/**
 * An album of a gift list that a guest gives. `guest_hash` is the hash of a token that only the guest's browser has. The row follows its
 * album through merges and the trash; rows of a deleted share are deleted like its lists.
 */
export const shareClaim = sqliteTable(
  'share_claim',
  {
    shareId: integer('share_id').notNull(),
    albumId: ofAlbum('album_id'),
    userId: owner(),
    guestHash: text('guest_hash').notNull(),
    guestName: text('guest_name').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.albumId] }),
    index('share_claim_album').on(table.albumId),
    index('share_claim_user').on(table.userId),
  ],
)

/** The received chunks of a file with their reports; `token` identifies the request that wrote the chunk. */
export const importChunk = sqliteTable(
  'import_chunk',
  {
    userId: owner(),
    importId: integer('import_id').notNull(),
    part: text('part', { enum: ['rows', 'crates'] }).notNull(),
    chunk: integer('chunk').notNull(),
    token: text('token').notNull(),
    rows: integer('rows').notNull(),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    faulty: integer('faulty').notNull(),
    failed: text('failed', { mode: 'json' }).$type<FailedRow[]>().notNull(),
    /** The ids of its albums that were in the trash. */
    trashed: text('trashed', { mode: 'json' }).$type<number[]>().notNull().default(sql`'[]'`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.importId, table.part, table.chunk] })],
)

/** The crate that a file's crate maps to; its albums are placed after `last`, the last position when the crate was received. */
export const importCrate = sqliteTable(
  'import_crate',
  {
    userId: owner(),
    importId: integer('import_id').notNull(),
    place: integer('place').notNull(),
    crateId: integer('crate_id').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.importId, table.place] })],
)
