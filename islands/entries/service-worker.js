/* global FILES, BUILD, ACCOUNT_HEADER, PAGE_CACHES: the offline page, the demo and the files of the app, the script of the collection page, and names of domain/sync/device-names.ts, prepended by scripts/service-worker.ts */

// Keeps the files of its build, and the collection page as it was last rendered for each of a few addresses. Keeps no API response and no cover.
const FILES_CACHE = `files ${BUILD}`
const PAGES_CACHE = `${PAGE_CACHES}${BUILD}`
const [OFFLINE_PAGE] = FILES
const MAX_PAGES = 20
// Headers of a stored page, beside that of its account, which the server sends only with pages that may be stored.
const ASKED_AT = 'gatefold-asked-at'
const LANGUAGES = 'gatefold-languages'
/** An entry of the cache of pages: since when what they were rendered with has changed. */
const OUTDATED = '/outdated'
/** Calls that may end with another person signed in. */
const SIGN_IN = /^\/api\/(?:auth|passkeys|second-factor|signup)\//
/** Calls that change what the server renders of the person. */
const SETTINGS = /^\/api\/user(?:\/|$)/

const isApp = (url) => new URL(url).pathname === '/app'
/** An album over its list, which is the rest of the address. */
const ALBUM = /\/app\/album\/\d+(?![^?])/
/** The address that a page is stored under: that of the list. */
const addressOf = (url) => url.split('#')[0].replace(ALBUM, '/app')
/** What another app shares is meant for one opening. */
const isForOnce = (url) => new URL(url).searchParams.has('add')
/** Whether something between here and the server answered, because the server could not be reached. */
const isUnreachable = ({ status }) => status >= 502 && status <= 504
const languages = () => navigator.languages.join()

// How many calls that may end with another person signed in have no answer yet. Meanwhile no stored page opens.
let signIns = 0
// Raised by each wipe, so that no response that was asked for before is stored after it.
let wipes = 0
let lastChange = Promise.resolve()
/** Changes the stored pages, one change at a time. */
function change(work) {
  lastChange = lastChange.then(work).catch(() => undefined)
  return lastChange
}

function wipe() {
  wipes += 1
  return change(() => caches.delete(PAGES_CACHE))
}

/** Has the next navigation ask the server, because the stored pages were rendered with other settings. */
const outdate = () =>
  change(async () => (await caches.open(PAGES_CACHE)).put(OUTDATED, new Response(String(Date.now()))))

const storedPages = async () => {
  const cache = await caches.open(PAGES_CACHE)
  return { cache, requests: (await cache.keys()).filter(({ url }) => isApp(url)) }
}

const propsIn = (text) =>
  [...text.matchAll(/<script type="application\/json" data-props="(?:header|crates)">.*?<\/script>/gs)].join('')

/**
 * Stores a page that may be stored; any other answer means that what is stored is no longer the person's. Resolves to the account of the
 * page and whether what all of its addresses share is new.
 */
async function keepPage(url, response, { askedAt, wipesBefore }) {
  const account = response.headers.get(ACCOUNT_HEADER)
  const text = await response.text()
  // A page of another build needs the service worker of that build.
  if (!account || !text.includes(`"${BUILD}"`)) {
    await wipe()
    return { account, isChanged: false }
  }
  let isChanged = false
  await change(async () => {
    if (wipes !== wipesBefore || isForOnce(url)) return
    const { cache, requests } = await storedPages()
    for (const request of requests) {
      const stored = await cache.match(request)
      if (stored?.headers.get(ACCOUNT_HEADER) !== account) await cache.delete(request)
      else if (request.url === url) isChanged = propsIn(await stored.text()) !== propsIn(text)
    }
    const headers = new Headers(response.headers)
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    headers.set(ASKED_AT, String(askedAt))
    headers.set(LANGUAGES, languages())
    await putLast(cache, url, new Response(text, { headers }))
    const { requests: all } = await storedPages()
    for (const request of all.slice(0, Math.max(0, all.length - MAX_PAGES))) await cache.delete(request)
  })
  return { account, isChanged }
}

/** Marks a page as the most recently used one. */
async function putLast(cache, url, response) {
  await cache.delete(url)
  await cache.put(url, response)
}

const markUsed = (url, response, { wipesBefore }) =>
  change(async () => {
    if (wipes === wipesBefore) await putLast(await caches.open(PAGES_CACHE), url, response)
  })

/** The stored page of an address, unless it was rendered with other settings. */
async function findPage(url) {
  const cache = await caches.open(PAGES_CACHE)
  const [stored, outdated] = await Promise.all([cache.match(url), cache.match(OUTDATED)])
  if (!stored || stored.headers.get(LANGUAGES) !== languages()) return null
  return Number(stored.headers.get(ASKED_AT)) > Number((await outdated?.text()) ?? 0) ? stored : null
}

/** What opens the app without the server: the page of the address, of the whole collection, or the one used last. The script shows the address's albums. */
async function findAnyPage(url) {
  if (signIns > 0) return null
  const { cache, requests } = await storedPages()
  const found = await Promise.all([url, '/app', requests.at(-1)].map((one) => one && cache.match(one)))
  return found.find(Boolean) ?? null
}

// The clients whose page came from the server, which need no newer one.
const fresh = new Set()

const asking = () => ({ askedAt: Date.now(), wipesBefore: wipes })

