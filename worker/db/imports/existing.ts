import { sql } from 'drizzle-orm'
import { ALBUM_KEYS, type AlbumKey, FILLS } from '#domain/albums/album-fields.ts'
import { trackTextOf } from '#domain/albums/track-text.ts'
import { isNothing, toAlbumColumns, toStored } from '../albums/album-rows.ts'
import { CONTENT_COLUMNS, jsonColumn, jsonObject, STORED_FACTS } from '../albums/field-sql.ts'
import { type AlbumColumns, type AlbumRow, hasAll, withDerived } from '../changes/derived.ts'
import { type Column, columnsOfJson, toJsonValue } from '../changes/rows.ts'
import { changesStatement } from '../changes/statements.ts'
import type { Ctx } from '../context.ts'
import { jsonChunks } from '../database.ts'
import type { NamesFrom } from '../schema.ts'
import type { ChunkWriting } from './chunks.ts'
import { type Existing, isItem, type Matched } from './match.ts'

/**
 * What an import does to albums that are there: it fills empty fields, brings them up to what Bandcamp says under the names of one of its
 * lists, or both. Only what syncs leaves the trash alone.
 */
export type Policy = { fills: boolean; syncs: NamesFrom | null }

const ALWAYS = ['id', 'revision', 'version', 'deletedAt'] as const
const TO_FILL = FILLS.flatMap(([, keys]) => keys)
/** What a sync writes where it is unknown, besides facts. */
const LINKS = ['bandId', 'previewTrackId'] as const
const TO_SYNC = ['list', 'notes', 'sourceKey', 'namesFrom', ...LINKS, ...STORED_FACTS] as const

/** What has to be read of albums for that. The search columns follow from title, artist and notes. */
export const columnsFor = ({ fills, syncs }: Policy): Column[] => [
  ...new Set([...ALWAYS, ...(['title', 'artist'] as const), ...(fills ? TO_FILL : []), ...(syncs ? TO_SYNC : [])]),
]

type ReadRow = Pick<AlbumRow, (typeof ALWAYS)[number]> & AlbumColumns

/** What is written to an album that is there: `filled` into its empty fields, for undoing; `isFilled` unless only a sync did that. */
type ExistingChange = {
  row: ReadRow
  set: AlbumColumns
  isRevived: boolean
  filled: AlbumColumns
  isFilled: boolean
}

/** What is written to the albums that rows of an import mean, from the first row of each that has something to write. */
export function changesOfExisting({ now }: Ctx, rows: readonly Matched[], { fills, syncs }: Policy): ExistingChange[] {
  const found = rows.flatMap((one): Found[] => (one.existing ? [{ ...one, existing: one.existing }] : []))
  const columns = columnsFor({ fills, syncs })
  const keys = new Set(rows.flatMap(({ input, existing }) => (existing ? [] : (input.sourceKey ?? []))))
  return [...Map.groupBy(found, ({ existing }) => existing.id)].flatMap(([id, matched]): ExistingChange[] => {
    const { known = {}, isTrashed, isOwn } = matched[0]?.existing ?? {}
    const row = { ...columnsOfJson(known, columns), id } as ReadRow
    if (!syncs && isTrashed) {
      return [{ row, set: revivedColumns(matched, now), isRevived: true, filled: {}, isFilled: false }]
    }
    const synced = syncs
      ? firstOf(matched, (one) => {
          const said = syncedColumns(row, one, { syncs, keys, now })
          return hasAll(row, said) ? null : said
        })
      : null
    if (synced?.sourceKey) keys.add(synced.sourceKey)
    const canFill = fills && !isTrashed && !isOwn
    const filled = canFill
      ? firstOf(matched, ({ input }) => filledColumns({ ...row, ...synced }, toAlbumColumns(input, now)))
      : null
    // A rating from a file says nothing of when.
    const set = withDerived(row, { ...synced, ...filled, ratedAt: undefined }, now)
    if (!set) return []
    const isEdit = filled !== null || (set.list ?? set.notes) !== undefined
    return [
      {
        row,
        set: { ...set, ...(isEdit && { version: row.version + 1 }) },
        isRevived: false,
        filled: { ...(set.notes !== undefined && { notes: set.notes }), ...filled },
        isFilled: filled !== null,
      },
    ]
  })
}

type Found = Matched & { existing: Existing }

function firstOf<Result>(matched: readonly Found[], make: (one: Found) => Result | null): Result | null {
  for (const one of matched) {
    const made = make(one)
    if (made) return made
  }
  return null
}

/** The empty fields of an album that a row knows; null if there are none. */
function filledColumns(row: AlbumColumns, given: AlbumColumns): AlbumColumns | null {
  const keys = FILLS.flatMap(([, some]) =>
    some.every((key) => isNothing(row[key])) && some.some((key) => !isNothing(given[key] ?? null)) ? some : [],
  )
  return keys.length === 0 ? null : Object.fromEntries(keys.map((key) => [key, given[key]]))
}

/** `keys` are of items that other albums get from the same chunk. */
type Sync = { syncs: NamesFrom; keys: ReadonlySet<string>; now: Date }

