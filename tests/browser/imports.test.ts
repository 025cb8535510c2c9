import type { Page } from '@playwright/test'
import type { HeldFan } from './held-fans.ts'
import { answerCovers, expect, newPerson, test, toast } from './person.ts'
import { waitForIslands } from './wait-for-islands.ts'

test.beforeEach(async ({ page }) => {
  await answerCovers(page)
})
const pill = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Import from Bandcamp: / })
const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import from Bandcamp' })

/** A fan whose import does not end before `letGo`. */
async function heldFan() {
  const address = new URL('/fans', process.env.GATEFOLD_TEST_PEOPLE)
  const fan = (await (await fetch(address, { method: 'POST' })).json()) as HeldFan
  return { ...fan, letGo: () => fetch(`${address}/${fan.name}`, { method: 'DELETE' }) }
}

async function startImport(page: Page, fan: string, address = fan) {
  await page.goto('/app#import')
  await importDialog(page).getByLabel('Bandcamp username').fill(address)
  await importDialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await expect(importDialog(page)).toBeHidden()
  await pill(page).click()
  await expect(importDialog(page).getByText(`Collection of ${fan}, with tags`)).toBeVisible()
}

test('an import continues in the background and after a reload, and can be synced again and undone', async ({
  page,
}) => {
  await newPerson(page)
  const fan = await heldFan()
  const count = fan.titles.length

  await test.step('the form shows an estimate', async () => {
    await page.goto('/app#import')
    const dialog = importDialog(page)
    await expect(dialog.getByText('About 100 albums take about 3 minutes')).toBeVisible()
    await dialog.getByLabel('Wishlist').check()
    await expect(dialog.getByText('Wishlists of 500 or more may take minutes.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(dialog.getByText('Please enter a Bandcamp username')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a profile address starts an import with a progress bar', async () => {
    await startImport(page, fan.name, `https://bandcamp.com/${fan.name}?from=menu`)
    const dialog = importDialog(page)
    await expect(dialog.getByText(`of about ${count} found`)).toBeVisible()
    await expect(dialog.getByText(/ left$/)).toBeVisible()
    const bar = dialog.getByRole('progressbar', { name: 'Tags' })
    await expect(bar).toHaveAttribute('aria-valuetext', new RegExp(`^Fetching tags, \\d+ of ${count} albums$`))
    await expect(bar).toHaveJSProperty('max', 1)
    expect(Number(await bar.getAttribute('value'))).toBeLessThan(1)
    await expect(dialog.getByRole('status').first()).toHaveText(/^Fetching tags of the collection(: \d+% read)?$/)
    await expect(pill(page)).toBeHidden()
  })

  await test.step('the pill shows it while the dialog is closed, also after a reload', async () => {
    await page.keyboard.press('Escape')
    await expect(pill(page)).toContainText(/\d+ of \d+/)
    await page.reload()
    await expect(pill(page)).toContainText(/\d+ of \d+/)
    await pill(page).click()
    await expect(importDialog(page).getByRole('button', { name: 'Cancel import' })).toBeVisible()
  })

  await test.step('the summary links to the imported albums', async () => {
    const dialog = importDialog(page)
    await fan.letGo()
    await expect(dialog.getByText(/^\d+ (?:new )?albums? in your collection/)).toBeVisible({ timeout: 60_000 })
    await expect(dialog.getByText('With tags', { exact: true }).locator('..')).toContainText(`${count}`)
    await dialog.getByRole('link', { name: 'See what was imported' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\?list=both&import=\d+$/)
    await expect(page.getByText(`${count} albums`).first()).toBeVisible()
    await expect(pill(page)).toBeHidden()
    await page.reload()
    await expect(page.getByText(`${count} albums`).first()).toBeVisible()
    await page.getByRole('button', { name: 'Remove Imported' }).click()
    await expect(page.getByText(`${count} albums`, { exact: true }).first()).toBeAttached()
  })

  await test.step('syncing again adds nothing', async () => {
    await page.goto('/app#import')
    const dialog = importDialog(page)
    await dialog.getByRole('button', { name: `Sync now with ${fan.name} at Bandcamp` }).click()
    await expect(dialog).toBeHidden()
    // It is told in the header, where it covers no album, until it is looked at.
    await expect(pill(page)).toContainText('Import complete', { timeout: 30_000 })
    await expect(page.getByRole('banner').getByRole('status')).toContainText('Nothing new: everything is already here.')
    await expect(toast(page)).toHaveCount(0)
    await pill(page).click()
    await expect(dialog.getByText('Nothing new: everything is already here.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(pill(page)).toBeHidden()
  })

  await test.step('undo asks first and keeps albums that were rated since or that a file has too', async () => {
    const albums: { id: number; title: string; artist: string }[] = await (await page.request.get('/api/albums')).json()
    const [rated, ...others] = albums
    await page.request.patch(`/api/albums/${rated?.id}`, { data: { rating: 4 } })
    const csv = ['title,artist', ...others.slice(0, 2).map(({ title, artist }) => `"${title}","${artist}"`)].join('\n')
    await page.request.post('/api/import/albums', { data: { csvData: csv } })
    const dialog = importDialog(page)
    await page.goto('/app#import')
    await dialog.getByText('History of 2 imports').click()
    await dialog.getByRole('button', { name: 'Undo this import…' }).last().click()
    const question = page.getByRole('alertdialog', { name: 'Undo this import?' })
    await expect(question).toContainText(
      `The ${count - 3} albums it added will be removed. 2 albums will stay because “CSV sent by a program” has them too. 1 album will stay because you changed it.`,
    )
    await question.getByRole('button', { name: 'Undo import' }).click()
    await expect(toast(page)).toContainText(
      `${count - 3} albums removed, 2 kept because “CSV sent by a program” has them too, 1 kept because you changed it`,
    )
    await expect(page.getByText('3 albums', { exact: true }).first()).toBeAttached()
  })

  await test.step('the server looks at a fan weekly, until that is turned off', async () => {
    const box = importDialog(page).getByRole('checkbox', { name: `Check weekly the lists of ${fan.name}` })
    const chosen = async () => (await (await page.request.get('/api/imports/weekly')).json()).fan
    await box.check()
    await expect.poll(chosen).toMatchObject({ username: fan.name })
    await page.reload()
    await expect(box).toBeChecked()
    await box.uncheck()
    await expect.poll(chosen).toBe(null)
  })

  await test.step('a fan that is synced daily is synced by itself a day later', async () => {
    await importDialog(page)
      .getByRole('checkbox', { name: `Daily sync with ${fan.name}` })
      .check()
    await page.evaluate(() => {
      const [key = ''] = Object.keys(localStorage).filter((name) => /daily-sync/.test(name))
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(/"begunAt":\d+/, '"begunAt":0'))
    })
    await page.goto('/app')
    const imports = async () => (await (await page.request.get('/api/imports')).json()).length
    await expect.poll(imports).toBe(4)
    await page.reload()
    await expect(pill(page)).toBeHidden()
    expect(await imports()).toBe(4)
  })

  await test.step('a shared album plays in Bandcamp’s own player, which loads when it is asked for', async () => {
    const asked: string[] = []
    await page.route('https://bandcamp.com/EmbeddedPlayer/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Playing</p>' })
    })
    const made = await page.request.post('/api/shares', { data: { of: { list: 'collection' } } })
    await page.goto((await made.json()).url)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: /^Play/ }).first().click()
    await expect(page.frameLocator('[data-player]').getByText('Playing')).toBeVisible()
    expect(asked).toEqual([expect.stringMatching(/EmbeddedPlayer\/album=\d+\//)])
  })
})

test('an import that ends before its start is answered is told in the header', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  const fan = await heldFan()
  await page.goto('/app#import')
  const dialog = importDialog(page)
  await dialog.getByLabel('Bandcamp username').fill(fan.name)
  await waitForIslands(page)
  const started = Promise.withResolvers<void>()
  const listed = (status: string) =>
    page.waitForResponse(
      async (answer) => /\/api\/imports$/.test(answer.url()) && (await answer.text()).includes(`"status":"${status}"`),
    )
  // The list that is read after the one before the start has the import.
  let reads = 0
  await page.route('/api/imports', async (route) => {
    reads += 1
    if (reads > 1) await started.promise
    await route.fallback()
  })
  await page.route('/api/imports/fan', async (route) => {
    const response = await route.fetch()
    const running = listed('running')
    started.resolve()
    await running
    const complete = listed('complete')
    await fan.letGo()
    await complete
    await route.fulfill({ response })
  })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(pill(page)).toContainText('Import complete')
})

test('an empty list is reported, and an unknown fan cannot be synced again', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  const dialog = importDialog(page)
  const importFrom = async (fan: string) => {
    await page.goto('/app#import')
    await dialog.getByLabel('Bandcamp username').fill(fan)
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  }
  await importFrom('empty-shelf')
  await expect(pill(page)).toContainText('Nothing to import', { timeout: 30_000 })

  await importFrom('nobody-here')
  await expect(pill(page)).toContainText('No Bandcamp fan is called nobody-here', { timeout: 30_000 })
  await page.goto('/app#import')
  const past = dialog.getByRole('listitem')
  await expect(past.filter({ hasText: 'nobody-here' })).toContainText('no such fan')
  await expect(past.filter({ hasText: 'nobody-here' }).getByRole('button')).toHaveCount(0)
  await expect(past.filter({ hasText: 'empty-shelf' }).getByRole('button', { name: /^Sync now/ })).toBeVisible()
})

test('a canceled import keeps what was imported', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  const fan = await heldFan()
  await startImport(page, fan.name)
  await expect(importDialog(page).getByText(`of about ${fan.titles.length} found`)).toBeVisible()
  await importDialog(page).getByRole('button', { name: 'Cancel import' }).click()
  await expect(importDialog(page).getByText(/Import cancelled. \d+ albums imported before that\./)).toBeVisible()
})

test('both lists are imported at once, and each can be canceled', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await page.goto('/app?list=wishlist#import')
  const dialog = importDialog(page)
  await expect(dialog.getByRole('checkbox', { name: 'Collection' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Wishlist' })).toBeChecked()
  await expect(dialog.getByText('About 600 albums take')).toBeVisible()
  await dialog.getByLabel('Bandcamp username').fill('marit')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog).toBeHidden()
  await pill(page).click()
  await expect(dialog.getByText('Collection of marit, with tags')).toBeVisible()
  await expect(dialog.getByText('Wishlist of marit, with tags')).toBeVisible()
  await expect(dialog.getByText(/^\d+ (?:new )?albums? on your wishlist/)).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('button', { name: /^Cancel import/ }).click()
  await expect(dialog.getByText(/^Import cancelled\. /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Import more' }).click()
  await expect(dialog.getByRole('button', { name: /^Sync now/ })).toHaveCount(1)
  await expect(dialog.getByRole('listitem').first()).toContainText('collection and wishlist')
})
