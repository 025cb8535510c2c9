import { chunk } from '../chunk.ts'
import type { AlbumView } from './album.ts'
import type { Sum } from './money.ts'

/** How many albums one cart address may name. */
const MOST_ITEMS = 50

/** What of albums can be bought together, and what cannot. */
export type Cart = {
  /** Those with a price, or one that the buyer chooses. */
  forSale: AlbumView[]
  /** Their prices by currency; those that the buyer chooses count nothing. */
  sums: Sum[]
  free: AlbumView[]
  /** Those without a known price: sold out, for subscribers only, or never read at Bandcamp. */
  unpriced: AlbumView[]
  /** Those for sale without Bandcamp's number, which no cart address can name. */
  unnumbered: AlbumView[]
  /** Addresses that an extension of the browser reads and puts into Bandcamp's cart: as few as hold all. */
  addresses: string[]
}

/** What of albums can be bought, in their order. */
export function cartOf(albums: readonly AlbumView[]): Cart {
  const {
    forSale = [],
    free = [],
    unpriced = [],
  } = Object.groupBy(albums, ({ price, isNamePrice }) => {
    if (isNamePrice) return 'forSale'
    if (price === undefined) return 'unpriced'
    return price === 0 ? 'free' : 'forSale'
  })
  const sums = new Map<string, Sum>()
  for (const { price = 0, currency, isNamePrice } of forSale) {
    if (isNamePrice || currency === undefined) continue
    const { amount, count } = sums.get(currency) ?? { amount: 0, count: 0 }
    sums.set(currency, { currency, amount: amount + price, count: count + 1 })
  }
  const items = forSale.flatMap(({ itemType, itemId }) =>
    itemType && itemId ? { id: itemId, type: itemType === 'track' ? 't' : 'a' } : [],
  )
  return {
    forSale,
    sums: [...sums.values()],
    free,
    unpriced,
    unnumbered: forSale.filter(({ itemType, itemId }) => !itemType || !itemId),
    addresses: chunk(items, MOST_ITEMS)
      .filter((some) => some.length > 0)
      .map((some) => `https://bandcamp.com/?bes_cart=${encodeURIComponent(btoa(JSON.stringify({ items: some })))}`),
  }
}
