/** One track of a release; `artist` only where it is not the album's. Duration in whole seconds. */
export interface BandcampTrack {
  number: number
  title: string
  artist?: string
  duration: number | null
}

/** A stream that lives for a day at most. */
export interface BandcampPreview {
  trackId: number
  title: string
  streamUrl: string
}

/** What Bandcamp tells about an album or a single track, whichever page or endpoint it was read from. */
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

/** The fields one source of a page has; null or empty where it has none. */
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

/** The first of several that is there: not null, not an empty text or list, and for counts not 0. */
export function firstPresent<T>(...values: (T | null)[]): T | null {
  return values.find((value) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)) ?? null
}
