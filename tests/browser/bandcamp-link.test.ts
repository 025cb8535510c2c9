import type { Page } from '@playwright/test'
import { LOGIN } from '../bandcamp-site/fan-api.ts'
import { answerCovers, EXPECTS_FAILED_REQUESTS, expect, newPerson, test, toast } from './person.ts'
import { settings, tab } from './settings.ts'
import { part, silence } from './silence.ts'
import { open } from './wait-for-islands.ts'

test.beforeEach(async ({ page }) => {
  await answerCovers(page)
})

const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import from Bandcamp' })

async function fillIn(page: Page, { username, password }: typeof LOGIN) {
  await settings(page).getByLabel('Subsonic username').fill(username)
  await settings(page).getByLabel('Subsonic password').fill(password)
  await settings(page).getByRole('button', { name: 'Connect' }).click()
}

test('Bandcamp is connected, synced twice and disconnected; the albums stay', async ({ page }) => {
  await newPerson(page)
  await open(page, '/app')
  await page
    .getByRole('region', { name: 'Where are your records?' })
    .getByRole('link', { name: 'Connect Bandcamp' })
    .click()
  await expect(tab(page, 'Bandcamp')).toHaveAttribute('aria-selected', 'true')
  const link = settings(page).getByRole('link', { name: 'fan settings at Bandcamp' })
  await expect(link).toHaveAttribute('href', 'https://bandcamp.com/settings?pane=fan')

  await test.step('connect, which syncs', async () => {
    // Copying may add a space.
    await fillIn(page, { username: ` ${LOGIN.username}`, password: `${LOGIN.password} ` })
    await expect(toast(page)).toContainText('Bandcamp connected')
    await expect(importDialog(page).getByText('From your Bandcamp connection')).toBeVisible()
    await expect(importDialog(page).getByText('Added').locator('..')).toContainText('25')
    await expect(importDialog(page).getByText(/^\d+ (?:new )?albums? in your collection/)).toBeVisible()
    await importDialog(page).getByRole('link', { name: 'See what was imported' }).click()
    await expect(page.getByRole('heading', { name: 'Record 901' })).toBeVisible()
  })

  await test.step('sync again', async () => {
    await page.goto('/app#settings-bandcamp')
    await expect(settings(page).getByText(`Connected as ${LOGIN.username}`)).toBeVisible()
    await expect(settings(page).getByText('25 albums at Bandcamp, synced')).toBeVisible()
    await settings(page).getByRole('button', { name: 'Sync now' }).click()
    await expect(importDialog(page).getByText('Nothing new: everything is already here.')).toBeVisible()
  })

  await test.step('an album plays whole from one of its tracks, and later goes on at the same second', async () => {
    await page.goto('/app')
    const player = page.getByRole('region', { name: 'Player' })
    const sleeve = page.getByRole('dialog', { name: 'Record 901' })
    const current = page.getByRole('article').locator('[aria-current]')
    const asked = new Set<string>()
    // What it leads to is not on this machine. Only the first track is short.
    await page.route(/\/api\/(?:play\/|albums\/\d+\/preview)/, async (route) => {
      const request = route.request()
      const answer = await route.fetch({ maxRedirects: 0 })
      expect([answer.status(), new URL(answer.headers().location ?? '').host]).toEqual([302, 't4.bcbits.com'])
      const { pathname } = new URL(request.url())
      asked.add(pathname)
      await route.fulfill(part(silence(pathname === [...asked][0] ? 2 : 90), request.headers().range))
    })
    await page.getByRole('heading', { name: 'Record 901' }).click()
    await sleeve.getByRole('button', { name: /^1\b/ }).press('Enter')
    await expect(player.getByRole('group', { name: 'Record 901', exact: true })).toBeVisible()
    await expect(current).toHaveText(/^2/)
    expect([...asked].filter((path) => !path.startsWith('/api/play/'))).toEqual([])

    await page.getByRole('button', { name: 'Open Now playing' }).click()
    const large = page.getByRole('dialog', { name: 'Now playing' })
    await expect(large.locator('[aria-current]')).toHaveText(/^2/)
    await large.getByLabel('Position').fill('40')
    await large.getByRole('button', { name: 'Pause', exact: true }).click()
    await expect(large.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const second = await large.getByLabel('Position').inputValue()
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()

    await page.reload()
    await expect(player.getByLabel('Position')).toHaveValue(second)
    await expect(current).toHaveText(/^2/)
    await player.getByRole('button', { name: 'Play', exact: true }).click()
    await expect
      .poll(async () => Number(await player.getByLabel('Position').inputValue()))
      .toBeGreaterThan(Number(second))
    await player.getByRole('button', { name: 'Close player' }).click()
  })

  await test.step('it syncs by itself, once, when the app opens and the last sync is old', async () => {
    const begun = page.waitForRequest(/\/api\/imports\/link$/)
    await page.route(
      (url) => url.pathname === '/app',
      async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('"isSyncDue":false', '"isSyncDue":true')
        await route.fulfill({ response, body })
      },
    )
    await page.goto('/app')
    await begun
    let isRepeated = false
    page.on('request', (request) => {
      if (request.url().endsWith('/api/imports/link')) isRepeated = true
    })
    await open(page, '/app')
    await page.unrouteAll()
    expect(isRepeated).toBe(false)
  })

  await test.step('disconnect', async () => {
    await page.goto('/app#settings-bandcamp')
    await settings(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(toast(page)).toContainText('Your albums stay.')
    await expect(settings(page).getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
    await page.goto('/app')
    await expect(page.getByRole('heading', { name: 'Record 901' })).toBeVisible()
  })
})

test('a wrong login and a Bandcamp that is out of order are told apart', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await newPerson(page)
  await open(page, '/app#settings-bandcamp')
  await settings(page).getByRole('button', { name: 'Connect' }).click()
  await expect(settings(page).getByText('Enter the username that Bandcamp shows')).toBeVisible()
  await expect(settings(page).getByText('Enter the password that Bandcamp shows')).toBeVisible()

  await fillIn(page, { ...LOGIN, password: 'guess' })
  await expect(settings(page).getByText('Bandcamp refused this username and password.')).toBeVisible()
  await expect(settings(page).getByLabel('Subsonic password')).toBeFocused()

  const message = 'Bandcamp did not answer. Please try again.'
  await page.route(/\/api\/bandcamp-link$/, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 502, json: { code: 'upstream', message } })
      : route.fallback(),
  )
  await fillIn(page, LOGIN)
  await expect(settings(page).getByText(message)).toBeVisible()
  await expect(settings(page).getByLabel('Subsonic password')).toHaveValue(LOGIN.password)
})
