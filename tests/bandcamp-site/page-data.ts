import { addressOf, coverOf, type MadeUpAlbum, type MadeUpTrack, streamOf, writtenDay } from './albums.ts'
import { inOrder } from './in-order.ts'

function duration(seconds: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `P${two(seconds / 3600)}H${two((seconds / 60) % 60)}M${two(seconds % 60)}S`
}

function property(name: string, value: unknown) {
  return { '@type': 'PropertyValue', name, value }
}

const bandAddress = (album: MadeUpAlbum) => `https://${album.host}`
const trackAddress = (album: MadeUpAlbum, track: MadeUpTrack) => `${bandAddress(album)}/track/${track.id}`
const rightsOf = (album: MadeUpAlbum) => `Whatever ${album.owner} allows`

function offerOf(album: MadeUpAlbum) {
  const priceSpecification = album.isFixedPrice ? { price: album.price } : { minPrice: album.price }
  return {
    '@type': 'Offer',
    url: `${addressOf(album)}#buy`,
    priceCurrency: album.currency,
    price: album.price,
    priceSpecification,
    availability: 'OnlineOnly',
  }
}

const publisherOf = (album: MadeUpAlbum) => ({
  '@type': 'MusicGroup',
  '@id': bandAddress(album),
  name: album.owner,
  additionalProperty: [property('band_id', album.bandId)],
  image: coverOf(album, 23),
  subjectOf: [{ '@type': 'WebPage', url: `${bandAddress(album)}/music`, name: 'music', additionalProperty: [] }],
  ...(album.location && { foundingLocation: { '@type': 'Place', name: album.location } }),
})

const labelOf = ({ label, labelUrl }: MadeUpAlbum) =>
  label && {
    recordLabel: {
      '@type': 'MusicGroup',
      name: label,
      '@id': labelUrl,
      additionalProperty: [property('url_suffix', '?from=btl')],
    },
  }

/** What one can buy an album or track as. */
function releasesOf(album: MadeUpAlbum): object[] {
  const address = addressOf(album)
  const isForSale = album.isPurchasable ?? true
  const release = {
    '@type': ['MusicRelease', 'Product'],
    '@id': address,
    name: album.title,
    additionalProperty: [
      property('item_id', album.id),
      property('item_type', album.type[0]),
      property('art_id', album.artId),
    ],
    ...(album.tracks.length > 0 && isForSale && { description: 'Includes made-up streaming' }),
    ...(album.label && { identifier: 'made-up' }),
    ...(isForSale && { offers: offerOf(album) }),
    musicReleaseFormat: 'DigitalFormat',
    image: [coverOf(album, 10)],
    ...labelOf(album),
  }
  const offers = { ...offerOf(album), price: 99, priceCurrency: 'USD', additionalProperty: [property('discount', 0.5)] }
  const bundle = { ...release, '@id': `${address}#b1`, name: 'full digital discography', offers }
  const bundles = album.isBundled ? [bundle] : []
  if (album.type === 'album') {
    const first = { '@type': 'MusicRelease', '@id': `${bandAddress(album)}/track/one` }
    return [...bundles, release, ...(album.tracks.length > 0 ? [first] : [])]
  }
  if (!album.fromAlbum) return [release, ...bundles]
  const whole = { '@type': 'MusicRelease', '@id': `${bandAddress(album)}/album/whole` }
  return isForSale
    ? [release, ...bundles, whole]
    : [{ ...whole, additionalProperty: [property('item_type', 'a')] }, release]
}

/** The JSON-LD of a current page. */
export function jsonLdOf(album: MadeUpAlbum): Record<string, unknown> {
  return album.type === 'track' ? trackLd(album) : albumLd(album)
}

/** What an album and a track have in common. */
function commonLd(album: MadeUpAlbum) {
  return {
    '@id': addressOf(album),
    name: album.title,
    dateModified: writtenDay(album.released),
    datePublished: writtenDay(album.released),
    byArtist: {
      '@type': 'MusicGroup',
      name: album.artist,
      ...(album.artist === album.owner && { '@id': bandAddress(album) }),
    },
    publisher: publisherOf(album),
    image: coverOf(album, 10),
    keywords: album.tags,
    description: album.about,
    creditText: album.credits,
    copyrightNotice: rightsOf(album),
    mainEntityOfPage: addressOf(album),
    '@context': 'https://schema.org',
  }
}

