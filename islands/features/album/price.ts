import type { AlbumView } from '#domain/albums/album.ts'
import { currencyDigits, fromMinorUnits } from '#domain/albums/bandcamp-facts.ts'
import * as messages from '#locales/album/price.ts'
import { moneyText } from '#locales/intl.ts'

/** What Bandcamp asks for an album; empty where that is unknown. */
export function priceText({ price, currency, isNamePrice }: AlbumView): string {
  if (isNamePrice) return messages.namePrice
  if (price === undefined || currency === undefined) return ''
  return price === 0 ? messages.free : amountText(price, currency)
}

const amountText = (amount: number, currency: string) =>
  moneyText(fromMinorUnits(amount, currency), currency, currencyDigits(currency))

/** What the person paid for an album; empty where that is unknown. */
export const paidText = ({ paid, paidCurrency }: AlbumView): string =>
  paid === null || paidCurrency === null ? '' : amountText(paid, paidCurrency)
