import * as z from 'zod/mini'
import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import { readDay, readDuration } from '#domain/bandcamp/dates.ts'
import { type ListedTrack, type Offer, toFacts } from '#domain/bandcamp/facts.ts'
import { coverOfUrl } from '#domain/bandcamp/pictures.ts'
import { cleanOrNull, cleanTags } from '#domain/bandcamp/text.ts'
import { id, listOf, number, oneOrMany, orNull, parseJson, text } from '#domain/bandcamp/tolerant.ts'
import { type AlbumSource, firstPresent } from './album.ts'

const Properties = listOf(z.object({ name: z.string(), value: z.unknown() }), 50)
const Named = oneOrMany(z.object({ name: z.string() }))
const Price = orNull(z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+(?:\.\d+)?$/)), z.transform(Number))]))
const Offers = oneOrMany(
  z.object({
    price: Price,
    priceCurrency: text,
    priceSpecification: orNull(z.object({ price: Price, minPrice: Price })),
  }),
)
const Release = z.object({
  '@id': text,
  musicReleaseFormat: text,
  offers: Offers,
  recordLabel: oneOrMany(z.object({ name: z.string(), '@id': text })),
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
  description: text,
  creditText: text,
  offers: Offers,
  publisher: orNull(
    z.object({ name: text, additionalProperty: Properties, foundingLocation: orNull(z.object({ name: text })) }),
  ),
  track: orNull(z.object({ itemListElement: listOf(z.object({ position: id, item: Recording })) })),
  albumRelease: listOf(Release),
  inAlbum: orNull(z.object({ '@id': text, albumRelease: listOf(Release) })),
})

/** The album or track in a page's JSON-LD; null if the JSON is invalid or about something else. */
export function readJsonLd(json: string): AlbumSource | null {
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
    return title === null ? [] : [trackOf(item, title, position ?? index + 1)]
  })
  const label = [...(digital ? [digital] : []), ...releases]
    .flatMap(({ recordLabel }) => recordLabel)
    .find(({ name }) => cleanOrNull(name) !== null)
  const bandcampUrl = normalizeBandcampUrl(work['@id'] ?? '')
  // A single is its own album.
  const inAlbum = normalizeBandcampUrl((isTrack && work.inAlbum?.['@id']) || '')
  return {
    title: cleanOrNull(work.name),
    artist,
    owner: cleanOrNull(work.publisher?.name),
    bandcampUrl,
    onUrl: inAlbum === bandcampUrl ? null : inAlbum,
    coverUrl: firstPresent(...work.image.map(coverOfUrl)),
    releaseDate: readDay(work.datePublished),
    trackCount: isTrack ? 1 : work.numTracks,
    tags: cleanTags(typeof work.keywords === 'string' ? work.keywords.split(',') : (work.keywords ?? [])),
    tracks,
    preview: null,
    bandId: numberOf(work.publisher?.additionalProperty ?? [], 'band_id'),
    facts: toFacts({
      label: label?.name,
      labelUrl: label?.['@id'],
      offer: offer && offerOf(offer),
      type: isTrack ? 't' : 'a',
      itemId:
        (isTrack ? numberOf(work.additionalProperty, 'track_id') : null) ??
        numberOf(digital?.additionalProperty ?? [], 'item_id'),
      artId: numberOf(work.additionalProperty, 'art_id') ?? numberOf(digital?.additionalProperty ?? [], 'art_id'),
      about: work.description,
      credits: work.creditText,
      location: work.publisher?.foundingLocation?.name,
    }),
  }
}

function offerOf({ price, priceCurrency, priceSpecification }: z.output<typeof Offers>[number]): Offer {
  const isMinimum = priceSpecification?.minPrice != null
  const isSetPrice = isMinimum ? false : priceSpecification?.price != null ? true : null
  return { amount: price, currency: priceCurrency, isSetPrice, isPurchasable: true }
}

function trackOf(item: z.output<typeof Recording>, title: string, number: number): ListedTrack {
  return {
    id: numberOf(item.additionalProperty, 'track_id'),
    number,
    title,
    artist: nameOf(item.byArtist),
    duration: readDuration(item.duration),
    // JSON-LD does not say whether a track can be streamed.
    isStreamable: false,
  }
}

function nameOf(named: z.output<typeof Named>): string | null {
  return cleanOrNull(named[0]?.name)
}

function numberOf(properties: z.output<typeof Properties>, name: string): number | null {
  return id.parse(properties.find((property) => property.name === name)?.value)
}
