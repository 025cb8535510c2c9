import { count, makeCrates } from './crates.ts'
import { fingerOn } from './finger.ts'
import { card, makeAlbums, numberedAlbums, showView, withAlbums } from './own-albums.ts'
import { changes, expect, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

const NOTE = 'Bought after the show in Ghent.'
/** Newest first; the page size is 10. */
const MANY = numberedAlbums(14, 1)

test('keys open the tags and the note beside a card, each saved at once, and move the album', async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber' }, { title: 'Copper' }])
  await page.keyboard.press('j')
  await page.keyboard.press('t')
  await expect(page.getByRole('dialog', { name: 'Tags of Amber' })).toBeVisible()
  await page.keyboard.type('tape,')
  await expect(card(page, 'Amber').getByRole('link', { name: 'tape' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Amber')).toBeFocused()
  await page.keyboard.press('n')
  await page.keyboard.type(NOTE)
  await page.keyboard.press('Escape')
  await expect(card(page, 'Amber').getByText(NOTE)).toBeVisible()
  await expect(toast(page)).toContainText('Note saved')
  await page.keyboard.press('m')
  await expect(toast(page)).toContainText('Moved to your wishlist')
  await expect(card(page, 'Amber')).toHaveCount(0)
})

test('what is not on a card is there while it is pointed at or has the focus', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber', tags: ['tape'], notes: NOTE }, { title: 'Copper' }])
  const panel = card(page, 'Amber').locator('.card-panel')
  await page.locator('h1').hover()
  await expect(panel).toHaveCSS('opacity', '0')
  await card(page, 'Amber').hover()
  await expect(panel).toHaveCSS('opacity', '1')
  await expect(panel.getByText(NOTE)).toBeInViewport()
  await page.locator('h1').hover()
  await card(page, 'Amber').getByRole('link', { name: 'Amber', exact: true }).last().focus()
  await expect(panel).toHaveCSS('opacity', '1')
  await card(page, 'Amber')
    .locator('.cover')
    .click({ position: { x: 20, y: 120 } })
  await expect(page).toHaveURL(/\/app\/album\//)
})

test.describe('with a finger', { tag: '@detail' }, () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('a long press shows what is not on a card, two cards a row', async ({ page }) => {
    await withAlbums(page, [{ title: 'Amber', tags: ['tape'], notes: NOTE }, { title: 'Copper' }])
    const tops = await Promise.all(['Amber', 'Copper'].map((title) => card(page, title).boundingBox()))
    expect(tops[0]?.y).toBe(tops[1]?.y)
    // The title is not there while the card is open.
    const amber = page.locator('.card', { hasText: 'Amber' })
    await expect(amber.getByText(NOTE)).toBeHidden()
    // Until then the cover carries nothing.
    await expect(amber.locator('.cover').getByRole('button').filter({ visible: true })).toHaveCount(0)
    const finger = await fingerOn(page)
    await finger.hold(amber.locator('.cover'))
    await finger.lift()
    await expect(page.getByRole('region', { name: 'Crates' })).toBeHidden()
    await expect(amber.getByText(NOTE)).toBeVisible()
    await expect(amber.getByRole('link', { name: 'tape' })).toBeVisible()
    await amber.getByRole('button', { name: 'Edit Amber' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap()
    await amber.getByRole('button', { name: 'Close tags, note and actions: Amber' }).tap()
    await expect(amber.getByText(NOTE)).toBeHidden()
  })
})

test('a key pressed while a popover closes opens the next one, or the same again', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, [{ title: 'Amber' }])
  await page.keyboard.press('j')
  await page.keyboard.press('t')
  await expect(page.getByRole('dialog', { name: 'Tags of Amber' })).toBeVisible()
  const note = page.getByRole('dialog', { name: 'Note on Amber' })
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }))
      // The browser tells that a popover has closed in a later task.
      return scheduler.postTask(() => undefined, { priority: 'background' })
    })
    await expect(note).toBeVisible()
    await expect(note.getByRole('textbox')).toBeFocused()
  }
})

