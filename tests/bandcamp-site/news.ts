import { addressOf, type MadeUpAlbum } from './albums.ts'
import { fanItem } from './answers.ts'
import { inOrder } from './in-order.ts'

/** What one sees of artists whom one follows: releases in one's feed, newest first, and on the artists' pages; a null page is refused. */
export type News = { feed: { album: MadeUpAlbum; at: string }[]; pages: Map<number, MadeUpAlbum[] | null> }

const secondsOf = (at: string) => Date.parse(at) / 1_000
const ON_A_PAGE = 2

/** A story of a feed: an artist released an album. */
export const feedStory = ({ album, at }: News['feed'][number]) => ({
  ...fanItem(album, at),
  item_type: 'a',
  added: null,
  token: undefined,
  story_type: 'nr',
  story_date: at,
  tags: album.tags.map((name) => ({ name, norm_name: name.toLowerCase(), isloc: false, loc_id: null })),
})

const feedAnswer = (all: News['feed'], before: number) => {
  const shown = all.filter(({ at }) => secondsOf(at) < before).slice(0, ON_A_PAGE)
  const [newest, oldest] = [shown[0], shown.at(-1)].map((one) => (one ? secondsOf(one.at) : null))
  // Who somebody follows has bought it, which is no news of the artist.
  const entries = shown.flatMap((one) => [feedStory(one), { ...feedStory(one), story_type: 'fp', why: 'Lovely.' }])
  return { ok: true, stories: { entries, oldest_story_date: oldest, newest_story_date: newest, track_list: [] } }
}

const BAND =
  'id, name, bio_image_id, bio_image_width, bio_image_height, bio, bandcamp_url, sites, discography, location, header_image_id, ' +
  'shows, navbar_titles, merch, artists'

const NAVIGATION = {
  m: 'music',
  p: 'merch',
  l: 'live',
  a: 'artists',
  v: 'video',
  u: 'audio',
  s: 'subscribe',
  c: 'community',
}

/** The answer of the mobile endpoint for an artist. */
export const bandAnswer = (id: number, albums: MadeUpAlbum[]) =>
  inOrder(BAND, {
    id,
    name: albums[0]?.owner ?? '',
    sites: [],
    shows: [],
    navbar_titles: NAVIGATION,
    merch: [],
    artists: [],
    bandcamp_url: albums[0] ? new URL(addressOf(albums[0])).origin : '',
    discography: albums.map((album) =>
      inOrder('item_id, item_type, artist_name, band_name, title, art_id, release_date, is_purchasable, band_id', {
        item_id: album.id,
        item_type: album.type,
        band_name: album.owner,
        title: album.title,
        art_id: album.artId,
        release_date: new Date(album.released).toUTCString().slice(5),
        is_purchasable: true,
        band_id: id,
      }),
    ),
  })

/** Bandcamp's answer to a call about them, if it is one. */
export async function answerOfNews({ feed, pages }: News, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  if (pathname === '/fan_dash_feed_updates') {
    const asked = new URLSearchParams(await request.text())
    return Response.json(feedAnswer(feed, Number(asked.get('older_than'))))
  }
  if (pathname === '/api/fancollection/1/following_bands') {
    const followeers = [...pages.keys()].map((band_id) => ({ band_id, name: `Band ${band_id}`, token: `1:${band_id}` }))
    return Response.json({ followeers, more_available: false, last_token: '1:1' })
  }
  if (pathname !== '/api/mobile/22/band_details') return null
  const { band_id }: { band_id: number } = await request.json()
  const albums = pages.get(band_id)
  return albums ? Response.json(bandAnswer(band_id, albums)) : new Response('', { status: 403 })
}