/** What Bandcamp says of an album. An item that another album of the person is already stays with that one. */
function syncedColumns(row: ReadRow, { input, existing }: Found, { syncs, keys, now }: Sync): AlbumColumns {
  const said: AlbumColumns = toAlbumColumns(input, now)
  const { isAlias, isKeyTaken } = existing
  const hasItem = isItem(row.sourceKey ?? null)
  // What is in the trash gets no facts, but a bought album leaves the wishlist there too.
  const list = said.list === 'collection' && row.list === 'wishlist' ? said.list : undefined
  if (row.deletedAt !== null) return { list }
  // What is said of the item that the album itself is counts; of one that was merged into it, only where it is none.
  const facts = isAlias && hasItem ? [] : STORED_FACTS.filter((key) => !isNothing(said[key] ?? null))
  const links = isAlias && hasItem ? [] : LINKS.filter((key) => row[key] === null)
  const { sourceKey = null, title, artist, notes } = said
  const isNewItem = !isAlias && !hasItem && !isKeyTaken && isItem(sourceKey) && !keys.has(sourceKey)
  return {
    list,
    ...Object.fromEntries([...facts, ...links].map((key) => [key, said[key] ?? undefined])),
    // Bandcamp's lists may name the same album differently.
    ...(!isAlias && row.namesFrom === syncs && { title, artist, namesFrom: undefined }),
    ...(isNewItem && { sourceKey }),
    ...(row.notes === '' && { notes }),
  }
}

/** An album from the trash with what a file says of it. What Bandcamp says stays where the file does not know it. */
function revivedColumns(matched: readonly Found[], now: Date): AlbumColumns {
  const [first] = matched
  if (!first) return {}
  const { bandcampUrl: _, sourceKey, bandId, previewTrackId, ...content } = toAlbumColumns(first.input, now)
  const known = Object.entries(content).filter(([key, value]) => value !== null || !FACTS.has(key))
  const tracks = first.existing.hasTracks ? undefined : matched.find(({ input }) => input.tracks?.length)?.input.tracks
  return {
    ...Object.fromEntries(known),
    ...(tracks && { trackText: trackTextOf(tracks) }),
    deletedAt: null,
    namesFrom: null,
  }
}
const FACTS = new Set<string>([...STORED_FACTS, 'foldedLabel'])

const BEFORE = sql.raw(
  jsonObject([
    ['deletedAt', 'deleted_at'],
    ['version', 'version'],
    ['importId', 'import_id'],
    // Then the tracks are those of the file.
    [
      'hasNoTracks',
      'CASE WHEN NOT EXISTS (SELECT 1 FROM album_track t WHERE t.user_id = a.user_id AND t.album_id = a.id) THEN 1 END',
    ],
    ...CONTENT_COLUMNS.map((column) => [column[0], jsonColumn(column)] as const),
  ]),
)

/** The statements of a chunk's batch that write them, and keep for undoing what was there or what was filled in. */
export function writeExisting(
  { ctx, importId, guard, countCreated }: ChunkWriting,
  changes: readonly ExistingChange[],
) {
  const { db, userId } = ctx
  const revived = changes
    .filter(({ isRevived }) => isRevived)
    .map(({ row, set }) => ({ row, set: { ...set, importId, version: row.version + 1 } }))
  const others = changes.filter(({ isRevived }) => !isRevived)
  const noted = others.flatMap(({ row, filled }) => {
    const values = ALBUM_KEYS.flatMap((key) =>
      isNothing(filled[key] ?? null) ? [] : [[key, toJsonValue(filled[key])]],
    )
    return values.length > 0 ? [[row.id, Object.fromEntries(values)]] : []
  })
  return [
    ...(revived.length > 0
      ? [
          db.run(sql`
            INSERT INTO import_change (user_id, import_id, album_id, before)
            SELECT ${userId}, ${importId}, a.id, ${BEFORE} FROM album a
            WHERE +a.user_id = ${userId} AND a.id IN (SELECT value FROM json_each(${JSON.stringify(revived.map(({ row }) => row.id))}))
              AND ${guard} ON CONFLICT DO NOTHING`),
          changesStatement(ctx, revived, { raises: 'revision', condition: guard }),
          countCreated(),
        ]
      : []),
    ...jsonChunks(noted).map((chunk) =>
      db.run(sql`
        INSERT INTO import_change (user_id, import_id, album_id, filled)
        SELECT ${userId}, ${importId}, value->>0, value->1 FROM json_each(${chunk}) WHERE ${guard}
        ON CONFLICT DO UPDATE SET filled = json_patch(excluded.filled, coalesce(filled, '{}'))`),
    ),
    ...(others.length > 0 ? [changesStatement(ctx, others, { raises: 'revision', condition: guard })] : []),
  ]
}

/** What an undo of an import empties again: what it filled in, where that is still there. Tags of both kinds count together. */
export function emptiedColumns(row: AlbumRow, filled: Record<string, unknown>): AlbumColumns {
  const keys = FILLS.flatMap(([, some]) => {
    const isStill = (key: AlbumKey) =>
      JSON.stringify(toJsonValue(row[key])) === JSON.stringify(filled[key] ?? toStored(undefined, key))
    return some.some((key) => key in filled) && some.every(isStill) ? some : []
  })
  return Object.fromEntries(keys.map((key) => [key, toStored(undefined, key)]))
}
