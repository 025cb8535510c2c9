export interface MadeUpTrack {
  id: number
  title: string
  artist?: string
  seconds: number
  isStreamable?: boolean
}

/** An album or single track of the simulated Bandcamp. */
export interface MadeUpAlbum {
  type: 'album' | 'track'
  host: string
  slug: string
  id: number
  bandId: number
  artId: number
  title: string
  artist: string
  owner: string
  label?: string
  labelUrl?: string
  /** YYYY-MM-DD */
  released: string
  tags: string[]
  /** In the currency's major units; the least the buyer pays unless `isFixedPrice`. */
  price: number
  currency: string
  /** The band's own currency, if a label sells the album in another. */
  bandCurrency?: string
  isFixedPrice?: boolean
  isFree?: boolean
  isPreorder?: boolean
  /** True unless it is not for sale. */
  isPurchasable?: boolean
  /** How many other collections it appears in. */
  fans?: number
  about?: string
  credits?: string
  location?: string
  tracks: MadeUpTrack[]
  /** The track count in the page's description, including hidden tracks. */
  declaredTracks?: number
  /** The album that a track is from, unless it is a single. */
  fromAlbum?: string
  /** Whether everything of the band can be bought at once. */
  isBundled?: boolean
}

export const HARBOUR: MadeUpAlbum = {
  type: 'album',
  host: 'harbour-lights.bandcamp.com',
  slug: 'low-water-songs',
  id: 71_000_001,
  bandId: 81_000_001,
  artId: 91_000_001,
  title: 'Low Water & “Other” Songs',
  artist: 'Harbour Lights <Trio>',
  owner: 'Harbour Lights <Trio>',
  label: 'Slow Ferry Records',
  labelUrl: 'https://slow-ferry.bandcamp.com',
  released: '2024-03-08',
  tags: ['Folk', 'Sea Songs', 'folk', 'Århus'],
  price: 7.5,
  currency: 'EUR',
  fans: 54,
  isBundled: true,
  about: 'Songs for “low” water & <high> winds.\r\n\r\nRecorded in one evening.',
  credits: 'Played by the trio.\r\nMixed at the pier.',
  location: 'Århus, Denmark',
  tracks: [
    { id: 61_000_001, title: 'Tide Table', seconds: 203 },
    { id: 61_000_002, title: 'A1. The Pilot\'s "Daughter"', seconds: 178 },
    { id: 61_000_003, title: 'Fog – Signal', seconds: 3_672 },
  ],
}

export const COMPILATION: MadeUpAlbum = {
  ...HARBOUR,
  host: 'tin-roof.bandcamp.com',
  slug: 'ten-years',
  id: 71_000_002,
  title: 'Ten Years Under a Tin Roof',
  artist: 'Various Artists',
  owner: 'Tin Roof',
  tracks: [
    { id: 61_000_011, title: 'Gutter', artist: 'Anna Rain', seconds: 120 },
    { id: 61_000_012, title: 'Nail - Hammer', artist: 'Hail', seconds: 240 },
  ],
}

export const SINGLE: MadeUpAlbum = {
  ...HARBOUR,
  type: 'track',
  slug: 'lighthouse-demo',
  id: 61_000_021,
  title: "Don't Look at the Lighthouse (demo)",
  tracks: [{ id: 61_000_021, title: "Don't Look at the Lighthouse (demo)", seconds: 212 }],
}

export const ALBUM_TRACK: MadeUpAlbum = { ...SINGLE, fromAlbum: 'Some Album' }

export function addressOf(album: MadeUpAlbum): string {
  return `https://${album.host}/${album.type}/${album.slug}`
}

export function streamOf(track: MadeUpTrack): string {
  return `https://t4.bcbits.com/stream/madeup/mp3-128/${track.id}?p=0&ts=1900000000&t=abc&token=1900000000_def`
}

export function coverOf(album: MadeUpAlbum, size: number): string {
  return `https://f4.bcbits.com/img/a${String(album.artId).padStart(10, '0')}_${size}.jpg`
}

/** A date in Bandcamp's format. */
export function writtenDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString().slice(5)
}
