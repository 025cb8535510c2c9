import { and, eq, is, isNotNull, isNull, or, SQL, sql } from 'drizzle-orm'
import type { AlbumDetails, AlbumPatch, AlbumView, NewAlbum, TrackView } from '#domain/albums/album.ts'
import { OWN_KEYS } from '#domain/albums/album-fields.ts'
import { Conflict, LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { withRuledTags } from '#domain/tags/tag-rules.ts'
import { divideTags } from '#domain/tags/tags.ts'
import { foldLetters } from '#domain/text/fold.ts'
import * as messages from '#locales/errors/albums.ts'
import { write } from '../accounts/budgets.ts'
import type { Ctx } from '../context.ts'
import { type Answers, batch } from '../database.ts'
import { requireFreeId } from '../drawn-ids.ts'
import { album, albumTrack } from '../schema.ts'
import { hasRuleFor, listTagRules } from '../tags/tag-rules.ts'
import {
  type AlbumRow,
  momentColumns,
  nextRevision,
  rowColumns,
  searchColumns,
  toAlbumRow,
  toAlbumView,
  toStored,
  wholeRows,
} from './album-rows.ts'
import { FOLDED_NAMES, joined, NAMES, NEW_COLUMNS } from './field-sql.ts'
import { toRow } from './insert-albums.ts'
import { insertTracks } from './tracks.ts'

const owned = (userId: string) => and(eq(album.userId, userId), isNull(album.deletedAt))

/** The statements, for one batch, that read the person's album with its tracks; `toDetails` maps their rows. */
export const detailsStatements = ({ db, userId }: Ctx, id: number) =>
  [
    db
      .select(rowColumns)
      .from(album)
      .where(and(owned(userId), eq(album.id, id))),
    db
      .select()
      .from(albumTrack)
      .where(and(eq(albumTrack.userId, userId), eq(albumTrack.albumId, id)))
      .orderBy(albumTrack.number),
  ] as const

/** Maps the rows of `detailsStatements`. @throws NotFound also for an album in the trash */
export function toDetails([[row], tracks]: Answers<ReturnType<typeof detailsStatements>>): AlbumDetails {
  if (!row) throw new NotFound(messages.albumGone)
  return {
    ...toAlbumView(row),
    ...(row.ratedAt && { ratedAt: row.ratedAt.toISOString() }),
    ...(row.movedAt && { movedAt: row.movedAt.toISOString() }),
    tracks: tracks.map((track) => ({
      ...toTrackView(track),
      ...(track.trackId !== null && { id: track.trackId }),
    })),
  }
}

/** The person's album with its tracks. @throws NotFound also for an album in the trash */
export const getAlbumDetails = async (ctx: Ctx, id: number): Promise<AlbumDetails> =>
  toDetails(await batch(ctx.db, detailsStatements(ctx, id)))

/** Maps a track's row to what answers and files have of it. */
export const toTrackView = ({
  number,
  title,
  artist,
  duration,
  isStreamable,
}: typeof albumTrack.$inferSelect): TrackView => ({
  number,
  title,
  ...(artist !== null && { artist }),
  ...(duration !== null && { duration }),
  streamable: isStreamable,
})

/** Only what has tags of Bandcamp's needs the person's rules. */
const ruled = async <Input extends Pick<AlbumPatch, 'tags' | 'bandcampTags'>>(
  ctx: Ctx,
  input: Input,
): Promise<Input> => (input.bandcampTags?.length ? withRuledTags(await listTagRules(ctx))(input) : input)

const toBound = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : (value ?? null))

// Of the album itself, or of one that was merged into it; an index finds each.
const idsNamed = (
  userId: string,
  column: 'bandcamp_url' | 'source_key',
  alias: 'address' | 'item_key',
  name: string,
) => sql`
  SELECT id FROM album WHERE user_id = ${userId} AND ${sql.raw(column)} = ${name}
  UNION ALL SELECT album_id FROM album_alias WHERE user_id = ${userId} AND ${sql.raw(alias)} = ${name}`

const idsWithAddress = (userId: string, url: string) => idsNamed(userId, 'bandcamp_url', 'address', url)

/**
 * Adds an album with its tracks. @throws Conflict `already-there` with the album that has the same URL or is the same item at Bandcamp, and
 * whether it is in the trash, unless that one has the same id and was added by an earlier call; `id-taken`; LimitExceeded when the
 * collection is full
 */
