import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../scripts/free-port.ts'
import { listen } from '../bandcamp-site/listen.ts'
import { createSite, siteAlbum } from '../bandcamp-site/site.ts'
import { serve } from '../serve.ts'

const ALBUMS = 430
const port = await freePort()
const address = `http://127.0.0.1:${port}`

/** Starts the built app in its own process group, so that all of its processes can be killed at once. */
async function start(mirror: string, state: string): Promise<ChildProcess> {
  const app = spawn(process.execPath, ['scripts/serve.ts', 'start'], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), GATEFOLD_STATE: state, BANDCAMP_MIRROR: mirror, BANDCAMP_PACE: '0.1' },
  })
  await expect(async () => expect((await fetch(`${address}/api/health`)).status).toBe(200)).toPass({ timeout: 120_000 })
  return app
}

function kill(app: ChildProcess) {
  if (app.pid) process.kill(-app.pid, 'SIGKILL')
}

test('killing the process during an import neither loses nor duplicates albums', { tag: '@soak' }, async ({
  request,
}) => {
  const site = createSite(
    'marit',
    Array.from({ length: ALBUMS }, (_, index) => siteAlbum(index)),
  )
  const { server: bandcamp, address: mirror } = await serve(listen(site))
  const state = mkdtempSync(join(tmpdir(), 'gatefold-restart-'))
  let app = await start(mirror, state)
  try {
    const headers = { origin: address }
    const data = { email: 'admin@example.com', password: 'gatefold-admin' }
    await request.post(`${address}/api/auth/sign-in/email`, { headers, data })
    const started = await request.post(`${address}/api/imports/fan`, {
      headers,
      data: { username: 'marit', type: 'collection', importTags: false },
    })
    const { id } = await started.json()
    const progress = async () => (await request.get(`${address}/api/imports/${id}`)).json()
    for (const albums of [100, 300]) {
      await expect
        .poll(async () => (await progress()).added, { intervals: [50], timeout: 120_000 })
        .toBeGreaterThanOrEqual(albums)
      kill(app)
      app = await start(mirror, state)
    }
    await expect.poll(async () => (await progress()).status, { timeout: 120_000 }).toBe('complete')
    expect(await progress()).toMatchObject({ found: ALBUMS, added: ALBUMS, existing: 0, message: null })
    const albums: { bandcampUrl: string }[] = await (await request.get(`${address}/api/albums`)).json()
    const urls = albums.map((album) => album.bandcampUrl).filter(Boolean)
    expect(urls).toHaveLength(ALBUMS)
    expect(new Set(urls).size).toBe(ALBUMS)
  } finally {
    kill(app)
    bandcamp.close()
    rmSync(state, { recursive: true, force: true })
  }
})
