import { carry, count, crateNames, line, makeCrates, pickUp, row, send, undo, withCrates } from './crates.ts'
import { card, keepNothing, titles } from './own-albums.ts'
import { EXPECTS_FAILED_REQUESTS, expect, FAILED, newPerson, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

test.use({ viewport: { width: 1280, height: 1400 } })

test('crates can be reordered by dragging, searched from 13 on and folded; uncrated albums have a view', async ({
  page,
}) => {
  const names = Array.from({ length: 13 }, (_, index) => `Crate ${String.fromCharCode(97 + index)}`)
  await withCrates(page, 2, Object.fromEntries(names.map((name, index) => [name, index === 0 ? 'A' : ''])))
  await pickUp(page, row(page, 'Crate a'))
  await carry(page, row(page, 'Crate c'), 0.5, 0.8)
  await expect(line(page)).toBeVisible()
  await page.mouse.up()
  await expect.poll(async () => (await crateNames(page)).slice(0, 3)).toEqual(['Crate b', 'Crate c', 'Crate a'])
  await undo(page)
  await expect.poll(async () => (await crateNames(page)).slice(0, 3)).toEqual(['Crate a', 'Crate b', 'Crate c'])

  const find = page.locator('.rail').getByLabel('Find a crate')
  await find.fill('ATE M')
  await expect.poll(() => crateNames(page)).toEqual(['Crate m'])
  await find.fill('zz')
  await expect(page.getByText('No crates match')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(find).toHaveValue('')
  await find.fill('crate b')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Crate b' })).toBeVisible()
  await expect(page.getByText('Nothing in this crate')).toBeVisible()
  await page.keyboard.press('Escape')

  await row(page, 'Not in any crate').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Not in any crate' })).toBeVisible()
  await expect.poll(() => titles(page)).toEqual(['B', 'Welcome to Gatefold'])
  await pickUp(page, card(page, 'B').locator('.cover'))
  await carry(page, row(page, 'Crate b'))
  await page.mouse.up()
  await expect.poll(() => titles(page)).toEqual(['Welcome to Gatefold'])
  await expect(row(page, 'Not in any crate')).toContainText('1')

  const fold = page.locator('.rail').getByRole('button', { name: 'All crates' })
  await fold.click()
  await expect(row(page, 'Crate b')).toBeHidden()
  await page.reload()
  await expect(row(page, 'Crate b')).toBeHidden()
  await fold.click()
  await expect(row(page, 'Crate b')).toBeVisible()
})

test('rejected changes are reverted and can be retried', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  const { crates } = await withCrates(page, 4, { Sunday: 'ABC', Kitchen: '' })
  const fails = (url: string) => page.route(url, (route) => route.fulfill(FAILED), { times: 1 })

  await fails('**/api/crates/albums')
  await pickUp(page, card(page, 'D').locator('.cover'))
  await carry(page, row(page, 'Kitchen'))
  await page.mouse.up()
  await expect(toast(page)).toContainText('Couldn’t add the album to the crate')
  await expect(count(page, 'Kitchen')).toHaveText(/^0 /)
  await toast(page).getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page)).toContainText('Album added to crate')
  await expect(count(page, 'Kitchen')).toHaveText(/^1 /)

  await open(page, `/app?crate=${crates.get('Sunday')}`)
  await fails('**/order')
  await card(page, 'C').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(toast(page)).toContainText('Couldn’t update the crate')
  await expect.poll(() => titles(page)).toEqual(['A', 'B', 'C'])
  await toast(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => titles(page)).toEqual(['A', 'C', 'B'])

  await fails(`**/api/crates/${crates.get('Sunday')}/albums`)
  await card(page, 'A').getByRole('button', { name: 'More about A' }).click()
  await page.getByRole('menuitem', { name: 'Remove from crate' }).click()
  await expect(toast(page)).toContainText('Couldn’t update the crate')
  await expect.poll(() => titles(page)).toEqual(['A', 'C', 'B'])
  await expect(count(page, 'Sunday')).toHaveText(/^3 /)

  await keepNothing(page)
  await page.route('**/api/sync*', (route) => route.abort())
  await open(page, `/app?crate=${crates.get('Sunday')}&sort=title`)
  await page.getByLabel('Sort by').selectOption('crate')
  await expect(toast(page)).toContainText('Couldn’t load the crate')
  await page.unroute('**/api/sync*')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.poll(() => titles(page)).toEqual(['A', 'C', 'B'])
})

