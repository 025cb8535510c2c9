import { coverOf, type MadeUpAlbum } from './albums.ts'
import { inOrder } from './in-order.ts'
import { bandDataOf, jsonLdOf, jsonLdOf2020, jsonLdOf2021, tralbumOf } from './page-data.ts'

export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

const attribute = (value: unknown) => escapeMarkup(JSON.stringify(value))

function document(head: string, body: string): string {
  return `<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8">${head}</head>\n<body>${body}</body>\n</html>`
}

const VIDEO = 'medium, video_height, video_width, video_type'
const OG_VIDEO = 'og:video, og:video:secure_url, og:video:type, og:video:height, og:video:width'
const PLAYER = `generator, ${VIDEO}, ${OG_VIDEO}, twitter:player, twitter:player:height, twitter:player:width`
const OPEN_GRAPH = 'title, og:title, og:type, og:site_name, og:description'
const CARD = 'twitter:site, twitter:card'
const COLORS = 'msapplication-TileColor, theme-color'
/** The names of the `meta` elements of each layout. */
const METAS = {
  2020:
    `description, ${COLORS}, apple-mobile-web-app-capable, norton-safeweb-site-verification, google-site-verification, ` +
    `${OPEN_GRAPH}, ${CARD}, og:image, og:url, ${PLAYER}`,
  2021: `description, ${COLORS}, apple-mobile-web-app-capable, ${OPEN_GRAPH}, ${CARD}, og:image, og:url, ${PLAYER}`,
  desktop: `description, ${COLORS}, ${OPEN_GRAPH}, bc-page-properties, robots, ${CARD}, og:image, og:url`,
  phone:
    'bc-page-properties, robots, title, description, og:title, og:site_name, twitter:site, theme-color, og:type, og:description, ' +
    `twitter:card, og:image, og:url, ${PLAYER}`,
}

/** `keys`: the names of the page's `meta` elements. */
function metasOf(album: MadeUpAlbum, keys: string, more: object = {}): string {
  const count = album.declaredTracks ?? album.tracks.length
  const properties = { item_type: album.type[0], item_id: album.id, tralbum_page_version: 0, ...more }
  const texts: Record<string, string> = {
    'og:title': `${album.title}, by ${album.artist}`,
    'og:image': coverOf(album, 5),
    'og:type': album.type === 'album' ? 'album' : 'song',
    'og:description': album.type === 'album' ? `${count} track album` : ` track by ${album.artist} `,
    'og:site_name': album.owner,
    'og:url': `https://${album.host}`,
    'bc-page-properties': JSON.stringify(properties),
  }
  return keys
    .split(', ')
    .map((name) => {
      const kind = /^(?:og|twitter|fb):/.test(name) ? 'property' : 'name'
      return `<meta ${kind}="${name}" content="${escapeMarkup(texts[name] ?? 'made up')}">`
    })
    .join('\n')
}

const titleOf = (album: MadeUpAlbum) => `<title>${escapeMarkup(`${album.title} | ${album.artist}`)}</title>\n`
const headOf = (album: MadeUpAlbum, keys: string) => titleOf(album) + metasOf(album, keys)

/** Titles contain zero-width spaces, which Bandcamp inserts for wrapping. */
const shownTitle = (album: MadeUpAlbum) => escapeMarkup(album.title).replaceAll(' ', ' &#8203;')
const byline = (album: MadeUpAlbum) =>
  `by <span><a href="https://${album.host}">${escapeMarkup(album.artist)}</a></span>`

function nameSection(album: MadeUpAlbum): string {
  const from = album.fromAlbum
    ? `from <span><a href="/album/whole"><span class="fromAlbum">${escapeMarkup(album.fromAlbum)}</span></a></span> `
    : ''
  const h3 =
    album.type === 'track'
      ? `<h3 class="albumTitle">${from}${byline(album)}</h3>`
      : `<h3 style="margin:0px;">${byline(album)}</h3>`
  return `<div id="name-section"><h2 class="trackTitle">\n  ${shownTitle(album)}\n </h2>${h3}</div>`
}

/** `image`: what is inside the link to the whole picture. */
const pictureSection = (album: MadeUpAlbum, image: string) =>
  `<div id="tralbumArt"><a class="popupImage" href="${coverOf(album, 10)}">${image}</a></div>`
const picture = (album: MadeUpAlbum) =>
  pictureSection(
    album,
    `<picture><source srcset="${coverOf(album, 16)}" type="image/avif"><img src="${coverOf(album, 16)}"></picture>`,
  )
const pictureOf2020 = (album: MadeUpAlbum) => pictureSection(album, `<img src="${coverOf(album, 16)}">`)

const TAG_LABEL = '<span class="tags-inline-label">tags:</span>'
const HIDDEN_TAGS = 'tralbumData tralbum-tags tralbum-tags-nu hidden'

/** The band's place follows the genres, which are in lower case. */
function tagsOf(album: MadeUpAlbum): string {
  const [place, ...genres] = album.tags.toReversed()
  const tags = [...genres.toReversed().map((tag) => tag.toLowerCase()), place ?? '']
  return tags.map((tag) => `<a class="tag" href="/tag/made-up">\n${escapeMarkup(tag)}\n</a>`).join('')
}
const tagSection = (album: MadeUpAlbum) =>
  `<div class="${HIDDEN_TAGS}"><h3>Tags ${TAG_LABEL}</h3>${tagsOf(album)}</div>`

