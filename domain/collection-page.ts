import type { AlbumView } from './album.ts'
import type { Money } from './money.ts'
import type { Statistics } from './statistics.ts'

/** One page of what a collection query matches. */
export type CollectionPage = {
  albums: AlbumView[]
  /** How many albums match, on all pages. */
  shown: number
  statistics: Statistics
  tags: { tag: string; count: number }[]
  /** The albums of both lists, or of those that are in no crate if the query asks for them. */
  counts: { collection: number; wishlist: number }
  /** Of all albums of the person. */
  money: Money
}
