import { type BandcampFacts, FACT_LIMITS } from '#domain/albums/bandcamp-facts.ts'
import { foldName } from '#domain/albums/names.ts'
import type { ListedTrack } from '#domain/bandcamp/facts.ts'
import { clampText } from '#domain/text/truncate.ts'

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
  /** Who has the page: the artist, or a label. */
  owner: string | null
  bandcampUrl: string
  coverUrl: string | null
  /** YYYY-MM-DD */
  releaseDate: string | null
  trackCount: number | null
  tags: string[]
  preview: BandcampPreview | null
  bandId: number | null
  /** The address of the album that a track is from; null for any other. */
  onUrl: string | null
  facts: BandcampFacts
}

/** The fields from one source of a page; null or empty if it lacks them. There are no tracks until all sources are joined. */
export type AlbumSource = { [K in Exclude<keyof BandcampAlbum, 'facts'>]: BandcampAlbum[K] | null } & {
  facts: Omit<BandcampFacts, 'tracks'>
  tracks: ListedTrack[]
}

export const EMPTY_SOURCE: AlbumSource = {
  title: null,
  artist: null,
  owner: null,
  bandcampUrl: null,
  coverUrl: null,
  releaseDate: null,
  trackCount: null,
  tags: null,
  preview: null,
  bandId: null,
  onUrl: null,
  facts: {},
  tracks: [],
}

/** The label that an album's page names, or else whose page it is, unless that is the artist under a longer or shorter name. */
export function labelOf({ artist, owner, facts }: BandcampAlbum): string | null {
  if (facts.label !== undefined || owner === null) return facts.label ?? null
  const [page, performer] = [foldName(owner), foldName(artist)]
  return page.includes(performer) || performer.includes(page) ? null : clampText(owner, FACT_LIMITS.label)
}

/** The first value that is present: not null, not an empty text or list, and for counts not 0. */
export function firstPresent<T>(...values: (T | null)[]): T | null {
  return values.find((value) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)) ?? null
}
