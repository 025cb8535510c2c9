import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { listMenu } from './list-head.ts'
import { card, chooseView, makeAlbums, numberedAlbums, viewMenu } from './own-albums.ts'
import { answerCovers, expect, paste, signInAsDemo, test, toast } from './person.ts'
import { pressSelect, selectionBar } from './selection.ts'
import { open } from './wait-for-islands.ts'

const NOTE = 'Bought after the show in Ghent. Side B is the better one. '.repeat(4).trim()
const HARBOUR = 'https://harbour-lights.bandcamp.com/album/low-water-songs'

type Counted = { clicks: number; keys: number }
type Task = 'takes' | 'through the form'

/**
 * Counts what a person does on the page from now on: presses of the mouse, and of keys outside of text fields. It listens below the window,
 * where the browser driver takes back a press whose target moved away, to press again.
 */
const startCounting = (page: Page) =>
  page.evaluate(() => {
    const counted: Counted = { clicks: 0, keys: 0 }
    Object.assign(globalThis, { counted })
    document.addEventListener('pointerdown', () => counted.clicks++, true)
    const isText = (target: EventTarget | null) =>
      target instanceof Element && target.matches('textarea, input:not([type=radio], [type=range])')
    // The page presses once more what came before its scripts.
    addEventListener('keydown', ({ target, isTrusted }) => isTrusted && !isText(target) && counted.keys++, true)
  })

const counter = (page: Page) => page.evaluate(() => ({ ...(globalThis as unknown as { counted: Counted }).counted }))