export async function createAlbum(ctx: Ctx, input: NewAlbum): Promise<AlbumView> {
  const { bandcampTags = [] } = input
  // Few have rules of renaming for its tags, so they are read only then.
  const added = bandcampTags.length > 0 && (await insertAlbum(ctx, input, sql`NOT ${hasRuleFor(ctx, bandcampTags)}`))
  const made = added || (await insertAlbum(ctx, await ruled(ctx, input)))
  if (made) return made
  throw new LimitExceeded(messages.collectionFull(LIMITS.albumsPerPerson))
}

/** Null if there is no room for the album, or `condition` does not hold. */
async function insertAlbum(ctx: Ctx, { id, ...input }: NewAlbum, condition = sql`true`): Promise<AlbumView | null> {
  const { db, userId, now } = ctx
  const row = toRow(input, now)
  const isSame = sql`(+user_id = ${userId} AND id IN (${idsWithAddress(userId, input.bandcampUrl)}
    ${row.sourceKey === undefined ? sql`` : sql`UNION ALL ${idsNamed(userId, 'source_key', 'item_key', String(row.sourceKey))}`}))`
  // Anybody's: an id belongs to one album.
  const isTaken = sql`EXISTS (SELECT 1 FROM album WHERE id = ${id ?? null})`
  // Counted first: the album is written only if there is room for it, and none like it.
  const statements = [
    db.run(sql`
      INSERT INTO album_count (user_id, albums) SELECT ${userId}, 1 WHERE ${condition} AND NOT ${isTaken} AND NOT EXISTS (SELECT 1 FROM album WHERE ${isSame})
      ON CONFLICT (user_id) DO UPDATE SET albums = albums + 1 WHERE albums < ${LIMITS.albumsPerPerson}`),
    db.run(sql`
      INSERT OR IGNORE INTO album (id, user_id, changed, ${joined(NEW_COLUMNS.map(([, column]) => column))})
      VALUES (${id ?? null}, CASE WHEN changes() = 1 THEN ${userId} END, ${nextRevision(ctx)}, ${sql.join(
        NEW_COLUMNS.map(([name]) => sql`${toBound(row[name])}`),
        sql`, `,
      )})`),
    ...insertTracks(ctx, sql`(SELECT id FROM album WHERE ${isSame})`, input.tracks ?? [], sql`changes() > 0`).map(
      (statement) => db.run(statement),
    ),
    wholeRows(ctx, sql`${isSame} ORDER BY deleted_at IS NOT NULL`),
  ] as const
  const [, made, ...rest] = await write(ctx, statements, ['bytes'])
  const [stored] = rest.at(-1) as Awaited<ReturnType<typeof wholeRows>>
  if (!stored) {
    await requireFreeId(ctx, isTaken)
    return null
  }
  const found = toAlbumRow(stored)
  if (made.meta.changes > 0 || (found.id === id && found.deletedAt === null)) return toAlbumView(found)
  throw new Conflict('already-there', found.deletedAt ? messages.albumInTrash : messages.albumThere, {
    album: toAlbumView(found),
    inTrash: found.deletedAt !== null,
  })
}

/** The fields that the search columns contain, which are written from the whole row. */
const SEARCHED = ['title', 'artist', 'notes', 'tags', 'bandcampTags', 'userTags'] as const

const needsRow = (patch: AlbumPatch) => SEARCHED.some((key) => patch[key] !== undefined)

function textColumns(row: AlbumRow, patch: AlbumPatch) {
  const bandcamp = patch.bandcampTags ?? row.bandcampTags
  const tags =
    patch.tags !== undefined || patch.bandcampTags !== undefined || patch.userTags !== undefined
      ? divideTags(patch.tags ?? [...bandcamp, ...(patch.userTags ?? row.userTags)], bandcamp)
      : { bandcampTags: row.bandcampTags, userTags: row.userTags }
  const texts = {
    title: patch.title ?? row.title,
    artist: patch.artist ?? row.artist,
    notes: patch.notes === undefined ? row.notes : (patch.notes ?? ''),
  }
  return { ...texts, ...tags, ...searchColumns({ ...texts, tags: [...tags.bandcampTags, ...tags.userTags] }) }
}

/** The columns of the other fields that a change names. A field that always has a value stays where the change has null. */
const plainColumns = (patch: AlbumPatch) =>
  Object.fromEntries(
    OWN_KEYS.filter((key) => patch[key] !== undefined && !SEARCHED.some((name) => name === key))
      .map((key) => [key, toStored(patch[key], key)])
      .filter(([, value]) => value !== undefined),
  )

