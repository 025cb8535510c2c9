import type { Page } from '@playwright/test'
import { expect, newPerson, openAsNewPerson, signInAs, test, toast } from './person.ts'
import { waitForIslands } from './wait-for-islands.ts'

const LONG_TITLE = 'Unbrokenlettersofatitle'.repeat(14).slice(0, 300)
const LONG_NAME = 'Unbrokenlettersofacrate'.repeat(6).slice(0, 120)

const originOf = (page: Page) => ({ headers: { origin: new URL(page.url()).origin } })

async function addLongOnes(page: Page) {
  const own = originOf(page)
  const bandcampUrl = `https://long.bandcamp.com/album/${crypto.randomUUID()}`
  const data = { title: LONG_TITLE, artist: LONG_TITLE, bandcampUrl }
  const album = await (await page.request.post('/api/albums', { data, ...own })).json()
  const description = 'It goes on and on. '.repeat(100).trim()
  const crate = await (
    await page.request.post('/api/crates', { data: { name: LONG_NAME, description }, ...own })
  ).json()
  return { album, crate, description }
}

/** Text that overflows the topmost dialog, and parts of the dialog that overflow. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const panel = [...document.querySelectorAll('.dialog')].at(-1)
    if (!panel) return ['no dialog']
    const box = panel.getBoundingClientRect()
    const found: string[] = []
    for (const part of [panel, ...panel.querySelectorAll('.body')])
      if (part.scrollWidth > part.clientWidth)
        found.push(`${part.className}: ${part.scrollWidth} > ${part.clientWidth}`)
    const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('.sr-only, .truncate')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right } of range.getClientRects())
        if (left < box.left - 0.5 || right > box.right + 0.5) found.push(String(node.textContent).slice(0, 40))
    }
    return found
  })

test('confirmations do not overflow with long words on phone and desktop', { tag: '@detail' }, async ({ page }) => {
  const name = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '').slice(0, 60)
  const email = `${name}@${'b'.repeat(60)}.example.com`
  await newPerson(page, { email })
  await page.goto('/app')
  const { album, crate } = await addLongOnes(page)
  const albumIds = { albumIds: [album.id] }
  await page.request.post(`/api/crates/${crate.id}/albums`, { data: albumIds, ...originOf(page) })
  await page.reload()
  const question = page.getByRole('alertdialog')
  const expectInside = async (what: string) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => outside(page), { message: `${what} at ${width} px` }).toEqual([])
    }
  }

  await page.goto(`/app#delete-crate-${crate.id}`)
  await expect(question).toContainText(LONG_NAME)
  await expectInside('delete a crate')
  await page.goto(`/app?crate=${crate.id}#position-${album.id}`)
  await expect(page.getByRole('dialog')).toContainText(LONG_TITLE)
  await expectInside('position')
  await page.goto(`/app?crate=${crate.id}#edit-crate-${crate.id}`)
  await page.getByLabel('Description').fill('x')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await expectInside('unsaved crate')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.goto(`/app?crate=${crate.id}#settings-data`)
  await page.getByRole('button', { name: 'Delete collection' }).click()
  await expect(question).toBeVisible()
  await expectInside('delete the collection')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(question).toContainText(email)
  await expectInside('delete the account')

  await page.context().clearCookies()
  await signInAs(page, 'admin')
  await page.goto('/app#settings-admin')
  await page.getByLabel('Search users').fill(email)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(question).toContainText(email)
  await expectInside('delete a user')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `More about ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Ban…' }).click()
  await expect(question).toBeVisible()
  await expectInside('ban a user')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `More about ${name}` }).click()
  await page.getByRole('menuitem', { name: 'End sessions…' }).click()
  await expect(question).toContainText(name)
  await expectInside('end the sessions of a user')
})

test('a long crate description is clamped until it is expanded', { tag: '@detail' }, async ({ page }) => {
  await openAsNewPerson(page)
  const { crate, description } = await addLongOnes(page)
  await page.goto(`/app?crate=${crate.id}`)
  const about = page.locator('.opened .about')
  await expect(about).toHaveText(description)
  const linesShown = () =>
    about.evaluate((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    )
  expect(await linesShown()).toBeLessThanOrEqual(3)
  const all = page.getByRole('button', { name: 'Show all' })
  await expect(all).toHaveAttribute('aria-expanded', 'false')
  await all.click()
  expect(await linesShown()).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Show less' }).click()
  expect(await linesShown()).toBeLessThanOrEqual(3)
})

test('a short crate description has no Show all button', { tag: '@detail' }, async ({ page }) => {
  await openAsNewPerson(page)
  const data = { name: 'Sundays', description: 'Quiet ones.' }
  const crate = await (await page.request.post('/api/crates', { data, ...originOf(page) })).json()
  await page.goto(`/app?crate=${crate.id}`)
  await waitForIslands(page)
  await expect(page.locator('.opened .about')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0)
})

for (const width of [360, 1280]) {
  test(`a toast with a long title is clamped at ${width} px and expands on focus`, { tag: '@detail' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openAsNewPerson(page)
    const { album } = await addLongOnes(page)
    await page.goto('about:blank')
    await page.goto('/app')
    await page
      .locator(`#album-${album.id}`)
      .getByRole('button', { name: /^Delete/ })
      .click()
    const text = toast(page).locator('p')
    await expect(text).toContainText(LONG_TITLE)
    await page.mouse.move(0, 0)
    const lines = () =>
      text.evaluate((element) =>
        Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
      )
    expect(await lines()).toBeLessThanOrEqual(2)
    await toast(page).getByRole('button', { name: 'Dismiss' }).focus()
    const isWhole = () => text.evaluate((element) => element.scrollHeight <= element.clientHeight + 1)
    expect(await isWhole()).toBe(true)
    await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeInViewport()
  })
}
