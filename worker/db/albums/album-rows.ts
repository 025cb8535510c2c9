import { type SQL, sql } from 'drizzle-orm'
import type { AlbumInput, AlbumView, List } from '#domain/album.ts'
import { titleArtistKey } from '#domain/file-rows.ts'
import { distinctTags, divideTags, foldTag } from '#domain/tags.ts'
import type { Ctx } from '../context.ts'
import { album } from '../schema.ts'

export type AlbumRow = typeof album.$inferSelect

/** The columns of an `AlbumView`. The search columns, which make up most of a row, are left out. */
export const viewColumns = {
  id: album.id,
  title: album.title,
  artist: album.artist,
  bandcampUrl: album.bandcampUrl,
  coverUrl: album.coverUrl,
  rating: album.rating,
  notes: album.notes,
  releaseDate: album.releaseDate,
  trackCount: album.trackCount,
  bandcampTags: album.bandcampTags,
  userTags: album.userTags,
  list: album.list,
  addedAt: album.addedAt,
  revision: album.revision,
  previewTitle: album.previewTitle,
  previewTrackId: album.previewTrackId,
  version: album.version,
}

/** Maps an album row to its response. */
export const toAlbumView = (row: Pick<AlbumRow, keyof typeof viewColumns>): AlbumView => ({
  id: row.id,
  title: row.title,
  artist: row.artist,
  bandcampUrl: row.bandcampUrl ?? '',
  coverUrl: row.coverUrl,
  rating: row.rating,
  notes: row.notes,
  releaseDate: row.releaseDate,
  trackCount: row.trackCount,
  tags: distinctTags([...row.bandcampTags, ...row.userTags]),
  bandcampTags: row.bandcampTags,
  userTags: row.userTags,
  list: row.list,
  addedAt: row.addedAt.toISOString(),
  changedAt: new Date(row.revision).toISOString(),
  previewTitle: row.previewTitle,
  hasPreview: row.previewTitle !== null || row.previewTrackId !== null,
  version: row.version,
})

/** A new album; imports know more about one than a person can write. */
export type ImportedAlbum = Omit<AlbumInput, 'bandcampUrl'> & {
  bandcampUrl: string | null
  sourceKey?: string | null
  bandId?: number | null
  previewTrackId?: number | null
}

/** The source key of an album without URL: title and artist in lower case, and its number (from 1) among those that share them. */
export const fileKey = (names: { title: string; artist: string }, number: number): string =>
  `${FILE_KEY}${titleArtistKey(names)}\n${number}`
/** The prefix of source keys made from title and artist. */
export const FILE_KEY = 'words:'

/** The search columns in lower case: the texts, and the tags with one line each. */
export const searchColumns = (texts: { title: string; artist: string; notes: string; tags: readonly string[] }) => ({
  searchText: `${texts.title}\n${texts.artist}\n${texts.notes}`.toLowerCase(),
  tagText: texts.tags.length > 0 ? `\n${texts.tags.map(foldTag).join('\n')}\n` : '',
})

/** The columns of a new album. Empty and absent texts become null; `addedAt` defaults to `now`. */
export function toAlbumColumns(input: ImportedAlbum, now: Date) {
  const given = input.bandcampTags ?? []
  const tags = divideTags(input.tags ?? [...given, ...(input.userTags ?? [])], given)
  const notes = input.notes ?? ''
  return {
    list: (input.list ?? 'collection') satisfies List,
    title: input.title,
    artist: input.artist,
    bandcampUrl: input.bandcampUrl || null,
    sourceKey: input.sourceKey ?? null,
    bandId: input.bandId ?? null,
    coverUrl: input.coverUrl || null,
    rating: input.rating ?? null,
    notes,
    releaseDate: input.releaseDate || null,
    trackCount: input.trackCount ?? null,
    bandcampTags: tags.bandcampTags,
    userTags: tags.userTags,
    ...searchColumns({
      title: input.title,
      artist: input.artist,
      notes,
      tags: [...tags.bandcampTags, ...tags.userTags],
    }),
    previewTitle: input.previewTitle || null,
    previewTrackId: input.previewTrackId ?? null,
    addedAt: input.addedAt ? new Date(input.addedAt) : now,
  }
}

/**
 * The condition that an album is one of these and the person's, in the trash or not. The `+` makes SQLite look up the ids instead of
 * scanning the person's albums.
 */
export const isOneOf = (userId: string, ids: readonly number[]): SQL =>
  sql`(+${album.userId} = ${userId} AND ${album.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)})))`

/** The next revision of the person's collection: at least `now` (ms), and never one used before. */
export const nextRevision = ({ userId, now }: Ctx): SQL<number> =>
  sql`max(${now.getTime()}, coalesce((SELECT max(${album.revision}) FROM ${album} WHERE ${album.userId} = ${userId}), 0) + 1)`

/**
 * The statement that raises the collection's revision before rows are deleted for good. Otherwise the highest remaining revision could
 * equal one that a browser holds for an older state.
 */
export const bumpRevision = (ctx: Ctx) =>
  ctx.db
    .update(album)
    .set({ revision: nextRevision(ctx) })
    .where(sql`${album.id} = (SELECT max(id) FROM album WHERE user_id = ${ctx.userId} AND deleted_at IS NULL)`)
