import { and, between, eq, gte, inArray, isNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { addedSince, monthSpan } from '#domain/albums/added.ts'
import { THREE_DECIMALS, WITHOUT_DECIMALS } from '#domain/albums/bandcamp-facts.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { type Condition, conditionOf, type Mark, type PartName, type SpanName } from '#domain/query/fields.ts'
import type { FilterName, FilterTable } from '#domain/query/filters.ts'
import type { Node } from '#domain/query/node.ts'
import { parseQuery } from '#domain/query/parse-query.ts'
import { foldArtist } from '#domain/query/searchable-album.ts'
import { foldTag } from '#domain/tags/tags.ts'
import { foldText } from '#domain/text/fold.ts'
import { FOLDED_TEXT } from '../changes/field-sql.ts'
import { album } from '../schema.ts'
import { IS_COMMON } from './summary.ts'

/** The release year. */
const YEAR = sql`cast(substr(release_date, 1, 4) AS integer)`
/** The first year of the release decade. */
const DECADE = sql`cast(substr(release_date, 1, 3) AS integer) * 10`

// A literal instead of a parameter, so that SQLite uses the index of uncrated albums.
const UNCRATED = sql`${album.isCrated} = 0`

// The same as `fromMinorUnits`.
const inUnits = (
  amount: SQL,
  currency: SQL,
) => sql`(${amount} * 1.0 / (CASE WHEN instr(${sql.raw(`'${WITHOUT_DECIMALS}'`)}, ${currency}) > 0 THEN 1
  WHEN instr(${sql.raw(`'${THREE_DECIMALS}'`)}, ${currency}) > 0 THEN 1000 ELSE 100 END))`
/** A price in whole units of its currency. */
export const PRICE = inUnits(sql`price`, sql`currency`)
const PAID = inUnits(sql`paid`, sql`paid_currency`)
/** The value of a US dollar in the album's currency. */
export const PER_USD = sql`(SELECT per_usd FROM rate WHERE rate.currency = album.currency)`

// The first two lines of the search text are title and artist in lower case; the others are the note.
const firstLine = (text: SQLWrapper) => sql`substr(${text}, 1, instr(${text}, char(10)) - 1)`
const otherLines = (text: SQLWrapper) => sql`substr(${text}, instr(${text}, char(10)) + 1)`
/** Title and artist, normalized for comparison. */
export const TITLE = firstLine(album.searchText)
export const ARTIST = firstLine(otherLines(album.searchText))

type ConditionContext = { userId: string; crate: CollectionQuery['crate']; now: Date }

/** The condition of each filter: the same rule as its `test` in `domain/query/filters.ts`. */
export const CONDITIONS: FilterTable<FilterName, [ConditionContext], SQL | undefined> = {
  list: (list, { crate }) => (typeof crate === 'number' ? undefined : sql`${album.list} = ${list}`),
  crate: (crate, { userId }) =>
    crate === 'none'
      ? UNCRATED
      : sql`${album.id} IN (SELECT album_id FROM crate_album WHERE user_id = ${userId} AND crate_id = ${crate})`,
  q: (q, context) => {
    const { node } = parseQuery(q)
    return node ? nodeCondition(node, context) : undefined
  },
  tags: (tags) => and(...tags.map((tag) => sql`instr(${album.tagText}, ${`\n${foldTag(tag)}\n`}) > 0`)),
  added: (added, { now }) => gte(album.addedAt, new Date(addedSince(added, now) ?? 0)),
  rating: ({ min, max }) => between(sql`coalesce(${album.rating}, 0)`, min, max),
  untagged: () => eq(album.tagText, ''),
  unrated: () => isNull(album.rating),
  // Literals, since the longest query already uses all parameters that D1 allows.
  year: ({ from, to }) => sql`${YEAR} BETWEEN ${sql.raw(String(from))} AND ${sql.raw(String(to))}`,
  decade: (decade) => eq(DECADE, decade),
  month: (month) => {
    const { from, to } = monthSpan(month)
    return and(gte(album.addedAt, new Date(from)), lt(album.addedAt, new Date(to)))
  },
  // The artist in lower case is the second line of the search text, so the name matches if it follows the first line break.
  artist: (artist) =>
    sql`instr(${album.searchText}, ${`\n${foldArtist(artist)}\n`}) = instr(${album.searchText}, char(10))`,
  verdict: (verdict) => eq(album.verdict, verdict),
  downloaded: (downloaded) => DOWNLOADED[downloaded],
  format: (format) => sql`instr(formats, ${sql.raw(`'"${format}"'`)}) > 0`,
  imports: (ids) => inArray(album.importId, ids.split(',').map(Number)),
  label: (label) => eq(album.label, label),
}

// As `onDiskOf` says it.
const DOWNLOADED = {
  yes: sql`downloaded_at IS NOT NULL AND coalesce(downloaded_tracks >= track_count, 1)`,
  partial: sql`downloaded_tracks IS NOT NULL AND (downloaded_at IS NULL OR downloaded_tracks < track_count)`,
  no: sql`downloaded_at IS NULL AND downloaded_tracks IS NULL`,
}

const FOLDED = sql.raw(FOLDED_TEXT)
const LABEL = sql`coalesce(${album.foldedLabel}, lower(${album.label}))`
/** All searched texts, as in `toSearchable`. */
export const SEARCHED = sql`(${FOLDED} || char(10) || coalesce(${album.foldedTags}, ${album.tagText}) || coalesce(${LABEL}, '') || char(10)
  || ${album.trackText})`

const hasText = (text: string) => sql`instr(${SEARCHED}, ${foldText(text)}) > 0`

// Only with exchange rates that the browser has too.
const perUsd = (unit: SQL, userId: SQL) => sql`(SELECT per_usd FROM rate WHERE currency = ${unit}
  AND (${IS_COMMON} OR EXISTS (SELECT 1 FROM summary_count WHERE user_id = ${userId} AND kind = 'currency' AND key = rate.currency)))`
const priceIn = (unit: string | undefined, userId: string) =>
  unit === undefined
    ? PRICE
    : sql`iif(${album.currency} = ${unit}, ${PRICE}, ${PRICE} / ${PER_USD} * ${perUsd(sql`${unit}`, sql`${userId}`)})`
const OWNER = sql`album.user_id`
const paidIn = (unit: string | undefined) =>
  unit === undefined
    ? PAID
    : sql`iif(paid_currency = ${unit}, ${PAID}, ${PAID} / ${perUsd(sql`paid_currency`, OWNER)} * ${perUsd(sql`${unit}`, OWNER)})`

const SPANS: Record<SpanName, (unit: string | undefined, userId: string) => SQLWrapper> = {
  year: () => YEAR,
  tracks: () => album.trackCount,
  price: priceIn,
  paid: paidIn,
  added: () => sql`${album.addedAt}`,
  bought: () => sql`${album.purchasedAt}`,
  changed: () => album.revision,
}

const PARTS: Record<Exclude<PartName, 'crate'>, SQL> = {
  title: firstLine(FOLDED),
  artist: firstLine(otherLines(FOLDED)),
  label: LABEL,
  note: otherLines(otherLines(FOLDED)),
  track: sql`${album.trackText}`,
}

const isSame = (whole: SQL, text: string, isWhole: boolean) =>
  isWhole ? sql`${whole} = ${text}` : sql`instr(${whole}, ${text}) > 0`

const MARKS: Record<Mark, SQL> = {
  uncrated: UNCRATED,
  preorder: sql`${album.isPreorder} = 1`,
  gone: sql`${album.goneAt} IS NOT NULL`,
  note: sql`${album.notes} <> ''`,
  preview: sql`(${album.previewTitle} IS NOT NULL OR ${album.previewTrackId} IS NOT NULL)`,
  cover: sql`${album.coverUrl} IS NOT NULL`,
}

/** The condition of a term: the same rule as in `domain/query/test-query.ts`. */
function termCondition(condition: Condition, context: ConditionContext): SQL | undefined {
  switch (condition.kind) {
    case 'filter':
      return CONDITIONS[condition.name](condition.value as never, context)
    case 'list':
      return condition.list === 'both' ? undefined : eq(album.list, condition.list)
    case 'span':
      return sql`${SPANS[condition.name](condition.currency, context.userId)} BETWEEN ${condition.from} AND ${condition.to}`
    case 'part': {
      const { name, text, isWhole } = condition
      if (name !== 'crate') return isSame(PARTS[name], text, isWhole)
      return sql`${album.id} IN (SELECT album_id FROM crate_album WHERE user_id = ${context.userId}
        AND crate_id IN (SELECT id FROM crate WHERE user_id = ${context.userId} AND ${isSame(sql`lower(name)`, text, isWhole)}))`
    }
    case 'tag-start':
      return sql`instr(${album.tagText}, ${`\n${condition.text}`}) > 0`
    case 'mark':
      return MARKS[condition.mark]
    case 'sort':
      return undefined
  }
}

function nodeCondition(node: Node, context: ConditionContext): SQL | undefined {
  switch (node.kind) {
    case 'text':
      return hasText(node.text)
    case 'field': {
      const condition = conditionOf(node, context.now)
      return condition ? termCondition(condition, context) : undefined
    }
    case 'not': {
      const condition = nodeCondition(node.of, context)
      // If a value is unknown, the condition is false.
      return condition && sql`(${condition}) IS NOT TRUE`
    }
    default:
      return (node.kind === 'and' ? and : or)(...node.of.map((one) => nodeCondition(one, context)))
  }
}
