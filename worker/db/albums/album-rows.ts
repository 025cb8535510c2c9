import type { AlbumInput, AlbumView } from '#domain/albums/album.ts'
import { ALBUM_KEYS, type AlbumKey, type AlbumValues, albumField, type DetailKey } from '#domain/albums/album-fields.ts'
import { itemKeyOf } from '#domain/albums/item-key.ts'
import { shownTags } from '#domain/changes/album-values.ts'
import type { ImportedAlbum } from '#domain/imports/item.ts'
import { divideTags } from '#domain/tags/tags.ts'
import { type AlbumColumns, type AlbumRow, labelColumn, tagColumns, textColumns } from '../changes/derived.ts'
import { album } from '../schema.ts'

const pick = <Table extends object, Key extends keyof Table>(table: Table, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, table[key]])) as Pick<Table, Key>

/** The columns of an album in a list. Details and search columns, which are most of a row's bytes, are left out. */
export const viewColumns = {
  ...pick(
    album,
    ALBUM_KEYS.filter((key): key is Exclude<AlbumKey, DetailKey> => !albumField(key).isDetail),
  ),
  ...pick(album, ['id', 'revision', 'previewTrackId', 'version', 'trackText']),
}

/** The columns of an album with all of its fields, for files, which contain the tracks separately. */
export const fullColumns = (({ trackText: _, ...columns }) => ({ ...columns, ...pick(album, ALBUM_KEYS) }))(viewColumns)

const toValue = (stored: unknown, key: AlbumKey): unknown => {
  if (stored instanceof Date) return stored.toISOString()
  return stored ?? albumField(key).empty
}

/** Maps an album's row to the response, with the fields that were read. */
export const toAlbumView = (
  row: Pick<AlbumRow, Exclude<keyof typeof viewColumns, 'trackText'>> &
    Partial<Pick<AlbumRow, DetailKey | 'trackText'>>,
): AlbumView => {
  const values: Record<string, unknown> = { id: row.id }
  for (const key of ALBUM_KEYS) {
    const value = toValue(row[key], key)
    if (value !== undefined) values[key] = value
  }
  return Object.assign(values as { id: number } & AlbumValues, {
    tags: shownTags(row),
    changedAt: new Date(row.revision).toISOString(),
    hasPreview: row.previewTitle !== null || row.previewTrackId !== null,
    version: row.version,
    ...(row.trackText && { trackText: row.trackText }),
  })
}

/** A value as its column holds it: null where there is none, and the empty text where the column has no null. */
function toStored(value: unknown, key: AlbumKey): unknown {
  const { type, isNullable, empty } = albumField(key)
  if (value === undefined || value === null || value === '') return isNullable ? null : empty
  return type === 'moment' ? new Date(String(value)) : value
}

/** The columns of values as answers have them. */
export const toColumns = (values: Partial<AlbumValues>): AlbumColumns =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, toStored(value, key as AlbumKey)]))

/** The columns of a new album: absent fields become null or empty, `addedAt` defaults to `now`. */
export function toAlbumColumns(input: ImportedAlbum, now: Date) {
  const given = input.bandcampTags ?? []
  const tags = divideTags(input.tags ?? [...given, ...(input.userTags ?? [])], given)
  // A price is meaningless without its currency.
  const hasPrice = typeof input.price === 'number' && Boolean(input.currency)
  const price = hasPrice ? {} : { price: null, currency: null }
  const complete = {
    ...input,
    ...price,
    ...tags,
    list: input.list ?? 'collection',
    addedAt: input.addedAt ?? now.toISOString(),
  }
  const fields = Object.fromEntries(
    ALBUM_KEYS.filter((key) => !albumField(key).isDerived).map((key) => [key, toStored(complete[key], key)]),
  )
  return {
    ...(fields as Pick<typeof album.$inferInsert, AlbumKey & keyof typeof album.$inferInsert>),
    sourceKey: input.sourceKey ?? itemKeyOf(input),
    bandId: input.bandId ?? null,
    previewTrackId: input.previewTrackId ?? null,
    namesFrom: input.namesFrom ?? null,
    isPublic: input.isPublic || null,
    ...textColumns({ title: input.title, artist: input.artist, notes: input.notes ?? '' }),
    ...tagColumns([...tags.bandcampTags, ...tags.userTags]),
    ...labelColumn(input.label),
  }
}

/**
 * The fields of an existing album that change with new data from Bandcamp: facts are replaced, tags joined, and empty fields of the person
 * filled. Facts that Bandcamp does not mention stay.
 */
export const mergedFields = (row: AlbumRow, said: Partial<AlbumInput>): AlbumColumns =>
  Object.fromEntries(
    ALBUM_KEYS.flatMap((key) => {
      const { owner, fill, merge, isDerived } = albumField(key)
      const value = said[key]
      if (isDerived || value === undefined || value === null) return []
      if (merge) return [[key, merge(row[key] as string[], value as string[])]]
      const isFilled = fill && (isNothing(row[key]) || isRefined(key, row[key], value))
      return owner === 'bandcamp' || isFilled ? [[key, toStored(value, key)]] : []
    }),
  )

/** Whether a release date is the same date, but more exact: the Bandcamp link only knows the year. */
const isRefined = (key: AlbumKey, known: unknown, said: unknown) =>
  key === 'releaseDate' && String(said).startsWith(`${known}-`)

/** Whether a field has no value. */
export const isNothing = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Rows in the order of these ids; ids without a row are skipped. */
export function inOrder<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
