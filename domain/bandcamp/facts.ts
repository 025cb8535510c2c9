import {
  type BandcampFacts,
  type BandcampRate,
  FACT_LIMITS,
  isCurrency,
  toMinorUnits,
} from '../albums/bandcamp-facts.ts'
import { normalizeBandcampUrl } from '../albums/bandcamp-url.ts'
import { clampText } from '../text/truncate.ts'
import { readMoment } from './dates.ts'
import { cleanParagraphs, cleanText } from './text.ts'

type Maybe<T> = T | null | undefined

/** How a release is offered, as one source says it. */
export interface Offer {
  amount: Maybe<number>
  currency?: Maybe<string>
  /** Whether the amount is the price, not the least that the buyer pays. */
  isSetPrice?: Maybe<boolean>
  isFree?: Maybe<boolean>
  isPurchasable?: Maybe<boolean>
}

/** A track as one source lists it; `id` joins it with other sources. */
export interface ListedTrack {
  id: number | null
  number: number
  title: string
  artist: string | null
  /** Seconds */
  duration: number | null
  isStreamable: boolean
}

/** What one source says about a release, not yet cleaned; null or absent where it says nothing. */
interface Said {
  label?: Maybe<string>
  labelUrl?: Maybe<string>
  offer?: Maybe<Offer>
  isPreorder?: Maybe<boolean>
  purchased?: Maybe<string>
  fans?: Maybe<number>
  type?: Maybe<'a' | 't'>
  itemId?: Maybe<number>
  artId?: Maybe<number>
  about?: Maybe<string>
  credits?: Maybe<string>
  location?: Maybe<string>
  review?: Maybe<string>
}

/** The facts in what a source says, within `FACT_LIMITS`. What is absent or impossible is left out alone; texts are cut. */
export function toFacts(said: Said): BandcampFacts {
  return present<BandcampFacts>({
    label: line(said.label, FACT_LIMITS.label),
    labelUrl: secureAddress(said.labelUrl),
    ...(said.offer && offerFacts(said.offer)),
    isPreorder: said.isPreorder,
    purchasedAt: momentOf(said.purchased),
    fans: integerUpTo(FACT_LIMITS.fans, said.fans),
    itemType: said.type === 'a' ? 'album' : said.type === 't' ? 'track' : null,
    itemId: said.itemId,
    artId: said.artId,
    about: paragraphs(said.about, FACT_LIMITS.about),
    credits: paragraphs(said.credits, FACT_LIMITS.credits),
    location: line(said.location, FACT_LIMITS.location),
    review: paragraphs(said.review, FACT_LIMITS.review),
  })
}

/** The tracks of a release by `artist`, within `FACT_LIMITS`; empty where no source lists any. */
export function tracksOf(listed: readonly ListedTrack[], artist: string): Pick<BandcampFacts, 'tracks'> {
  const tracks = listed.slice(0, FACT_LIMITS.tracks).map((track, index) => ({
    number: track.number <= FACT_LIMITS.trackNumber ? track.number : index + 1,
    title: clampText(track.title, FACT_LIMITS.trackTitle),
    ...(track.artist !== null &&
      track.artist !== artist && { artist: clampText(track.artist, FACT_LIMITS.trackArtist) }),
    ...durationOf(track.duration),
    streamable: track.isStreamable,
  }))
  return tracks.length > 0 ? { tracks } : {}
}

/** The world has 180. */
const MOST_CURRENCIES = 500

/** The rates on a fan page, which gives the dollars that one unit of a currency is worth. */
export function ratesOf(dollars: Record<string, unknown>, now: Date): BandcampRate[] {
  const day = now.toISOString().slice(0, 10)
  return Object.entries(dollars)
    .slice(0, MOST_CURRENCIES)
    .flatMap(([currency, value]) =>
      isCurrency(currency) && typeof value === 'number' && value >= 1e-9 && value <= 1e9
        ? [{ currency, perUsd: 1 / value, day }]
        : [],
    )
    .slice(0, FACT_LIMITS.rates)
}

function offerFacts({ amount, currency, isSetPrice, isFree, isPurchasable }: Offer) {
  // Releases that can't be bought still have a price in the data, which is a placeholder.
  const isOffered = isFree === true || isPurchasable !== false
  const price = isOffered && amount != null && currency ? toMinorUnits(amount, currency) : null
  const isNamePrice =
    !isOffered || amount == null || !(amount >= 0)
      ? null
      : isFree === true || isSetPrice === true || amount > 0
        ? false
        : isSetPrice === false
          ? true
          : null
  return { price, currency: price === null ? null : currency, isNamePrice, isPurchasable }
}

function line(text: Maybe<string>, most: number): string | null {
  return clampText(cleanText(start(text, most)), most) || null
}

function paragraphs(text: Maybe<string>, most: number): string | null {
  return clampText(cleanParagraphs(start(text, most)), most) || null
}

/** The beginning of a text that can end up in a field, so that a text of megabytes is not cleaned as a whole. */
function start(text: Maybe<string>, most: number): string {
  return clampText((text ?? '').slice(0, 10 * most), 10 * most)
}

function secureAddress(address: Maybe<string>): string | null {
  const url = /^\s*https:\/\//i.test(address ?? '') ? normalizeBandcampUrl(address ?? '') : null
  return url !== null && url.length <= FACT_LIMITS.labelUrl ? url : null
}

function momentOf(text: Maybe<string>): number | null {
  const time = Date.parse(readMoment(text ?? null) ?? '')
  return time >= 0 ? time : null
}

function integerUpTo(most: number, value: Maybe<number>): number | null {
  return Number.isInteger(value) && value != null && value >= 0 && value <= most ? value : null
}

function durationOf(seconds: number | null): { duration?: number } {
  const duration = Math.round(seconds ?? 0)
  return duration > 0 && duration <= FACT_LIMITS.trackDuration ? { duration } : {}
}

/** The fields that are there. */
export function present<T extends object>(fields: { [K in keyof T]: Maybe<T[K]> }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as T
}
