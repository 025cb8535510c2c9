import { answerCovers, chooseAdd, expect, newPerson, paste, test } from './person.ts'
import { open } from './wait-for-islands.ts'

test.beforeEach(async ({ page }) => {
  await answerCovers(page)
})

const HARBOUR = 'https://harbour-lights.bandcamp.com/album/low-water-songs'

test('a pasted address is fetched at once, and an album on the shelf is announced before it is added again', async ({
  page,
}) => {
  await newPerson(page)
  const dialog = page.getByRole('dialog', { name: 'Add new album' })
  const url = dialog.getByLabel('Bandcamp URL')
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/bandcamp/metadata')) fetched.push(request.url())
  })

  await page.goto('/app?list=wishlist#add')
  await expect(url).toBeFocused()
  await paste(url, `Low Water ${HARBOUR}?from=share`)
  await expect(url).toHaveValue(HARBOUR)
  await expect(dialog.getByText('Found 3 tracks, 2024, 3 tags.')).toBeVisible()
  await expect(dialog.getByLabel('List')).toHaveValue('wishlist')
  await url.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.locator('[data-album]', { hasText: 'Low Water' })).toBeVisible()

  await chooseAdd(page, 'A link')
  await expect(url).toBeFocused()
  await paste(url, `${HARBOUR}/?from=elsewhere`)
  await expect(dialog.getByText('Already in your wishlist')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add album' })).toBeDisabled()
  expect(fetched).toHaveLength(1)
  await dialog.getByRole('link', { name: /^Low Water & “Other” Songs by Harbour Lights/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/app\/album\/\d+\?list=wishlist$/)
  await expect(page.getByRole('dialog', { name: /^Low Water/ })).toBeVisible()
})

test('what is rarely typed is folded, keeps what was typed, and unfolds where it is wrong', { tag: '@detail' }, async ({
  page,
}) => {
  await newPerson(page)
  await page.goto('/app#add')
  const dialog = page.getByRole('dialog', { name: 'Add new album' })
  const more = dialog.getByRole('button', { name: 'More details' })
  await expect(dialog.getByLabel('Tracks')).toBeHidden()
  await more.click()
  await dialog.getByLabel('Notes').fill('Kept while folded')
  await dialog.getByLabel('Released').fill('yesterday')
  await more.click()
  await expect(dialog.getByLabel('Notes')).toBeHidden()

  await dialog.getByLabel('Bandcamp URL').fill('https://marrow-tide.bandcamp.com/album/four')
  await dialog.getByLabel('Title').fill('Four')
  await dialog.getByLabel('Artist').fill('Marrow Tide')
  await dialog.getByRole('button', { name: 'Add album' }).click()
  await expect(dialog.getByLabel('Released')).toBeFocused()
  await dialog.getByLabel('Released').fill('2024-05-01')
  await more.click()
  await dialog.getByRole('button', { name: 'Add album' }).click()
  await expect(dialog).toBeHidden()
  type Kept = { title: string; notes: string; releaseDate: string }
  const kept = async () => {
    const albums: Kept[] = await (await page.request.get('/api/albums')).json()
    return albums.find(({ title }) => title === 'Four') ?? {}
  }
  // It shows before the server has it.
  await expect.poll(kept).toMatchObject({ notes: 'Kept while folded', releaseDate: '2024-05-01' })
})

test('a pasted address is not fetched before it is known that its album is not there', { tag: '@detail' }, async ({
  page,
  baseURL: origin = '',
}) => {
  await newPerson(page)
  const data = { title: 'Low Water', artist: 'Harbour Lights', bandcampUrl: HARBOUR, list: 'wishlist' }
  await expect(await page.request.post('/api/albums', { data, headers: { origin } })).toBeOK()
  let release = (): void => undefined
  const isHeld = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/sync*', async (route) => {
    await isHeld
    await route.continue()
  })
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/bandcamp/metadata')) fetched.push(request.url())
  })
  await page.goto('/app#add')
  const dialog = page.getByRole('dialog', { name: 'Add new album' })
  const url = dialog.getByLabel('Bandcamp URL')
  await paste(url, `${HARBOUR}/?from=elsewhere`)
  await expect(url).toHaveValue(HARBOUR)
  release()
  await expect(dialog.getByText('Already in your wishlist')).toBeVisible()
  expect(fetched).toEqual([])
})

test('addresses of Bandcamp that are pasted on the page open Add', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await open(page, '/app?list=both')
  const dialog = page.getByRole('dialog', { name: /^Add/ })
  const body = page.locator('body')
  await paste(body, 'https://music.example/record')
  await paste(page.getByRole('combobox', { name: /^Search albums/ }), HARBOUR)
  await expect(dialog).toBeHidden()

  await paste(body, `Low Water ${HARBOUR}?from=share`)
  await expect(dialog.getByLabel('Bandcamp URL')).toHaveValue(HARBOUR)
  await expect(dialog.getByText('Found 3 tracks')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add album' }).click()
  await expect(dialog).toBeHidden()

  await paste(body, 'https://band-0.bandcamp.com/album/record-7 and https://band-1.bandcamp.com/album/record-8')
  await expect(dialog.getByRole('listitem')).toHaveText([/Waiting/, /Waiting/])
  await dialog.getByRole('button', { name: 'Add 2 albums' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([/Added/, /Added/])
})
