import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { LIMITS } from '../limits.ts'
import { Tags } from '../tags/tag-input.ts'
import { distinctTags } from '../tags/tags.ts'
import { maxLength } from '../text/max-length.ts'
import { wholeText } from '../text/whole-text.ts'
import {
  BandcampId,
  CoverUrl,
  Currency,
  Formats,
  ITEM_TYPES,
  integerIn,
  LISTS,
  List,
  Moment,
  Paid,
  Price,
  Rating,
  ReleaseDate,
  required,
  ShortText,
  TrackCount,
  Verdict,
  WebUrl,
  YesOrNo,
} from './album-field-schemas.ts'
import { FACT_LIMITS } from './bandcamp-facts.ts'
import { FORMATS } from './formats.ts'
import { VERDICTS } from './verdict.ts'

/** The type of each field in an answer; a `moment` is ISO 8601, a `set` has some of its `values`. */
type Values = {
  text: string
  integer: number
  real: number
  boolean: boolean
  moment: string
  tags: string[]
  set: string[]
}

/**
 * A field of an album. Its key is its name in answers, in JSON files and in CSV files.
 * - `column`, `type`, `isNullable`: how the database stores it.
 * - `values`: the only texts it can hold; of a set, those that can be in it.
 * - `empty`: an album without it, in answers and files; a field without `empty` always has a value.
 * - `owner`: `person` can change it. `bandcamp` alone knows it: the person cannot change it, each sync replaces it, and it is left out of
 *   answers and files while it is unknown.
 * - `fill`: a file may fill it in an existing album where it is empty.
 * - `fillsWith`: the field that it says something with, so that a file fills both or neither.
 * - `isDetail`: left out where many albums are listed, so no preview could tell whether a file fills it.
 * - `isDerived`: the database derives it from what else is stored, so it is never written itself.
 * - `merge`: how what Bandcamp says and what is known are joined, where neither replaces the other.
 * - `schema`: what a caller or a file may write.
 */
export type AlbumField = {
  column: string
  type: keyof Values
  values?: readonly string[]
  isNullable?: true
  empty?: null | '' | readonly []
  owner: 'bandcamp' | 'person'
  fill?: true
  fillsWith?: string
  isDetail?: true
  isDerived?: true
  merge?: (known: string[], said: string[]) => string[]
  schema: z.core.$ZodType
}

/** The person's own fields, which a file may fill. */
const OWN = { isNullable: true, empty: null, owner: 'person', fill: true } as const
const OWN_LIST = { empty: [], owner: 'person', fill: true } as const
/** Fields that only Bandcamp knows. */
const FACT = { isNullable: true, owner: 'bandcamp' } as const
const FILLED_FACT = { ...FACT, fill: true } as const
const DETAIL = { ...FACT, isDetail: true } as const

/** All fields of an album, in the order in which files have them. */
export const ALBUM_FIELDS = {
  title: { column: 'title', type: 'text', owner: 'person', schema: required(LIMITS.title, messages.titleMissing) },
  artist: { column: 'artist', type: 'text', owner: 'person', schema: required(LIMITS.artist, messages.artistMissing) },
  bandcampUrl: { column: 'bandcamp_url', type: 'text', isNullable: true, empty: '', owner: 'person', schema: WebUrl },
  coverUrl: { ...OWN, column: 'cover_url', type: 'text', schema: z.nullish(CoverUrl) },
  rating: { ...OWN, column: 'rating', type: 'real', schema: z.optional(Rating) },
  notes: {
    column: 'notes',
    type: 'text',
    empty: '',
    owner: 'person',
    fill: true,
    schema: z.nullish(z.string().check(wholeText, maxLength(LIMITS.notes))),
  },
  releaseDate: { ...OWN, column: 'release_date', type: 'text', schema: z.nullish(ReleaseDate) },
  trackCount: { ...OWN, column: 'track_count', type: 'integer', schema: TrackCount },
  list: { column: 'list', type: 'text', values: LISTS, owner: 'person', schema: z.optional(List) },
  bandcampTags: {
    ...OWN_LIST,
    column: 'bandcamp_tags',
    type: 'tags',
    merge: (known: string[], said: string[]) => distinctTags([...known, ...said]).slice(0, LIMITS.tagsPerAlbum),
    schema: z.optional(Tags),
  },
  userTags: { ...OWN_LIST, column: 'user_tags', type: 'tags', schema: z.optional(Tags) },
  addedAt: { column: 'added_at', type: 'moment', owner: 'person', schema: z.nullish(Moment) },
  previewTitle: {
    ...OWN,
    column: 'preview_title',
    type: 'text',
    schema: z.nullish(z.string().check(wholeText, z.trim(), maxLength(LIMITS.title))),
  },
  verdict: { ...OWN, column: 'verdict', type: 'text', values: VERDICTS, schema: z.nullish(Verdict) },
  verdictAt: { ...OWN, column: 'verdict_at', type: 'moment', schema: z.nullish(Moment) },
  paid: { ...OWN, column: 'paid', type: 'integer', schema: Paid },
  paidCurrency: { ...OWN, column: 'paid_currency', type: 'text', fillsWith: 'paid', schema: Currency },
  formats: { ...OWN_LIST, column: 'formats', type: 'set', values: FORMATS, schema: z.optional(Formats) },
  downloadedAt: { ...OWN, column: 'downloaded_at', type: 'moment', schema: z.nullish(Moment) },
  downloadedTracks: {
    ...OWN,
    column: 'downloaded_tracks',
    type: 'integer',
    fillsWith: 'downloadedAt',
    schema: TrackCount,
  },
  label: { ...FILLED_FACT, column: 'label', type: 'text', schema: ShortText(FACT_LIMITS.label) },
  labelUrl: { ...DETAIL, column: 'label_url', type: 'text', schema: z.nullish(WebUrl) },
  price: { ...FILLED_FACT, column: 'price', type: 'integer', schema: Price },
  currency: { ...FILLED_FACT, column: 'currency', type: 'text', schema: Currency },
  isNamePrice: { ...FILLED_FACT, column: 'is_name_price', type: 'boolean', schema: YesOrNo },
  isPreorder: { ...FILLED_FACT, column: 'is_preorder', type: 'boolean', schema: YesOrNo },
  isPurchasable: { ...DETAIL, column: 'is_purchasable', type: 'boolean', schema: YesOrNo },
  purchasedAt: { ...FILLED_FACT, column: 'purchased_at', type: 'moment', schema: z.nullish(Moment) },
  goneAt: { ...FACT, column: 'gone_at', type: 'moment', schema: z.nullish(Moment) },
  fans: { ...DETAIL, column: 'fans', type: 'integer', schema: integerIn(messages.wrongFans, 0, FACT_LIMITS.fans) },
  itemType: {
    ...FACT,
    column: 'item_type',
    type: 'text',
    values: ITEM_TYPES,
    isDerived: true,
    schema: z.nullish(z.enum(ITEM_TYPES, messages.wrongItemType)),
  },
  itemId: { ...FACT, column: 'item_id', type: 'integer', isDerived: true, schema: BandcampId },
  artId: { ...DETAIL, column: 'art_id', type: 'integer', schema: BandcampId },
  about: { ...DETAIL, column: 'about', type: 'text', schema: ShortText(FACT_LIMITS.about) },
  credits: { ...DETAIL, column: 'credits', type: 'text', schema: ShortText(FACT_LIMITS.credits) },
  location: { ...DETAIL, column: 'location', type: 'text', schema: ShortText(FACT_LIMITS.location) },
} as const satisfies Record<string, AlbumField>

