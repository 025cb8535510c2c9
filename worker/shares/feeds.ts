import type { SharedAlbum, SharedPage } from '#domain/shares/shared-page.ts'
import { preorder } from '#locales/album-page.ts'
import * as messages from '#locales/share.ts'
import { albumLine, shareTitle } from './texts.ts'

const escapeXml = (text: string) =>
  text
    // What XML 1.0 can't hold.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

const NOTHING_YET = '1970-01-01T00:00:00.000Z'
const newestOf = (albums: readonly SharedAlbum[]) =>
  albums.reduce((newest, { changedAt }) => (changedAt > newest ? changedAt : newest), NOTHING_YET)

/**
 * The subject of a feed: the address of the page, the share's id, which names the share without the secret in its address, and the name of
 * who shares it, if it is shown.
 */
type FeedOf = { url: string; shareId: number; sharer: string }

// Feed readers identify feed and entries by these (RFC 4151), also after the share gets a new link.
const feedId = ({ url, shareId }: FeedOf) => `tag:${new URL(url).hostname},2026:share-${shareId}`
const entryId = (of: FeedOf, { id }: SharedAlbum) => `${feedId(of)}/album-${id}`

/** The lines of an entry below its title. */
function linesOf(album: SharedAlbum): string[] {
  const { rating, notes, tags = [], tracks = [] } = album
  return [
    albumLine(album.isToCome ? { ...album, year: preorder } : album),
    rating === undefined ? '' : messages.rated(rating),
    notes ?? '',
    tags.join(', '),
    tracks.map(({ title }, index) => `${index + 1}. ${title}`).join('\n'),
  ].filter(Boolean)
}

/** A share as an Atom feed. */
export function atomFeed(of: FeedOf, shared: SharedPage): string {
  const { url, sharer } = of
  const entries = shared.albums.map((album) => {
    const { title, artist, url: address, changedAt, tags = [] } = album
    return `<entry><id>${escapeXml(entryId(of, album))}</id><title>${escapeXml(messages.titleBy(title, artist))}</title>
<updated>${changedAt}</updated><author><name>${escapeXml(artist)}</name></author><link rel="alternate" href="${escapeXml(address ?? url)}"/>
${tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join('')}<content type="text">${escapeXml(linesOf(album).join('\n\n'))}</content></entry>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${escapeXml(feedId(of))}</id><title>${escapeXml(shareTitle(shared))}</title>
<updated>${newestOf(shared.albums)}</updated><author><name>${escapeXml(sharer || 'Gatefold')}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(url)}/feed.xml"/><link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
${entries.join('\n')}
</feed>
`
}

/** The same as a JSON Feed 1.1. */
export const jsonFeed = (of: FeedOf, shared: SharedPage) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: shareTitle(shared),
  home_page_url: of.url,
  feed_url: `${of.url}/feed.json`,
  ...(of.sharer && { authors: [{ name: of.sharer }] }),
  items: shared.albums.map((album) => ({
    id: entryId(of, album),
    url: album.url ?? of.url,
    title: messages.titleBy(album.title, album.artist),
    content_text: linesOf(album).join('\n\n'),
    date_modified: album.changedAt,
    ...(album.coverUrl && { image: album.coverUrl }),
    ...(album.tags && { tags: album.tags }),
    authors: [{ name: album.artist }],
  })),
})
