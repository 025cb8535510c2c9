import { type SQL, sql } from 'drizzle-orm'
import type { FillName } from '#domain/albums/album-fields.ts'
import { foldLetters } from '#domain/text/fold.ts'
import {
  columnOf,
  FILLINGS,
  FOLDED_NAMES,
  FOLDED_TEXT,
  joined,
  jsonColumn,
  jsonObject,
  jsonValue,
  STORED_FACTS,
} from '../albums/field-sql.ts'
import { toRow } from '../albums/insert-albums.ts'
import { nextRevision } from '../changes/revision.ts'
import { jsonChunks } from '../database.ts'
import type { NamesFrom } from '../schema.ts'
import type { ChunkWriting } from './chunks.ts'
import type { Item, Matched } from './match.ts'

const given = (name: string) => jsonValue('f.value', name)
const filling = (name: FillName) => FILLINGS.find((one) => one.name === name)
const lacks = (name: FillName) => filling(name)?.isEmpty ?? 'false'

/** What `sync` writes where it is unknown, besides facts: name and column. */
const LINKS = [
  ['bandId', 'band_id'],
  ['previewTrackId', 'preview_track_id'],
] as const
const NAMES = ['title', 'artist'] as const
const IS_ITEM_KNOWN = "CASE WHEN source_key GLOB '[at][0-9]*' THEN 1 END"

/** Which of the fields that can be filled an existing album has, as JSON. */
export const KNOWN_FOR_FILL = sql.raw(
  jsonObject(FILLINGS.map(({ name, isEmpty }) => [name, `iif(${isEmpty}, NULL, 1)`] as const)),
)

/** What is known of an existing album, as JSON; only of facts that one of the items has. */
export function knownForSync(items: readonly Item[], from: NamesFrom): SQL {
  const facts = STORED_FACTS.filter((key) => items.some(({ album }) => album[key] !== undefined && album[key] !== null))
  return sql.raw(
    jsonObject([
      ['list', 'list'],
      ['notes', `iif(${lacks('notes')}, NULL, 1)`],
      ['sourceKey', IS_ITEM_KNOWN],
      // Bandcamp's lists may name the same album differently.
      ...NAMES.map((name) => [name, `CASE WHEN names_from = '${from}' THEN ${name} END`] as const),
      ...LINKS,
      ...facts.map((key) => [key, columnOf(key)] as const),
    ]),
  )
}

const isNothing = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The first of what these rows write into each existing album. */
function firstOfEach<Change>(rows: readonly Matched[], toChange: (row: Matched) => Change | null): Change[] {
  const changes = new Map<number, Change>()
  for (const row of rows) {
    const id = row.existing?.id
    if (id === undefined || changes.has(id)) continue
    const change = toChange(row)
    if (change) changes.set(id, change)
  }
  return [...changes.values()]
}

/** The values a row can fill in by name, with the album's id; null if the album lacks nothing that the row has. */
function toFilling({ input, existing }: Matched, now: Date) {
  if (!existing || existing.isTrashed || existing.isOwn) return null
  const row = toRow(input, now)
  const names = FILLINGS.filter(
    ({ name, columns }) => !existing.known[name] && columns.some(({ key }) => !isNothing(row[key])),
  )
  if (names.length === 0) return null
  const values = names.flatMap(({ columns }) => columns.map(({ key }) => [key, row[key]]))
  return {
    id: existing.id,
    ...Object.fromEntries(values),
    ...notesColumns(row.notes),
    tagText: row.tagText,
    foldedTags: row.foldedTags,
    foldedLabel: row.foldedLabel,
  }
}

const COLUMNS = FILLINGS.flatMap(({ columns, isEmpty }) => columns.map((column) => ({ ...column, isEmpty })))

