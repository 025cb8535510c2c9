import { addressOf, HARBOUR, type MadeUpAlbum } from './albums.ts'
import { fanItem, fanItemsAnswer, fanPage, mobileAnswer } from './answers.ts'
import { type ApiOwner, answerAsFanApi } from './fan-api.ts'
import { answerOfNews, type News } from './news.ts'
import { botCheckPage, notFoundPage } from './other-pages.ts'
import { desktopPage } from './pages.ts'

/** A simulated fan with the items of their lists, newest first. */
export type SiteFan = { id: number; collection: ReturnType<typeof fanItem>[]; wishlist: ReturnType<typeof fanItem>[] }

/** A simulated Bandcamp: its fans by name, its albums by address, and who hears theirs through the fan API. */
export type Site = {
  fans: Map<string, SiteFan>
  albums: Map<string, MadeUpAlbum>
  owners: ApiOwner[]
  /** Whose page and lists answer with a bot check. */
  refused: Set<number>
  /** What is told to the fan whose own page it is. */
  news?: News | null
  requests: { method: string; url: string }[]
}

export const siteAlbum = (number: number): MadeUpAlbum => ({
  ...HARBOUR,
  host: `band-${number % 7}.bandcamp.com`,
  slug: `record-${number}`,
  id: 72_000_000 + number,
  artId: 92_000_000 + number,
  title: `Record ${number}`,
  artist: `Band ${number % 7}`,
  owner: `Band ${number % 7}`,
  tags: ['Folk', `Shelf ${number % 5}`, 'Nowhere'],
})

const DAY = 86_400_000
const addedOn = (index: number) => new Date(Date.UTC(2026, 0, 1) - index * DAY).toUTCString().slice(5)

/** Creates a site with the fan `name`, who has the given albums. */
export function createSite(name: string, collection: MadeUpAlbum[], wishlist: MadeUpAlbum[] = [], id = 4_711): Site {
  const items = (albums: MadeUpAlbum[], isOwned: boolean) =>
    albums.map((album, index) => ({
      ...fanItem(album, addedOn(index), isOwned ? addedOn(index) : null),
      token: `${1_700_000_000 - index}:${album.id}:a::`,
    }))
  return {
    fans: new Map([[name, { id, collection: items(collection, true), wishlist: items(wishlist, false) }]]),
    albums: new Map([...collection, ...wishlist, HARBOUR].map((album) => [addressOf(album), album])),
    owners: [],
    refused: new Set(),
    requests: [],
  }
}

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

/** Bandcamp's response to a request for `https://<host><path>`. */
export async function answerAsBandcamp(site: Site, request: Request): Promise<Response> {
  const url = new URL(request.url)
  site.requests.push({ method: request.method, url: request.url })
  const ofFanApi = answerAsFanApi(site.owners, url)
  if (ofFanApi) return ofFanApi
  const list = /^\/api\/fancollection\/1\/(collection|wishlist)_items$/.exec(url.pathname)?.[1]
  if (list) {
    const ask: { fan_id?: number } = await request.json()
    return site.refused.has(Number(ask.fan_id))
      ? html(botCheckPage())
      : Response.json(listPage(site, list as List, ask))
  }
  const told = site.news && (await answerOfNews(site.news, request))
  if (told) return told
  if (url.pathname.startsWith('/api/mobile/')) {
    const album = [...site.albums.values()].find((one) => one.id === Number(url.searchParams.get('tralbum_id')))
    return Response.json(album ? mobileAnswer(album) : { error: true, error_message: 'no such tralbum' })
  }
  if (url.host === 'bandcamp.com') {
    const username = url.pathname.split('/')[1] ?? ''
    const fan = site.fans.get(username)
    if (!fan) return html(notFoundPage(), 404)
    if (site.refused.has(fan.id)) return html(botCheckPage())
    const counts = {
      collectionCount: fan.collection.length,
      wishlistCount: fan.wishlist.length,
      following: site.news?.pages.size,
    }
    return html(fanPage({ id: fan.id, username, name: username, ...counts }))
  }
  const album = site.albums.get(`https://${url.host}${url.pathname}`)
  return album ? html(desktopPage(album)) : html(notFoundPage(), 404)
}

type List = 'collection' | 'wishlist'

function listPage(site: Site, list: List, ask: unknown) {
  const { fan_id, older_than_token = '', count = 20 } = ask as Record<string, never>
  const fan = [...site.fans.values()].find((one) => one.id === Number(fan_id))
  if (!fan) return { error: true, error_message: 'no such fan' }
  const [time, id] = String(older_than_token).split(':').map(Number)
  const start = (time ?? 0) > 9e9 ? 0 : fan[list].findIndex((item) => item.item_id === id) + 1
  const items = fan[list].slice(start, start + Number(count))
  return { ...fanItemsAnswer(items, start + items.length < fan[list].length), last_token: items.at(-1)?.token ?? null }
}
