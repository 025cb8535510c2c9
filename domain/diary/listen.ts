import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { Ago } from '../ago.ts'
import { isDay, Rating } from '../albums/album-field-schemas.ts'
import { DrawnId } from '../id-list.ts'
import { LIMITS } from '../limits.ts'
import { maxLength } from '../text/max-length.ts'
import { wholeText } from '../text/whole-text.ts'
import { clockText } from './clock-text.ts'
import type { ListensPage, ListenView, ListenYears } from './listen-view.ts'

export type { ListensPage, ListenView, ListenYears } from './listen-view.ts'

/** A day as YYYY-MM-DD. */
const Day = z
  .string(messages.wrongDay)
  .check(z.refine((text) => /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && isDay(text), messages.wrongDay))

const CLOCK = /^([\d-]{10}T(?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?$/

/** When an album was heard, in local time: ISO 8601 without its offset, to the second. */
const HeardAt = z.pipe(
  z
    .string(messages.wrongHeardAt)
    .check(z.refine((text) => CLOCK.test(text) && Day.safeParse(text.slice(0, 10)).success, messages.wrongHeardAt)),
  z.transform((text: string) => text.replace(CLOCK, (_, minute, second = ':00') => minute + second)),
)

const DAY = 24 * 60

/** The latest possible time of a listen: a day ahead, since clocks in other time zones are ahead of the server's. */
export const latestHeardAt = (now: Date): string => clockText(now, DAY)

const Note = z.string().check(wholeText, z.trim(), maxLength(LIMITS.listenNote))

/** The editable fields of a listen: its time, and the rating and note of that day. */
export const ListenPatch = z.strictObject({
  at: z.optional(HeardAt),
  rating: z.optional(Rating),
  note: z.optional(Note),
})
export type ListenPatch = z.infer<typeof ListenPatch>

/** The largest difference between a local clock and UTC, in minutes. */
const MAX_OFFSET = 14 * 60

/**
 * A new listen, with its id if a device has drawn one. Without a time it was `ago` seconds ago, by a clock that is `utcOffset` minutes
 * ahead of UTC.
 */
export const NewListen = z.strictObject({
  ...ListenPatch.shape,
  id: z.optional(DrawnId),
  ago: Ago,
  utcOffset: z.optional(z.int().check(z.gte(-MAX_OFFSET), z.lte(MAX_OFFSET))),
})
export type NewListen = z.infer<typeof NewListen>

/** A listen of an album in a file; `isWholeDay` if it stands for all listens of that day. */
export const FileListen = z.strictObject({ ...ListenPatch.shape, at: HeardAt, isWholeDay: z.optional(z.boolean()) })
export type FileListen = z.infer<typeof FileListen>

/** The first and the last day; `after` is the `next` of the previous page. */
export const ListensQuery = z.strictObject({
  from: z.optional(Day),
  to: z.optional(Day),
  after: z.optional(z.string().check(z.regex(/^[\d:T-]{19}_\d{1,15}$/))),
})
export type ListensQuery = z.infer<typeof ListensQuery>

/** The days of a year, as a query. */
export const daysOf = (year: number): { from: string; to: string } => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** The data of the diary that the server renders: its years, and the last listens of one of them. */
export type DiarySeed = { years: ListenYears; year: number; page: ListensPage }

/** Sorts the last listen first. */
export const byLast = (a: Pick<ListenView, 'at' | 'id'>, b: Pick<ListenView, 'at' | 'id'>): number =>
  a.at === b.at ? b.id - a.id : a.at < b.at ? 1 : -1
