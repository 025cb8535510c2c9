import * as z from 'zod/mini'
import type { BandcampRate } from '#domain/albums/bandcamp-facts.ts'
import { ratesOf } from '#domain/bandcamp/facts.ts'
import { datesOf, type FanItem, readFanItem } from '#domain/bandcamp/fan-items.ts'
import type { NoAlbum } from '#domain/bandcamp/no-albums.ts'
import { cleanOrNull, fromAttribute } from '#domain/bandcamp/text.ts'
import { flag, id, number, orNull, parseJson, text } from '#domain/bandcamp/tolerant.ts'
import { readApiAnswer } from './api-answer.ts'
import { PageReader } from './page-parts.ts'
import { BandcampError } from './upstream-error.ts'

/** A fan and the sizes of their public lists. */
interface FanPage {
  fanId: number
  username: string
  name: string
  collectionCount: number
  wishlistCount: number
  /** Purchases that the fan hides. */
  hiddenCount: number
  isWishlistHidden: boolean
  /** Exchange rates of the day on which the page is read; empty if the page has none. */
  rates: BandcampRate[]
}

const MAX_BLOB_LENGTH = 2_000_000

const List = orNull(z.object({ item_count: number, hidden_items_count: number, hidden: flag }))
const PageData = z.object({
  fan_data: z.object({ fan_id: z.int().check(z.positive()), username: text, name: text }),
  collection_data: List,
  wishlist_data: List,
  currency_data: orNull(z.object({ rates: z.custom<Record<string, unknown>>((rates) => rates instanceof Object) })),
})

/** The fan on a fan page. @throws BandcampError, `not-found` if nobody has the name */
export async function readFanPage(response: Response, now = new Date()): Promise<FanPage> {
  const blobs = await collectBlobs(response)
  const parsed = blobs.map(parseJson)
  const data = parsed.map((blob) => PageData.safeParse(blob).data).find((found) => found !== undefined)
  if (!data) {
    const isWhole = parsed.some((blob) => blob !== null)
    throw new BandcampError(isWhole ? 'not-found' : 'unexpected-content', 'The page shows no fan')
  }
  const { fan_data: fan, collection_data: collection, wishlist_data: wishlist } = data
  const username = cleanOrNull(fan.username) ?? ''
  return {
    fanId: fan.fan_id,
    username,
    name: cleanOrNull(fan.name) ?? username,
    collectionCount: collection?.item_count ?? 0,
    wishlistCount: wishlist?.item_count ?? 0,
    hiddenCount: collection?.hidden_items_count ?? 0,
    isWishlistHidden: wishlist?.hidden ?? false,
    rates: ratesOf(data.currency_data?.rates ?? {}, now),
  }
}

async function collectBlobs(response: Response): Promise<string[]> {
  const blobs: string[] = []
  const page = new PageReader().on('[data-blob]', {
    element: (element) => {
      const blob = element.getAttribute('data-blob') ?? ''
      if (blob.length <= MAX_BLOB_LENGTH && blobs.length < 10) blobs.push(fromAttribute(blob))
    },
  })
  await page.read(response)
  return blobs
}

interface FanItemsPage {
  items: FanItem[]
  /** Identifies an entry. An album can be listed twice, for example also as a physical release. */
  entries: string[]
  moreAvailable: boolean
  /** The token for the next page; null behind an empty one, which may be a fault. */
  lastToken: string | null
  skipped: NoAlbum[]
}

/** Far more than the size of a page that is requested. */
const MAX_ITEMS = 2_000
const Answer = z.object({
  items: z.array(z.unknown()).check(z.maxLength(MAX_ITEMS)),
  more_available: flag,
  last_token: text,
})
const Entry = z.object({ item_type: text, item_id: id })

function entryKey(entry: unknown): string | null {
  const { item_type: type = null, item_id: number = null } = Entry.safeParse(entry).data ?? {}
  return number === null ? null : `${type}${number}`
}

/**
 * Parses a page of the collection_items or wishlist_items endpoint. What is no album is `skipped` with why, and those in `seen` are left out.
 * @throws BandcampError
 */
export function readFanItems(json: unknown, seen: ReadonlySet<string> = new Set()): FanItemsPage {
  const answer = readApiAnswer(Answer, json)
  const skipped: NoAlbum[] = []
  const entries: string[] = []
  const dates = datesOf(answer.items)
  const items = answer.items.flatMap((entry, place) => {
    const key = entryKey(entry)
    if (key) entries.push(key)
    if (key && seen.has(key)) return []
    const item = readFanItem(entry, dates[place] ?? null)
    if (typeof item !== 'string') return [item]
    skipped.push(item)
    return []
  })
  const lastToken = answer.items.length > 0 ? answer.last_token : null
  return { items, entries, moreAvailable: answer.more_available, lastToken, skipped }
}
