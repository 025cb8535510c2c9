import { normalizeBandcampUrl } from '#domain/bandcamp-url.ts'
import { type BandcampAlbum, type BandcampPreview, firstPresent, NO_FACTS } from './album.ts'
import { type JsonLdFacts, readJsonLd } from './album-page-jsonld.ts'
import { collectAlbumPage } from './album-page-markup.ts'
import { readTralbum } from './album-page-tralbum.ts'
import { BandcampRefusal, NotAnAlbumPage, refusalOfStatus } from './upstream-error.ts'

/**
 * The album or track a Bandcamp page shows, whatever its layout: each field from the first place that has it, JSON-LD, then
 * data-tralbum, then the page itself. Throws NotAnAlbumPage where there is none, and BandcampRefusal where Bandcamp sent no page.
 */
export async function readAlbumPage(response: Response, url: string): Promise<BandcampAlbum> {
  const refusal = refusalOfStatus(response.status, response.headers)
  if (refusal) {
    await response.body?.cancel()
    throw refusal
  }
  const parts = await collectAlbumPage(response)
  const ld = parts.jsonLd.map(readJsonLd).find((facts) => facts !== null) ?? null
  const tralbum = readTralbum(parts.tralbum, url)
  const sources = [ld ?? NO_FACTS, tralbum ?? NO_FACTS, parts.markup] as const

  const title = firstPresent(...sources.map((source) => source.title))
  const artist = firstPresent(...sources.map((source) => source.artist))
  if (title === null || artist === null) {
    if (parts.isBotCheck) throw new BandcampRefusal('turned-away', 'Bandcamp asks for a bot check')
    if (parts.isBroken) throw new BandcampRefusal('unexpected-content', "The page's data is broken")
    throw new NotAnAlbumPage(parts.otherwise, url)
  }
  const priced = sources.find((source) => source.price !== null)
  return {
    title,
    artist,
    label: firstPresent(...sources.map((source) => source.label)),
    bandcampUrl: firstPresent(...sources.map((source) => source.bandcampUrl)) ?? normalizeBandcampUrl(url) ?? url,
    coverUrl: firstPresent(...sources.map((source) => source.coverUrl)),
    // datePublished was the time of publishing until 2021, so here JSON-LD comes last.
    releaseDate: firstPresent(tralbum?.releaseDate ?? null, ld?.releaseDate ?? null),
    // An album whose tracks are all hidden lists none: only its description then tells how many there are.
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

/** JSON-LD has a track's artist apart from its title; on phones' pages data-tralbum has them in one. */
function withShownTitle(preview: BandcampPreview | null, ld: JsonLdFacts | null): BandcampPreview | null {
  return preview && { ...preview, title: ld?.trackTitles.get(preview.trackId) ?? preview.title }
}
