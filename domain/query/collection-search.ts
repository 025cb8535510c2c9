import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { ADDED } from '../albums/added.ts'
import { halfStars } from '../albums/album-field-schemas.ts'
import { FACT_LIMITS } from '../albums/bandcamp-facts.ts'
import { FORMATS } from '../albums/formats.ts'
import { DOWNLOADED } from '../albums/on-disk.ts'
import { VERDICTS } from '../albums/verdict.ts'
import { maxLength } from '../text/max-length.ts'
import { TEXT_LIMITS } from '../text/text-limits.ts'
import { SORTS } from './collection-query.ts'
import { FILTERS, type FilterName, MAX_TAGS, SHOWN_LISTS } from './filters.ts'
import { MAX_QUERY } from './plain.ts'

const oneOf = (values: readonly string[]) => z.optional(z.enum(values as [string], messages.notOneOf(values)))
const flag = z.optional(z.literal('1', messages.notOneOf(['1'])))
const positive = (message: string) => z.coerce.number(message).check(z.int(message), z.positive(message))

const { wrongRatingFilter: wrongRating, wrongTagFilter: wrongTags, wrongName } = messages
const rating = z.coerce.number(wrongRating).check(...halfStars(wrongRating))

/** The schema of a text that a filter reads from the parameter `name`. */
const readBy = (filter: FilterName, name: string, message: string) =>
  z
    .string(message)
    .check(z.refine((text) => FILTERS[filter].parse(new URLSearchParams([[name, text]])) != null, message))

const Tag = z.string().check(z.regex(/\S/, wrongTags(MAX_TAGS)))
const Tags = z.array(Tag).check(z.maxLength(MAX_TAGS, wrongTags(MAX_TAGS)))

/** The parameters of each filter. */
const PARAMETERS: Record<FilterName, Record<string, z.ZodMiniType>> = {
  list: { list: oneOf(SHOWN_LISTS) },
  crate: { crate: z.optional(z.union([z.literal('none'), positive(messages.wrongCrate)], messages.wrongCrate)) },
  q: { q: z.optional(z.string().check(maxLength(MAX_QUERY))) },
  tags: { tag: z.optional(z.union([Tag, Tags], wrongTags(MAX_TAGS))) },
  added: { added: oneOf(ADDED) },
  rating: { min: z.optional(rating), max: z.optional(rating) },
  untagged: { untagged: flag },
  unrated: { unrated: flag },
  year: { year: z.optional(readBy('year', 'year', messages.wrongYears)) },
  decade: { decade: z.optional(readBy('decade', 'decade', messages.wrongDecade)) },
  month: { month: z.optional(readBy('month', 'month', messages.wrongMonth)) },
  artist: { artist: z.optional(readBy('artist', 'artist', wrongName(TEXT_LIMITS.artist))) },
  verdict: { verdict: oneOf(VERDICTS) },
  format: { format: oneOf(FORMATS) },
  downloaded: { downloaded: oneOf(DOWNLOADED) },
  imports: { import: z.optional(readBy('imports', 'import', messages.wrongImports)) },
  label: { label: z.optional(readBy('label', 'label', wrongName(FACT_LIMITS.label))) },
}

const order = {
  sort: oneOf(SORTS),
  seed: z.optional(z.string().check(z.regex(/^(?:0|[1-9]\d{0,5})$/, messages.wrongSeed))),
}

const inOrder = (given: unknown) => {
  const { min = 0, max = 5 } = given as { min?: number; max?: number }
  // Out-of-range values are already reported.
  return min <= max || min > 5 || max < 0
}
const rangeCheck = z.refine(inOrder, { error: messages.wrongRange, path: ['min'] })
const filters: Record<string, z.ZodMiniType> = Object.assign({}, ...Object.values(PARAMETERS))

/**
 * The parameters of a call that searches like an address of the collection (`parseCollectionQuery`). An address falls back to defaults for
 * invalid values, whereas a program gets an error. Unknown parameters are ignored by both.
 */
export const CollectionSearch = z.object({ ...filters, ...order }).check(rangeCheck)

/** The same, for one page of results. */
export const CollectionPageSearch = z
  .object({ ...filters, ...order, page: z.optional(positive(messages.wrongPage)) })
  .check(rangeCheck)
