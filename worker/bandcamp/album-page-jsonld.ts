import * as z from 'zod/mini'
import { normalizeBandcampUrl } from '#domain/bandcamp-url.ts'
import { type AlbumFacts, type BandcampTrack, firstPresent } from './album.ts'
import { readDay, readDuration } from './dates.ts'
import { coverOfUrl } from './pictures.ts'
import { cleanOrNull, cleanTags } from './text.ts'
import { id, listOf, number, oneOrMany, orNull, parseJson, text } from './tolerant.ts'

const Properties = listOf(z.object({ name: z.string(), value: z.unknown() }))
const Named = oneOrMany(z.object({ name: z.string() }))
const Price = orNull(z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+(?:\.\d+)?$/)), z.transform(Number))]))
const Offers = oneOrMany(z.object({ price: Price, priceCurrency: text }))
const Release = z.object({
  '@id': text,
  musicReleaseFormat: text,
  offers: Offers,
  recordLabel: Named,
  additionalProperty: Properties,
})
const recording = { name: text, duration: text, byArtist: Named, additionalProperty: Properties }
const Recording = z.object(recording)
const Work = z.object({
  ...recording,
  '@id': text,
  '@type': oneOrMany(z.string()),
  numTracks: number,
  image: oneOrMany(z.string()),
  keywords: orNull(z.union([z.string(), listOf(z.string())])),
  datePublished: text,
  offers: Offers,
  publisher: orNull(z.object({ additionalProperty: Properties })),
  track: orNull(z.object({ itemListElement: listOf(z.object({ position: id, item: Recording })) })),
  albumRelease: listOf(Release),
  inAlbum: orNull(z.object({ albumRelease: listOf(Release) })),
})

export interface JsonLdFacts extends AlbumFacts {
  /** The clean title of each track with a known number. */
  trackTitles: Map<number, string>
}

/** The album or track in a page's JSON-LD; null if the JSON is invalid or about something else. */
export function readJsonLd(json: string): JsonLdFacts | null {
  const work = Work.safeParse(parseJson(json)).data
  if (!work) return null
  const isTrack = work['@type'].includes('MusicRecording')
  if (!isTrack && !work['@type'].includes('MusicAlbum')) return null

  const artist = nameOf(work.byArtist)
  const releases = [...work.albumRelease, ...(work.inAlbum?.albumRelease ?? [])]
  const digital = releases.find(
    (release) =>
      release.musicReleaseFormat === 'DigitalFormat' && release['@id']?.replace(/#download$/, '') === work['@id'],
  )
  const offer = [...(digital?.offers ?? []), ...work.offers].find(({ price }) => price !== null)
  const listed = isTrack
    ? [{ position: numberOf(work.additionalProperty, 'tracknum'), item: work }]
    : (work.track?.itemListElement ?? [])
  const tracks = listed.flatMap(({ position, item }, index) => {
    const title = cleanOrNull(item.name)
    return title === null ? [] : [trackOf(item, title, position ?? index + 1, artist)]
  })
  return {
    title: cleanOrNull(work.name),
    artist,
    label: firstPresent(...[...(digital ? [digital] : []), ...releases].map((release) => nameOf(release.recordLabel))),
    bandcampUrl: normalizeBandcampUrl(work['@id'] ?? ''),
    coverUrl: firstPresent(...work.image.map(coverOfUrl)),
    releaseDate: readDay(work.datePublished),
    trackCount: isTrack ? 1 : work.numTracks,
    tags: cleanTags(typeof work.keywords === 'string' ? work.keywords.split(',') : (work.keywords ?? [])),
    tracks,
    preview: null,
    price: offer?.price ?? null,
    currency: offer?.priceCurrency ?? null,
    bandId: numberOf(work.publisher?.additionalProperty ?? [], 'band_id'),
    tralbumId:
      (isTrack ? numberOf(work.additionalProperty, 'track_id') : null) ??
      numberOf(digital?.additionalProperty ?? [], 'item_id'),
    tralbumType: isTrack ? 't' : 'a',
    trackTitles: new Map(
      listed.flatMap(({ item }) => {
        const trackId = numberOf(item.additionalProperty, 'track_id')
        const title = cleanOrNull(item.name)
        return trackId === null || title === null ? [] : [[trackId, title] as const]
      }),
    ),
  }
}

function trackOf(item: z.output<typeof Recording>, title: string, number: number, albumArtist: string | null) {
  const artist = nameOf(item.byArtist)
  const track: BandcampTrack = { number, title, duration: readDuration(item.duration) }
  if (artist !== null && artist !== albumArtist) track.artist = artist
  return track
}

function nameOf(named: z.output<typeof Named>): string | null {
  return cleanOrNull(named[0]?.name)
}

function numberOf(properties: z.output<typeof Properties>, name: string): number | null {
  return id.parse(properties.find((property) => property.name === name)?.value)
}