function albumLd(album: MadeUpAlbum) {
  const keys =
    'albumReleaseType, @id, mainEntityOfPage, @type, name, dateModified, albumRelease, byArtist, publisher, numTracks, track, image, ' +
    'keywords, datePublished, description, creditText, copyrightNotice, additionalProperty, @context'
  const itemListElement = album.tracks.map((track, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'MusicRecording',
      '@id': trackAddress(album, track),
      additionalProperty: [property('track_id', track.id)],
      name: track.title,
      duration: duration(track.seconds),
      ...(track.artist && { byArtist: { '@type': 'MusicGroup', name: track.artist } }),
      copyrightNotice: rightsOf(album),
      mainEntityOfPage: trackAddress(album, track),
    },
  }))
  return inOrder<Record<string, unknown>>(keys, {
    ...commonLd(album),
    ...(album.tracks.length === 0 && { copyrightNotice: undefined }),
    '@type': 'MusicAlbum',
    albumReleaseType: 'AlbumRelease',
    albumRelease: releasesOf(album),
    numTracks: album.tracks.length,
    track: {
      '@type': 'ItemList',
      numberOfItems: album.tracks.length,
      ...(itemListElement.length > 0 && { itemListElement }),
    },
    additionalProperty: [property('art_id', album.artId)],
  })
}

function trackLd(album: MadeUpAlbum) {
  const keys =
    '@type, @id, additionalProperty, name, description, creditText, duration, dateModified, datePublished, inAlbum, byArtist, publisher, ' +
    'copyrightNotice, keywords, image, mainEntityOfPage, @context'
  return inOrder<Record<string, unknown>>(keys, {
    ...commonLd(album),
    '@type': 'MusicRecording',
    additionalProperty: [property('art_id', album.artId), property('track_id', album.id), property('tracknum', 1)],
    duration: duration(album.tracks[0]?.seconds ?? 0),
    inAlbum: {
      '@type': 'MusicAlbum',
      name: album.fromAlbum ?? album.title,
      albumRelease: releasesOf(album),
      albumReleaseType: 'SingleRelease',
      ...(album.fromAlbum ? { '@id': `${bandAddress(album)}/album/whole` } : { numTracks: 1 }),
      ...(album.isPurchasable === false && { additionalProperty: [property('download_pref', 2)] }),
    },
  })
}

/** The JSON-LD of 2020: tags as one string, the time of publishing as date, types and pictures as lists, `#download` in the address. */
export function jsonLdOf2020(album: MadeUpAlbum) {
  const address = addressOf(album)
  const offers = offerOf(album)
  const image = [coverOf(album, 10)]
  const work = {
    '@context': 'https://schema.org',
    '@id': address,
    name: album.title,
    dateModified: '02 Jan 2020 10:44:02 GMT',
    datePublished: '01 Jan 2020 10:44:02 GMT',
    keywords: album.tags.join(', '),
    description: album.about,
    image,
    byArtist: { '@type': 'MusicGroup', '@id': bandAddress(album), name: album.artist },
  }
  if (album.type === 'track') {
    const seconds = album.tracks[0]?.seconds ?? 0
    const length = { duration: duration(seconds), duration_secs: seconds }
    return { ...work, '@type': ['MusicRecording', 'Product'], ...length, offers, url: address }
  }
  const release = {
    '@type': ['MusicRelease', 'Product'],
    '@id': `${address}#download`,
    url: `${address}#download`,
    name: 'Digital Album',
    description: 'Includes made-up streaming',
    musicReleaseFormat: 'DigitalFormat',
    image,
    offers,
  }
  const itemListElement = album.tracks.map((track, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': ['MusicRecording'],
      '@id': trackAddress(album, track),
      url: trackAddress(album, track),
      name: track.title,
      duration: duration(track.seconds),
      duration_secs: track.seconds,
    },
  }))
  return {
    ...work,
    '@type': ['MusicAlbum', 'Product'],
    byArtist: { ...work.byArtist, description: 'A made-up band', sameAs: ['https://made-up.example'], image },
    albumRelease: [release],
    numTracks: album.tracks.length,
    track: { '@type': 'ItemList', numberOfItems: album.tracks.length, itemListElement },
  }
}

/** The JSON-LD of 2021: the tags as a list, properties with IDs, but no publisher. */
export function jsonLdOf2021(album: MadeUpAlbum) {
  const { publisher: _, albumReleaseType: __, mainEntityOfPage: ___, ...ld } = albumLd(album)
  const image = [coverOf(album, 10)]
  const byArtist = {
    ...(ld.byArtist as object),
    description: 'A made-up band',
    image,
    sameAs: ['https://made-up.example'],
    subjectOf: [{ '@type': 'WebPage', name: 'music', url: `${bandAddress(album)}/music` }],
    additionalProperty: [property('band_id', album.bandId)],
  }
  const itemListElement = album.tracks.map((track, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': ['MusicRecording'],
      '@id': trackAddress(album, track),
      name: track.title,
      duration: duration(track.seconds),
      copyrightNotice: rightsOf(album),
      additionalProperty: [property('track_id', track.id)],
    },
  }))
  const release = {
    '@type': ['MusicRelease', 'Product'],
    '@id': addressOf(album),
    name: album.title,
    description: 'Includes made-up streaming',
    image,
    musicReleaseFormat: 'DigitalFormat',
    offers: { ...offerOf(album), additionalProperty: [property('discount', 0.5)] },
    additionalProperty: [property('item_id', album.id), property('art_id', album.artId)],
  }
  const track = { '@type': 'ItemList', numberOfItems: album.tracks.length, itemListElement }
  return { ...ld, '@type': ['MusicAlbum', 'Product'], image, byArtist, albumRelease: [release], track }
}

