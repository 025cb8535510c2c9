import * as names from '#domain/sync/device-names.ts'
import { isUnreachable } from '#islands/lib/is-unreachable.ts'
import type { Refreshed, WorkerAnswers, WorkerMessage } from '#islands/lib/worker-messages.ts'

// Keeps the files of its build, the collection page as last rendered for each of a few addresses, and pages of years. Keeps no API
// response, no cover.
declare const self: ServiceWorkerGlobalScope
/** The script of the collection page, and the files that it may load, of the page without a network, of the demo. The build puts them in. */
declare const BUILD: string
declare const APP_FILES: readonly string[]
declare const OFFLINE_FILES: readonly string[]
declare const DEMO_FILES: readonly string[]
// The build writes its names out wherever they stand.
const FILES = APP_FILES
const AT_ONCE = OFFLINE_FILES
/** What TypeScript does not know yet of the event `install`. */
type RoutableEvent = ExtendableEvent & { addRoutes?: (route: object) => Promise<void> }
const FILES_CACHE = names.FILE_CACHES + BUILD
const PAGES_CACHE = names.PAGE_CACHES + BUILD
const MAX_PAGES = 20
// A header that a stored page has beside those of the server.
const ASKED_AT = 'gatefold-asked-at'
/** An entry of the cache of pages: since when what they were rendered with has changed. */
const OUTDATED = '/outdated'
/** Calls that may end with another person signed in. */
const SIGN_IN = /^\/api\/(?:auth|passkeys|second-factor|signup)\//
/** Calls that change what the server renders of the person. */
const SETTINGS = /^\/api\/user(?:\/|$)/
/** An album over its list, or a page beside it; the list is the rest of the address. */
const IN_APP = /(?<=\/(?:app|demo))\/(?:album\/\d+|[a-z]+)(?![^?#])/

/** Whether a response is good, and the server's own: a page that is not comes from something in front of it, such as a login. */
const isGood = ({ ok, headers }: Response) =>
  ok && (headers.has(names.SERVER_HEADER) || !headers.get('content-type')?.startsWith('text/html'))
const pathOf = (url: string) => new URL(url).pathname
const isList = (url: string) => pathOf(url) === names.COLLECTION
/** The page of a year, which the server alone makes. */
const isYear = (url: string) => /^\/app\/year\/\d{4}$/.test(pathOf(url))
const listOf = (url: string) => url.replace(IN_APP, '').replace(/#.*/, '')

// How many calls that may end with another person signed in have no answer yet. Meanwhile no stored page opens.
let signIns = 0
// Raised by each wipe, so that no response that was asked for before is stored after it.
let wipes = 0
const asking = () => ({ at: Date.now(), wipes })
type Asked = ReturnType<typeof asking>

let lastChange: Promise<unknown> = Promise.resolve()
/** Changes the stored pages, one change at a time. */
async function change(work: (cache: Cache) => Promise<unknown>): Promise<void> {
  lastChange = lastChange.then(async () => work(await caches.open(PAGES_CACHE))).catch(() => undefined)
  await lastChange
}

function wipe(): Promise<void> {
  wipes += 1
  return change(() => caches.delete(PAGES_CACHE))
}
const outdate = () => change((cache) => cache.put(OUTDATED, new Response(String(Date.now()))))
/** The stored pages, while none of them is being replaced. */
const storedPages = () => lastChange.then(() => caches.open(PAGES_CACHE))
/** What the pages in a cache are stored under, the least recently used one first. */
const pagesIn = async (cache: Cache) => (await cache.keys()).filter(({ url }) => pathOf(url) !== OUTDATED)

/** Stores a page as the one used last, unless all were removed since it was asked for. Pages of other accounts go. */
const store = (url: string, page: Response, asked: Asked) =>
  change(async (cache) => {
    // What another app shares is meant for one opening.
    if (wipes !== asked.wipes || new URL(url).searchParams.has('add')) return
    const account = page.headers.get(names.ACCOUNT_HEADER)
    for (const request of await pagesIn(cache)) {
      const stored = await cache.match(request)
      if (request.url === url || stored?.headers.get(names.ACCOUNT_HEADER) !== account) await cache.delete(request)
    }
    await cache.put(url, page)
    for (const request of (await pagesIn(cache)).slice(0, -MAX_PAGES)) await cache.delete(request)
  })

/** A page as it can be stored. */
async function copyOf(response: Response): Promise<Response> {
  const page = new Response(await response.arrayBuffer(), { headers: response.headers })
  for (const name of ['content-encoding', 'content-length']) page.headers.delete(name)
  return page
}

/** Keeps a page of an account and of this build; any other page means that those kept are not the person's any more, or of no use. */
async function keepPage(url: string, response: Response, asked: Asked): Promise<Refreshed> {
  const { headers } = response
  const account = headers.get(names.ACCOUNT_HEADER)
  const page = await copyOf(response)
  page.headers.set(ASKED_AT, String(asked.at))
  if (account && headers.get(names.BUILD_HEADER) === BUILD) await store(url, page, asked)
  else await wipe()
  const revision = Number(headers.get(names.REVISION_HEADER))
  return { account, revision, isSignedOut: !isList(response.url) }
}

/** The stored page of an address, unless it was rendered with other settings. */
async function findPage(url: string): Promise<Response | null> {
  const cache = await storedPages()
  const [page, outdated] = await Promise.all([cache.match(url), cache.match(OUTDATED)])
  if (!page) return null
  return Number(page.headers.get(ASKED_AT)) > Number((await outdated?.text()) ?? 0) ? page : null
}

/** What opens the app without the server: the page of the address, of the whole collection, or the one used last. */
async function findAnyPage(url: string): Promise<Response | undefined> {
  if (signIns > 0) return
  const cache = await storedPages()
  const last = (await pagesIn(cache)).findLast((kept) => isList(kept.url))
  return (await cache.match(url)) ?? (await cache.match(names.COLLECTION)) ?? (last && cache.match(last))
}

/** Opens the page of a year as it is now; without a network as it was last seen. */
async function openYear(event: FetchEvent): Promise<Response> {
  const { request } = event
  const asked = asking()
  const response = await fetch(request).catch(() => null)
  if (response && !isUnreachable(response)) {
    if (response.ok && response.headers.has(names.ACCOUNT_HEADER))
      event.waitUntil(copyOf(response.clone()).then((page) => store(request.url, page, asked)))
    return response
  }
  const page = signIns > 0 ? undefined : await (await storedPages()).match(request.url)
  return page ?? response ?? offlinePage()
}

// These files are the same for everyone, so their `Vary` header is ignored.
const isAsset = (path: string) => path.startsWith('/assets/')
const findKept = (request: RequestInfo) => caches.match(request, { ignoreVary: true })
const offlinePage = async () => (await findKept(names.OFFLINE_PAGE)) ?? Response.error()

/** The clients whose page came from the server. */
const fresh = new Set<string>()

/** Opens the list from the device if it may, else from the server. Albums and places are not stored; the script shows them in its page. */
async function openApp(event: FetchEvent): Promise<Response> {
  const { request } = event
  const url = listOf(request.url)
  const asked = asking()
  // A new version that waits is activated by its first page.
  const stored = isList(request.url) && signIns === 0 && !self.registration.waiting && (await findPage(url))
  if (stored) return stored
  const response = await fetch(request).catch(() => null)
  if (!response || isUnreachable(response)) return (await findAnyPage(url)) ?? response ?? offlinePage()
  if (!isGood(response)) return response
  fresh.add(event.resultingClientId)
  // A redirect leads the signed-out to the landing page, which wipes.
  if (isList(request.url)) event.waitUntil(keepPage(url, response.clone(), asked))
  return response
}

const keepFile = async (file: RequestInfo, response: Response) => {
  const kept = response.clone()
  await (await caches.open(FILES_CACHE)).put(file, kept)
}

/** Opens a file of the build, and keeps it if it was not: what nobody has used before needs the server. */
async function openFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const kept = await findKept(request)
  if (kept) return kept
  // WebKit fails to fetch what a web worker asks for as it is.
  const response = await fetch(request.url)
  if (isGood(response)) event.waitUntil(keepFile(request, response))
  return response
}

async function openPage(request: Request): Promise<Response> {
  const path = pathOf(listOf(request.url))
  const response = await fetch(request).catch(() => null)
  const isDemo = path === names.DEMO || path === names.DEMO_SHARED
  if (response && isGood(response)) {
    // The server sends this page only to signed-out visitors, so the stored pages are removed.
    if (path === '/') await wipe()
    if (isDemo) await keepFile(path, response)
  }
  if (response) return response
  if (path === '/' && (await findAnyPage(names.COLLECTION))) return Response.redirect(names.COLLECTION)
  // The script of the demo opens its albums over the list.
  return (isDemo && (await findKept(path))) || offlinePage()
}

/** Asks the server again for the page that a client was opened with. Resolves to null if it has no answer. */
async function refresh(client: Client): Promise<Refreshed | null> {
  const asked = asking()
  const response = await fetch(listOf(client.url), { headers: { accept: 'text/html' } }).catch(() => null)
  // A refusal, for too many calls or by something in between, says nothing of the session.
  return response && isGood(response) ? keepPage(listOf(client.url), response, asked) : null
}

/** Whether a client needs no newer page: its own came from the server, or that of its address is kept, which is now the one used last. */
async function isKept({ id, url }: Client): Promise<boolean> {
  if (fresh.has(id)) return true
  const asked = asking()
  const page = await findPage(listOf(url))
  if (page) await store(listOf(url), page, asked)
  return page !== null
}

/** Passes on a call that may change who is signed in. If it was not refused, the stored pages are removed. */
async function passSignIn(request: Request): Promise<Response> {
  signIns += 1
  const response = await fetch(request).catch(() => null)
  if (response && response.status < 400) await wipe()
  signIns -= 1
  return response ?? Response.error()
}

/** Keeps files, unless they are kept; those that an earlier build has are not fetched again. */
async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES_CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => pathOf(url)))
  const isMissing = (file: string) => !isAsset(file) || !kept.has(file)
  await Promise.all(
    files.filter(isMissing).map(async (file) => {
      const response = (isAsset(file) && (await findKept(file))) || (await fetch(file))
      if (!isGood(response)) throw new Error(`No ${file}`)
      await cache.put(file, response)
    }),
  )
}

