import { type SQL, sql } from 'drizzle-orm'
import { namesKey } from '#domain/albums/names.ts'
import { foldTag } from '#domain/tags/tags.ts'
import { foldLetters } from '#domain/text/fold.ts'
import type { album } from '../schema.ts'
import { FOLDED_NAMES, NAMES } from './field-sql.ts'

export type AlbumRow = typeof album.$inferSelect

/** What a change sets of an album, by column; one that is undefined stays. */
export type AlbumColumns = { [Key in keyof AlbumRow]?: AlbumRow[Key] | undefined }

/** Values that are the same for all albums of a change. What follows from the others differs. */
export type SameColumns = Omit<AlbumColumns, 'title' | 'artist' | 'bandcampTags' | 'userTags' | 'label'>

/** What is searched of a text, null if that is the text in lower case. */
const foldedOrNull = (text: string): string | null => {
  const folded = foldLetters(text)
  return folded === text.toLowerCase() ? null : folded
}

/** The search columns of title, artist and notes, and what is known of the first two. */
export function textColumns({ title, artist, notes }: { title: string; artist: string; notes: string }) {
  const text = `${title}\n${artist}\n${notes}`
  return { namesKey: namesKey({ title, artist }), searchText: text.toLowerCase(), foldedText: foldedOrNull(text) }
}

/** The search columns of tags: the different ones, one line each. */
export function tagColumns(tags: readonly string[]) {
  const tagText = tags.length > 0 ? `\n${[...new Set(tags.map(foldTag))].join('\n')}\n` : ''
  return { tagText, foldedTags: foldedOrNull(tagText) }
}

/** The search column of an album's label. */
export const labelColumn = (label: unknown) => ({ foldedLabel: label ? foldLetters(String(label)) : null })

const toPlain = (value: unknown) =>
  value instanceof Date ? value.getTime() : Array.isArray(value) ? JSON.stringify(value) : (value ?? null)

/** Whether an album has all these values. */
export const hasAll = (row: AlbumColumns, columns: AlbumColumns): boolean =>
  Object.entries(columns).every(
    ([key, value]) => value === undefined || toPlain(row[key as keyof AlbumRow]) === toPlain(value),
  )

/**
 * What a change writes: the columns that differ and those that follow from them, null if none does. When an album was rated or moved, and
 * whose names it has, follows only where the change does not say it.
 */
export function withDerived(row: AlbumColumns, set: AlbumColumns, now: Date): AlbumColumns | null {
  const keys = Object.keys(set) as (keyof AlbumRow)[]
  const changed = keys.filter((key) => !hasAll(row, { [key]: set[key] }))
  if (changed.length === 0) return null
  const columns: AlbumColumns = Object.fromEntries(changed.map((key) => [key, set[key]]))
  const hasOne = (...some: (keyof AlbumRow)[]) => some.some((key) => changed.includes(key))
  const follows = (key: keyof AlbumRow, from: keyof AlbumRow) => hasOne(from) && !keys.includes(key)
  const after = { ...row, ...columns } as AlbumRow
  return {
    ...columns,
    ...(hasOne('title', 'artist', 'notes') && textColumns(after)),
    ...(hasOne('bandcampTags', 'userTags') && tagColumns([...after.bandcampTags, ...after.userTags])),
    ...(hasOne('label') && labelColumn(after.label)),
    ...(hasOne('title', 'artist') && !keys.includes('namesFrom') && row.namesFrom !== 'person' && { namesFrom: null }),
    // Of an album without one, it is where its item is.
    ...(follows('namesFrom', 'bandcampUrl') && { namesFrom: row.bandcampUrl ? 'person' : null }),
    ...(follows('ratedAt', 'rating') && { ratedAt: now }),
    ...(follows('movedAt', 'list') && { movedAt: now }),
  }
}

/** What follows in the same way from values that are the same for all albums, by expressions. */
export const derivedInSql = ({ rating, list, notes, bandcampUrl }: AlbumColumns, now: Date) => ({
  ...(bandcampUrl && {
    namesFrom: sql`iif(bandcamp_url IS ${bandcampUrl}, names_from, iif(bandcamp_url IS NULL, NULL, 'person'))`,
  }),
  ...(rating !== undefined && { ratedAt: sql`iif(rating IS ${rating}, rated_at, ${now.getTime()})` }),
  ...(list !== undefined && { movedAt: sql`iif(list = ${list}, moved_at, ${now.getTime()})` }),
  ...(notes !== undefined && notesInSql(notes)),
})

// Title and artist stay the first two lines of what is searched.
const notesInSql = (notes: string): { searchText: SQL; foldedText: SQL } => ({
  searchText: sql`${sql.raw(NAMES)} || ${notes.toLowerCase()}`,
  foldedText: sql`nullif(${sql.raw(FOLDED_NAMES)} || ${foldLetters(notes)}, ${sql.raw(NAMES)} || ${notes.toLowerCase()})`,
})

/** Whether `derivedInSql` can be written for an album. Where one of its names has a second line, the row has to be read. */
export const isDerivable = ({ notes }: AlbumColumns): SQL | undefined =>
  notes === undefined ? undefined : sql`instr(title || artist, char(10)) = 0`