const textOf = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`])

test('the most frequent tasks take as few clicks and keys as docs/clicks.md says', { tag: '@detail' }, async ({
  page,
}) => {
  let nativeClicks = 0
  const counts: Record<string, Partial<Record<Task, string>>> = {}
  const count = async (name: string, work: () => Promise<void>, task: Task = 'takes') => {
    const before = await counter(page)
    nativeClicks = 0
    await test.step(`${name}, ${task}`, work)
    const { clicks, keys } = await counter(page)
    const done = [...textOf(clicks - before.clicks + nativeClicks, 'click'), ...textOf(keys - before.keys, 'key')]
    counts[name] = { ...counts[name], [task]: done.join(', ') || 'nothing' }
  }
  const throughForm = (name: string, title: string, work: () => Promise<void>) =>
    count(
      name,
      async () => {
        await card(page, title)
          .getByRole('button', { name: `Edit ${title}` })
          .click()
        await work()
      },
      'through the form',
    )
  const form = page.getByRole('dialog', { name: 'Edit album' })
  const save = async () => {
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(form).toBeHidden()
  }

  await answerCovers(page)
  const { password } = await makeAlbums(page, [
    ...numberedAlbums(20, 1),
    { title: 'Amber', rating: 4 },
    { title: 'Birch', rating: 4 },
    { title: 'Cedar', list: 'wishlist' },
    { title: 'Damson', list: 'wishlist' },
    ...['Fern', 'Gorse', 'Hazel'].map((title) => ({ title, list: 'wishlist' as const })),
    { title: 'Elder', rating: 5, notes: NOTE, tags: ['dub'] },
  ])
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  await page.request.post('/api/crates', { data: { name: 'Sunday, slow' }, headers })
  await open(page, '/app')
  await startCounting(page)

  await count('Find the unrated albums', async () => {
    await page.getByRole('list', { name: 'Totals' }).getByRole('link', { name: '20 unrated' }).click()
    await expect(card(page, 'Record 1')).toBeVisible()
  })
  await count('Rate 20 albums with keys', async () => {
    await page.keyboard.press('j')
    for (let number = 1; number <= 20; number += 1) {
      await expect(card(page, `Record ${number}`)).toBeFocused()
      await page.keyboard.press('4')
    }
    await expect(page.getByText('No albums match', { exact: true })).toBeVisible()
  })
  await count('Add an album from a copied address', async () => {
    await paste(page.locator('body'), HARBOUR)
    const add = page.getByRole('dialog', { name: /^Add/ })
    await expect(add.getByText('Found 3 tracks')).toBeVisible()
    await add.getByRole('button', { name: 'Add album' }).click()
    await expect(add).toBeHidden()
  })

  const search = page.getByRole('combobox', { name: /^Search albums/ })
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await search.fill('amber')
  await count('Add a tag', async () => {
    await card(page, 'Amber').hover()
    await card(page, 'Amber').getByRole('button', { name: 'Add tag to Amber' }).click()
    await expect(page.getByRole('dialog', { name: 'Tags of Amber' }).getByRole('textbox')).toBeFocused()
    await page.keyboard.type('tape')
    await page.keyboard.press('Enter')
    await expect(card(page, 'Amber').getByRole('link', { name: 'tape' })).toBeVisible()
  })
  await page.keyboard.press('Escape')
  await count('Write a note', async () => {
    await card(page, 'Amber').hover()
    await card(page, 'Amber').getByText('Add note').click()
    await expect(page.getByRole('dialog', { name: 'Note on Amber' }).getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Loud')
    await page.keyboard.press('Escape')
    await expect(card(page, 'Amber').getByText('Loud')).toBeVisible()
    // On a busy server its toast would replace that of the next step.
    await expect(toast(page)).toContainText('Note saved')
  })
  await count('Put an album into a crate', async () => {
    await card(page, 'Amber').getByRole('button', { name: 'Add Amber to crate…' }).click()
    await page.getByRole('dialog', { name: 'Add to crate' }).getByLabel('Sunday, slow').click()
    await expect(page.locator('.rail .crate', { hasText: 'Sunday, slow' })).toContainText('1')
    // Its toast would come before that of the next step.
    await expect(toast(page)).toContainText('Album added to crate')
  })
  await page.keyboard.press('Escape')
  await count('Delete an album and take it back', async () => {
    await card(page, 'Amber').getByRole('button', { name: 'Delete Amber' }).click()
    await expect(card(page, 'Amber')).toHaveCount(0)
    await expect(toast(page)).toContainText('Album deleted')
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, 'Amber')).toBeVisible()
  })

  await search.fill('birch')
  await throughForm('Add a tag', 'Birch', async () => {
    await form.getByRole('textbox', { name: 'Tags' }).click()
    await page.keyboard.type('tape')
    await page.keyboard.press('Enter')
    await save()
  })
  await throughForm('Write a note', 'Birch', async () => {
    await form.getByLabel('Notes').click()
    await page.keyboard.type('Loud')
    await save()
  })
  await throughForm('Put an album into a crate', 'Birch', async () => {
    await form.getByRole('button', { name: 'Sunday, slow' }).click()
    await save()
  })
  await search.fill('elder')
  await count('Read a note in full', async () => {
    await card(page, 'Elder').getByText('Bought after').click()
    await expect(page.getByRole('dialog', { name: 'Note on Elder' }).getByRole('textbox')).toHaveValue(NOTE)
  })
  await page.keyboard.press('Escape')
  await throughForm('Read a note in full', 'Elder', () => expect(form.getByLabel('Notes')).toHaveValue(NOTE))
  await page.keyboard.press('Escape')

  await search.fill('')
  await page.getByRole('link', { name: 'Wishlist', exact: true }).click()
  await count('Move a wish to the collection', async () => {
    await page.getByRole('button', { name: 'I bought it: move Cedar to your collection' }).click()
    await expect(card(page, 'Cedar')).toHaveCount(0)
  })
  await throughForm('Move a wish to the collection', 'Damson', async () => {
    // The browser's own list opens with one click, and another chooses.
    await form.getByLabel('List').selectOption('collection')
    nativeClicks += 2
    await save()
  })

  await count('Decide about three wishes by ear', async () => {
    await page.keyboard.press('d')
    await expect(page.locator('[data-desk]')).toContainText('1 of 3')
    for (const key of 'fyl') await page.keyboard.press(key)
    await expect(page.locator('[data-desk]')).toContainText('1 for Friday3 decided')
  })
  await open(page, '/app')
  await startCounting(page)
  await count('Share the wishlist', async () => {
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Wishlist' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
  })
  await page.keyboard.press('Escape')
  await count('Create an access token and copy it', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    const settings = page.getByRole('dialog', { name: 'Settings' })
    await settings.getByRole('tab', { name: 'Data' }).click()
    await settings.getByRole('button', { name: 'Create a token' }).click()
    await page.keyboard.type('Backup')
    await settings.getByLabel('Your password').fill(password)
    await settings.getByRole('button', { name: 'Create token' }).click()
    await settings.getByRole('button', { name: 'Copy' }).click()
  })

  const places = page.getByRole('navigation', { name: 'Places' })
  const openTab = (row: string, name: string, path: string) => async () => {
    await places.getByRole('link', { name: row }).hover()
    await places.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
  }
  await open(page, '/app')
  await startCounting(page)
  await count('Show another view', async () => {
    await chooseView(page, 'List')
    await expect(viewMenu(page, 'List')).toBeVisible()
  })
  await search.fill('elder')
  await count('Filter by a tag', async () => {
    await card(page, 'Elder').getByRole('link', { name: 'dub' }).click()
    await expect(page).toHaveURL(/tag=dub/)
  })
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await search.fill('rating:4 record')
  await count('Save a search as a smart crate', async () => {
    await page.getByRole('button', { name: 'Save as smart crate' }).click()
    await expect(page.getByRole('dialog', { name: 'New smart crate' }).getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Good records')
    await page.getByRole('button', { name: 'Create smart crate' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Good records' })).toBeVisible()
  })
  await count('Select 20 albums and put them into a crate', async () => {
    await pressSelect(page)
    await selectionBar(page).getByRole('button', { name: 'Select all that match' }).click()
    await selectionBar(page).getByRole('button', { name: 'Add to crate' }).click()
    const crates = page.getByRole('dialog', { name: 'Add to crate' })
    await crates.getByLabel('Sunday, slow').check()
    await crates.getByRole('button', { name: 'Add to Sunday, slow' }).click()
    await expect(page.locator('.rail .crate', { hasText: 'Sunday, slow' })).toContainText('22')
  })
  await open(page, '/app')
  await startCounting(page)
  await count('Find an album and open it, with keys', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
    await page.keyboard.type('elder')
    const found = page.getByRole('option', { name: 'Elder' })
    await expect(found.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Elder' })).toBeVisible()
  })
  await open(page, '/app?q=elder')
  await startCounting(page)
  await count('Write an entry of the diary', async () => {
    await card(page, 'Elder').hover()
    await card(page, 'Elder').getByRole('button', { name: 'I heard it: add Elder to your diary' }).click()
    await places.getByRole('link', { name: 'Diary' }).click()
    await page.getByRole('button', { name: 'Add a note on Elder' }).click()
    await page.keyboard.type('Rain all evening.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('textbox', { name: 'Note on Elder' })).toHaveValue('Rain all evening.')
  })
  await count('Open the labels', openTab('Browse', 'Labels', '/app/labels'))
  await count('Open the tags', openTab('Browse', 'Tags', '/app/tags'))
  await count('Stop a share', async () => {
    await places.getByRole('link', { name: 'Shares' }).click()
    await page.getByRole('button', { name: /^Stop sharing / }).click()
    await expect(toast(page)).toContainText('Sharing stopped')
  })
  await count('Open the trash', openTab('Tidy up', 'Trash', '/app/trash'))

  // The page would be left by itself as soon as it learns of the other account.
  await page.goto('about:blank')
  await signInAsDemo(page)
  await open(page, '/app')
  await startCounting(page)
  await count('Play something of what is shown', () =>
    page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click(),
  )
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player.getByRole('link')).toBeVisible()
  await count('Have something picked and played', () => page.keyboard.press('r'))
  await expect(toast(page)).toContainText('Playing')
  const playing = player.getByRole('link')
  const picked = (await playing.textContent()) ?? ''
  await count('Have something picked and played, with the mouse', async () => {
    await listMenu(page).click()
    await page.getByRole('menuitem', { name: 'Play me something' }).click()
  })
  // A press on the album that was picked would pause it. None is picked twice in a row.
  await expect(playing).not.toHaveText(picked)
  await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await page
    .getByRole('button', { name: /^Play a preview of / })
    .first()
    .click()
  const first = (await playing.textContent()) ?? ''
  await count('Hear the next preview', async () => {
    const position = player.getByLabel('Position')
    await expect(position).not.toHaveAttribute('max', '0')
    await position.fill(String(Number(await position.getAttribute('max')) - 0.3))
    await expect(playing).not.toHaveText(first)
  })

  const rows = readFileSync('docs/clicks.md', 'utf8').matchAll(/^\| (.+?) \| (.+?) \| (.*?) ?\|$/gm)
  const documented = [...rows]
    .slice(1)
    .map(([, name = '', takes, form]) => [name, { takes, ...(form && { 'through the form': form }) }])
  expect(counts).toEqual(Object.fromEntries(documented))
})
