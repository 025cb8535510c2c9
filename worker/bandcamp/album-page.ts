import { type BandcampFacts, FACT_LIMITS } from '#domain/albums/bandcamp-facts.ts'
import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import { type ListedTrack, present, tracksOf } from '#domain/bandcamp/facts.ts'
import { type AlbumSource, type BandcampAlbum, EMPTY_SOURCE, firstPresent } from './album.ts'
import { readJsonLd } from './album-page-jsonld.ts'
import { collectAlbumPage } from './album-page-markup.ts'
import { readTralbum } from './album-page-tralbum.ts'
import { BandcampError, NotAnAlbumPage } from './upstream-error.ts'

/**
 * The album or track on a Bandcamp page. Each field comes from the first source that has it: JSON-LD, data-tralbum, markup.
 * @throws NotAnAlbumPage for a page without one; BandcampError for broken data
 */
export async function readAlbumPage(response: Response, url: string): Promise<BandcampAlbum> {
  const parts = await collectAlbumPage(response)
  const ld = parts.jsonLd.map(readJsonLd).find((source) => source !== null) ?? EMPTY_SOURCE
  const tralbum = readTralbum(parts.tralbum, url) ?? EMPTY_SOURCE
  const sources = [ld, tralbum, parts.markup] as const

  const title = firstPresent(...sources.map((source) => source.title))
  const artist = firstPresent(...sources.map((source) => source.artist))
  if (title === null || artist === null) {
    if (parts.isBroken) throw new BandcampError('unexpected-content', "The page's data is broken")
    throw new NotAnAlbumPage(parts.otherwise, url)
  }
  const preview = tralbum.preview
  return {
    title,
    artist,
    owner: firstPresent(...sources.map((source) => source.owner)),
    bandcampUrl: firstPresent(...sources.map((source) => source.bandcampUrl)) ?? normalizeBandcampUrl(url) ?? url,
    coverUrl: firstPresent(...sources.map((source) => source.coverUrl)),
    // Until 2021 datePublished was the time of publishing, so JSON-LD comes last here.
    releaseDate: firstPresent(tralbum.releaseDate, ld.releaseDate),
    // An album with only hidden tracks lists none, but its description has the number.
    trackCount: sources.map((source) => source.trackCount).find((count) => count) ?? null,
    tags: firstPresent(...sources.map((source) => source.tags)) ?? [],
    preview: preview && { ...preview, title: listedIn(ld, preview.trackId)?.title ?? preview.title },
    bandId: firstPresent(tralbum.bandId, ld.bandId),
    onUrl: ld.onUrl,
    facts: { ...joinFacts(ld.facts, tralbum.facts, parts.markup.facts), ...tracksOf(joinTracks(ld, tralbum), artist) },
  }
}

/** The facts of all sources. JSON-LD comes first, since every page has it. */
function joinFacts(ld: BandcampFacts, tralbum: BandcampFacts, markup: BandcampFacts): BandcampFacts {
  const labeled = [ld, tralbum, markup].find(({ label }) => label !== undefined)
  return present<BandcampFacts>({
    ...markup,
    ...tralbum,
    ...ld,
    // JSON-LD does not tell a free download from an album that only subscribers get.
    isNamePrice: tralbum.isNamePrice ?? ld.isNamePrice,
    isPurchasable: tralbum.isPurchasable ?? ld.isPurchasable,
    // A URL from another source could be another label's.
    label: labeled?.label,
    labelUrl: labeled?.labelUrl,
  })
}

/**
 * The tracks of data-tralbum, the only source that says what can be streamed and gives durations in milliseconds. JSON-LD always separates
 * a track's artist from its title; data-tralbum combines them on mobile pages.
 */
function joinTracks(ld: AlbumSource, tralbum: AlbumSource): ListedTrack[] {
  if (tralbum.tracks.length === 0) return ld.tracks
  return tralbum.tracks.slice(0, FACT_LIMITS.tracks).map((track) => {
    const same = listedIn(ld, track.id)
    return same
      ? {
          ...track,
          title: same.title,
          artist: same.artist ?? track.artist,
          duration: (track.duration ?? 0) > 0 ? track.duration : same.duration,
        }
      : track
  })
}

function listedIn({ tracks }: AlbumSource, id: number | null): ListedTrack | undefined {
  return id === null ? undefined : tracks.find((track) => track.id === id)
}
