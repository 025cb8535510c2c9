import { addressOf, coverOf, type MadeUpAlbum, streamOf, writtenDay } from './albums.ts'

function duration(seconds: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `P${two(seconds / 3600)}H${two((seconds / 60) % 60)}M${two(seconds % 60)}S`
}

function property(name: string, value: unknown) {
  return { '@type': 'PropertyValue', name, value }
}

export function offerOf(album: MadeUpAlbum) {
  const priceSpecification = album.isFixedPrice ? { price: album.price } : { minPrice: album.price }
  return { '@type': 'Offer', price: album.price, priceCurrency: album.currency, priceSpecification }
}

/** The JSON-LD of a current page. */
export function jsonLdOf(album: MadeUpAlbum): Record<string, unknown> {
  const address = addressOf(album)
  const release = {
    '@type': ['MusicRelease', 'Product'],
    '@id': address,
    name: album.title,
    musicReleaseFormat: 'DigitalFormat',
    additionalProperty: [
      property('item_id', album.id),
      property('item_type', album.type[0]),
      property('art_id', album.artId),
    ],
    ...((album.isPurchasable ?? true) && { offers: offerOf(album) }),
    ...(album.label && {
      recordLabel: {
        '@type': 'MusicGroup',
        name: album.label,
        '@id': album.labelUrl,
        additionalProperty: [property('url_suffix', '?from=btl')],
      },
    }),
  }
  const bundle = {
    ...release,
    '@id': `${address}#b1`,
    name: 'full digital discography',
    offers: { price: 99, priceCurrency: 'USD' },
  }
  const albumRelease = [bundle, release, { '@type': 'MusicRelease', '@id': `https://${album.host}/track/one` }]
  const work = {
    '@context': 'https://schema.org',
    '@id': address,
    name: album.title,
    byArtist: { '@type': 'MusicGroup', name: album.artist },
    publisher: {
      '@type': 'MusicGroup',
      name: album.owner,
      additionalProperty: [property('band_id', album.bandId)],
      ...(album.location && { foundingLocation: { '@type': 'Place', name: album.location } }),
    },
    image: coverOf(album, 10),
    keywords: album.tags,
    datePublished: writtenDay(album.released),
    ...(album.about && { description: album.about }),
    ...(album.credits && { creditText: album.credits }),
    additionalProperty: [property('art_id', album.artId)],
  }
  if (album.type === 'track') {
    const own = [...work.additionalProperty, property('track_id', album.id), property('tracknum', 1)]
    const seconds = album.tracks[0]?.seconds ?? 0
    return {
      ...work,
      '@type': 'MusicRecording',
      duration: duration(seconds),
      additionalProperty: own,
      inAlbum: { albumRelease },
    }
  }
  const itemListElement = album.tracks.map((track, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'MusicRecording',
      name: track.title,
      duration: duration(track.seconds),
      additionalProperty: [property('track_id', track.id)],
      ...(track.artist && { byArtist: { '@type': 'MusicGroup', name: track.artist } }),
    },
  }))
  return { ...work, '@type': 'MusicAlbum', numTracks: album.tracks.length, albumRelease, track: { itemListElement } }
}

/** The data attribute of a current page. `hasArtists`: whether tracks have an artist field; otherwise the title contains the artist. */
export function tralbumOf(album: MadeUpAlbum, hasArtists = true) {
  return {
    'for the curious': 'a made-up album',
    artist: album.artist as string | undefined,
    id: album.id,
    item_type: album.type,
    art_id: album.artId,
    url: addressOf(album),
    album_release_date: album.type === 'album' ? writtenDay(album.released) : null,
    is_preorder: album.isPreorder ?? null,
    tralbum_subscriber_only: false,
    current: {
      id: album.id,
      type: album.type,
      title: album.title,
      artist: null,
      band_id: album.bandId,
      release_date: writtenDay(album.released),
      download_pref: album.isFree ? 1 : (album.isPurchasable ?? true) ? 2 : null,
      about: album.about ?? null,
      credits: album.credits ?? null,
      is_set_price: album.isFixedPrice ? 1 : null,
      set_price: album.isFixedPrice ? album.price : 9,
      minimum_price: album.isFixedPrice ? 0 : album.price,
    },
    trackinfo: album.tracks.map((track, index) => ({
      id: track.id,
      track_id: track.id,
      title: track.artist ? `${track.artist} - ${track.title}` : track.title,
      artist: hasArtists ? (track.artist ?? null) : undefined,
      track_num: album.type === 'album' ? index + 1 : null,
      duration: track.seconds + 0.25,
      streaming: 1,
      file: (track.isStreamable ?? true) ? { 'mp3-128': streamOf(track) } : null,
    })),
  }
}