test('a crate changed elsewhere asks which version to keep', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  const { crates } = await withCrates(page, 1, { Sunday: 'A' })
  const id = crates.get('Sunday')
  const elsewhere = (name: string) => page.request.patch(`/api/crates/${id}`, { data: { name } })
  const dialog = page.getByRole('dialog', { name: 'Edit crate' })
  const saveAs = async (name: string) => {
    await page.goto(`/app#edit-crate-${id}`)
    await dialog.getByLabel('Name').fill(name)
    await elsewhere(`${name} elsewhere`)
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Which version do you want to keep?')
  }
  await saveAs('Monday')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(toast(page)).toContainText('Crate updated')
  await expect.poll(() => crateNames(page)).toEqual(['Monday'])

  await saveAs('Friday')
  await dialog.getByRole('button', { name: 'Use the other' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Friday elsewhere')
  await expect.poll(() => crateNames(page)).toEqual(['Friday elsewhere'])
})

test('a double submit creates one crate', { tag: '@detail' }, async ({ page }) => {
  await withCrates(page, 1, {})
  await page.goto('/app#new-crate')
  const dialog = page.getByRole('dialog', { name: 'Create new crate' })
  await dialog.getByLabel('Name').fill('Once')
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(toast(page)).toContainText('Crate created')
  await expect.poll(() => crateNames(page)).toEqual(['Once'])
  expect(await (await page.request.get('/api/crates')).json()).toHaveLength(1)
})

test('undo restores a deleted crate with its albums and position', async ({ page }) => {
  const { crates } = await makeCrates(page, 3, { Sunday: 'CAB', Kitchen: 'A' })
  await page.goto(`/app?crate=${crates.get('Sunday')}#delete-crate-${crates.get('Sunday')}`)
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page)).toContainText('Crate deleted')
  await expect(page.locator('.rail a.crate .crate-name')).not.toContainText(['Sunday'])
  await undo(page)
  await expect(page.locator('.rail a.crate', { hasText: 'Sunday' })).toContainText('3')
  const names = page.locator('.rail a.crate .crate-name')
  await expect(names.nth(0)).toHaveText('Sunday')
  await page.locator('.rail a.crate', { hasText: 'Sunday' }).click()
  await expect.poll(() => titles(page)).toEqual(['C', 'A', 'B'])
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await page.locator('header.top').evaluate((head) => head.getBoundingClientRect().top)).toBe(0)
})

test('many large crates are loaded after the page', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  const { id } = await send<{ id: number }>(page, '/api/imports/file', {
    fileName: 'a.json',
    format: 'json',
    mode: 'skip',
  })
  const crates = Array.from({ length: 400 }, (_, place) => ({
    place,
    name: `Crate ${place}`,
    description: 'd'.repeat(2_000),
  }))
  expect((await page.request.put(`/api/imports/${id}/crates/0`, { data: { crates } })).ok()).toBe(true)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/sync*', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/app')
  await expect(row(page, 'Crate 100')).toBeAttached()
  const find = page.locator('.rail').getByRole('searchbox')
  await find.fill('Crate 399')
  await expect(row(page, 'Crate 399')).toHaveCount(0)
  release()
  await expect(row(page, 'Crate 399')).toBeVisible()
})

test('a crate without a name shows an error and a toast', { tag: '@detail' }, async ({ page }) => {
  const { crates } = await withCrates(page, 1, { Sunday: '' })
  for (const [address, button] of [
    ['#new-crate', 'Create crate'],
    [`#edit-crate-${crates.get('Sunday')}`, 'Save changes'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`/app${address}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('')
    await dialog.getByRole('button', { name: button }).click()
    await expect(dialog.getByText('Please enter a name for your crate')).toBeVisible()
    await expect(toast(page)).toContainText('Crate name required')
    await expect(toast(page)).toContainText('Please enter a name for your crate')
    await page.keyboard.press('Escape')
  }
})
