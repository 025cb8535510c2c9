import type { List } from '../albums/album.ts'
import { COLLECTION, WISHLIST } from './shelf.ts'

/** An album of the demo. */
type DemoAlbum = {
  title: string
  artist: string
  bandcampUrl: string
  /** Demo albums have generated covers. */
  coverUrl: null
  /** 1 to 5, or 0 for no rating. */
  rating: number
  notes: string
  /** YYYY-MM-DD */
  releaseDate: string
  trackCount: number
  bandcampTags: string[]
  userTags: string[]
  list: List
  addedAt: Date
  label?: string
  /** Minor units */
  price: number
  currency: string
  purchasedAt: string | null
  fans: number
}

/** Each artist is on one of these, or on none, and sells in its currency. */
const LABELS: { label?: string; currency: string }[] = [
  { label: 'Low Tide', currency: 'EUR' },
  { currency: 'USD' },
  { label: 'Night Bus Recordings', currency: 'GBP' },
  { label: 'Fieldwork', currency: 'USD' },
  { currency: 'EUR' },
  { label: 'Kelp & Kin', currency: 'EUR' },
  { label: 'Hidari', currency: 'JPY' },
]

const labelOf = (artist: string) =>
  LABELS[[...artist].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % LABELS.length] ?? { currency: 'USD' }

/** What a US dollar costs, roughly. */
export const DEMO_RATES = { USD: 1, EUR: 0.86, GBP: 0.75, JPY: 155 }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const tagsOf = (text = '') => (text ? text.split(', ') : [])

/** A name as in Bandcamp's URLs: ASCII letters and digits, with `joint` in place of anything else. */
const slug = (name: string, joint: string) =>
  (
    name
      .normalize('NFD')
      .replace(/[\p{M}’]/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? ['u']
  ).join(joint)

function albumsOf(shelf: string, list: List, now: Date): DemoAlbum[] {
  return shelf
    .trim()
    .split('\n')
    .map((line, row) => {
      const [days, title = '', artist = '', releaseDate = '', tracks, stars, tags, own, notes = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      // Adds some minutes to whole days, so that "2 days ago" stays true for hours and the times of day vary.
      const added = now.getTime() - Number(days) * DAY - ((row * 47) % 300) * MINUTE
      const seller = labelOf(artist)
      return {
        ...seller,
        price: (3 + (Number(tracks) % 8)) * (seller.currency === 'JPY' ? 200 : 100),
        purchasedAt: list === 'collection' ? new Date(added).toISOString() : null,
        fans: (row * 271) % 3_000,
        title,
        artist,
        bandcampUrl: `https://${slug(artist, '')}.bandcamp.com/album/${slug(title, '-')}`,
        coverUrl: null,
        rating: Number(stars),
        notes,
        releaseDate,
        trackCount: Number(tracks),
        bandcampTags: tagsOf(tags),
        userTags: tagsOf(own),
        list,
        addedAt: new Date(added),
      }
    })
}

/** 120 fictional albums, the collection before the wishlist, added during the three years before `now`. */
export const demoAlbums = (now: Date): DemoAlbum[] => [
  ...albumsOf(COLLECTION, 'collection', now),
  ...albumsOf(WISHLIST, 'wishlist', now),
]
