import { TEXT_LIMITS } from '../text/text-limits.ts'

/** One track of a release; `artist` only if it differs from the release's. Duration in whole seconds. */
export type BandcampTrack = {
  number: number
  title: string
  artist?: string
  duration?: number
  /** Whether Bandcamp plays it to everyone; false also if the source does not say. */
  streamable: boolean
  /** Bandcamp's id; known only of what the person's Bandcamp link plays, and not part of files. */
  id?: number
}

/** What Bandcamp says about an album or a track. A field that it does not say is absent. */
export type BandcampFacts = {
  label?: string
  labelUrl?: string
  /** Today's asking price in the currency's minor units; never without `currency`. */
  price?: number
  /** ISO 4217 */
  currency?: string
  /** The buyer chooses the price, from zero upward; false for a free download. */
  isNamePrice?: boolean
  isPreorder?: boolean
  isPurchasable?: boolean
  /** Epoch milliseconds */
  purchasedAt?: number
  /** How many other public collections it is in. */
  fans?: number
  itemType?: 'album' | 'track'
  /** The id of the album or track, even if the fan bought it as a record or cassette. */
  itemId?: number
  artId?: number
  about?: string
  credits?: string
  /** The location of the band or label of the page. */
  location?: string
  /** The fan's own words about it. */
  review?: string
  tracks?: BandcampTrack[]
}

/** An exchange rate: `perUsd` units of the currency are worth one US dollar. Day as YYYY-MM-DD. */
export type BandcampRate = { currency: string; perUsd: number; day: string }

/** The limits of stored facts: longer texts (in UTF-16 units) are cut; longer URLs and larger numbers are dropped. */
export const FACT_LIMITS = {
  label: TEXT_LIMITS.artist,
  labelUrl: TEXT_LIMITS.url,
  /** Minor units */
  price: 1_000_000_000,
  fans: 1_000_000_000,
  about: 5_000,
  credits: 5_000,
  location: 200,
  review: 2_000,
  tracks: 200,
  trackNumber: 9_999,
  trackTitle: TEXT_LIMITS.title,
  trackArtist: TEXT_LIMITS.artist,
  /** Seconds */
  trackDuration: 604_800,
  rates: 300,
} as const

// As in ISO 4217. Intl differs between browsers (HUF: 0 in Chrome and workerd, 2 in Firefox and Safari); stored prices must not.
/** The currencies without minor units, and those whose minor units are thousandths. */
export const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
export const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'

/** How many decimals a currency's minor units are: 2 for EUR, 0 for JPY. */
export const currencyDigits = (currency: string): number =>
  WITHOUT_DECIMALS.includes(currency) ? 0 : THREE_DECIMALS.includes(currency) ? 3 : 2

let currencies: ReadonlySet<string> | undefined

/** Whether a text is the code of a currency (ISO 4217). */
export function isCurrency(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'))
  return /^[A-Z]{3}$/.test(code) && currencies.has(code)
}

/** An amount in a currency's minor units (7.5 EUR is 750, 1980 JPY is 1980). Null for an unknown currency or an impossible price. */
export function toMinorUnits(amount: number, currency: string): number | null {
  if (!isCurrency(currency) || !(amount >= 0)) return null
  const price = Math.round(amount * 10 ** currencyDigits(currency))
  return price <= FACT_LIMITS.price ? price : null
}

/** The amount of a price in minor units (750 EUR is 7.5). */
export const fromMinorUnits = (price: number, currency: string): number => price / 10 ** currencyDigits(currency)

/** The facts that are fields of an album, in the form for writing: without tracks and the fan's review, with times in ISO 8601. */
export const factFields = ({ tracks: _, review: __, purchasedAt, ...fields }: BandcampFacts) => ({
  ...fields,
  ...(purchasedAt !== undefined && { purchasedAt: new Date(purchasedAt).toISOString() }),
})