async function openApp(event) {
  const { request } = event
  const url = addressOf(request.url)
  const asked = asking()
  // A new version that waits is activated by its first page.
  const stored = self.registration.waiting || signIns > 0 ? null : await findPage(url)
  if (stored) {
    event.waitUntil(markUsed(url, stored.clone(), asked))
    return stored
  }
  const response = await fetch(request).catch(() => null)
  if (!response || isUnreachable(response)) return (await findAnyPage(url)) ?? response ?? offlinePage()
  // A redirect leads the signed-out to the landing page, which wipes.
  if (response.ok) {
    fresh.add(event.resultingClientId)
    event.waitUntil(keepPage(url, response.clone(), asked))
  } else if (response.status === 401 || response.status === 403) await wipe()
  return response
}

/** An album's own page is not stored: without the server, the script opens the album over its list. */
async function openAlbum(event) {
  const { request } = event
  const response = await fetch(request).catch(() => null)
  if (!response || isUnreachable(response))
    return (await findAnyPage(addressOf(request.url))) ?? response ?? offlinePage()
  if (response.ok) fresh.add(event.resultingClientId)
  return response
}

const offlinePage = async () => (await findKept(OFFLINE_PAGE)) ?? Response.error()

/** The demo and its albums, which the script opens over the list. */
const DEMO = /^\/demo(?:\/album\/\d+)?$/

async function openPage({ request }) {
  const { pathname } = new URL(request.url)
  const isHome = pathname === '/'
  try {
    const response = await fetch(request)
    // The server sends this page only to signed-out visitors, so the stored pages are removed.
    if (isHome && response.ok) await wipe()
    return response
  } catch {
    if (isHome && (await findAnyPage('/app'))) return Response.redirect('/app')
    return (DEMO.test(pathname) && (await findKept('/demo'))) || offlinePage()
  }
}

/** Asks the server again for the page that a client was opened with. Resolves to null if it cannot be reached. */
async function refresh(client) {
  const url = addressOf(client.url)
  const asked = asking()
  const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!response || isUnreachable(response)) return null
  if (isApp(response.url) && response.ok) return keepPage(url, response, asked)
  await wipe()
  return { isSignedOut: true }
}

// These files are the same for everyone, so their `Vary` header is ignored.
const findKept = (request) => caches.match(request, { ignoreVary: true })
const findFile = async (request) => (await findKept(request)) ?? fetch(request)

/** Keeps the files of the build; those that an earlier build has too are not fetched again. */
async function keepFiles() {
  const cache = await caches.open(FILES_CACHE)
  const keep = async (file) => {
    const known = file.startsWith('/assets/') ? await findKept(file) : undefined
    await (known ? cache.put(file, known) : cache.add(file))
  }
  await Promise.all(FILES.map(keep))
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== FILES_CACHE && name !== PAGES_CACHE) await caches.delete(name)
  // It would ask the server at each navigation.
  await self.registration.navigationPreload?.disable()
  await self.clients.claim()
}

/** Passes on a call that may change who is signed in. If it reached the server, the stored pages are removed. */
async function passSignIn(request) {
  signIns += 1
  try {
    const response = await fetch(request)
    if (!isUnreachable(response)) await wipe()
    return response
  } finally {
    signIns -= 1
  }
}

/** Lets a call through that changes settings. The stored pages are outdated before and after it: meanwhile other tabs may open pages. */
async function passSettings(request) {
  await outdate()
  try {
    return await fetch(request)
  } finally {
    await outdate()
  }
}

/** Pages that are kept need no server, which Chromium would ask for them while it starts a service worker that has stopped. */
const askNobody = (event) =>
  event.addRoutes?.({
    condition: { urlPattern: new URLPattern({ pathname: '/app' }), requestMode: 'navigate' },
    source: 'fetch-event',
  })

self.addEventListener('install', (event) => event.waitUntil(Promise.all([keepFiles(), askNobody(event)])))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
// A new version waits until a page asks for it, see islands/features/offline/update.ts.
self.addEventListener('message', (event) => {
  const { data, ports, source } = event
  if (data === 'build') ports[0].postMessage(BUILD)
  if (data === 'activate') self.skipWaiting()
  if (data === 'wipe') event.waitUntil(wipe().then(() => ports[0]?.postMessage(null)))
  if (data === 'outdate') event.waitUntil(outdate())
  if (data === 'refresh') event.waitUntil(refresh(source).then((answer) => ports[0].postMessage(answer)))
  if (data === 'is-fresh') ports[0].postMessage(fresh.has(source.id))
  if (data === 'is-kept')
    event.waitUntil(findPage(addressOf(source.url)).then((page) => ports[0].postMessage(page !== null)))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.method !== 'GET') {
    if (SIGN_IN.test(pathname)) event.respondWith(passSignIn(request))
    else if (SETTINGS.test(pathname)) event.respondWith(passSettings(request))
  } else if (request.mode === 'navigate') {
    if (pathname === '/app') event.respondWith(openApp(event))
    else if (ALBUM.test(pathname)) event.respondWith(openAlbum(event))
    // Signing in with another service comes back this way.
    else if (pathname.startsWith('/api/')) event.waitUntil(SIGN_IN.test(pathname) ? wipe() : Promise.resolve())
    else event.respondWith(openPage(event))
  } else if (FILES.includes(pathname)) event.respondWith(findFile(request))
})
