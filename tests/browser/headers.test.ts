import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder } from '../../scripts/build.ts'
import { openCharts } from './list-head.ts'
import { expect, signInAsDemo, test } from './person.ts'

const assets = join(buildFolder(join(import.meta.dirname, '../..')), 'client/assets')
const nameOf = (ending: string) => readdirSync(assets).find((name) => name.endsWith(ending))

test('static files have the security headers too', async ({ page }) => {
  for (const path of ['/icon.svg', `/assets/${nameOf('.js')}`, `/assets/${nameOf('.css')}`]) {
    const headers = (await page.request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    expect(headers['permissions-policy'], path).toContain('camera=()')
  }
  const shared = await page.request.get('/share.png')
  expect(shared.headers()['cross-origin-resource-policy']).toBe('cross-origin')
})

test('a cover from another site loads through Gatefold', { tag: '@detail' }, async ({ page }) => {
  await signInAsDemo(page)
  const cover = 'https://covers.example.org/low-water.png'
  const foreign: string[] = []
  page.on('request', (request) => request.url().startsWith('https://covers.') && foreign.push(request.url()))
  await page.route(/\/api\/pictures\?/, (route) => route.fulfill({ path: join(assets, '../icon-192.png') }))
  await page.goto('/app#add')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'More details' }).click()
  await dialog.getByLabel('Cover URL').fill(cover)
  const image = dialog.locator('.cover img')
  await expect(image).toHaveAttribute('src', `/api/pictures?url=${encodeURIComponent(cover)}`)
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(192)
  expect(foreign).toEqual([])
})

test('the bars of the statistics are as high as their counts', { tag: '@detail' }, async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/app?list=both')
  await openCharts(page)
  const bars = page.getByRole('region', { name: 'Statistics' }).locator('li svg')
  await expect(bars.first()).toBeVisible()
  const heights = await bars.evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBe(56)
  expect(Math.min(...heights)).toBeLessThan(20)
})
