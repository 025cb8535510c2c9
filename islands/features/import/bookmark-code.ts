import type { List } from '#domain/albums/album.ts'
import type { FanFile } from '#domain/files/fan-file.ts'
import { pageTexts } from '#locales/import.ts'

type Given = { origin: string; texts: typeof pageTexts }

type FanPage = {
  fan_data?: { fan_id: number; username: string }
  collection_data?: { item_count?: number } | null
  wishlist_data?: { item_count?: number } | null
  /** The entry with a count only exists on one's own page. */
  hidden_data?: { item_count?: number | null } | null
}
type Answer = { items?: unknown; more_available?: unknown; last_token?: unknown } | null

/**
 * The code of a bookmark, which runs on a page of Bandcamp, so it can only use its arguments: on a fan's page it saves both lists to a
 * file, on any other it opens the Add dialog with the page's address. It sends requests as slowly as the server does.
 */
async function runOnPage({ origin, texts }: Given): Promise<void> {
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
  button.onclick = () => {
    isClosed = true
    panel.remove()
  }
  panel.append(status, button)
  document.body.append(panel)

  const later = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  const read = async (list: List | 'hidden') => {
    const items: unknown[] = []
    file[list] = items
    let token = '9999999999:9999999999:a::'
    let refusals = 0
    const tell = () => {
      status.textContent = texts[list === 'wishlist' ? list : 'collection']
        .replace('{read}', `${items.length}`)
        .replace('{count}', `${counts[list]}`)
    }
    for (let pages = 0; counts[list] > 0 && pages < MOST_PAGES && !isClosed; ) {
      tell()
      let isSlow = false
      const answer: Answer = await fetch(`/api/fancollection/1/${list}_items`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fan_id: fan.fan_id, older_than_token: token, count: 100 }),
      }).then(
        (response) => {
          isSlow = response.status === 429
          return response.ok ? response.json().catch(() => null) : null
        },
        () => null,
      )
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

  const got = [file.collection, file.hidden, file.wishlist].reduce((sum, items) => sum + (items?.length ?? 0), 0)
  const all = counts.collection + counts.hidden + counts.wishlist
  const save = document.createElement('a')
  save.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }))
  save.download = `gatefold-bandcamp-${fan.username}.json`
  save.textContent = texts.save
  const result = all === 0 ? texts.empty : got === 0 ? texts.nothing : got < all ? texts.partly : texts.saved
  status.textContent = result.replace('{read}', `${got}`).replace('{count}', `${all}`)
  const next = document.createElement('p')
  next.style.cssText = 'margin:0 0 8px;display:flex;gap:16px'
  const toImport = document.createElement('a')
  toImport.href = `${origin}/app#files`
  toImport.target = '_blank'
  toImport.rel = 'noopener'
  toImport.textContent = texts.toImport
  next.append(toImport, save)
  button.textContent = texts.close
  if (got === 0) return
  button.before(next)
  save.click()
}

/** The address of the bookmark. */
export const bookmarkCode = (origin: string): string =>
  `javascript:${encodeURIComponent(`void(${runOnPage})(${JSON.stringify({ origin, texts: pageTexts })})`)}`