/** What a row fills in, by name. */
const FILLED = sql.raw(
  jsonObject(
    COLUMNS.map(({ key, isEmpty }) => [key, `CASE WHEN ${isEmpty} THEN ${jsonColumn([key, given(key)])} END`] as const),
  ),
)
const GAINS_NOTES = `${lacks('notes')} AND ${given('notes')} <> ''`
const LOWER_TEXT = `search_text || (${given('lowerNotes')})`
const FILL_NOTES = `search_text = CASE WHEN ${GAINS_NOTES} THEN ${LOWER_TEXT} ELSE search_text END,
  folded_text = CASE WHEN ${GAINS_NOTES} THEN nullif(${FOLDED_TEXT} || (${given('foldedNotes')}), ${LOWER_TEXT}) ELSE folded_text END`
/** The search columns of notes that are added to an album without any. */
const notesColumns = (notes: unknown) => ({
  lowerNotes: String(notes).toLowerCase(),
  foldedNotes: foldLetters(String(notes)),
})
const FILL = joined([
  FILL_NOTES,
  `tag_text = CASE WHEN ${lacks('tags')} THEN coalesce(${given('tagText')}, '') ELSE tag_text END`,
  `folded_tags = CASE WHEN ${lacks('tags')} THEN ${given('foldedTags')} ELSE folded_tags END`,
  `folded_label = CASE WHEN ${lacks('label')} THEN ${given('foldedLabel')} ELSE folded_label END`,
  ...COLUMNS.map(
    ({ key, column, isEmpty }) =>
      `${column} = CASE WHEN ${isEmpty} THEN coalesce(${given(key)}, ${column}) ELSE ${column} END`,
  ),
])

/**
 * The statements of a chunk's batch that fill empty fields of existing albums, from the first row of each, and note what they wrote for
 * undoing.
 */
export function fillAlbums(writing: ChunkWriting, rows: readonly Matched[]) {
  const { ctx, importId, guard, count } = writing
  const { db, userId, now } = ctx
  return jsonChunks(firstOfEach(rows, (row) => toFilling(row, now))).flatMap((chunk) => [
    rememberFilled(writing, chunk, FILLED),
    count('updated'),
    db.run(sql`
      UPDATE album SET ${FILL}, version = version + 1, changed = ${nextRevision(ctx)}
      FROM json_each(${chunk}) f
      JOIN import_change c ON c.user_id = ${userId} AND c.import_id = ${importId} AND c.album_id = f.value->>'id' AND c.filled IS NOT NULL
      WHERE album.id = f.value->>'id' AND +album.user_id = ${userId} AND ${guard}`),
  ])
}

const rememberFilled = ({ ctx: { db, userId }, importId, guard }: ChunkWriting, chunk: string, filled: SQL) =>
  db.run(sql`
    INSERT INTO import_change (user_id, import_id, album_id, filled)
    SELECT ${userId}, ${importId}, id, filled FROM (
      SELECT a.id, ${filled} AS filled
      FROM json_each(${chunk}) f CROSS JOIN album a ON a.id = f.value->>'id' AND +a.user_id = ${userId} AND a.deleted_at IS NULL)
    WHERE filled <> '{}' AND ${guard} ON CONFLICT DO NOTHING`)

/** What Bandcamp says of an existing album that is not known, with the album's id; null if all of it is. */
function toSync({ input, existing }: Matched, now: Date) {
  if (!existing) return null
  const { known, isTrashed, isAlias } = existing
  // What is said of the item that the album itself is counts; of one that was merged into it, only where it is none.
  const isOther = isAlias && Boolean(known.sourceKey)
  const row = toRow(input, now)
  const change: Record<string, unknown> = {}
  // What is in the trash gets no facts, but a bought album leaves the wishlist there too.
  if (row.list === 'collection' && known.list === 'wishlist') change.list = 'collection'
  if (!isTrashed) {
    for (const key of isOther ? [] : STORED_FACTS)
      if (row[key] !== undefined && row[key] !== known[key]) change[key] = row[key]
    if (change.label !== undefined) change.foldedLabel = row.foldedLabel
    for (const [name] of isOther ? [] : LINKS)
      if (row[name] !== undefined && known[name] === undefined) change[name] = row[name]
    if (!isAlias && known.title !== undefined && (row.title !== known.title || row.artist !== known.artist)) {
      const { title, artist } = input
      const names = `${title}\n${artist}\n`
      Object.assign(change, { title, artist, lowerNames: names.toLowerCase(), foldedNames: foldLetters(names) })
    }
    if (!isAlias && /^[at]\d/.test(input.sourceKey ?? '') && !known.sourceKey) change.sourceKey = input.sourceKey
    if (row.notes !== '' && !known.notes) {
      change.notes = row.notes
      Object.assign(change, notesColumns(row.notes))
    }
  }
  if (Object.keys(change).length === 0) return null
  return { id: existing.id, ...change, ...((change.list ?? change.notes) !== undefined && { isEdit: 1 }) }
}

