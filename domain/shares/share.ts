import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { isDay, LISTS } from '../albums/album-field-schemas.ts'
import { toYear } from '../diary/year.ts'
import { Id } from '../id-list.ts'
import { LIMITS } from '../limits.ts'
import { maxLength } from '../text/max-length.ts'
import { oneLine, wholeText } from '../text/whole-text.ts'

/** The optional parts of a share, besides covers, titles and artists. `hidden` are albums that may be hidden at Bandcamp. */
export const SHOWN = ['notes', 'ratings', 'tags', 'prices', 'tracks', 'hidden'] as const
type Shown = (typeof SHOWN)[number]

/** The optional parts of a calendar: the Fridays on which Bandcamp may pass on its share, and reminders. */
export const SHOWN_IN_CALENDAR = ['fridays', 'reminders'] as const
export type Shows = Record<Shown, boolean> & { [Part in (typeof SHOWN_IN_CALENDAR)[number]]?: boolean }

/** The optional parts of a year. Its prices are what was paid. */
export const SHOWN_OF_YEAR = ['ratings', 'tags', 'prices', 'hidden'] as const satisfies Shown[]

export const SHARE_VIEWS = ['wall', 'list'] as const
export type ShareView = (typeof SHARE_VIEWS)[number]

/** A day, such as 2026-12-24. It begins at midnight UTC. */
const Day = z
  .string(messages.wrongDate)
  .check(z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text), messages.wrongDate))

const Switch = z.optional(z.boolean(messages.wrongYesNo))

/** The query of an address, such as `?q=dub&list=wishlist`. */
const Search = z.string(messages.wrongOf).check(wholeText, maxLength(LIMITS.url))

const Year = z.number(messages.wrongYear).check(z.refine((year) => toYear(String(year)) !== null, messages.wrongYear))

const count = (of: object) => Object.values(of).filter((value) => value !== undefined).length

export const ShareOf = z
  .strictObject(
    {
      crate: z.optional(Id),
      list: z.optional(z.enum(LISTS, messages.wrongSharedList)),
      query: z.optional(Search),
      year: z.optional(Year),
      calendar: z.optional(z.literal(true, messages.wrongOf)),
    },
    messages.wrongOf,
  )
  .check(z.refine((of) => count(of) === 1, { error: messages.wrongOf, when: ({ issues }) => issues.length === 0 }))
export type ShareOf = z.infer<typeof ShareOf>

const OPTIONS = {
  /** Empty for the title of what is shared. */
  title: z.optional(z.string().check(oneLine, maxLength(LIMITS.shareTitle))),
  /** The name of who shares it; empty for nobody. */
  sharer: z.optional(z.string().check(oneLine, maxLength(LIMITS.sharerName))),
  shows: z.optional(
    z.strictObject(
      {
        ...{ notes: Switch, ratings: Switch, tags: Switch, prices: Switch, tracks: Switch, hidden: Switch },
        ...{ fridays: Switch, reminders: Switch },
      },
      messages.wrongShows,
    ),
  ),
  view: z.optional(z.enum(SHARE_VIEWS, messages.wrongView)),
  /** Makes it a gift list until a day, which can only be postponed. */
  gift: z.optional(z.strictObject({ until: Day }, messages.wrongDate)),
  /** The first day on which it is no longer shown; null for none. */
  expires: z.nullish(Day),
  /** Whether search engines may list it. */
  listed: Switch,
}

/** A new share. */
export const NewShare = z.strictObject({ of: ShareOf, ...OPTIONS })
export type NewShare = z.infer<typeof NewShare>

/** Changes to a share; absent fields stay. */
export const SharePatch = z.strictObject(OPTIONS)
export type SharePatch = z.infer<typeof SharePatch>

/** The answer to ending a share, which is needed to restore it. */
export const ShareUndo = z.strictObject({ undo: z.string().check(maxLength(LIMITS.shareUndo)) })

/** A guest's mark on an album of a gift list. `guest` is a token of their browser, which can take it back. */
export const GiftClaim = z.strictObject({
  guest: z.string(messages.wrongGuest).check(z.regex(/^[\w-]{22,64}$/, messages.wrongGuest)),
  name: z.optional(z.string().check(oneLine, maxLength(LIMITS.guestName))),
})
export type GiftClaim = z.infer<typeof GiftClaim>

/** A guest who asks which albums they have marked. */
export const GiftGuest = z.pick(GiftClaim, { guest: true })

/** Parameters of oEmbed; `url` is the page's address. */
export const EmbedQuery = z.object({
  url: z.string().check(maxLength(LIMITS.url)),
  format: z.optional(z.enum(['json', 'xml'], messages.wrongEmbedFormat)),
  maxwidth: z.optional(z.string()),
  maxheight: z.optional(z.string()),
})

/**
 * The subject of a share: a crate with its name, null if it no longer exists; a list; the query of an address; a year; or the release days
 * of wishes and pre-orders, for calendars.
 */
export type SharedThing =
  | { kind: 'crate'; id: number; name: string | null }
  | { kind: 'list'; list: (typeof LISTS)[number] }
  | { kind: 'query'; query: string }
  | { kind: 'year'; year: number }
  | { kind: 'calendar' }

/**
 * A share in an answer to its owner. `url` is null if the server's key has changed since: then only a new link works. Days are in the
 * format of calls.
 */
export type OwnShare = {
  id: number
  url: string | null
  of: SharedThing
  title: string
  sharer: string
  shows: Shows
  view: ShareView
  gift: { until: string; isOver: boolean } | null
  expires: string | null
  isOver: boolean
  listed: boolean
  /** Whether an administrator has taken it down. */
  isRemoved: boolean
  visits: number
  createdAt: string
}

/** The gifts of a guest, for the owner once the day has come. */
export type Gift = { album: { title: string; artist: string }; guest: string }

/** The data for drawing the picture of a share; `of` identifies this version of it. */
export type CardContents = {
  of: string
  title: string
  sharer: string
  total: number
  albums: { title: string; artist: string; coverUrl: string | null }[]
}
