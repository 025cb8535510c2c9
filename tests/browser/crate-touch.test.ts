import { line, makeCrates, undo, withCrates } from './crates.ts'
import { fingerOn } from './finger.ts'
import { card, showView, titles } from './own-albums.ts'
import { expect, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

test('a long press drags an album onto a crate and within a crate', { tag: '@detail' }, async ({ page }) => {
  const { crates } = await withCrates(page, 4, { Sunday: 'ABCD', Kitchen: '' })
  const finger = await fingerOn(page)
  const tray = page.getByRole('region', { name: 'Crates' })

  await finger.scroll({ x: 200, y: 600 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect(page.locator('.drag-preview')).toHaveCount(0)

  await finger.hold(card(page, 'B').locator('.cover'))
  await expect(tray.getByText('Sunday')).toBeVisible()
  await finger.over(tray.locator('.crate', { hasText: 'Kitchen' }))
  await expect(tray.locator('.crate', { hasText: 'Kitchen' })).toHaveClass(/is-drop/)
  await finger.lift()
  await expect(toast(page)).toContainText('B · Kitchen')
  await expect(tray).toBeHidden()
  await expect(page.locator('.drag-preview')).toHaveCount(0)

  const spot = await finger.hold(card(page, 'C').locator('.cover'))
  await finger.second(spot)
  await expect(tray).toBeHidden()
  await finger.lift()
  await finger.hold(card(page, 'C').locator('.cover'))
  await page.keyboard.press('Escape')
  await expect(tray).toBeHidden()
  await finger.lift()

  await showView(page, 'compact')
  await open(page, `/app?crate=${crates.get('Sunday')}`)
  await card(page, 'D').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await finger.hold(card(page, 'D').locator('.cover'))
  await finger.over(card(page, 'B'), 0.4, 0.2)
  await expect(line(page)).toBeVisible()
  await finger.lift()
  await expect.poll(() => titles(page)).toEqual(['A', 'D', 'B', 'C'])
  await expect(toast(page)).toContainText('D moved to position 2 of 4')
  await undo(page)
  await expect.poll(() => titles(page)).toEqual(['A', 'B', 'C', 'D'])
})

test('the compact view of a crate has a menu for each album', { tag: '@detail' }, async ({ page }) => {
  const { crates } = await makeCrates(page, 2, { Sunday: 'AB' })
  await showView(page, 'compact')
  await open(page, `/app?crate=${crates.get('Sunday')}`)
  await card(page, 'B').getByRole('button', { name: 'More about B' }).tap()
  await page.getByRole('menuitem', { name: 'Move up' }).tap()
  await expect.poll(() => titles(page)).toEqual(['B', 'A'])
})

test('a long press reorders crates in the drawer', { tag: '@detail' }, async ({ page }) => {
  await withCrates(page, 1, { Sunday: 'A', Kitchen: '', Late: '' })
  await open(page, '/app#crates')
  const drawer = page.getByRole('dialog', { name: 'Crates' })
  const names = () => drawer.locator('.crate-row[data-crate] .crate-name').allTextContents()
  await expect.poll(names).toEqual(['Sunday', 'Kitchen', 'Late'])
  const finger = await fingerOn(page)
  await finger.hold(drawer.locator('.crate', { hasText: 'Late' }))
  await finger.over(drawer.locator('.crate', { hasText: 'Sunday' }), 0.5, 0.2)
  await expect(line(page)).toBeVisible()
  await finger.lift()
  await expect.poll(names).toEqual(['Late', 'Sunday', 'Kitchen'])
  await expect(drawer).toBeVisible()
})
