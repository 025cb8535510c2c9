import { join } from 'node:path'
import { withRunningApp } from '../../scripts/bench/running-app.ts'
import { buildIfStale } from '../../scripts/build.ts'
import { addressOf } from '../bandcamp-site/albums.ts'
import { LOGIN } from '../bandcamp-site/fan-api.ts'
import { listen } from '../bandcamp-site/listen.ts'
import { createSite, siteAlbum } from '../bandcamp-site/site.ts'
import { serveGoogle } from '../google-site/serve.ts'
import { CLIENT } from '../google-site/site.ts'
import { serveListenBrainz } from '../listenbrainz-site/serve.ts'
import { serve } from '../serve.ts'
import { seedCrowd } from './crowd.ts'
import { createHeldFans } from './held-fans.ts'
import { type ReadyPerson, seedReadyPeople } from './ready-people.ts'
import { PAYLOADS, scriptAlbum } from './script-payloads.ts'

// About as many as one run of the tests takes; `newPerson` signs up more.
const READY_PEOPLE = 320
const SECRET = 'a-secret-that-only-tests-have-0123456789'

// The server for the browser tests: the built app with fake Bandcamp, Google and ListenBrainz servers, its own database and free ports.
const root = join(import.meta.dirname, '../..')
const albums = Array.from({ length: 120 }, (_, index) => siteAlbum(index))
const site = createSite('marit', albums, [siteAlbum(900)])
site.fans.set('empty-shelf', { id: 4_713, collection: [], wishlist: [] })
// Somebody about whom Bandcamp answers a server with bot checks only.
site.fans.set('turned-away', { id: 4_715, collection: [], wishlist: [] })
site.refused.add(4_715)
// A smaller collection, for tests that are not about the import.
for (const [name, fan] of createSite('ottilie', albums.slice(0, 24), [], 4_712).fans) site.fans.set(name, fan)
// A fan whose every text is a script.
const scripts = PAYLOADS.map((text, index) => scriptAlbum(text, 10_000 + index))
for (const [name, fan] of createSite('scripts', scripts, [], 4_714).fans)
  site.fans.set(name, {
    ...fan,
    collection: fan.collection.map((item, at) => ({ ...item, why: PAYLOADS[at] ?? null })),
  })
for (const album of scripts) site.albums.set(addressOf(album), album)
// Somebody who owns an album that their public list hides.
const withTracks = (album: ReturnType<typeof siteAlbum>) => ({
  ...album,
  tracks: album.tracks.map((track, index) => ({ ...track, id: album.id * 10 + index })),
})
site.owners.push({ ...LOGIN, albums: [siteAlbum(901), ...albums.slice(0, 24)].map(withTracks) })
const heldFans = createHeldFans(site)
const answer = listen(site)
const bandcamp = await serve(async (incoming, outgoing) => {
  await heldFans.hold(incoming.url ?? '')
  await answer(incoming, outgoing)
})
Object.assign(process.env, {
  BETTER_AUTH_SECRET: SECRET,
  BANDCAMP_MIRROR: bandcamp.address,
  BANDCAMP_PACE: '0.05',
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  GOOGLE_ISSUER: await serveGoogle(),
  LISTENBRAINZ_URL: await serveListenBrainz(),
})

let people: ReadyPerson[] = []
const handOut = await serve(({ method, url = '' }, outgoing) => {
  const [, kind, name = ''] = url.split('/')
  if (kind !== 'fans') outgoing.end(JSON.stringify(people.pop() ?? null))
  else outgoing.end(JSON.stringify(method === 'POST' ? heldFans.add() : (heldFans.letGo(name) ?? null)))
})

await buildIfStale(root)
await withRunningApp(
  root,
  async (address) => {
    console.info(`Ready at ${address} with people at ${handOut.address}`)
    // Runs until Playwright stops it.
    await new Promise(() => undefined)
  },
  async (ctx) => {
    await seedCrowd(ctx)
    people = await seedReadyPeople(ctx, READY_PEOPLE, SECRET)
  },
)
