import type { List } from '#domain/albums/album.ts'
import type { FanFile } from '#domain/files/fan-file.ts'
import { pageTexts } from '#locales/import.ts'

type Given = { origin: string; texts: typeof pageTexts }

type FanPage = {
  fan_data?: { fan_id: number; username: string; is_own_page?: unknown }
  identities?: { fan?: { id?: unknown } | null }
  collection_data?: { item_count?: number } | null
  wishlist_data?: { item_count?: number } | null
  following_bands_data?: { item_count?: number } | null
  /** The entry with a count only exists on one's own page. */
  hidden_data?: { item_count?: number | null } | null
}
/** What is read of Bandcamp's answers, each of which may be anything. */
type Answer = {
  items?: unknown
  more_available?: unknown
  last_token?: unknown
  stories?: { entries?: unknown; oldest_story_date?: unknown } | null
  followeers?: unknown
  discography?: unknown
  bandcamp_url?: unknown
} | null

type Following = {
  fanId: number
  artists: number
  ask: (path: string, body?: string, type?: string) => Promise<Answer>
  later: (seconds: number) => Promise<unknown>
  /** Shows how many of the artists have been read. */
  tell: (read: number) => void
  isEnough: () => boolean
}

/**
 * What artists whom a fan follows have released in the last 30 days: by the feed, then by the pages of the first 100 of them. Runs on a page
 * of Bandcamp, too. Preorders have no page's day in the past; the feed tells them.
 */
async function readFollowed({ fanId, artists, ask, later, tell, isEnough }: Following) {
  const MOST_ARTISTS = 100
  const MOST_PAGES = 10
  const MOST_RELEASES = 3
  const MOST_REFUSALS = 3
  const now = Date.now() / 1_000
  const since = now - 30 * 86_400
  const followed: unknown[] = []
  const known = new Set<unknown>()
  const listOf = (value: unknown): Record<string, unknown>[] =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : []
  /** Dates are texts in answers, or seconds. */
  const secondsOf = (date: unknown) => Number(date) || Date.parse(String(date)) / 1_000
  let isFeedRead = false
  tell(0)
  for (let before = Math.ceil(now), pages = 0; pages < MOST_PAGES && !isEnough(); pages += 1) {
    const form = `fan_id=${fanId}&older_than=${before}`
    const stories = (await ask('/fan_dash_feed_updates', form, 'application/x-www-form-urlencoded'))?.stories
    if (!Array.isArray(stories?.entries)) break
    isFeedRead = true
    for (const story of listOf(stories.entries)) {
      if (story.story_type !== 'nr' || secondsOf(story.story_date) < since || known.has(story.tralbum_id)) continue
      known.add(story.tralbum_id)
      followed.push(story)
    }
    const oldest = secondsOf(stories.oldest_story_date)
    if (!(oldest > since && oldest < before)) break
    before = Math.floor(oldest)
    await later(5)
  }
  const list = JSON.stringify({ fan_id: fanId, older_than_token: '9999999999:9999999999', count: MOST_ARTISTS })
  const bands = artists > 0 && !isEnough() ? await ask('/api/fancollection/1/following_bands', list) : null
  let [read, refusals] = [0, 0]
  for (const { band_id } of listOf(bands?.followeers).slice(0, MOST_ARTISTS)) {
    if (isEnough() || refusals === MOST_REFUSALS) break
    await later(2)
    const band = await ask('/api/mobile/22/band_details', JSON.stringify({ band_id }))
    refusals = Array.isArray(band?.discography) ? 0 : refusals + 1
    if (refusals > 0) continue
    read += 1
    tell(read)
    const fresh = listOf(band?.discography).filter(({ item_id, release_date }) => {
      const released = secondsOf(release_date)
      return released > since && released < now && !known.has(item_id)
    })
    for (const { band_id: seller, item_id, item_type } of fresh.slice(0, MOST_RELEASES)) {
      if (isEnough()) break
      known.add(item_id)
      await later(2)
      const type = item_type === 'track' ? 't' : 'a'
      const query = `band_id=${seller}&tralbum_id=${item_id}&tralbum_type=${type}`
      const details = await ask(`/api/mobile/22/tralbum_details?${query}`)
      if (details?.bandcamp_url) followed.push(details)
    }
  }
  return { followed, isFeedRead, unread: Math.max(0, artists - read) }
}

/**
 * The code of a bookmark, which runs on a page of Bandcamp, so it can only use its arguments: on a fan's page it saves both lists to a
 * file, on one's own also what followed artists have released; on any other it opens the Add dialog with the page's address. It sends
 * requests as slowly as the server does.
 */
