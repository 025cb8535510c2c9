import { currencyDigits, fromMinorUnits } from '#domain/albums/bandcamp-facts.ts'
import type { SharedAlbum, SharedPage } from '#domain/shares/shared-page.ts'
import * as price from '#locales/album/price.ts'
import { moneyText } from '#locales/intl.ts'
import * as messages from '#locales/share/page.ts'

/** The title of a share, as it is called where it has none of its own. */
export const shareTitle = ({ title, list }: Pick<SharedPage, 'title' | 'list'>): string =>
  title || (list === null ? messages.selection : messages.listTitles[list])

const money = (amount: number, currency: string) =>
  moneyText(fromMinorUnits(amount, currency), currency, currencyDigits(currency))

/** What Bandcamp asks for an album; empty where that is unknown or not shown. */
export function sharedPrice({ price: asked }: SharedAlbum): string {
  if (!asked) return ''
  if (asked.isNamePrice) return price.namePrice
  return asked.amount === 0 ? price.free : money(asked.amount, asked.currency)
}

/** Label, year and price of an album. */
export const albumLine = (album: SharedAlbum): string =>
  [album.label, album.year, sharedPrice(album)].filter(Boolean).join(' · ')

/** How many albums a share has and what they cost, as far as that is shown. */
export const totalsLine = ({ total, prices }: Pick<SharedPage, 'total' | 'prices'>): string =>
  [messages.albums(total), ...prices.map(({ amount, currency }) => money(amount, currency))].join(' · ')
