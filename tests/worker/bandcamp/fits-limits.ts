import { expect } from 'vitest'
import { type BandcampFacts, FACT_LIMITS } from '#domain/albums/bandcamp-facts.ts'

const text = (most: number) => (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= most && value.isWellFormed() && value === value.trim()
const words = (most: number) => (value: unknown) => text(most)(value) && !/(?!\n)\p{Cc}/u.test(String(value))
const line = (most: number) => (value: unknown) => text(most)(value) && !/\p{Cc}/u.test(String(value))
const integer = (least: number, most: number) => (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
const flag = (value: unknown) => typeof value === 'boolean'
const id = integer(1, Number.MAX_SAFE_INTEGER)

const FITS: Record<keyof BandcampFacts, (value: unknown) => boolean> = {
  label: line(FACT_LIMITS.label),
  labelUrl: (value) => line(FACT_LIMITS.labelUrl)(value) && URL.parse(String(value))?.protocol === 'https:',
  price: integer(0, FACT_LIMITS.price),
  currency: (value) => /^[A-Z]{3}$/.test(String(value)),
  isNamePrice: flag,
  isPreorder: flag,
  isPurchasable: flag,
  purchasedAt: integer(0, 253_402_300_799_999),
  fans: integer(0, FACT_LIMITS.fans),
  itemType: (value) => value === 'album' || value === 'track',
  itemId: id,
  artId: id,
  about: words(FACT_LIMITS.about),
  credits: words(FACT_LIMITS.credits),
  location: line(FACT_LIMITS.location),
  review: words(FACT_LIMITS.review),
  tracks: (value) => Array.isArray(value) && value.length > 0 && value.length <= FACT_LIMITS.tracks,
}
const TRACK_FITS: Record<string, (value: unknown) => boolean> = {
  number: integer(1, FACT_LIMITS.trackNumber),
  title: line(FACT_LIMITS.trackTitle),
  artist: line(FACT_LIMITS.trackArtist),
  duration: integer(1, FACT_LIMITS.trackDuration),
  streamable: flag,
}

const misfits = (fields: object, fits: Record<string, (value: unknown) => boolean>) =>
  Object.entries(fields).filter(([key, value]) => !fits[key]?.(value))

/** Expects every fact that is there to be of its kind and within its limit, and a price to have a currency. */
export function expectToFit(facts: BandcampFacts): void {
  expect(misfits(facts, FITS)).toEqual([])
  for (const track of facts.tracks ?? []) expect(misfits(track, TRACK_FITS)).toEqual([])
  expect('price' in facts).toBe('currency' in facts)
}
