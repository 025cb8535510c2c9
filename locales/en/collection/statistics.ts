import { moneyText, numberText } from '#locales/intl.ts'

export const statistics = 'Statistics'
export const albums = 'Albums'
export const tracks = 'Tracks'
export const tags = 'Tags'
export const average = 'Average'
/** Replaces the average if no album is rated. */
export const noAverage = '–'
export const charts = 'Charts'

export const ratings = 'Ratings'
export const addedPerMonth = 'Added per month'
export const topTags = 'Top tags'
export const topLabels = 'Top labels'
export const atTodaysPrices = (amount: number, currency: string) =>
  `About ${moneyText(amount, currency, 0)} at today’s prices`
export const released = 'Released'
export const decade = (year: number) => `${year}s`
/** Below a bar. */
export const shortDecade = (year: number) => `’${String(year).slice(2)}`
/** The name of a bar and its number of albums. */
export const bar = (name: string, count: number) => `${name}: ${numberText(count)}`
