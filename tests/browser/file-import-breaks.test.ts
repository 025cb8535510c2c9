import type { Page } from '@playwright/test'
import { albumsOf, choose, counts, dialogOf, fileOf, importButton, manyRows, openFiles, pill } from './files.ts'
import { EXPECTS_FAILED_REQUESTS, expect, newPerson, test, toast } from './person.ts'

/** Starts an import of 5,000 rows as a new user: the chunks before this one arrive, later ones hang or fail. */
async function startImport(page: Page, chunk: number, then: 'hang' | 'lose') {
  await newPerson(page)
  await page.context().route(/\/api\/imports\/\d+\/rows\/(\d+)$/, async (route) => {
    if (Number(/\d+$/.exec(route.request().url())?.[0]) < chunk) return route.continue()
    if (then === 'lose') await route.abort('internetdisconnected')
  })
  await openFiles(page, 'Import')
  await choose(page, 'long.csv', manyRows(5_000))
  await importButton(page).click()
}

test('an import continues while the dialog is closed and can be canceled', { tag: '@detail' }, async ({ page }) => {
  await startImport(page, 2, 'hang')
  await expect(dialogOf(page).getByRole('progressbar', { name: 'Import' })).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(pill(page)).toContainText('4,000 of 5,000')
  await pill(page).click()
  await expect(pill(page)).toBeHidden()
  await dialogOf(page).getByRole('button', { name: 'Cancel import' }).click()
  await expect(dialogOf(page)).toContainText('Import cancelled. 4,000 albums imported before that.')
  expect(await albumsOf(page)).toHaveLength(4_001)
  await dialogOf(page).getByRole('button', { name: 'Done' }).click()
  await expect(pill(page)).toBeHidden()
  await expect(page.getByText('4,001').first()).toBeVisible()
})

test('an import waits for a lost connection', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await startImport(page, 1, 'lose')
  await expect(dialogOf(page).locator('.alert')).toContainText('You are offline.')
  expect(await counts(page)).toMatchObject({ Added: 2_000 })
  await page.context().unrouteAll()
  await expect(dialogOf(page)).toContainText('5,000 albums imported')
  expect(await counts(page)).toEqual({ Added: 5_000, 'Already there': 0, Skipped: 0 })
  expect(await albumsOf(page)).toHaveLength(5_001)
})

test('an import that ends while its dialog is closed is told in the header, where it covers no album', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await startImport(page, 1, 'lose')
  await expect.poll(async () => (await counts(page)).Added).toBe(2_000)
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await page.context().unrouteAll()
  await expect(pill(page)).toContainText('Import successful')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Import successful')
  await expect(toast(page)).toHaveCount(0)
  await pill(page).click()
  await expect(dialogOf(page)).toContainText('5,000 albums imported')
  await dialogOf(page).getByRole('button', { name: 'Done' }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(pill(page)).toHaveCount(0)
})

test('an import resumes after its tab was closed, only with the same file', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page, context }) => {
  await startImport(page, 1, 'lose')
  await expect.poll(async () => (await counts(page)).Added).toBe(2_000)

  const second = await context.newPage()
  await openFiles(second, 'Import')
  await expect(dialogOf(second)).toContainText('“long.csv” is being imported in another tab.')
  await page.close()
  await expect(dialogOf(second)).toContainText('“long.csv” is not finished: 2,000 of 5,000 rows imported.')
  await context.unrouteAll()
  await second.keyboard.press('Escape')
  await expect(pill(second)).toContainText('Unfinished')

  await test.step('a different file is rejected', async () => {
    await pill(second).click()
    await dialogOf(second)
      .getByLabel('Choose the file long.csv')
      .setInputFiles(await fileOf('long.csv', manyRows(4_999)))
    await expect(dialogOf(second)).toContainText('This is a different file from “long.csv”, or it has changed since')
  })

  await test.step('the same file resumes it, under any name', async () => {
    await choose(second, 'renamed.csv', manyRows(5_000))
    await expect(dialogOf(second)).toContainText('This import was started before: 2,000 of 5,000 rows imported.')
    await dialogOf(second).getByRole('button', { name: 'Import the rest' }).click()
    await expect(dialogOf(second)).toContainText('5,000 albums imported')
    expect(await albumsOf(second)).toHaveLength(5_001)
    await dialogOf(second).getByRole('button', { name: 'Done' }).click()
    await expect(pill(second)).toBeHidden()
  })
})

test('an unfinished import can be canceled', { tag: '@detail', annotation: { type: EXPECTS_FAILED_REQUESTS } }, async ({
  page,
  context,
}) => {
  await startImport(page, 1, 'lose')
  await expect.poll(async () => (await counts(page)).Added).toBe(2_000)
  await page.close()
  const second = await context.newPage()
  await openFiles(second, 'Import')
  await dialogOf(second)
    .getByRole('button', { name: /^Cancel this import ?: long\.csv$/ })
    .click()
  await expect(dialogOf(second).getByRole('listitem').filter({ hasText: 'long.csv' })).toContainText(/[24],000 added/)
  await expect(dialogOf(second).getByText('is not finished')).toBeHidden()
})
