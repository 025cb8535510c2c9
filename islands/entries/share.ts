import 'virtual:share.css'
import './share.css'
import { drawBrokenCovers } from '#islands/ui/broken-covers.ts'

// All that the page of a share does by script: sleeves for covers that do not load, Bandcamp's player, printing, and the marks of a gift
// list.

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

function play(button: HTMLElement) {
  for (const other of all('[data-player]')) other.remove()
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const player = document.createElement('iframe')
  player.dataset.player = ''
  player.className = button.dataset.look ?? ''
  player.title = button.dataset.title ?? ''
  player.src = `https://bandcamp.com/EmbeddedPlayer/${button.dataset.play}/size=large/bgcol=${isDark ? '1c1814' : 'ffffff'}/linkcol=${isDark ? 'ff7f4f' : 'b83a08'}/tracklist=false/artwork=small/`
  button.closest('li')?.append(player)
}

drawBrokenCovers(document)
for (const button of all('[data-play]')) button.addEventListener('click', () => play(button))
for (const button of all('[data-print]')) button.addEventListener('click', () => print())

type Guest = { guest: string; albums: string[] }

const [, token = ''] = /^\/s\/([\w-]+)/.exec(location.pathname) ?? []

/** Counts a visit, once the page is seen: not one that is loaded beforehand. */
function countVisit() {
  if (document.visibilityState !== 'visible') return
  document.removeEventListener('visibilitychange', countVisit)
  void fetch(`/s/${token}/visit`, { method: 'POST', keepalive: true }).catch(() => undefined)
}
if (token) {
  document.addEventListener('visibilitychange', countVisit)
  countVisit()
}

// By the list, which can get another link. Before, it was by the link.
const KEY = `gatefold.gifts.${document.querySelector<HTMLElement>('[data-list]')?.dataset.list}`
const OLD_KEY = `gatefold.gifts.${token}`

/** What this browser gives, with the token that can take it back. */
function readGuest(): Guest {
  try {
    const { guest, albums } = JSON.parse(localStorage.getItem(KEY) ?? localStorage.getItem(OLD_KEY) ?? '')
    if (typeof guest === 'string' && Array.isArray(albums)) return { guest, albums }
  } catch {
    // Nothing is kept yet.
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return { guest: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''), albums: [] }
}

const mine = readGuest()
/** How often something was marked or taken back here. */
let marks = 0

const send = (path: string, method: string, body: object) =>
  fetch(`/api/gifts/${token}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)

function keep() {
  // Where the browser keeps nothing, the mark can be taken back until the page closes.
  try {
    localStorage.setItem(KEY, JSON.stringify(mine))
  } catch {}
}

function show(gift: HTMLElement) {
  const isMine = mine.albums.includes(gift.dataset.gift ?? '')
  const state = isMine ? 'mine' : gift.hasAttribute('data-taken') ? 'taken' : 'free'
  for (const part of gift.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset.when !== state
}

function say(text: string) {
  for (const status of all('[data-gift-status]')) status.textContent = text
}

async function mark(gift: HTMLElement, isGiven: boolean) {
  const id = gift.dataset.gift ?? ''
  const name = document.querySelector<HTMLInputElement>('[data-guest-name]')?.value ?? ''
  marks += 1
  const { guest } = mine
  const response = await send(`/${id}`, isGiven ? 'PUT' : 'DELETE', { guest, ...(isGiven && { name }) })
  const isOk = response?.ok ?? false
  const isGone = !isGiven && response?.status === 404
  if (isOk || isGone) {
    mine.albums = mine.albums.filter((one) => one !== id)
    if (isGiven) mine.albums.push(id)
    gift.toggleAttribute('data-taken', isGiven)
    keep()
  } else if (response?.status === 409) gift.toggleAttribute('data-taken', true)
  show(gift)
  const answer = isOk ? null : await response?.json().catch(() => null)
  say(isOk || isGone ? '' : (answer?.message ?? document.body.dataset.failed ?? ''))
  ;(gift.querySelector<HTMLElement>('[data-when]:not([hidden]) button') ?? gift).focus()
}

/** What of it is still marked: albums are merged, and whose list it is can clear all marks. */
async function renew() {
  const before = marks
  const response = await send('', 'POST', { guest: mine.guest })
  if (!response?.ok) return
  const { albums } = await response.json()
  if (marks !== before) return
  mine.albums = albums.map(String)
  keep()
  for (const gift of all('[data-gift]')) show(gift)
}

for (const gift of all('[data-gift]')) {
  show(gift)
  gift.querySelector('[data-give]')?.addEventListener('click', () => void mark(gift, true))
  gift.querySelector('[data-release]')?.addEventListener('click', () => void mark(gift, false))
}
if (mine.albums.length > 0) void renew()
