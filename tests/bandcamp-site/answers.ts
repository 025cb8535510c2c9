import { addressOf, coverOf, type MadeUpAlbum, streamOf } from './albums.ts'
import { inOrder } from './in-order.ts'
import { escapeMarkup } from './pages.ts'

export interface MadeUpFan {
  id: number
  username: string
  name: string
  collectionCount: number
  wishlistCount: number
  hiddenCount?: number
  isWishlistHidden?: boolean
  /** How many artists whose own page it is follows. */
  following?: number | undefined
}

/** What one unit of a currency is worth in dollars. */
export const DOLLARS = { USD: 1.0, EUR: 1.25, JPY: 0.008, GBP: 1.6 }

const FAN_METAS =
  'description, msapplication-TileColor, theme-color, title, og:title, og:type, og:url, og:site_name, og:description, og:image, ' +
  'og:image:width, og:image:height'
/** The keys of the data on a fan's page, and of two objects in it. */
const FAN_PAGE =
  'recaptcha_public_key, invisible_recaptcha_public_key, localize_page, locale, languages, help_center_url, templglobals, ' +
  'signup_querystrings, cfg, identities, signup_params, mobile_app_url, platform_app_url, app_store_url, play_store_url, ' +
  'unsupported_device, utc_for_new_banner, social_prefs, media_mode_test, currency_data, fan_read_only, from_fansuggest, ' +
  'fan_stats, tracklists, platform, active_tab, mobile_app_compatible, fan_data, current_fan, collection_data, wishlist_data, ' +
  'hidden_data, gifts_given_data, followers_data, following_bands_data, following_fans_data, following_genres_data, embed_data, ' +
  'item_cache, report_fan, collection_count, genre_picker, show_newsletter_invite_banner'
const FAN_DATA =
  'trackpipe_url, username, name, fan_id, location, raw_location, bio, photo, website_url, is_own_page, followers_count, ' +
  'following_bands_count, following_fans_count, following_genres_count, subscriptions_count, fav_genre'
const COLLECTION_DATA =
  'redownload_urls, last_token, item_count, batch_size, hidden_items_count, small_collection, small_wishlist, purchase_infos, ' +
  'collectors, sequence, pending_sequence'

/** A fan's public page. */
export function fanPage(fan: MadeUpFan): string {
  const blob = inOrder(FAN_PAGE, {
    fan_data: inOrder(FAN_DATA, {
      fan_id: fan.id,
      username: fan.username,
      name: fan.name,
      is_own_page: fan.following === undefined ? null : true,
    }),
    following_bands_data: inOrder('last_token, batch_size, item_count, sequence, pending_sequence', {
      item_count: fan.following ?? 0,
    }),
    collection_data: inOrder(COLLECTION_DATA, {
      item_count: fan.collectionCount,
      hidden_items_count: fan.hiddenCount ?? 0,
      sequence: [],
    }),
    wishlist_data: inOrder('last_token, item_count, batch_size, hidden, sequence, pending_sequence', {
      item_count: fan.wishlistCount,
      hidden: fan.isWishlistHidden ?? false,
      sequence: [],
    }),
    currency_data: inOrder('info, list, rates, setting, current', {
      info: {},
      list: Object.keys(DOLLARS),
      rates: DOLLARS,
    }),
    item_cache: { collection: {}, wishlist: {} },
  })
  const metas = FAN_METAS.split(', ').map(
    (key) => `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="made up">`,
  )
  return `<!DOCTYPE html><html><head><title>${escapeMarkup(fan.name)}</title>${metas.join('\n')}</head>
<body><div id="pagedata"
    data-blob="${escapeMarkup(JSON.stringify(blob))}"></div></body></html>`
}

const ITEM =
  'fan_id, item_id, item_type, band_id, added, updated, purchased, sale_item_id, sale_item_type, tralbum_id, tralbum_type, ' +
  'featured_track, why, hidden, index, also_collected_count, url_hints, item_title, item_url, item_art_id, item_art_url, item_art, ' +
  'band_name, band_url, genre_id, featured_track_title, featured_track_number, featured_track_is_custom, featured_track_duration, ' +
  'featured_track_url, featured_track_encodings_id, package_details, num_streamable_tracks, is_purchasable, is_private, ' +
  'is_preorder, is_giftable, is_subscriber_only, is_subscription_item, service_name, service_url_fragment, gift_sender_name, ' +
  'gift_sender_note, gift_id, gift_recipient_name, album_id, album_title, listen_in_app_url, band_location, band_image_id, ' +
  'release_count, message_count, is_set_price, price, has_digital_download, merch_ids, merch_sold_out, currency, label, label_id, ' +
  'require_email, item_art_ids, releases, discount, token, variant_id, merch_snapshot, featured_track_license_id, licensed_item, ' +
  'download_available, player_data'
const PLAYER =
  'album, id, title, band_id, selling_band_id, band_image_id, artist_name, band_url, duration, art_id, is_preorder, ' +
  'is_streaming_disabled, is_purchasable, is_free_download, is_set_price, price, url, stream_url, is_wishlisted, is_owned, ' +
  'play_limit, timecode'
const PLAYER_ALBUM =
  'id, title, art_id, band_id, is_preorder, is_purchasable, is_free_download, is_set_price, price, url, is_wishlisted, is_owned'

