import { ALBUM_TRACK, COMPILATION, HARBOUR, type MadeUpAlbum, SINGLE } from './albums.ts'
import { fanItem, fanItemsAnswer, fanPage, mobileAnswer } from './answers.ts'
import { bandAnswer } from './news.ts'
import { artistsPage, bandPage, botCheckPage, forbiddenPage, stubPage } from './other-pages.ts'
import { bandDataOf, jsonLdOf, tralbumOf } from './page-data.ts'
import { desktopPage, pageOf2020, pageOf2021, phonePage, tralbumOnlyPage } from './pages.ts'

/** A made-up page or answer, and the files of recordings that look like it. */
interface Layout {
  content: string
  recordings: RegExp
  /** Whether Bandcamp writes the keys of the data in an order; until 2021 it was random. */
  isOrdered: boolean
}

const plain = (album: MadeUpAlbum): MadeUpAlbum => ({ ...album, label: undefined, isBundled: false })
const silent = (album: MadeUpAlbum) => ({
  ...album,
  tracks: album.tracks.map((track) => ({ ...track, isStreamable: false })),
})
const layout = (content: string, recordings: RegExp, isOrdered = true): Layout => ({ content, recordings, isOrdered })
const json = (content: unknown, recordings: RegExp, isOrdered = true) =>
  layout(JSON.stringify(content), recordings, isOrdered)
const ADDED = '17 Jul 2026 07:21:17 GMT'
const FAN = { id: 4_711, username: 'gull', name: 'Gull', collectionCount: 4, wishlistCount: 0 }
const NOT_FOR_SALE = { ...plain(ALBUM_TRACK), credits: undefined, isPurchasable: false }
const { player_data: _, ...recordItem } = { ...fanItem(HARBOUR, ADDED, ADDED), item_type: 'package' }

const attributesOf = (album: MadeUpAlbum) => ({
  tralbum: tralbumOf(album),
  band: bandDataOf(album),
  'og:description': 'made up',
})
const LATE = {
  ...HARBOUR,
  tracks: HARBOUR.tracks.map((track, index) => ({ ...track, isStreamable: index === 1 })),
}

/** Each layout that Bandcamp's pages and answers have had since 2020, by what it shows. */
export const LAYOUTS = {
  'an album of 2020': layout(pageOf2020(plain(HARBOUR)), /^album-2020/, false),
  'a track of 2020': layout(pageOf2020(plain(SINGLE)), /^track-2020/, false),
  'an album of 2021': layout(pageOf2021(plain(HARBOUR)), /^album-2021/, false),
  'an album': layout(
    desktopPage({ ...HARBOUR, isBundled: false }),
    /^album-202[3-9](?!.*(?:mobile-layout|no-tracks|tralbum-only))/,
  ),
  'an album whose tracks are hidden': layout(
    desktopPage({
      ...plain(HARBOUR),
      isBundled: true,
      isFixedPrice: true,
      tracks: [],
      credits: undefined,
      location: undefined,
    }),
    /^album-.*no-tracks/,
  ),
  'an album on a phone': layout(phonePage({ ...HARBOUR, isBundled: false }), /^album-.*mobile-layout/),
  'the data of an album alone': layout(tralbumOnlyPage(HARBOUR), /^album-.*tralbum-only/),
  'a single track': layout(desktopPage(plain(SINGLE)), /^track-202[3-9].*(?:standalone|demo)/),
  'a track of an album': layout(
    desktopPage({ ...plain(ALBUM_TRACK), credits: undefined, isBundled: true }),
    /^track-202[3-9](?!.*(?:standalone|demo|from-album|no-stream))/,
  ),
  'a track that is not sold': layout(desktopPage(NOT_FOR_SALE), /^track-.*from-album/),
  'a track that cannot be heard': layout(desktopPage(silent(NOT_FOR_SALE)), /^track-.*no-stream/),
  'the data attributes of an album': json(attributesOf(HARBOUR), /^tralbum-(?!.*one-of-four)/),
  'the data attributes of an album whose second track can be heard': json(attributesOf(LATE), /^tralbum-.*one-of-four/),
  'the JSON-LD of an album': json(jsonLdOf(COMPILATION), /^jsonld-(?!standalone)/, false),
  'the JSON-LD of a track': json(
    jsonLdOf({ ...plain(SINGLE), artist: 'Somebody else', credits: undefined }),
    /^jsonld-standalone/,
    false,
  ),
  'an artist': layout(bandPage('Harbour Lights', false), /^artist-.*music-grid/),
  'a label': layout(bandPage('Slow Ferry', true), /^label-.*music-grid/),
  "a label's artists": layout(artistsPage('Slow Ferry'), /^label-.*artists-page/),
  'a band without releases': layout(stubPage('Harbour Lights'), /^(?:artist|label)-.*stub/),
  'the bot check': layout(botCheckPage(), /^error-200/),
  'a refusal': layout(forbiddenPage(), /^error-403/),
  'a fan': layout(fanPage(FAN), /^fan-/),
  'a wishlist': json(fanItemsAnswer([fanItem(HARBOUR, ADDED)], true), /^api-wishlist/),
  'a record in a collection': json(
    { ...fanItemsAnswer([recordItem]), redownload_urls: {} },
    /^api-collection.*physical/,
    false,
  ),
  'an item of 2023': json(recordItem, /^item-only-wishlist-2023/),
  'an album for the app': json(mobileAnswer(HARBOUR), /^api-mobile-tralbum-details-album/),
  'a track for the app': json(mobileAnswer(SINGLE), /^api-mobile-tralbum-details-track/),
  'an artist for the app': json(bandAnswer(HARBOUR.bandId, [HARBOUR]), /^api-mobile-band-details/),
  'an error for the app': json({ error: true, error_message: 'made up' }, /^api-mobile-error/),
} satisfies Record<string, Layout>