async function runOnPage({ origin, texts }: Given, follow: typeof readFollowed): Promise<void> {
  const page: FanPage = JSON.parse(document.getElementById('pagedata')?.dataset.blob ?? '{}')
  const fan = page.fan_data
  if (!fan) return void open(`${origin}/add?url=${encodeURIComponent(location.href)}`, '_blank', 'noopener')

  const MOST_PAGES = 1_000
  const PAUSE = 5
  const WAITS = [60, 120, 300]
  const counts = {
    collection: page.collection_data?.item_count ?? 0,
    hidden: page.hidden_data?.item_count ?? 0,
    wishlist: page.wishlist_data?.item_count ?? 0,
  }
  const file: FanFile = {
    format: 'gatefold-bandcamp',
    version: 1,
    fan: fan.username,
    savedAt: new Date().toISOString(),
    collection: [],
    wishlist: [],
    hidden: [],
  }
  const panel = document.createElement('div')
  panel.style.cssText =
    'position:fixed;z-index:2147483647;right:16px;bottom:16px;max-width:calc(100vw - 32px);box-sizing:border-box;padding:16px;' +
    'border:1px solid #888;border-radius:8px;background:#fff;color:#111;font:16px/1.5 sans-serif;box-shadow:0 4px 24px #0004'
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  status.style.cssText = 'margin:0 0 8px'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = texts.cancel
  button.style.cssText = 'min-height:44px;padding:0 16px;font:inherit'
  let isClosed = false
  const close = () => {
    isClosed = true
    panel.remove()
  }
  button.onclick = close
  panel.append(status, button)
  document.body.append(panel)

  const say = (text: string, read: number, count: number) =>
    text.replace('{read}', `${read}`).replace('{count}', `${count}`)
  const show = (text: string, read: number, count: number) => {
    status.textContent = say(text, read, count)
  }
  const later = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  let isSlow = false
  const ask = async (path: string, body?: string, type = 'application/json'): Promise<Answer> => {
    const sent = body === undefined ? {} : { method: 'POST', headers: { 'content-type': type }, body }
    const response = await fetch(path, sent).catch(() => null)
    isSlow = response?.status === 429
    return response?.ok ? response.json().catch(() => null) : null
  }
  const read = async (list: List | 'hidden') => {
    const items: unknown[] = []
    file[list] = items
    let token = '9999999999:9999999999:a::'
    let refusals = 0
    const tell = () => show(texts[list === 'wishlist' ? list : 'collection'], items.length, counts[list])
    for (let pages = 0; counts[list] > 0 && pages < MOST_PAGES && !isClosed; ) {
      tell()
      const asked = JSON.stringify({ fan_id: fan.fan_id, older_than_token: token, count: 100 })
      const answer = await ask(`/api/fancollection/1/${list}_items`, asked)
      if (!Array.isArray(answer?.items)) {
        const wait = WAITS[refusals]
        if (wait === undefined) return
        refusals += 1
        status.textContent = (isSlow ? texts.waiting : texts.unanswered).replace('{minutes}', `${wait / 60}`)
        await later(wait)
        continue
      }
      refusals = 0
      pages += 1
      items.push(...answer.items)
      tell()
      if (!answer.more_available || !answer.last_token || answer.last_token === token) return
      token = `${answer.last_token}`
      await later(PAUSE)
    }
  }
  await read('collection')
  await read('hidden')
  await read('wishlist')
  if (isClosed) return

  const news: string[] = []
  if (fan.is_own_page || page.identities?.fan?.id === fan.fan_id) {
    const artists = page.following_bands_data?.item_count ?? 0
    let isEnough = false
    button.textContent = texts.enough
    button.onclick = () => {
      isEnough = true
    }
    const tell = (count: number) => show(texts.following, count, artists)
    const found = await follow({ fanId: fan.fan_id, artists, ask, later, tell, isEnough: () => isEnough })
    file.followed = found.followed
    button.onclick = close
    news.push(say(texts.followed, found.followed.length, 0), found.isFeedRead ? '' : texts.noFeed)
    if (found.unread > 0) news.push(say(texts.artistsUnread, 0, found.unread))
  }
  const got = [file.collection, file.hidden, file.wishlist].reduce((sum, items) => sum + (items?.length ?? 0), 0)
  const all = counts.collection + counts.hidden + counts.wishlist
  const link = (href: string, text: string) => Object.assign(document.createElement('a'), { href, textContent: text })
  const save = link(URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' })), texts.save)
  save.download = `gatefold-bandcamp-${fan.username}.json`
  const result = all === 0 ? texts.empty : got === 0 ? texts.nothing : got < all ? texts.partly : texts.saved
  status.textContent = [say(result, got, all), ...news].filter(Boolean).join(' ')
  const next = document.createElement('p')
  next.style.cssText = 'margin:0 0 8px;display:flex;gap:16px'
  const toImport = link(`${origin}/app#files`, texts.toImport)
  toImport.target = '_blank'
  toImport.rel = 'noopener'
  next.append(toImport, save)
  button.textContent = texts.close
  if (got === 0 && !file.followed?.length) return
  button.before(next)
  save.click()
}

/** The address of the bookmark. */
export const bookmarkCode = (origin: string): string =>
  `javascript:${encodeURIComponent(`void(${runOnPage})(${JSON.stringify({ origin, texts: pageTexts })},${readFollowed})`)}`
