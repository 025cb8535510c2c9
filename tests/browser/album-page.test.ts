import type { Locator } from '@playwright/test'
import { idOf, MANY, NOTE, note, openByCover, sleeve } from './album-page.ts'
import { card, makeAlbums, withAlbums } from './own-albums.ts'
import { answerCovers, expect, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

test('a click on a cover or title opens the album over the list, and Escape or back returns to its card', async ({
  page,
}) => {
  await withAlbums(page, MANY)
  await page.evaluate(() => scrollTo(0, 450))
  const id = await idOf(page, 'Record 5')
  for (const leave of ['Escape', 'back', 'close']) {
    if (leave === 'back') await card(page, 'Record 5').getByRole('link', { name: 'Record 5', exact: true }).click()
    else await openByCover(page, 'Record 5')
    await expect(sleeve(page, 'Record 5')).toBeVisible()
    // Playwright scrolls to what a transition still covers.
    const at = await page.evaluate(() => scrollY)
    await expect(page).toHaveURL(`/app/album/${id}`)
    await expect(page).toHaveTitle('Record 5 · Gatefold')
    if (leave === 'Escape') await page.keyboard.press('Escape')
    else if (leave === 'back') await page.goBack()
    else await sleeve(page, 'Record 5').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/app')
    await expect(card(page, 'Record 5')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(at)
  }
})

test('a click on the cover shows it as large as the window, unless it is drawn', async ({ page }) => {
  await answerCovers(page)
  const coverUrl = 'https://f4.bcbits.com/img/a123456789_10.jpg'
  await makeAlbums(page, [{ title: 'Photo', coverUrl }, { title: 'Drawn' }])
  await open(page, '/app')
  await openByCover(page, 'Photo')
  await sleeve(page, 'Photo').getByRole('button', { name: 'Enlarge the cover' }).click()
  const large = page.getByRole('dialog').last().locator('.cover').first()
  await expect.poll(async () => (await large.boundingBox())?.height).toBe(page.viewportSize()?.height)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(sleeve(page, 'Photo').getByRole('button', { name: 'Enlarge the cover' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(sleeve(page, 'Drawn')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enlarge the cover' })).toHaveCount(0)
})

test('arrow keys and buttons go to the neighbors in the list, also on its next page', async ({ page }) => {
  await withAlbums(page, MANY)
  await card(page, 'Record 9').focus()
  await page.keyboard.press('Enter')
  const position = sleeve(page, 'Record 9').getByText('9 of 15')
  await expect(position).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(sleeve(page, 'Record 10')).toBeVisible()
  await page.getByRole('button', { name: 'Next album' }).click()
  await expect(sleeve(page, 'Record 11')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(sleeve(page, 'Record 11')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/app?page=2')
  await expect(card(page, 'Record 11')).toBeFocused()
})

test('a rating that takes the album off the list keeps its neighbors', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, MANY.slice(0, 3))
  await open(page, '/app?unrated=1')
  await openByCover(page, 'Record 2')
  await sleeve(page, 'Record 2').getByText('2 of 3').waitFor()
  await page.keyboard.press('4')
  await expect(sleeve(page, 'Record 2').getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(sleeve(page, 'Record 2').getByText('2 of 3')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(sleeve(page, 'Record 3')).toBeVisible()
})

test('a note is saved when its field is left, and stays after a reload', async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber' }, { title: 'Copper', notes: 'Old' }])
  await openByCover(page, 'Amber')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await note(page).fill(NOTE)
  await sleeve(page, 'Amber').getByRole('heading', { name: 'Amber' }).click()
  await saved
  await expect(sleeve(page, 'Amber').getByText('Saved')).toBeVisible()
  await expect(card(page, 'Amber').getByText(NOTE)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(note(page)).toHaveValue('Old')
  await page.keyboard.press('n')
  await page.keyboard.type('er')
  // The first one leaves the field.
  await page.keyboard.press('Escape')
  await expect(sleeve(page, 'Copper').getByText('Saved')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.reload()
  await expect(note(page)).toHaveValue(NOTE)
})

test('Escape from the note gives the focus back to where it came from', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber', notes: 'Old' }])
  const star = page.getByRole('radio', { name: '3 stars' })
  /** Until the page listens to keys. */
  const editNote = (from: Locator) =>
    expect(async () => {
      await from.focus()
      await page.keyboard.press('n')
      await expect(note(page)).toBeFocused({ timeout: 1_000 })
    }).toPass()
  const leaveNote = async () => {
    await editNote(star)
    await page.keyboard.type('er')
    await page.keyboard.press('Escape')
    await expect(star).toBeFocused()
  }
  await openByCover(page, 'Amber')
  await editNote(sleeve(page, 'Amber'))
  await page.keyboard.press('Escape')
  await expect(sleeve(page, 'Amber')).toBeFocused()
  const inSleeve = sleeve(page, 'Amber').getByRole('radio', { name: '3 stars' })
  await editNote(inSleeve)
  await page.keyboard.press('Escape')
  await expect(inSleeve).toBeFocused()
  await page.reload()
  await open(page, page.url())
  await leaveNote()
  await expect(note(page)).toHaveValue('Older')
})

test('a note that was changed elsewhere meanwhile asks which one to keep', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber', notes: 'First' }])
  const id = await idOf(page, 'Amber')
  await openByCover(page, 'Amber')
  await note(page).fill('Mine')
  // A rating meanwhile is no conflict.
  await page.request.patch(`/api/albums/${id}`, { data: { rating: 3 } })
  await note(page).blur()
  await expect(sleeve(page, 'Amber').getByText('Saved')).toBeVisible()
  await note(page).fill('Mine again')
  await page.request.patch(`/api/albums/${id}`, { data: { notes: 'Theirs' } })
  await note(page).blur()
  const alert = sleeve(page, 'Amber').getByRole('alert')
  await expect(alert.getByText('Theirs')).toBeVisible()
  await alert.getByRole('button', { name: 'Keep mine' }).click()
  await expect(alert).toHaveCount(0)
  await expect.poll(async () => (await (await page.request.get(`/api/albums/${id}`)).json()).notes).toBe('Mine again')
})

test('crates are ticked and created beside the album, tags edited in place, each saved at once', async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber', tags: ['dub'] }])
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  for (const name of ['Sunday, slow', 'Kitchen, loud'])
    await page.request.post('/api/crates', { data: { name }, headers })
  await open(page, '/app')
  await openByCover(page, 'Amber')
  await sleeve(page, 'Amber').waitFor()
  await page.keyboard.press('c')
  const crates = page.getByRole('dialog', { name: 'Add to crate' })
  await crates.getByRole('searchbox').fill('kit')
  await expect(crates.getByRole('checkbox')).toHaveCount(1)
  await crates.getByRole('checkbox', { name: 'Kitchen, loud' }).check()
  await expect(toast(page).getByText('Album added to crate')).toBeVisible()
  await crates.getByRole('searchbox').fill('Late')
  await crates.getByRole('button', { name: 'New crate “Late”…' }).click()
  await crates.getByRole('button', { name: 'Create' }).click()
  await expect(crates.getByRole('checkbox', { name: 'Late' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(crates).toHaveCount(0)
  const amber = sleeve(page, 'Amber')
  for (const name of ['Kitchen, loud', 'Late']) await expect(amber.getByRole('link', { name })).toBeVisible()

  await page.keyboard.press('t')
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.type('tape')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(amber.getByRole('link', { name: 'tape' })).toBeVisible()
  await saved
  await page.reload()
  for (const name of ['Kitchen, loud', 'Late', 'dub', 'tape'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
})

test('Undo after deleting brings the album back to the list', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, MANY.slice(0, 3))
  await openByCover(page, 'Record 2')
  await sleeve(page, 'Record 2').getByRole('button', { name: 'Delete Record 2' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/app')
  await expect(card(page, 'Record 2')).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Record 2')).toBeVisible()
})

test('the edit dialog opens over the album and returns to it', async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber' }])
  await openByCover(page, 'Amber')
  await sleeve(page, 'Amber').waitFor()
  await page.keyboard.press('e')
  const form = page.getByRole('dialog', { name: 'Edit album' })
  await form.getByLabel('Title').fill('Ember')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form).toHaveCount(0)
  await expect(sleeve(page, 'Ember')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Ember')).toBeFocused()
})

test('other albums by the artist and on the label are a click away', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [
    { title: 'Amber', artist: 'Ottilie Brandt', label: 'Low Tide' },
    { title: 'Copper', artist: 'Ottilie Brandt' },
    { title: 'Zinc', artist: 'Marrow Tide', label: 'Low Tide' },
  ])
  await openByCover(page, 'Amber')
  await expect(sleeve(page, 'Amber').getByRole('heading', { name: 'More by Ottilie Brandt' })).toBeVisible()
  await sleeve(page, 'Amber').getByRole('link', { name: 'Zinc' }).click()
  await expect(sleeve(page, 'Zinc').getByRole('heading', { name: 'More on Low Tide' })).toBeVisible()
  await page.goBack()
  await expect(sleeve(page, 'Amber')).toBeVisible()
  await sleeve(page, 'Amber').getByRole('link', { name: 'Zinc' }).click()
  await sleeve(page, 'Zinc').waitFor()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/app')
})

test.describe('on a phone', { tag: '@detail' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the album is a sheet as high as the screen, and a swipe goes to its neighbors', async ({ page }) => {
    await withAlbums(page, MANY.slice(0, 3))
    await openByCover(page, 'Record 1')
    const box = await sleeve(page, 'Record 1').boundingBox()
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    const swipe = (by: number) =>
      page.evaluate((by) => {
        const target = document.querySelector('[data-open-album] .cover')
        const touch = (clientX: number) => (target ? [new Touch({ identifier: 1, target, clientX, clientY: 200 })] : [])
        target?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: touch(200) }))
        target?.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: touch(200 + by) }))
      }, by)
    await swipe(-120)
    await expect(sleeve(page, 'Record 2')).toBeVisible()
    await swipe(30)
    await swipe(120)
    await expect(sleeve(page, 'Record 1')).toBeVisible()
  })
})

