/** One track of a release; `artist` only if it differs from the album's. Duration in seconds. */
export interface BandcampTrack {
  number: number
  title: string
  artist?: string
  duration: number | null
}

/** A stream that expires within a day. */
export interface BandcampPreview {
  trackId: number
  title: string
  streamUrl: string
}

/** What Bandcamp provides about an album or a single track, from any page or endpoint. */
export interface BandcampAlbum {
  title: string
  artist: string
  label: string | null
  bandcampUrl: string
  coverUrl: string | null
  /** YYYY-MM-DD */
  releaseDate: string | null
  trackCount: number | null
  tags: string[]
  tracks: BandcampTrack[]
  preview: BandcampPreview | null
  price: number | null
  currency: string | null
  bandId: number | null
  tralbumId: number | null
  tralbumType: 'a' | 't' | null
}

/** The fields from one source of a page; null or empty if it lacks them. */
export type AlbumFacts = { [K in keyof BandcampAlbum]: BandcampAlbum[K] | null }

export const NO_FACTS: AlbumFacts = {
  title: null,
  artist: null,
  label: null,
  bandcampUrl: null,
  coverUrl: null,
  releaseDate: null,
  trackCount: null,
  tags: null,
  tracks: null,
  preview: null,
  price: null,
  currency: null,
  bandId: null,
  tralbumId: null,
  tralbumType: null,
}

/** The first value that is present: not null, not an empty text or list, and for counts not 0. */
export function firstPresent<T>(...values: (T | null)[]): T | null {
  return values.find((value) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)) ?? null
}
