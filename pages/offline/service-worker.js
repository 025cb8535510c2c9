/* global FILES, BUILD: the offline page with its files, and the script of the collection page, prepended by the Worker */

// Responds with the offline page when a page cannot be fetched. Caches nothing else: no personal page, no API response, no cover.
const CACHE = `offline ${FILES.join(' ')}`
const [PAGE] = FILES

async function keep() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES)
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

// These files are the same for everyone, so their `Vary` header is ignored.
const findKept = (request) => caches.match(request, { ignoreVary: true })

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await findKept(PAGE)) ?? Response.error()
  }
}

const findFile = async (request) => (await findKept(request)) ?? fetch(request)

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
// A new version waits until a page asks for it, see islands/update.ts.
self.addEventListener('message', ({ data, ports }) => {
  if (data === 'build') ports[0].postMessage(BUILD)
  if (data === 'activate') self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (FILES.includes(pathname)) event.respondWith(findFile(request))
})
