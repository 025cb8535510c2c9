import { counted, decimalText, moneyText, numberText } from '#locales/intl.ts'

export { albumCount } from '#locales/album-count.ts'
export { trackCount } from '#locales/track-count.ts'

type Money = { amount: number; currency: string }

export const totals = 'Totals'
export const tagCount = (count: number) => counted(count, { one: 'tag', other: 'tags' })
export const average = (rating: number) => `${decimalText(rating)} average`
export const unrated = (count: number) => `${numberText(count)} unrated`

export const statistics = 'Statistics'

export const ratings = 'Ratings'
/** The bar of the albums without a rating: below it, and its full name. */
export const noStars = '–'
export const unratedBar = 'Unrated'
export const rateThem = (count: number) => `Rate them (${numberText(count)})`
export const addedPerMonth = 'Added per month'
export const topTags = 'Top tags'
export const topLabels = 'Top labels'
export const noLabels = 'None of these albums has a label'
export const atTodaysPrices = (amount: number, currency: string) =>
  `Worth about ${moneyText(amount, currency, 0)} today`
export const paid = ({ amount, currency }: Money) => `Paid about ${moneyText(amount, currency, 0)}`
/** What was paid in all, and in the last years. */
export const paidByYear = (all: Money, years: { year: number; amount: number }[]) =>
  [paid(all), ...years.map(({ year, amount }) => `${year}: ${moneyText(amount, all.currency, 0)}`)].join(' · ')
export const together = (amount: number, currency: string) => `About ${moneyText(amount, currency, 0)} together`
export const released = 'Released'
export const decade = (year: number) => `${year}s`
/** Below a bar. */
export const shortDecade = (year: number) => `’${String(year).slice(2)}`
/** The name of a bar and its number of albums. */
export const bar = (name: string, count: number) => `${name}: ${numberText(count)}`