// Each with new names, and with notes where there were none.
const withNotes = (name: string) => `CASE WHEN ${lacks('notes')} THEN coalesce(${given(name)}, '') ELSE '' END`
const SYNCED_TEXT = `(coalesce((${given('lowerNames')}) || substr(search_text, length(words) + 2), search_text)
  || ${withNotes('lowerNotes')})`
const SYNCED_FOLDED = `(coalesce((${given('foldedNames')}) || substr(${FOLDED_TEXT}, length(${FOLDED_NAMES}) + 1), ${FOLDED_TEXT})
  || ${withNotes('foldedNotes')})`
const SYNC = joined([
  ...STORED_FACTS.map((key) => `${columnOf(key)} = coalesce(${given(key)}, ${columnOf(key)})`),
  ...LINKS.map(([name, column]) => `${column} = coalesce(${column}, ${given(name)})`),
  `folded_label = coalesce(${given('foldedLabel')}, folded_label)`,
  `list = coalesce(${given('list')}, list)`,
  ...NAMES.map((name) => `${name} = coalesce(${given(name)}, ${name})`),
  `search_text = ${SYNCED_TEXT}`,
  `folded_text = nullif(${SYNCED_FOLDED}, ${SYNCED_TEXT})`,
  `notes = CASE WHEN ${lacks('notes')} THEN coalesce(${given('notes')}, notes) ELSE notes END`,
  `version = version + coalesce(${given('isEdit')}, 0)`,
])
/** The album is bought by now, so that it leaves the wishlist. */
const MOVES = sql.raw(`${given('list')} IS NOT NULL`)
const NOTES = sql.raw(jsonObject([['notes', `CASE WHEN ${lacks('notes')} THEN ${given('notes')} END`]]))

/**
 * The statements of a chunk's batch that bring existing albums up to what Bandcamp says, from the first row of each. Only albums of which
 * something else is known are written.
 */
export function syncAlbums(writing: ChunkWriting, rows: readonly Matched[]) {
  const { ctx, guard } = writing
  const { db, userId } = ctx
  const changes = firstOfEach(rows, (row) => toSync(row, ctx.now))
  return jsonChunks(changes).flatMap((chunk) => [
    ...(chunk.includes('"notes"') ? [rememberFilled(writing, chunk, NOTES)] : []),
    db.run(sql`
      UPDATE album SET ${SYNC}, moved_at = iif(${MOVES}, ${ctx.now.getTime()}, moved_at), changed = ${nextRevision(ctx)} FROM json_each(${chunk}) f
      WHERE album.id = f.value->>'id' AND +album.user_id = ${userId} AND ${guard}`),
    // An item that another album of the person has already stays with that one.
    ...(chunk.includes('"sourceKey"')
      ? [
          db.run(sql`
            UPDATE OR IGNORE album SET source_key = f.value->>'sourceKey' FROM json_each(${chunk}) f
            WHERE album.id = f.value->>'id' AND +album.user_id = ${userId} AND f.value->>'sourceKey' IS NOT NULL AND ${guard}`),
        ]
      : []),
  ])
}
