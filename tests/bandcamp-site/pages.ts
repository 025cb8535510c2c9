import { addressOf, coverOf, type MadeUpAlbum, writtenDay } from './albums.ts'
import { jsonLdOf, offerOf, tralbumOf } from './page-data.ts'

export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function document(head: string, body: string): string {
  return `<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8">${head}</head>\n<body>${body}</body>\n</html>`
}

function meta(album: MadeUpAlbum): string {
  const count = album.declaredTracks ?? album.tracks.length
  const tags = {
    'og:title': `${album.title}, by ${album.artist}`,
    'og:image': coverOf(album, 5),
    'og:type': album.type === 'album' ? 'album' : 'song',
    'og:description': album.type === 'album' ? `${count} track album` : ` track by ${album.artist} `,
    'og:site_name': album.owner,
    'og:url': `https://${album.host}`,
  }
  const lines = Object.entries(tags).map(([name, text]) => `<meta property="${name}" content="${escapeMarkup(text)}">`)
  return `<title>${escapeMarkup(`${album.title} | ${album.artist}`)}</title>\n${lines.join('\n')}`
}

/** Titles contain zero-width spaces, which Bandcamp inserts for wrapping. */
function nameSection(album: MadeUpAlbum): string {
  const title = escapeMarkup(album.title).replaceAll(' ', ' &#8203;')
  const from = album.type === 'track' ? 'from <span><a href="/album/some-album">Some Album</a></span> ' : ''
  return `<div id="name-section"><h2 class="trackTitle">\n  ${title}\n </h2>
    <h3>${from}by <span><a href="https://${album.host}">${escapeMarkup(album.artist)}</a></span></h3></div>`
}

function picture(album: MadeUpAlbum): string {
  return `<div id="tralbumArt"><a class="popupImage" href="${coverOf(album, 10)}"><img src="${coverOf(album, 16)}"></a></div>`
}

function tagLinks(album: MadeUpAlbum): string {
  const [place, ...genres] = album.tags.toReversed()
  const tags = [...genres.toReversed().map((tag) => tag.toLowerCase()), place ?? '']
  return `<div class="tralbumData tralbum-tags"><h3>Tags</h3>${tags.map((tag) => `<a class="tag">\n${escapeMarkup(tag)}\n</a>`).join('')}</div>`
}

function labelLink(album: MadeUpAlbum): string {
  if (!album.label) return ''
  return `<a href="${album.labelUrl ?? ''}?from=btl" class="back-to-label-link"><span class="back-link-text">more from<br/>${escapeMarkup(album.label)}</span></a>`
}

function bandSection(album: MadeUpAlbum): string {
  return `<p id="band-name-location"><span class="title">${escapeMarkup(album.owner)}</span>
    <span class="location secondaryText">${escapeMarkup(album.location ?? '')}</span></p>`
}

function ldScript(ld: unknown): string {
  return `<script type="application/ld+json">\n  ${JSON.stringify(ld)}\n</script>`
}

function tralbumScript(tralbum: unknown): string {
  const band = escapeMarkup(JSON.stringify({ id: 1, name: 'made up' }))
  return `<script src="https://s4.bcbits.com/tralbum.js" data-band="${band}" data-tralbum="${escapeMarkup(JSON.stringify(tralbum))}"></script>`
}

/** The current page on a desktop. */
export function desktopPage(album: MadeUpAlbum): string {
  const body = labelLink(album) + nameSection(album) + picture(album) + tagLinks(album) + bandSection(album)
  return document(meta(album) + ldScript(jsonLdOf(album)) + tralbumScript(tralbumOf(album)), body)
}

/** The current page on a phone: no artist in the tralbum data, none of the desktop elements. */
export function phonePage(album: MadeUpAlbum): string {
  const { artist: _, ...tralbum } = tralbumOf(album, false)
  const body = `<div class="band-info"><div class="location">${escapeMarkup(album.location ?? '')}</div></div>
<div class="p-tralbum-page-container"><div class="tralbum-name">${escapeMarkup(album.title)}</div></div>`
  return document(meta(album) + ldScript(jsonLdOf(album)) + tralbumScript(tralbum), body)
}