const TRALBUM =
  'for the curious, current, preorder_count, hasAudio, art_id, packages, defaultPrice, freeDownloadPage, FREE, PAID, artist, item_type, ' +
  'id, last_subscription_item, has_discounts, is_bonus, play_cap_data, is_purchased, items_purchased, is_private_stream, ' +
  'is_band_member, licensed_version_ids, package_associated_license_id, has_video, tralbum_subscriber_only, featured_track_id, ' +
  'initial_track_num, is_preorder, album_is_preorder, album_release_date, trackinfo, playing_from, album_url, album_upsell_url, url, ' +
  'use_expando_lyrics'
const CURRENT =
  'audit, title, new_date, mod_date, publish_date, private, killed, download_pref, require_email, is_set_price, set_price, ' +
  'minimum_price, minimum_price_nonzero, require_email_0, artist, about, credits, auto_repriced, new_desc_format, band_id, ' +
  'selling_band_id, art_id, download_desc_id, '
const ALBUM_CURRENT = `${CURRENT}release_date, upc, purchase_url, purchase_title, featured_track_id, id, type`
const TRACK_CURRENT =
  `${CURRENT}track_number, release_date, file_name, lyrics, album_id, encodings_id, pending_encodings_id, license_type, isrc, ` +
  'preorder_download, streaming, id, type'
const TRACK_INFO =
  'id, track_id, file, artist, title, encodings_id, license_type, private, track_num, album_preorder, unreleased_track, title_link, ' +
  'has_lyrics, has_info, streaming, is_downloadable, has_free_download, free_album_download, duration, lyrics, sizeof_lyrics, is_draft, ' +
  'video_source_type, video_source_id, video_mobile_url, video_poster_url, video_id, video_caption, video_featured, alt_link, ' +
  'encoding_error, encoding_pending, play_count, is_capped, track_license_id'

/** The data attribute of a current page. `hasArtists`: whether tracks have an artist field; otherwise the title contains the artist. */
export function tralbumOf(album: MadeUpAlbum, hasArtists = true) {
  const isAlbum = album.type === 'album'
  const current = {
    audit: 0,
    id: album.id,
    type: album.type,
    title: album.title,
    artist: null,
    band_id: album.bandId,
    art_id: album.artId,
    release_date: writtenDay(album.released),
    download_pref: album.isFree ? 1 : (album.isPurchasable ?? true) ? 2 : null,
    about: album.about ?? null,
    credits: album.credits ?? null,
    is_set_price: album.isFixedPrice ? 1 : null,
    set_price: album.isFixedPrice ? album.price : 9,
    minimum_price: album.isFixedPrice ? 0 : album.price,
  }
  const trackinfo = album.tracks.map((track, index) =>
    inOrder(TRACK_INFO, {
      id: track.id,
      track_id: track.id,
      title: track.artist ? `${track.artist} - ${track.title}` : track.title,
      artist: hasArtists ? (track.artist ?? null) : undefined,
      track_num: isAlbum ? index + 1 : null,
      duration: track.seconds + 0.25,
      streaming: 1,
      file: (track.isStreamable ?? true) ? { 'mp3-128': streamOf(track) } : null,
    }),
  )
  const ofTrack = isAlbum ? undefined : null
  const ofAlbum = isAlbum ? null : undefined
  return inOrder(TRALBUM, {
    'for the curious': 'a made-up album',
    artist: album.artist,
    id: album.id,
    item_type: album.type,
    art_id: album.artId,
    url: addressOf(album),
    hasAudio: true,
    album_release_date: isAlbum ? writtenDay(album.released) : null,
    is_preorder: isAlbum ? (album.isPreorder ?? false) : undefined,
    tralbum_subscriber_only: false,
    current: inOrder(isAlbum ? ALBUM_CURRENT : TRACK_CURRENT, current),
    trackinfo,
    ...{ featured_track_id: ofAlbum, initial_track_num: ofAlbum, use_expando_lyrics: ofAlbum },
    ...{ album_url: ofTrack, album_upsell_url: ofTrack },
  })
}

/** The band's data beside it. */
export function bandDataOf(album: MadeUpAlbum) {
  const keys = 'id, name, fan_email, account_id, facebook_like_enabled, has_discounts, image_id'
  return inOrder(keys, { id: album.bandId, name: album.owner })
}