/** An album as an item in a fan's list; `purchased` only in a collection. */
export function fanItem(album: MadeUpAlbum, added: string, purchased: string | null = null) {
  const isBandcamp = album.host.endsWith('.bandcamp.com')
  const type = album.type === 'album' ? 'a' : 't'
  return inOrder(ITEM, {
    item_id: album.id,
    item_type: album.type as string,
    tralbum_id: album.id,
    tralbum_type: type,
    band_id: album.bandId,
    band_name: album.artist,
    item_title: album.title as unknown,
    album_title: album.title,
    item_url: addressOf(album) as string | null,
    item_art_id: album.artId as number | null,
    item_art_url: coverOf(album, 9),
    item_art: inOrder('url, thumb_url, art_id', { art_id: album.artId }),
    added: added as string | null,
    purchased,
    token: `1700000000:${album.id}:${type}::`,
    also_collected_count: album.fans ?? null,
    why: null as string | null,
    featured_track: album.tracks[0]?.id ?? null,
    featured_track_title: album.tracks[0]?.title ?? null,
    num_streamable_tracks: album.tracks.filter(({ isStreamable }) => isStreamable ?? true).length,
    is_private: false,
    hidden: null as boolean | number | null,
    is_preorder: album.isPreorder ?? false,
    is_purchasable: album.isPurchasable ?? true,
    is_set_price: album.isFixedPrice ?? false,
    price: album.price,
    currency: album.bandCurrency ?? album.currency,
    label: album.label ?? null,
    label_id: album.label ? 82_000_001 : null,
    // Since 2026; its prices are in the seller's currency.
    player_data: inOrder(PLAYER, {
      ...offered(album, album.tracks[0]?.id ?? null),
      album: album.type === 'album' ? inOrder(PLAYER_ALBUM, offered(album, album.id)) : null,
    }) as unknown,
    url_hints: inOrder('subdomain, custom_domain, custom_domain_verified, slug, item_type', {
      subdomain: isBandcamp ? album.host.split('.')[0] : 'its-subdomain',
      custom_domain: isBandcamp ? null : album.host,
      slug: album.slug,
      item_type: type,
    }),
  })
}

function offered(album: MadeUpAlbum, id: number | null) {
  return {
    id,
    is_preorder: album.isPreorder ?? false,
    is_purchasable: album.isPurchasable ?? true,
    is_free_download: album.isFree ?? false,
    is_set_price: album.isFixedPrice ?? false,
    price: { amount: album.price, currency: album.currency, is_money: true },
  }
}

/** The response of the endpoint for fan lists. */
export function fanItemsAnswer(items: unknown[], more = false) {
  const keys = 'items, more_available, item_lookup, last_token, tracklists, purchase_infos, collectors'
  return inOrder(keys, { items, more_available: more, last_token: '1700000000:1:a::', tracklists: {} })
}

const MOBILE =
  'id, type, title, bandcamp_url, art_id, band, tralbum_artist, package_art, featured_track_id, tracks, credits, about, album_id, ' +
  'album_title, release_date, is_purchasable, free_download, is_preorder, tags, currency, is_set_price, price, require_email, ' +
  'label, label_id, package_details_lite, has_digital_download, num_downloadable_tracks, merch_sold_out, streaming_limit'
const MOBILE_TRACK =
  'track_id, track_license_id, title, track_num, streaming_url, duration, encodings_id, album_title, band_name, art_id, album_id, ' +
  'is_streamable, has_lyrics, is_set_price, price, has_digital_download, merch_ids, merch_sold_out, currency, require_email, ' +
  'is_purchasable, band_id, label, label_id, track_url'

/** The response of the mobile endpoint for an album. */
export function mobileAnswer(album: MadeUpAlbum) {
  return inOrder(MOBILE, {
    id: album.id,
    type: album.type === 'album' ? 'a' : 't',
    title: album.title,
    bandcamp_url: addressOf(album),
    art_id: album.artId,
    band: inOrder('band_id, name, image_id, bio, location', {
      band_id: album.bandId,
      name: album.owner,
      location: album.location ?? null,
    }),
    tralbum_artist: album.artist,
    label: album.label ?? null,
    label_id: album.label ? 82_000_001 : null,
    about: album.about ?? null,
    credits: album.credits ?? null,
    release_date: Date.parse(`${album.released}T00:00:00Z`) / 1000,
    price: album.price,
    currency: album.currency,
    is_set_price: album.isFixedPrice ?? false,
    is_purchasable: album.isPurchasable ?? true,
    is_preorder: album.isPreorder ?? false,
    free_download: album.isFree ?? false,
    num_downloadable_tracks: album.tracks.length,
    tags: album.tags.map((name, index) => {
      const isloc = index === album.tags.length - 1
      return {
        name,
        norm_name: name.toLowerCase(),
        url: null,
        isloc,
        loc_id: null,
        geoname: isloc ? { id: 1, name, fullname: name } : null,
      }
    }),
    tracks: album.tracks.map((track, index) =>
      inOrder(MOBILE_TRACK, {
        track_id: track.id,
        title: track.title,
        track_num: index + 1,
        duration: track.seconds + 0.25,
        band_name: track.artist ?? album.artist,
        is_streamable: track.isStreamable ?? true,
        streaming_url: (track.isStreamable ?? true) ? { 'mp3-128': streamOf(track) } : null,
        track_url: album.type === 'album' ? undefined : addressOf(album),
      }),
    ),
  })
}