/** Keeps what a visit without a network needs at least, and all where the demo or a page of the version before may need it. */
async function install(): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true })
  const isDemo = pages.some(({ url }) => pathOf(listOf(url)) === names.DEMO)
  const isAll = isDemo || self.registration.active !== null
  await keepFiles([...AT_ONCE, ...(isAll ? FILES : []), ...(isDemo ? DEMO_FILES : [])])
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== FILES_CACHE && name !== PAGES_CACHE) await caches.delete(name)
  await self.clients.claim()
}

// A new version waits until a page asks for it, see islands/features/offline/update.ts.
const activate = () => self.skipWaiting()
const keep = () => keepFiles(FILES).catch(() => undefined)
const answers: WorkerAnswers<Client> = { build: () => BUILD, activate, 'is-kept': isKept, keep, refresh, outdate, wipe }
async function answer({ data, ports: [port], source }: ExtendableMessageEvent): Promise<void> {
  const answered = await answers[data as WorkerMessage]?.(source as Client)
  port?.postMessage(answered)
}

self.addEventListener('install', (event: RoutableEvent) => {
  event.waitUntil(install())
  // Kept pages need no server, which Chromium would ask for them while it starts a service worker that has stopped.
  const condition = { urlPattern: new URLPattern({ pathname: names.COLLECTION }), requestMode: 'navigate' }
  event.waitUntil(Promise.resolve(event.addRoutes?.({ condition, source: 'fetch-event' })))
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => event.waitUntil(answer(event)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  if (origin !== location.origin) return
  // In another language from here on.
  if (request.mode === 'navigate' && searchParams.has('lang')) event.waitUntil(outdate())
  // Signing in with another service comes back this way, past the service worker.
  if (request.mode === 'navigate' && SIGN_IN.test(pathname)) event.waitUntil(wipe())
  else if (request.method !== 'GET') {
    if (SIGN_IN.test(pathname)) event.respondWith(passSignIn(request))
    // Before and after it, because meanwhile other tabs may open pages.
    else if (SETTINGS.test(pathname)) event.respondWith(outdate().then(() => fetch(request).finally(outdate)))
  } else if (isYear(request.url)) event.respondWith(openYear(event))
  else if (request.mode === 'navigate') {
    if (pathOf(listOf(request.url)) === names.COLLECTION) event.respondWith(openApp(event))
    else if (!pathname.startsWith('/api/')) event.respondWith(openPage(request))
  } else if (isAsset(pathname) || AT_ONCE.includes(pathname)) event.respondWith(openFile(event))
})