type Fields = typeof ALBUM_FIELDS
export type AlbumKey = keyof Fields
/** The fields that only Bandcamp knows. */
export type FactKey = { [Key in AlbumKey]: Fields[Key]['owner'] extends 'bandcamp' ? Key : never }[AlbumKey]

/** The fields that a person can change. */
export type OwnKey = Exclude<AlbumKey, FactKey>

/** The fields that lists of albums leave out. */
export type DetailKey = { [Key in AlbumKey]: Fields[Key] extends { isDetail: true } ? Key : never }[AlbumKey]

type BaseOf<Field extends AlbumField> = Field extends { values: readonly (infer Value)[] }
  ? Field extends { type: 'set' }
    ? Value[]
    : Value
  : Values[Field['type']]

/** The value of a field in an answer. */
type AlbumValue<Key extends AlbumKey> = Fields[Key] extends { empty: null }
  ? BaseOf<Fields[Key]> | null
  : BaseOf<Fields[Key]>

/** The fields of an album in an answer. */
export type AlbumValues = { [Key in OwnKey]: AlbumValue<Key> } & {
  [Key in FactKey]?: BaseOf<Fields[Key]>
}

type EmptyKey = { [Key in AlbumKey]: Fields[Key] extends { empty: unknown } ? Key : never }[AlbumKey]

export const ALBUM_KEYS = Object.keys(ALBUM_FIELDS) as AlbumKey[]

/** A field by its name, as its common type. */
export const albumField = (key: AlbumKey): AlbumField => ALBUM_FIELDS[key]

const factKeys = new Set<string>(ALBUM_KEYS.filter((key) => albumField(key).owner === 'bandcamp'))
export const FACT_KEYS = ALBUM_KEYS.filter((key): key is FactKey => factKeys.has(key))
export const OWN_KEYS = ALBUM_KEYS.filter((key): key is OwnKey => !factKeys.has(key))

/** What an import can fill: each field alone, tags only in an album without any, and fields that belong together only together. */
export type FillName =
  | 'tags'
  | {
      [Key in AlbumKey]: Fields[Key] extends { fill: true; type: infer Type }
        ? Type extends 'tags'
          ? never
          : Fields[Key] extends { fillsWith: string }
            ? never
            : Key
        : never
    }[AlbumKey]

/** The fields of each such name. */
export const FILLS: [FillName, AlbumKey[]][] = Object.entries(
  Object.groupBy(
    ALBUM_KEYS.filter((key) => albumField(key).fill),
    (key) => (albumField(key).type === 'tags' ? 'tags' : (albumField(key).fillsWith ?? key)),
  ),
) as [FillName, AlbumKey[]][]

/** The fields of an album with only the required ones. */
export const EMPTY_FIELDS = Object.fromEntries(
  ALBUM_KEYS.filter((key) => albumField(key).empty !== undefined).map((key) => [key, albumField(key).empty]),
) as unknown as { [Key in EmptyKey]: AlbumValue<Key> }

/** The schemas of some fields by their names. */
export const schemasOf = <Key extends AlbumKey>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, ALBUM_FIELDS[key].schema])) as {
    [Each in Key]: Fields[Each]['schema']
  }