test('a click on the note opens it, and the crate button ticks a crate', async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber', notes: NOTE.repeat(6) }])
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  await page.request.post('/api/crates', { data: { name: 'Sunday, slow' }, headers })
  await open(page, '/app')
  await card(page, 'Amber').getByText(NOTE).click()
  await expect(page.getByRole('dialog', { name: 'Note on Amber' }).getByRole('textbox')).toHaveValue(NOTE.repeat(6))
  await page.keyboard.press('Escape')
  await card(page, 'Amber').getByRole('button', { name: 'Add Amber to crate…' }).click()
  await page.getByRole('dialog', { name: 'Add to crate' }).getByLabel('Sunday, slow').check()
  await expect(page.locator('.rail .crate', { hasText: 'Sunday, slow' })).toContainText('1')
})

test('tags and notes are added by mouse, in one click, in the grid, the list and on the wall', async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber' }])
  for (const view of ['grid', 'list', 'wall'] as const) {
    await showView(page, view)
    await open(page, '/app')
    const amber = card(page, 'Amber')
    await amber.hover()
    await amber.locator('[data-part=tags]').click()
    await expect(page.getByRole('dialog', { name: 'Tags of Amber' }).getByRole('textbox')).toBeFocused()
    await page.keyboard.type(`${view} tag,`)
    await page.keyboard.press('Escape')
    if (view !== 'wall') await expect(amber.getByRole('link', { name: `${view} tag` })).toBeVisible()
    await amber.hover()
    await amber.locator('[data-part=note]').click()
    const note = page.getByRole('dialog', { name: 'Note on Amber' }).getByRole('textbox')
    await expect(note).toHaveValue(view === 'grid' ? '' : NOTE)
    await note.fill(NOTE)
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
    if (view !== 'wall') await expect(amber.getByText(NOTE)).toBeVisible()
  }
})

test('ratings, notes, tags, moves and deletions are undone with a key, the last one first', async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber' }, { title: 'Copper' }])
  const undo = () => page.keyboard.press('ControlOrMeta+z')
  const stars = card(page, 'Amber').getByRole('radio', { name: '4 stars' })
  await card(page, 'Amber').focus()
  await page.keyboard.press('4')
  await expect(stars).toBeChecked()
  await page.keyboard.press('Enter')
  const note = page.getByRole('dialog').getByRole('textbox', { name: 'Note' })
  await note.fill('Kitchen')
  await page.keyboard.press('Escape')
  await expect(toast(page)).toContainText('Note saved')
  await undo()
  await expect(toast(page)).toContainText('Undone')
  await expect(note).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card(page, 'Copper').getByRole('button', { name: 'Delete Copper' }).click()
  await expect(card(page, 'Copper')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await undo()
  await expect(card(page, 'Copper')).toBeVisible()
  await undo()
  await expect(stars).not.toBeChecked()
  await undo()
  await expect(toast(page)).toContainText('Nothing to undo')
})

test('what was done last is undone after a reload and from another tab, of any kind', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, [{ title: 'Amber' }, { title: 'Copper' }])
  const undo = (tab = page) => tab.keyboard.press('ControlOrMeta+z')
  const offer = (tab = page) => toast(tab).filter({ hasText: 'Undo an earlier change?' })
  const stars = card(page, 'Amber').getByRole('radio', { name: '4 stars' })
  await card(page, 'Amber').focus()
  await page.keyboard.press('4')
  await expect(toast(page)).toContainText('Amber: 4 stars')
  await card(page, 'Copper').getByRole('button', { name: 'Delete Copper' }).click()
  await expect(toast(page)).toContainText('Copper')
  await open(page, '/app')
  await undo()
  await expect(offer()).toContainText('Copper')
  await expect(card(page, 'Copper')).toHaveCount(0)
  await offer().getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Copper')).toBeVisible()

  const other = await page.context().newPage()
  await open(other, '/app')
  await undo(other)
  await expect(offer(other)).toContainText('Amber: 4 stars')
  await offer(other).getByRole('button', { name: 'Undo' }).click()
  await expect(stars).not.toBeChecked()
  await undo()
  await expect(toast(page).filter({ hasText: 'Nothing to undo' })).toBeVisible()
})

