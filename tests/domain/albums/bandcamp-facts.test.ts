import { expect, it } from 'vitest'
import { currencyDigits, FACT_LIMITS, fromMinorUnits, isCurrency, toMinorUnits } from '#domain/albums/bandcamp-facts.ts'

it.each([
  [7.5, 'EUR', 750],
  [9.99, 'USD', 999],
  [1.15, 'GBP', 115],
  [1980, 'JPY', 1980],
  // Not every browser gives HUF decimals; ISO 4217 does.
  [1500, 'HUF', 150_000],
  [2.5, 'KWD', 2_500],
  [0, 'CAD', 0],
  [FACT_LIMITS.price, 'JPY', FACT_LIMITS.price],
])('counts %d %s in minor units and back', (amount, currency, price) => {
  expect(toMinorUnits(amount, currency)).toBe(price)
  expect(fromMinorUnits(price, currency)).toBe(amount)
})

it.each([
  [-1, 'EUR'],
  [Number.NaN, 'EUR'],
  [Number.POSITIVE_INFINITY, 'EUR'],
  [FACT_LIMITS.price + 1, 'JPY'],
  [7.5, 'eur'],
  [7.5, 'EURO'],
  [7.5, 'ZZZ'],
  [7.5, ''],
])('gives no price for %d %s', (amount, currency) => {
  expect(toMinorUnits(amount, currency)).toBeNull()
})

it('knows every currency in which music is sold on Bandcamp', () => {
  const sold = 'USD AUD GBP CAD CZK DKK EUR HKD HUF ILS JPY MXN NZD NOK PLN SGD SEK CHF'.split(' ')
  expect(sold.filter((code) => !isCurrency(code))).toEqual([])
  expect(sold.filter((code) => currencyDigits(code) !== 2)).toEqual(['JPY'])
})
