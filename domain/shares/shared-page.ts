import type { Sums } from '../albums/money.ts'
import type { TagColors } from '../tags/tag-color.ts'
import type { ShareView } from './share.ts'

export type SharedTrack = { title: string; artist: string | null; duration: number | null }

/** An album as a share shows it: what is not chosen is not there. `price` is in minor units. */
export type SharedAlbum = {
  id: number
  title: string
  artist: string
  url: string | null
  coverUrl: string | null
  year: string | null
  label: string | null
  /** What Bandcamp's own player is asked for, such as `album=12`. */
  player: string | null
  /** The day of its last change, or on which it came out after that; never one to come. */
  changedAt: string
  /** Whether its release date is still to come. */
  isToCome?: true
  notes?: string
  rating?: number
  tags?: string[]
  price?: { amount: number; currency: string; isNamePrice: boolean }
  tracks?: SharedTrack[]
}

/**
 * A page of a share. `title` is empty where it has none of its own; `taken` are the albums that guests give, `gone`
 * those of them that are no longer on the list. */
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
  /** What the albums cost, where that is shown. */
  prices: Sums
  albums: SharedAlbum[]
  taken: ReadonlySet<number>
  gone: { id: number; title: string; artist: string }[]
}
