import type { AlbumView } from '../albums/album.ts'
import type { Money } from '../albums/money.ts'
import type { Statistics } from '../albums/statistics.ts'
import type { TagCount } from '../tags/tags.ts'

/** One page of what a collection query matches. */
export type CollectionPage = {
  albums: AlbumView[]
  /** How many albums match, on all pages. */
  shown: number
  statistics: Statistics
  tags: TagCount[]
  /** The albums of both lists, or of those that are in no crate if the query asks for them. */
  counts: { collection: number; wishlist: number }
  /** Of all albums of the person. */
  money: Money
}