test('12 unrated albums are rated with 12 keys, across pages', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, MANY.slice(0, 12))
  await open(page, '/app?unrated=1')
  await page.keyboard.press('j')
  for (let number = 1; number <= 12; number += 1) {
    await expect(card(page, `Record ${number}`)).toBeFocused()
    await page.keyboard.press('4')
  }
  await expect(page.getByText('No albums match', { exact: true })).toBeVisible()
  const rated = async () => {
    const albums: { rating: number }[] = await (await page.request.get('/api/albums')).json()
    return albums.filter(({ rating }) => rating === 4).length
  }
  await expect.poll(rated).toBe(12)
})

test('j continues on the next page, and a rating leaves the focus where it is', {
  tag: '@detail',
}, async ({ page }) => {
  await withAlbums(page, MANY)
  await card(page, 'Record 9').focus()
  await page.keyboard.press('3')
  await expect(card(page, 'Record 9')).toBeFocused()
  await page.keyboard.press('j')
  await expect(card(page, 'Record 10')).toBeFocused()
  await page.keyboard.press('j')
  await expect(card(page, 'Record 11')).toBeFocused()
  await expect(page).toHaveURL('/app?page=2')
  await page.keyboard.press('k')
  await expect(card(page, 'Record 10')).toBeFocused()
  await expect(card(page, 'Record 9').getByRole('radio', { name: '3 stars' })).toBeChecked()
})

test('a note beside a card is saved once, and its caret stands behind the text', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, [{ title: 'Amber', notes: 'Old' }])
  const calls = changes(page)
  const note = page.getByRole('dialog', { name: 'Note on Amber' })
  const closings = [() => page.keyboard.press('Escape'), () => page.locator('h1').click()]
  for (const [turn, close] of closings.entries()) {
    // With the version that the last note has given the album.
    await open(page, '/app')
    await card(page, 'Amber').focus()
    await page.keyboard.press('n')
    await expect(note.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('er')
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    await close()
    await expect(note).toBeHidden()
    await saved
    await expect(card(page, 'Amber').getByText(`Old${'er'.repeat(turn + 1)}`, { exact: true })).toBeVisible()
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
    expect(calls).toHaveLength(turn + 1)
  }
})

test('the first list of crates has the focus in its field', { tag: '@detail' }, async ({ page }) => {
  await makeCrates(page, 1, { Sunday: '' })
  await open(page, '/app')
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  const crates = page.getByRole('dialog', { name: 'Add to crate' })
  await expect(crates.getByRole('checkbox', { name: 'Sunday' })).toBeVisible()
  await expect(crates.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page, 'A')).toBeFocused()
})

test('Enter on a new name creates a crate with the album, also as the first one', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, [{ title: 'Amber' }])
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  const crates = page.getByRole('dialog', { name: 'Add to crate' })
  await expect(crates.getByText('You have no crates yet')).toBeVisible()
  for (const name of ['Sunday', 'Kitchen']) {
    await crates.getByRole('searchbox').fill(name)
    await page.keyboard.press('Enter')
    await expect(crates.getByRole('checkbox', { name })).toBeChecked()
    await expect(crates.getByRole('searchbox')).toHaveValue('')
  }
  await expect(crates.getByRole('checkbox')).toHaveCount(2)
  for (const name of ['Sunday', 'Kitchen']) await expect(count(page, name)).toHaveText(/^1 /)
})
