import { newName, openAdmin, settings } from './admin.ts'
import { CROWD } from './crowd.ts'
import { expect, signInAs, test } from './person.ts'

test('the user table sorts and paginates, and shows cards on a phone', { tag: '@detail' }, async ({ page }) => {
  await signInAs(page, 'admin')
  await openAdmin(page, CROWD)
  const dialog = settings(page)
  await expect(dialog.getByText('52 people').first()).toBeVisible()
  const names = dialog.getByRole('row').locator('td b')
  await expect(names).toHaveCount(50)
  await expect(names.first()).toHaveText(`${CROWD}-51`)
  await dialog.getByRole('button', { name: 'Show more' }).click()
  await expect(names).toHaveCount(52)
  await expect(dialog.getByRole('button', { name: 'Show more' })).toHaveCount(0)

  await test.step('the table keeps its place when a menu opens', async () => {
    await page.setViewportSize({ width: 920, height: 500 })
    const body = dialog.locator('.body').filter({ visible: true })
    const place = () =>
      body.evaluate((element) => [element.scrollTop, element.querySelector('.overflow-x-auto')?.scrollLeft])
    await body.evaluate((element) => {
      element.scrollTop = 300
      element.querySelector('.overflow-x-auto')?.scrollTo({ left: 99 })
    })
    const before = await place()
    expect(before[0]).toBe(300)
    const menu = dialog.getByRole('button', { name: /^More about/ }).nth(9)
    await menu.click()
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('menuitem', { name: 'Ban…' }).filter({ visible: true })).toBeFocused()
    expect(await place()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    expect(await place()).toEqual(before)
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await dialog.getByRole('button', { name: 'Username' }).click()
  await expect(names.first()).toHaveText(`${CROWD}-00`)
  await expect(dialog.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'ascending')
  await dialog.getByRole('button', { name: 'Username' }).click()
  await expect(names.first()).toHaveText(`${CROWD}-51`)
  await dialog.getByRole('button', { name: 'Role' }).click()
  await expect(names.first()).toHaveText(`${CROWD}-07`)
  const color = (role: string) =>
    dialog
      .getByText(role, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color)
  expect(await color('test')).not.toBe(await color('user'))

  await page.setViewportSize({ width: 320, height: 700 })
  await expect(dialog.getByRole('table')).toHaveCount(0)
  await expect(dialog.getByRole('heading', { name: `${CROWD}-07` })).toBeVisible()
  await dialog.getByLabel('Sort users').selectOption('Username, A to Z')
  await expect(dialog.getByRole('heading', { level: 4 }).first()).toHaveText(`${CROWD}-00`)
  for (const button of [`Edit ${CROWD}-00`, `Delete ${CROWD}-00`, `More about ${CROWD}-00`]) {
    const box = await dialog.getByRole('button', { name: button }).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await dialog.getByLabel('Search users').fill(newName())
  await expect(dialog.getByText('No users found')).toBeVisible()
  await dialog.getByLabel('Search users').press('Escape')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Search users')).toHaveValue('')
})