/** A page of 2020: tags as one string, publishing time as date, types and pictures as lists, `#download` in the address. */
export function pageOf2020(album: MadeUpAlbum): string {
  const { inAlbum: _, publisher: __, creditText: ___, ...ld } = jsonLdOf(album)
  const offers = offerOf(album)
  const release = { '@id': `${addressOf(album)}#download`, musicReleaseFormat: 'DigitalFormat', offers }
  const old = {
    ...ld,
    '@type': [ld['@type'], 'Product'],
    image: [coverOf(album, 10)],
    keywords: album.tags.join(', '),
    datePublished: '01 Jan 2020 10:44:02 GMT',
    ...(album.type === 'album' ? { albumRelease: [release] } : { offers }),
  }
  const body = labelLink(album) + nameSection(album) + picture(album) + tagLinks(album) + bandSection(album)
  return document(meta(album) + ldScript(old) + tralbumScript(tralbumOf(album, false)), body)
}

function scriptLiteral(album: MadeUpAlbum, extra: string): string {
  const { current, trackinfo, album_release_date } = tralbumOf(album, false)
  return `<script type="text/javascript">
var Unrelated = { trackinfo: TralbumData.trackinfo };
var TralbumData = {
    // For the curious:
    // https://${album.host}/help#steal
    current: ${JSON.stringify(current).replaceAll('/', '\\/')},
    is_preorder: null, /* {not: data */
    album_release_date: ${JSON.stringify(album_release_date)},
    hasAudio: true,
    player: makePlayer({ at: [1, 2] }, "}"),
    trackinfo : ${JSON.stringify(trackinfo)},
    url: "http://${album.host}" + "/${album.type}/${album.slug}",
    ${extra}
    artist: '${album.artist.replaceAll("'", "\\'")}',
};
</script>`
}

/** A page of 2016 to 2018: the data is in a script. */
export function pageOf2016(album: MadeUpAlbum): string {
  const extra = `art_id: ${album.artId},\n    item_type: "${album.type}", // do not translate\n    id: ${album.id},`
  const label = `<a href="http://slow-ferry.bandcamp.com?from=btl" class="back-to-label-link">&larr;<span class="back-link-text"> more from</span><br/>
    <span class="back-to-label-name">${escapeMarkup(album.label ?? '')}</span></a>`
  const body = (album.label ? label : '') + nameSection(album) + picture(album) + tagLinks(album) + bandSection(album)
  return document(meta(album), scriptLiteral(album, extra) + body)
}

/** A page of 2012: dates end with the year, the file is a plain address, pictures are on another host. */
export function pageOf2012(album: MadeUpAlbum): string {
  const day = new Date(`${album.released}T00:00:00Z`).toUTCString().slice(0, 3)
  const [date = '', month = '', year = ''] = writtenDay(album.released).split(' ')
  const script = scriptLiteral(album, `artFullsizeUrl: "http:\\/\\/f0.bcbits.com\\/z\\/1\\/2\\/${album.artId}-1.png",`)
    .replaceAll(writtenDay(album.released), `${day} ${month} ${date} 00:00:00 UTC ${year}`)
    .replaceAll(/"file":\{"mp3-128":"https:([^"]*)"\}/g, '"file":"http:$1"')
  return document(meta(album), script + nameSection(album) + tagLinks(album))
}

/** Only the data attribute. */
export function tralbumOnlyPage(album: MadeUpAlbum): string {
  return tralbumScript(tralbumOf(album))
}

/** Only the JSON-LD. */
export function jsonLdOnlyPage(album: MadeUpAlbum): string {
  return ldScript(jsonLdOf(album))
}

/** Only visible elements, without data. */
export function markupOnlyPage(album: MadeUpAlbum): string {
  return document(
    meta(album),
    labelLink(album) + nameSection(album) + picture(album) + tagLinks(album) + bandSection(album),
  )
}
