import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { cartOf } from '#domain/albums/cart.ts'
import { albumView } from './album-view.ts'

const album = (id: number, facts: object) => albumView({ id, ...facts }) as AlbumView
const numbered = (id: number, facts: object) => album(id, { itemType: 'album', itemId: 1_000 + id, ...facts })
const itemsOf = (address: string) => JSON.parse(atob(new URL(address).searchParams.get('bes_cart') ?? ''))

it('sums by currency what is for sale, and tells apart what no cart can hold', () => {
  const euros = numbered(1, { price: 700, currency: 'EUR' })
  const yen = numbered(2, { itemType: 'track', price: 1_500, currency: 'JPY' })
  const own = numbered(3, { price: 0, currency: 'EUR', isNamePrice: true })
  const free = numbered(4, { price: 0, currency: 'EUR' })
  const unpriced = numbered(5, {})
  const unnumbered = album(6, { price: 550, currency: 'EUR' })
  expect(cartOf([euros, yen, own, free, unpriced, unnumbered])).toEqual({
    forSale: [euros, yen, own, unnumbered],
    sums: [
      { currency: 'EUR', amount: 1_250, count: 2 },
      { currency: 'JPY', amount: 1_500, count: 1 },
    ],
    free: [free],
    unpriced: [unpriced],
    unnumbered: [unnumbered],
    addresses: [expect.stringMatching(/^https:\/\/bandcamp\.com\/\?bes_cart=[\w%]+$/)],
  })
  const { addresses } = cartOf([euros, yen, own])
  expect(addresses.map(itemsOf)).toEqual([
    {
      items: [
        { id: 1_001, type: 'a' },
        { id: 1_002, type: 't' },
        { id: 1_003, type: 'a' },
      ],
    },
  ])
})

it('has 50 albums in each address, and none without any', () => {
  const many = Array.from({ length: 101 }, (_, id) => numbered(id, { price: 700, currency: 'EUR' }))
  expect(cartOf(many).addresses.map((address) => itemsOf(address).items.length)).toEqual([50, 50, 1])
  expect(cartOf([]).addresses).toEqual([])
})
