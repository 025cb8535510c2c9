import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { NOW } from '../ago.ts'
import { LIMITS } from '../limits.ts'
import { composeAccents } from '../text/compose-accents.ts'
import { maxLength } from '../text/max-length.ts'
import { wholeText } from '../text/whole-text.ts'
import { FACT_LIMITS, isCurrency } from './bandcamp-facts.ts'
import { normalizeBandcampUrl } from './bandcamp-url.ts'
import { secureUrl } from './cover-url.ts'
import { distinctFormats, FORMATS } from './formats.ts'
import { VERDICTS } from './verdict.ts'

export const LISTS = ['collection', 'wishlist'] as const
export const List = z.enum(LISTS, messages.wrongList)
export type List = z.infer<typeof List>

export const Verdict = z.enum(VERDICTS, messages.wrongVerdict)

/** A text of one line, with composed accents, that must not be empty; `missing` is the error. */
export const required = (max: number, missing: string) =>
  z.string(missing).check(
    wholeText,
    z.overwrite((text) => composeAccents(text).replace(/\s+/g, ' ').trim()),
    z.minLength(1, missing),
    maxLength(max),
  )

/** An address at Bandcamp in its canonical form; the empty string means none. */
export const WebUrl = z.pipe(
  z.string(messages.wrongUrl).check(z.trim(), maxLength(LIMITS.url)),
  z.transform((text: string, context) => {
    const url = normalizeBandcampUrl(text)
    if (url === null) context.issues.push({ code: 'custom', input: text, message: messages.wrongUrl })
    return url ?? ''
  }),
)

/** The https address of a picture; the empty string means none. */
export const CoverUrl = z.string(messages.wrongUrl).check(
  wholeText,
  z.trim(),
  z.overwrite(secureUrl),
  maxLength(LIMITS.url),
  z.refine((text) => text === '' || (/^https:\/\//i.test(text) && URL.canParse(text)), messages.wrongUrl),
)

/** Whether this day (`YYYY-MM-DD`) exists. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

// Completes a year or a month to its first day.
const firstDayOf = (text: string) => text + '-01-01'.slice(text.length - 'YYYY'.length)

/** A release date as far as it is known: YYYY, YYYY-MM or YYYY-MM-DD; the empty string means none. */
export const ReleaseDate = z.string(messages.wrongReleaseDate).check(
  z.trim(),
  z.refine(
    (text) => text === '' || (/^\d{4}(?:-\d\d){0,2}$/.test(text) && isDay(firstDayOf(text))),
    messages.wrongReleaseDate,
  ),
)

/** The checks of a number of half stars. `multipleOf`, which is for descriptions, also accepts near multiples. */
export const halfStars = (error: string) => [
  z.minimum(0, error),
  z.maximum(5, error),
  z.multipleOf(0.5, error),
  z.refine<number>((stars) => Number.isInteger(2 * stars), error),
]

/** Half a star to five; `null` and 0 remove the rating. */
export const Rating = z.pipe(
  z.nullable(z.number(messages.wrongRating).check(...halfStars(messages.wrongRating))),
  z.transform((rating: number | null) => rating || null),
)

const MAX_TRACKS = 9_999
const wrongTrackCount = { error: () => messages.wrongTrackCount(MAX_TRACKS) }
/** How many tracks an album has, if known. */
export const TrackCount = z.nullish(
  z.int(wrongTrackCount).check(z.minimum(0, wrongTrackCount), z.maximum(MAX_TRACKS, wrongTrackCount)),
)
const [FIRST_MS, LAST_MS] = [Date.parse('0000-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
const hasFourDigits = (moment: string) => Date.parse(moment) >= FIRST_MS && Date.parse(moment) <= LAST_MS
/** A moment in ISO 8601 whose year has four digits, in UTC too. */
export const Moment = z.iso
  .datetime({ offset: true, error: messages.wrongMoment })
  .check(z.refine(hasFourDigits, messages.wrongMoment))
/** A moment, which can be now, or none. */
export const MomentOrNow = z.nullish(z.union([Moment, z.literal(NOW)], messages.wrongMoment))

/** A whole number in a range, or none. */
export const integerIn = (error: string, least: number, most: number) =>
  z.nullish(z.int(error).check(z.minimum(least, error), z.maximum(most, error)))
/** A text of at most so many characters, or none. */
export const ShortText = (most: number) => z.nullish(z.string().check(wholeText, z.trim(), maxLength(most)))
export const Price = integerIn(messages.wrongPrice, 0, FACT_LIMITS.price)
/** The code of a currency; the empty string means none. */
export const Currency = z.nullish(
  z.string(messages.wrongCurrency).check(z.refine((code) => code === '' || isCurrency(code), messages.wrongCurrency)),
)
/** What was paid, in minor units of its currency. */
export const Paid = integerIn(messages.wrongPaid, 0, FACT_LIMITS.price)
/** A list of formats, in their fixed order. */
export const Formats = z
  .array(z.enum(FORMATS, messages.wrongFormat), messages.wrongFormat)
  .check(maxLength(FORMATS.length), z.overwrite(distinctFormats))

type PaidInput = { paid?: number | null | undefined; paidCurrency?: string | null | undefined }

const isWhole = ({ paid, paidCurrency }: PaidInput) => (typeof paid === 'number') === Boolean(paidCurrency)
const isChangedWhole = (patch: PaidInput) =>
  isWhole(patch) && (patch.paid === undefined) === (patch.paidCurrency === undefined)

/** A price and its currency belong together: a change of one must include the other. */
export const withPaidWhole = <Input extends PaidInput>({ isChange = false } = {}) =>
  z.refine<Input>(isChange ? isChangedWhole : isWhole, { error: messages.paidInHalves, path: ['paidCurrency'] })

export const YesOrNo = z.nullish(z.boolean(messages.wrongYesOrNo))
export const BandcampId = integerIn(messages.wrongBandcampId, 1, Number.MAX_SAFE_INTEGER)
export const ITEM_TYPES = ['album', 'track'] as const
