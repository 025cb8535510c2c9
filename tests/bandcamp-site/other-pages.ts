import { inOrder } from './in-order.ts'
import { bandSection, escapeMarkup, PAGE_DATA } from './pages.ts'

const BAND =
  'id, create_date, disabled_date, name, subdomain, url, https_url, local_url, https_local_url, url_hints, header_desktop, header_phone, ' +
  'design, currency, fan_email, thanks_enabled, reviews_enabled, is_label, has_label, paypal_matching_label_id, merch_enabled, ' +
  'google_analytics_id, has_recommendations, has_tralbums, has_public_tralbums, has_public_merch, has_any_downloads, has_discounts, ' +
  'has_download_codes, has_policies, sites, navbar_items, navbar_hide, navbar_hide_community, has_items_for_sale, public_video_ct, ' +
  'private_video_ct, playback_limits, genre_id, meets_buy_full_discography_criteria, buy_full_discography_banner_dismissed, is_dsa_trader'
const START = 'description, msapplication-TileColor, theme-color'
const GRID = `${START}, title, og:title, og:type, og:url, og:site_name, og:description, twitter:site, twitter:card, og:image`

const metas = (name: string, keys: string) =>
  keys.split(', ').map((key) => {
    const kind = /^(?:og|twitter):/.test(key) ? 'property' : 'name'
    return `<meta ${kind}="${key}" content="${escapeMarkup(key === 'og:type' ? 'band' : name)}">`
  })

/** A page of a band with a menu of what it offers. */
function menuPage(name: string, isLabel: boolean, { keys, body }: { keys: string; body: string }): string {
  const band = inOrder(BAND, {
    id: 1,
    name,
    is_label: isLabel,
    url_hints: { subdomain: 'made-up', custom_domain: null, custom_domain_verified: null },
    playback_limits: { streaming_limits_enabled: false, streaming_limit: 3 },
  })
  const attributes = { 'data-band': band, 'data-tralbum': { url: 'https://made-up.bandcamp.com/music' } }
  const data = Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(JSON.stringify(value))}"`)
  const others = 'nonce crossorigin data-band-follow-info data-cart data-referrer-token'
  return `<!DOCTYPE html><html><head><title>Music | ${escapeMarkup(name)}</title>${metas(name, keys).join('\n')}
<script type="text/javascript" src="https://s4.bcbits.com/tralbum.js" ${others} ${data.join(' ')}></script></head>
<body>${PAGE_DATA}${body}${bandSection({ owner: name })}</body></html>`
}

/** The root page of an artist or label with a grid of releases. */
export function bandPage(name: string, isLabel: boolean): string {
  const artist = isLabel ? '<br><span class="artist-override">Somebody</span>' : ''
  const item = (more: string, image: string) =>
    `<li data-item-id="album-1" data-band-id="1" class="music-grid-item square ${more}" data-bind="css: {}"><a href="/album/one">
    <div class="art"><img ${image} alt=""></div><p class="title">One ${artist}</p></a></li>`
  const items = [
    item('first-four', 'src="/one.jpg"'),
    ...(isLabel ? [item('first-four featured" style="made-up: 1', 'src="/one.jpg"')] : []),
    item('', 'src="/two.jpg"'),
    item('', 'class="lazy" src="/0.gif" data-original="/three.jpg"'),
  ]
  const grid = `<ol id="music-grid" data-edit-callback="/made-up" class="editable-grid music-grid columns-4 public" data-client-items="[]">${items.join('')}</ol>`
  return menuPage(name, isLabel, { keys: GRID, body: grid })
}

/** The page with the artists of a label. */
export const artistsPage = (name: string) =>
  menuPage(name, true, { keys: START, body: '<ul class="artists-grid"></ul>' })

/** The root page of a band without releases. */
export function stubPage(name: string): string {
  const band = escapeMarkup(JSON.stringify({ id: 1, name }))
  return `<!DOCTYPE html><html><head><title>Music | ${escapeMarkup(name)}</title>${metas(name, START).join('\n')}</head>
<body>${PAGE_DATA}<div class="stub-page-content fan"><img class="bio-pic" src="/0.gif"><h1>${escapeMarkup(name)}</h1><h4>Nothing here yet</h4>
<div id="following-actions" data-following="0" data-fan-email="0"><button type="button" class="follow-unfollow compound-button" style="made-up: 1"><div></div></button></div>
<p class="follow-text">Follow</p><p>More</p></div>
<script type="text/javascript" src="https://s4.bcbits.com/made-up.js" nonce crossorigin data-band="${band}"></script></body></html>`
}

/** The page that Bandcamp sends to suspected bots instead of any other, with status 200. */
export function botCheckPage(): string {
  return `<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="made up"><title>Client Challenge</title></head><body>
<noscript><div class="noscript-container"><div class="noscript-content"><img src="/_fs-ch-made-up/error.svg" alt="" role="presentation" class="error-icon">
<span class="noscript-span">Turn on scripts.</span><p>Then go on.</p></div></div></noscript>
<div id="loading-error">It could not load.</div><script>load('/_fs-ch-made-up/script.js')</script></body></html>`
}

/** The page that Bandcamp sends with status 403. */
export function forbiddenPage(): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html><html><head><title>403 Forbidden</title></head><body><h1>Error 403</h1><p>Forbidden</p></body></html>`
}

export function notFoundPage(): string {
  return '<!DOCTYPE html><html><body><h2>Sorry, that something isn’t here.</h2></body></html>'
}
