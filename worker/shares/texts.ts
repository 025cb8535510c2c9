import { priceText, sumText } from '#domain/albums/price-text.ts'
import type { YearReview } from '#domain/diary/year.ts'
import type { SharedAlbum, SharedPage } from '#domain/shares/shared-page.ts'
import { aboutTogether, sumTogether as together } from '#locales/albums.ts'
import { yearTotals } from '#locales/diary.ts'
import * as messages from '#locales/share.ts'

/** The title of a share, as it is called where it has none of its own. */
export const shareTitle = ({ title, list }: Pick<SharedPage, 'title' | 'list'>): string =>
  title || (list === null ? messages.selection : messages.lists[list])

/** What Bandcamp asks for an album; empty where that is unknown or not shown. */
const sharedPrice = ({ price }: SharedAlbum): string =>
  price ? priceText({ price: price.amount, currency: price.currency, isNamePrice: price.isNamePrice }) : ''

/** Label, year and price of an album. */
export const albumLine = (album: SharedAlbum): string =>
  [album.label, album.year, sharedPrice(album)].filter(Boolean).join(' · ')

/** How many albums a share has and what they cost, as far as that is shown. */
export const totalsLine = ({ total, prices }: Pick<SharedPage, 'total' | 'prices'>): string =>
  [messages.albums(total), priceOf(total, prices)].filter(Boolean).join(' · ')

function priceOf(total: number, prices: SharedPage['prices']): string {
  const { text, isExact } = sumText(prices)
  if (!isExact) return aboutTogether(text)
  return text && total > 1 ? together(text) : text
}

/** How much was heard in a year, or else how many albums came. */
export const yearLine = ({ listens, albums, bought }: YearReview): string =>
  listens > 0 ? yearTotals(listens, albums) : messages.albums(bought.total)
