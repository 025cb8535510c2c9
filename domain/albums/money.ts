import { compareText } from '../text/compare-text.ts'
import { fromMinorUnits } from './bandcamp-facts.ts'

/** The value of a US dollar in each currency. */
export type Rates = Readonly<Record<string, number>>

/** A person's own currency, null without prices, and the known exchange rates of their currencies. */
export type Money = { currency: string | null; rates: Rates }

/** An amount in whole units. */
export type Amount = { amount: number; currency: string }

/** A price in US dollars; null without a known rate. */
export function inDollars(price: number, currency: string, rates: Rates): number | null {
  const perUsd = rates[currency]
  return perUsd === undefined ? null : fromMinorUnits(price, currency) / perUsd
}

/** The currency that occurs most, null if none does. */
export const commonCurrency = (counts: ReadonlyMap<string, number>): string | null =>
  [...counts].sort(([a, most], [b, more]) => more - most || compareText(a, b))[0]?.[0] ?? null

type Priced = { price?: number | undefined; currency?: string | undefined }

/** The currency of most of these albums, which is the person's own if they are all albums; null without prices. */
export function currencyOf(albums: readonly Priced[]): string | null {
  const counts = new Map<string, number>()
  for (const { currency } of albums) if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return commonCurrency(counts)
}

/** The total price of albums, in the currency of most of them; null without prices. */
export function costOf(albums: readonly Priced[], rates: Rates): Amount | null {
  const sums = new Map<string, number>()
  for (const { price, currency } of albums)
    if (price !== undefined && currency !== undefined) sums.set(currency, (sums.get(currency) ?? 0) + price)
  return worthOf(sums, { currency: currencyOf(albums), rates })
}

/**
 * The sum of all prices in the person's own currency, leaving out unknown rates; null without prices. `sums` are the sums of each currency
 * in its minor units.
 */
export function worthOf(sums: ReadonlyMap<string, number>, { currency: own, rates }: Money): Amount | null {
  if (own === null) return null
  const perUsd = rates[own]
  const amounts = [...sums]
    .sort(([a], [b]) => compareText(a, b))
    .map(([currency, sum]) => {
      if (currency === own) return fromMinorUnits(sum, own)
      const dollars = inDollars(sum, currency, rates)
      return dollars === null || perUsd === undefined ? 0 : dollars * perUsd
    })
  const amount = Math.round(amounts.reduce((total, one) => total + one, 0))
  return amount > 0 ? { amount, currency: own } : null
}

/** The number of albums with prices in a currency, and their sum in its minor units. */
export type Sum = { currency: string; amount: number; count: number }

/** Sums of several currencies, and the data for converting them. */
export type Sums = { sums: readonly Sum[]; rates: Rates }

/** The approximate total of several sums, in the currency of most of the albums; null if a rate is unknown. */
export function aboutOf({ sums, rates }: Sums): Amount | null {
  if (sums.some(({ currency }) => rates[currency] === undefined)) return null
  const currency = commonCurrency(new Map(sums.map((sum) => [sum.currency, sum.count])))
  return worthOf(new Map(sums.map((sum) => [sum.currency, sum.amount])), { currency, rates })
}
