import { type SQL, sql } from 'drizzle-orm'
import { ALBUM_KEYS, type AlbumKey, albumField, FACT_KEYS } from '#domain/albums/album-fields.ts'

// D1 takes at most 32 arguments of a function.
const PAIRS = 16

/** Stored values that are not fields: derived from fields, or set by imports only. Name in JSON and column. */
const DERIVED = [
  ['namesKey', 'names_key'],
  ['searchText', 'search_text'],
  ['tagText', 'tag_text'],
  ['foldedText', 'folded_text'],
  ['foldedTags', 'folded_tags'],
  ['foldedLabel', 'folded_label'],
] as const
const IMPORTED = [
  ['sourceKey', 'source_key'],
  ['bandId', 'band_id'],
  ['previewTrackId', 'preview_track_id'],
  ['namesFrom', 'names_from'],
  ['isPublic', 'is_public'],
] as const

type Column = readonly [name: string, column: string]

/** The searched text of an album's title, artist and notes, one line each; and its first two lines. */
export const FOLDED_TEXT = 'coalesce(folded_text, search_text)'
export const FOLDED_NAMES = firstLines(FOLDED_TEXT)
/** Title and artist in lower case, one line each. */
export const NAMES = firstLines('search_text')

/** The first two lines of a text, each with its line break. */
function firstLines(text: string): string {
  const rest = `substr(${text}, instr(${text}, char(10)) + 1)`
  return `substr(${text}, 1, instr(${text}, char(10)) + instr(${rest}, char(10)))`
}

const fieldColumns = (keys: readonly AlbumKey[]): Column[] => keys.map((key) => [key, albumField(key).column])

const STORED_KEYS = ALBUM_KEYS.filter((key) => !albumField(key).isDerived)

/** The facts that are stored. */
export const STORED_FACTS = FACT_KEYS.filter((key) => !albumField(key).isDerived)

/** The columns of a new album by their names in JSON. */
export const NEW_COLUMNS: readonly Column[] = [
  ...fieldColumns(STORED_KEYS),
  ...IMPORTED,
  ...DERIVED,
  ['trackText', 'track_text'],
]

/** The columns with an album's content, which tell one state of an album from another. */
export const CONTENT_COLUMNS: readonly Column[] = fieldColumns(STORED_KEYS.filter((key) => key !== 'bandcampUrl'))

const LISTS = new Set<string>(ALBUM_KEYS.filter((key) => Array.isArray(albumField(key).empty)))
const isList = (name: string) => LISTS.has(name)

/** A value of a JSON object as its column stores it: lists stay JSON. */
export const jsonValue = (object: string, name: string): string => `${object}->${isList(name) ? '' : '>'}'${name}'`

/** A column as a value for `jsonObject`. */
export const jsonColumn = ([name, column]: Column): string => (isList(name) ? `json(${column})` : column)

/** A JSON object of these values by name, without null values. */
export function jsonObject(pairs: readonly (readonly [name: string, value: string])[]): string {
  let object = `'{}'`
  for (let from = 0; from < pairs.length; from += PAIRS) {
    const some = pairs.slice(from, from + PAIRS).map(([name, value]) => `'${name}', ${value}`)
    object = `json_patch(${object}, json_object(${some.join(', ')}))`
  }
  return object
}

/** Joins names of columns or values. */
export const joined = (parts: readonly string[]): SQL => sql.raw(parts.join(', '))