/** A change of the notes alone needs no other text of the album: title and artist stay the first two lines of what is searched. */
function notesColumns({ notes, ...others }: AlbumPatch) {
  if (notes === undefined || needsRow(others)) return null
  const text = notes ?? ''
  return {
    notes: text,
    searchText: sql`${sql.raw(NAMES)} || ${text.toLowerCase()}`,
    foldedText: sql`nullif(${sql.raw(FOLDED_NAMES)} || ${foldLetters(text)}, ${sql.raw(NAMES)} || ${text.toLowerCase()})`,
  }
}

// Where one of them has a second line, the row has to be read.
const HAS_PLAIN_NAMES = sql`instr(title || artist, char(10)) = 0`

/** The columns that a change sets to values; what follows from them is written by expressions. */
const valuesOf = (columns: object) =>
  Object.entries(columns).filter(([, value]) => !is(value, SQL)) as [Column, unknown][]
type Column = keyof AlbumRow

/** Whether an album has all values of a change. */
const hasAll = (row: AlbumRow, columns: object): boolean =>
  valuesOf(columns).every(([name, value]) => JSON.stringify(row[name]) === JSON.stringify(value))

/** The condition that an album lacks one of the values of a change. */
const lacksSome = (columns: object) =>
  or(...valuesOf(columns).map(([name, value]) => sql`${album[name]} IS NOT ${sql.param(value, album[name])}`))

/**
 * Changes the given fields of the person's album; one that has them already stays as it is, so that the same call can be made again.
 * @throws NotFound; Conflict `stale` with the current album if its `version` is outdated; Conflict `already-there` if another album has the
 * new URL
 */
export async function updateAlbum(ctx: Ctx, id: number, sent: AlbumPatch): Promise<AlbumView> {
  const patch = await ruled(ctx, sent)
  const { db, userId } = ctx
  const hasTexts = Object.keys(patch).some((key) => !['rating', 'list', 'version'].includes(key))
  const isIt = and(owned(userId), eq(album.id, id))
  const change = async (columns: object, version: number | undefined, condition?: SQL) => {
    const [{ meta }, [stored]] = await write(
      ctx,
      [
        db
          .update(album)
          .set({
            ...columns,
            ...momentColumns(ctx, patch),
            ...namesColumn(patch),
            version: sql`${album.version} + 1`,
            revision: nextRevision(ctx),
          })
          .where(
            and(
              isIt,
              version === undefined ? undefined : eq(album.version, version),
              patch.bandcampUrl === undefined
                ? undefined
                : sql`NOT EXISTS (SELECT 1 FROM (${idsWithAddress(userId, patch.bandcampUrl)}) AS other WHERE other.id <> ${id})`,
              lacksSome(columns),
              condition,
            ),
          ),
        wholeRows(ctx, isIt),
      ],
      hasTexts ? ['bytes'] : [],
    )
    if (!stored) throw new NotFound(messages.albumGone)
    const row = toAlbumRow(stored)
    return { row, isDone: meta.changes > 0 || hasAll(row, columns) }
  }
  const plain = plainColumns(patch)
  const notes = notesColumns(patch)
  const noted = notes && (await change({ ...plain, ...notes }, patch.version, HAS_PLAIN_NAMES))
  if (noted?.isDone) return toAlbumView(noted.row)
  const base = needsRow(patch) ? (noted?.row ?? (await findRow(ctx, id))) : null
  const version = patch.version ?? base?.version
  const { row, isDone } = await change({ ...plain, ...(base && textColumns(base, patch)) }, version)
  if (isDone) return toAlbumView(row)
  if (version !== undefined && row.version !== version) {
    throw new Conflict('stale', messages.albumStale, { album: toAlbumView(row) })
  }
  const [other] = await db
    .select(rowColumns)
    .from(album)
    .where(sql`+${album.userId} = ${userId} AND ${album.id} IN (${idsWithAddress(userId, patch.bandcampUrl ?? '')})`)
    .orderBy(isNotNull(album.deletedAt))
  throw new Conflict('already-there', messages.addressTaken, {
    ...(other && { album: toAlbumView(other), inTrash: other.deletedAt !== null }),
  })
}

/** Names that the person has changed no longer follow Bandcamp. */
const namesColumn = ({ title, artist }: AlbumPatch) =>
  (title ?? artist) === undefined
    ? {}
    : { namesFrom: sql`iif(title IS ${title ?? sql`title`} AND artist IS ${artist ?? sql`artist`}, names_from, NULL)` }

async function findRow({ db, userId }: Ctx, id: number): Promise<AlbumRow> {
  const [row] = await db
    .select(rowColumns)
    .from(album)
    .where(and(owned(userId), eq(album.id, id)))
  if (!row) throw new NotFound(messages.albumGone)
  return row
}
