import { BUILD_HEADER } from '#domain/sync/device-names.ts'
import { serve } from '../serve.ts'
import { chooseAdd, EXPECTS_FAILED_REQUESTS, expect, signInAsDemo, test, toast } from './person.ts'

/** The server, which from `update` on serves the same files as another build, under /next. */
async function serveDeployments(origin: string) {
  let isNext = false
  const served = await serve(async ({ url = '', headers: { cookie = '' } }, outgoing) => {
    const answer = await fetch(origin + url.replace('/next', ''), { headers: { cookie }, redirect: 'manual' })
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
    const body = Buffer.from(await answer.arrayBuffer())
    const isText = isNext && /html|sw\.js/.test(url + headers['content-type'])
    const build = headers[BUILD_HEADER]
    outgoing.writeHead(answer.status, { ...headers, ...(isNext && build && { [BUILD_HEADER]: `/next${build}` }) })
    outgoing.end(isText ? body.toString().replace(/(["`'])(\/assets\/app-[\w-]+\.js)\1/g, '$1/next$2$1') : body)
  })
  return {
    ...served,
    update: () => {
      isNext = true
    },
  }
}

test.describe('offline', { tag: '@detail' }, () => {
  test.use({ serviceWorkers: 'allow' })

  test('an unreachable page shows the offline page and retries, and the caches hold the files and pages of the app only', {
    annotation: { type: EXPECTS_FAILED_REQUESTS },
  }, async ({ page, context }) => {
    await signInAsDemo(page)
    await page.goto('/app')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/)
    await page.goto('/app?list=wishlist')
    const kept = await page.evaluate(async () => {
      const caches = await window.caches.keys()
      const requests = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/offline')
    expect(kept.filter((path) => !/^\/(?:offline|demo|app|icon\.svg|assets\/.*)$/.test(path))).toEqual([])

    await context.setOffline(true)
    await page.goto('/nothing-here?page=2')
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page).toHaveURL(/\/nothing-here\?page=2$/)
    const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
    expect(family).toContain('Familjen Grotesk')

    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toHaveCount(0)
  })

  test('a new version offers to reload once nobody is typing and no dialog is open', async ({ page, baseURL }) => {
    const deployment = await serveDeployments(baseURL ?? '')
    await signInAsDemo(page)
    await page.goto(`${deployment.address}/app`)
    const search = page.getByRole('combobox', { name: /^Search/ })
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await search.fill('low')
    deployment.update()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
      .toBe('installed')
    await expect(search).toBeFocused()
    await expect(toast(page)).toHaveCount(0)

    await chooseAdd(page, 'A link')
    await page.getByLabel('Bandcamp URL').fill('x')
    await expect(toast(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(toast(page)).toContainText('A new version is ready.')
    await toast(page).getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('script[src^="/next/"]')).toHaveCount(1)
    await expect(search).toHaveValue('low')
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
    await expect(toast(page)).toHaveCount(0)
    deployment.server.closeAllConnections()
    deployment.server.close()
  })
})

test('the link preview image has the declared size', { tag: '@detail' }, async ({ page, request }) => {
  await page.goto('/')
  const said = (name: string) => page.locator(`meta[property="og:image${name}"]`).getAttribute('content')
  const address = new URL((await said('')) ?? '')
  const picture = await (await request.get(address.pathname)).body()
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String)).toEqual([
    await said(':width'),
    await said(':height'),
  ])
})

test('the screenshots of the install dialog have the declared sizes', { tag: '@detail' }, async ({ request }) => {
  const { screenshots } = await (await request.get('/site.webmanifest')).json()
  expect(screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)).toEqual(['wide', 'narrow'])
  for (const { src, sizes } of screenshots) {
    const picture = await (await request.get(src)).body()
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
  }
})

test('the chosen theme sets the theme color of the browser', { tag: '@detail' }, async ({ page }) => {
  const bars = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => !media || matchMedia(media).matches)
        .map(({ content }) => content),
    )
  const ground = () =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
      return `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    })
  for (const system of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: system })
    for (const chosen of ['light', 'dark', null]) {
      await page.goto('/nothing-here')
      await page.evaluate(
        (theme) => (theme ? localStorage.setItem('theme', theme) : localStorage.removeItem('theme')),
        chosen,
      )
      await page.reload()
      expect(await bars()).toEqual([await ground()])
    }
  }
})
