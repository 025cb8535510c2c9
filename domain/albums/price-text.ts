import * as messages from '#locales/albums.ts'
import { listText, moneyText } from '#locales/intl.ts'
import type { AlbumView } from './album.ts'
import { currencyDigits, fromMinorUnits } from './bandcamp-facts.ts'
import { aboutOf, type Sums } from './money.ts'

/** An amount in minor units with its currency, as text. */
export const amountText = (amount: number, currency: string): string =>
  moneyText(fromMinorUnits(amount, currency), currency, currencyDigits(currency))

/** The asking price of an album at Bandcamp; empty if unknown. */
export function priceText({
  price,
  currency,
  isNamePrice,
}: Pick<AlbumView, 'price' | 'currency' | 'isNamePrice'>): string {
  if (isNamePrice) return messages.namePrice
  if (price === undefined || currency === undefined) return ''
  return price === 0 ? messages.free : amountText(price, currency)
}

/** What the person paid for an album; empty if unknown. */
export const paidText = ({ paid, paidCurrency }: Pick<AlbumView, 'paid' | 'paidCurrency'>): string =>
  paid === null || paidCurrency === null ? '' : amountText(paid, paidCurrency)

/**
 * The total price of albums: exact in a single currency, approximate for several, separate sums if rates are unknown; empty without prices.
 * `isExact` tells which.
 */
export function sumText(prices: Sums): { text: string; isExact: boolean } {
  const { sums } = prices
  const about = sums.length > 1 ? aboutOf(prices) : null
  if (about) return { text: moneyText(about.amount, about.currency, 0), isExact: false }
  return { text: listText(sums.map(({ amount, currency }) => amountText(amount, currency))), isExact: true }
}
