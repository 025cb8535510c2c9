import { type SQL, sql } from 'drizzle-orm'
import type { AlbumInput, AlbumView, List } from '#domain/album.ts'
import { fileWords } from '#domain/file-rows.ts'
import { distinctTags, divideTags, foldTag } from '#domain/tags.ts'
import type { Db } from '../database.ts'
import { album } from '../schema.ts'

export type AlbumRow = typeof album.$inferSelect

/** The columns an `AlbumView` is made of; what searching needs beside them is most of a row and stays where it is. */
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
  changed: album.changed,
  previewTitle: album.previewTitle,
  previewTrackId: album.previewTrackId,
  version: album.version,
}

/** An album row as it may leave the server. */
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
  changedAt: new Date(row.changed).toISOString(),
  previewTitle: row.previewTitle,
  hasPreview: row.previewTitle !== null || row.previewTrackId !== null,
  version: row.version,
})

/** What an import knows of an album beyond what a person may write. */
export type ImportedAlbum = Omit<AlbumInput, 'bandcampUrl'> & {
  bandcampUrl: string | null
  sourceKey?: string | null
  bandId?: number | null
  previewTrackId?: number | null
}

/** What tells albums without an address apart: title and artist without regard to case, and which of several such it is (from 1). */
export const fileKey = (words: { title: string; artist: string }, number: number): string =>
  `${FILE_KEY}${fileWords(words)}\n${number}`
export const FILE_KEY = 'words:'

/** The words searching looks into, in lower case: texts and tags apart, each tag on a line of its own. */
export const searchColumns = (words: { title: string; artist: string; notes: string; tags: readonly string[] }) => ({
  searchText: `${words.title}\n${words.artist}\n${words.notes}`.toLowerCase(),
  tagText: words.tags.length > 0 ? `\n${words.tags.map(foldTag).join('\n')}\n` : '',
})

/** The columns of a new album from what was written; texts empty or absent become null, `addedAt` defaults to `now`. */
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
export type AlbumColumns = ReturnType<typeof toAlbumColumns>

/**
 * The condition that an album is one of these and the person's, in the trash or not. The `+` keeps the database from walking through all
 * of the person's albums: it looks up the ids.
 */
export const isOneOf = (userId: string, ids: readonly number[]): SQL =>
  sql`(+${album.userId} = ${userId} AND ${album.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)})))`

/** The next stamp of a person's collection: never before `now` (ms), never one that was given before. */
export const nextChange = (userId: string, now: Date): SQL<number> =>
  sql`max(${now.getTime()}, coalesce((SELECT max(${album.changed}) FROM ${album} WHERE ${album.userId} = ${userId}), 0) + 1)`

/**
 * Gives a collection a stamp it never had, before rows of it are deleted for good: without that the largest remaining stamp could be
 * one that a browser still holds for an older state.
 */
export const stampCollection = (db: Db, userId: string, now: Date) =>
  db
    .update(album)
    .set({ changed: nextChange(userId, now) })
    .where(sql`${album.id} = (SELECT max(id) FROM album WHERE user_id = ${userId} AND deleted_at IS NULL)`)