function labelLink(album: MadeUpAlbum): string {
  if (!album.label) return ''
  return `<a href="${album.labelUrl ?? ''}?from=btl" class="back-to-label-link"><span class="back-link-text">more from<br/>${escapeMarkup(album.label)}</span></a>`
}

export function bandSection({ owner, location }: { owner: string; location?: string | undefined }): string {
  const place = `<span class="location secondaryText">${escapeMarkup(location ?? '')}</span>`
  return `<p id="band-name-location"><span class="title">${escapeMarkup(owner)}</span>\n${place}</p>`
}

export const PAGE_DATA = '<div id="pagedata" data-blob="{}"></div>'

const ldScript = (ld: unknown, id = '') =>
  `<script${id} type="application/ld+json">\n  ${JSON.stringify(ld)}\n</script>`

/** The script whose attributes hold the data of the album, its band and much else. */
function dataScript(data: { tralbum: unknown; band: unknown }, others: string): string {
  const empty = others.split(' ').map((name) => ` ${name}="{}"`)
  return `<script type="text/javascript" src="https://s4.bcbits.com/tralbum.js" nonce="made-up" data-band="${attribute(data.band)}" data-tralbum="${attribute(data.tralbum)}"${empty.join('')}></script>`
}
const PHONE_DATA =
  'data-band-follow-info data-tralbum-collect-info data-fan data-cart data-embed data-payment data-site'
const DESKTOP_DATA = `${PHONE_DATA} data-referrer-token`
const desktopScript = (album: MadeUpAlbum) =>
  dataScript({ tralbum: tralbumOf(album), band: bandDataOf(album) }, `${DESKTOP_DATA} crossorigin`)

const sections = (album: MadeUpAlbum, art: string) =>
  labelLink(album) + PAGE_DATA + nameSection(album) + art + tagSection(album) + bandSection(album)

/** The current page on a desktop. Without anything to hear it names no player. */
export function desktopPage(album: MadeUpAlbum): string {
  const isAudible = album.tracks.some(({ isStreamable }) => isStreamable ?? true)
  const metas = isAudible ? `${METAS.desktop}, ${PLAYER}` : METAS.desktop
  const head = headOf(album, metas) + ldScript(jsonLdOf(album)) + desktopScript(album)
  return document(head, sections(album, picture(album)))
}

/** The current page on a phone: less in the tralbum data, none of the desktop elements. */
export function phonePage(album: MadeUpAlbum): string {
  const keys =
    'for the curious, audio_quality, album_release_date, art_id, current, FREE, freeDownloadPage, has_discounts, has_video, id, ' +
    'item_type, is_purchased, package_associated_license_id, packages, PAID, play_cap_data, trackinfo, url, album_is_preorder, ' +
    'featured_track_id, hasAudio, is_preorder, playing_from'
  const currentKeys =
    'art_id, band_id, download_pref, id, is_set_price, minimum_price, minimum_price_nonzero, private, publish_date, require_email, ' +
    'require_email_0, selling_band_id, set_price, title, type, is_promo'
  const trackKeys =
    'duration, file, id, is_draft, has_info, streaming, title, title_link, track_num, is_downloadable, unreleased_track'
  const all = tralbumOf(album)
  const tralbum = inOrder(keys, {
    ...all,
    audio_quality: { sample_rate: 44_100, bit_depth: 16, is_hi_res: false },
    current: inOrder(currentKeys, all.current),
    trackinfo: all.trackinfo.map((track) => inOrder(trackKeys, track)),
  })
  const band = inOrder('has_discounts, id, name, facebook_like_enabled', bandDataOf(album))
  const head =
    '<meta name="viewport" content="made up">' +
    titleOf(album) +
    ldScript(jsonLdOf(album), ' id="tralbum-jsonld"') +
    metasOf(album, METAS.phone, { page_load: 'made up' }) +
    dataScript({ tralbum, band }, `${PHONE_DATA} crossorigin`)
  const body = `<div class="band-info"><div class="name">${escapeMarkup(album.owner)}</div><div class="location">${escapeMarkup(album.location ?? '')}</div></div>${PAGE_DATA}`
  return document(head, body)
}

function pageOfData(album: MadeUpAlbum, metas: string, ld: unknown): string {
  const tralbum = { ...tralbumOf(album, false), client_id_sig: null }
  const script = dataScript({ tralbum, band: bandDataOf(album) }, DESKTOP_DATA)
  return document(headOf(album, metas) + ldScript(ld) + script, sections(album, pictureOf2020(album)))
}

export const pageOf2020 = (album: MadeUpAlbum) => pageOfData(album, METAS[2020], jsonLdOf2020(album))
export const pageOf2021 = (album: MadeUpAlbum) => pageOfData(album, METAS[2021], jsonLdOf2021(album))

/** Only the data attribute. */
export function tralbumOnlyPage(album: MadeUpAlbum): string {
  return `<script data-tralbum="${attribute(tralbumOf(album))}" data-band-follow-info="{}"></script>`
}

/** Only the JSON-LD. */
export function jsonLdOnlyPage(album: MadeUpAlbum): string {
  return ldScript(jsonLdOf(album))
}

/** Only visible elements, without data. */
export function markupOnlyPage(album: MadeUpAlbum): string {
  return document(
    headOf(album, `${OPEN_GRAPH}, og:image`),
    labelLink(album) + nameSection(album) + picture(album) + tagSection(album) + bandSection(album),
  )
}
