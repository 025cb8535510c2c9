import { normalizeBandcampUrl } from '#domain/bandcamp-url.ts'
import { type BandcampAlbum, type BandcampPreview, firstPresent, NO_FACTS } from './album.ts'
import { type JsonLdFacts, readJsonLd } from './album-page-jsonld.ts'
import { collectAlbumPage } from './album-page-markup.ts'
import { readTralbum } from './album-page-tralbum.ts'
import { BandcampError, errorOfStatus, NotAnAlbumPage } from './upstream-error.ts'

/**
 * The album or track on a Bandcamp page of any layout. Each field comes from the first source that has it: JSON-LD, data-tralbum, markup.
 * @throws NotAnAlbumPage for a page without one; BandcampError if Bandcamp sent no page
 */
export async function readAlbumPage(response: Response, url: string): Promise<BandcampAlbum> {
  const error = errorOfStatus(response.status, response.headers)
  if (error) {
    await response.body?.cancel()
    throw error
  }
  const parts = await collectAlbumPage(response)
  const ld = parts.jsonLd.map(readJsonLd).find((facts) => facts !== null) ?? null
  const tralbum = readTralbum(parts.tralbum, url)
  const sources = [ld ?? NO_FACTS, tralbum ?? NO_FACTS, parts.markup] as const

  const title = firstPresent(...sources.map((source) => source.title))
  const artist = firstPresent(...sources.map((source) => source.artist))
  if (title === null || artist === null) {
    if (parts.isBotCheck) throw new BandcampError('turned-away', 'Bandcamp asks for a bot check')
    if (parts.isBroken) throw new BandcampError('unexpected-content', "The page's data is broken")
    throw new NotAnAlbumPage(parts.otherwise, url)
  }
  const priced = sources.find((source) => source.price !== null)
  return {
    title,
    artist,
    label: firstPresent(...sources.map((source) => source.label)),
    bandcampUrl: firstPresent(...sources.map((source) => source.bandcampUrl)) ?? normalizeBandcampUrl(url) ?? url,
    coverUrl: firstPresent(...sources.map((source) => source.coverUrl)),
    // Until 2021 datePublished was the time of publishing, so JSON-LD comes last here.
    releaseDate: firstPresent(tralbum?.releaseDate ?? null, ld?.releaseDate ?? null),
    // An album with only hidden tracks lists none; its description then holds the count.
    trackCount: sources.map((source) => source.trackCount).find((count) => count) ?? null,
    tags: firstPresent(...sources.map((source) => source.tags)) ?? [],
    tracks: firstPresent(...sources.map((source) => source.tracks)) ?? [],
    preview: withShownTitle(tralbum?.preview ?? null, ld),
    price: priced?.price ?? null,
    currency: priced?.currency ?? null,
    bandId: firstPresent(tralbum?.bandId ?? null, ld?.bandId ?? null),
    tralbumId: firstPresent(...sources.map((source) => source.tralbumId)),
    tralbumType: firstPresent(...sources.map((source) => source.tralbumType)),
  }
}

/** JSON-LD separates a track's artist from its title; data-tralbum on mobile pages combines them. */
function withShownTitle(preview: BandcampPreview | null, ld: JsonLdFacts | null): BandcampPreview | null {
  return preview && { ...preview, title: ld?.trackTitles.get(preview.trackId) ?? preview.title }
}
