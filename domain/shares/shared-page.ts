import type { Sums } from '../albums/money.ts'
import type { TagColors } from '../tags/tag-color.ts'
import type { ShareView } from './share.ts'

export type SharedTrack = { title: string; artist: string | null; duration: number | null }

/** An album as a share shows it: parts that are not chosen are missing. `price` is in minor units. */
export type SharedAlbum = {
  id: number
  title: string
  artist: string
  url: string | null
  coverUrl: string | null
  year: string | null
  label: string | null
  /** The parameter for Bandcamp's own player, such as `album=12` or `url=https%3A%2F%2F…`. */
  player: string | null
  /** The day of its last change, or its release day if that is later; never in the future. */
  changedAt: string
  /** Whether its release date is in the future. */
  isToCome?: true
  notes?: string
  rating?: number
  tags?: string[]
  price?: { amount: number; currency: string; isNamePrice: boolean }
  tracks?: SharedTrack[]
}

/**
 * A page of a share. `title` is empty without a title of its own; `taken` are the albums that guests give, `gone` those of them that are no
 * longer on the list.
 */
export type SharedPage = {
  id: number
  title: string
  list: 'collection' | 'wishlist' | null
  description: string
  view: ShareView
  isListed: boolean
  tagColors: TagColors
  giftUntil: Date | null
  total: number
  page: number
  pages: number
  /** The price of the albums, if it is shown. */
  prices: Sums
  albums: SharedAlbum[]
  taken: ReadonlySet<number>
  gone: { id: number; title: string; artist: string }[]
}