test('a note is as high as its text, also where fields do not grow with it', { tag: '@detail' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...asked: [string, string?]) => asked[0] !== 'field-sizing' && Reflect.apply(supports, CSS, asked)
  })
  const line = 'A long line of a note that is wrapped into several on any screen, and some more words. '
  await withAlbums(page, [{ title: 'Amber', notes: line.repeat(12) }, { title: 'Copper' }])
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('textarea { field-sizing: fixed !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  /** How much higher the field is than its text. */
  const gap = () =>
    note(page).evaluate((field: HTMLTextAreaElement) => {
      const { clientHeight, style } = field
      const { height } = style
      style.height = '0'
      const missing = clientHeight - field.scrollHeight
      style.height = height
      return missing
    })
  await openByCover(page, 'Amber')
  await expect(note(page)).toHaveValue(/^A long line/)
  await expect.poll(gap).toBe(0)
  await page.setViewportSize({ width: 900, height: 700 })
  await expect.poll(gap).toBe(0)
  await note(page).fill('Short')
  await expect.poll(gap).toBe(0)
  await note(page).fill('Line\n'.repeat(40))
  await expect.poll(gap).toBe(0)
})

test('the facts have the number of tracks, and no line where nothing is known', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, [{ title: 'Amber', trackCount: 9 }, { title: 'Copper' }])
  await openByCover(page, 'Amber')
  const facts = sleeve(page, 'Amber').locator('section', { has: page.getByRole('heading', { name: 'Facts' }) })
  await expect(facts.getByRole('definition')).toHaveText('9')
  await expect(facts.getByRole('term')).toHaveText('Tracks')
  await page.keyboard.press('Escape')
  await openByCover(page, 'Copper')
  await expect(sleeve(page, 'Copper').getByRole('heading', { name: 'History' })).toBeVisible()
  await expect(sleeve(page, 'Copper').getByRole('heading', { name: 'Facts' })).toHaveCount(0)
})
