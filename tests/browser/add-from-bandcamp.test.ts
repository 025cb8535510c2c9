import { albumsOf } from './files.ts'
import { answerCovers, expect, newPerson, paste, test, toast } from './person.ts'

test.beforeEach(async ({ page }) => {
  await answerCovers(page)
})

test('pasted addresses are added one at a time, and failed ones can be retried', { tag: '@detail' }, async ({
  page,
}) => {
  await newPerson(page)
  await page.goto('/app#add')
  const dialog = page.getByRole('dialog', { name: /^Add/ })
  const url = dialog.getByLabel('Bandcamp URL')
  await dialog.getByRole('button', { name: 'More details' }).click()
  await dialog.getByLabel('Notes').fill('Not lost')

  const message = 'Bandcamp asks us to slow down. Please try again in a few minutes.'
  let asked = 0
  await page.route('**/api/bandcamp/metadata?*record-8', (route) => {
    asked += 1
    return asked === 1 ? route.fulfill({ status: 429, json: { code: 'blocked', message } }) : route.continue()
  })
  await paste(
    url,
    `https://band-0.bandcamp.com/album/record-7?from=x  https://band-0.bandcamp.com/album/record-7
    band-2.bandcamp.com/album/nothing-here,
    <https://band-1.bandcamp.com/album/record-8> https://band-2.bandcamp.com/album/record-9 and more`,
  )

  const line = (text: string) => dialog.getByRole('listitem').filter({ hasText: text })
  await expect(dialog.getByRole('listitem')).toHaveText([/Waiting/, /Waiting/, /Waiting/, /Waiting/])
  await expect(dialog.getByRole('radio', { name: 'Collection' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Wishlist' }).check()
  await expect(dialog.getByText('Adding to your wishlist, one at a time.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 4 albums' }).click()
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await expect(line('Record 7')).toContainText('Added')
  await expect(line('nothing-here')).toContainText('There is no album at this address.')
  await expect(line('record-8')).toContainText('asks us to slow down')
  await expect(line('record-9')).toContainText('Waiting')

  await dialog.getByRole('button', { name: 'Close' }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Leave before all are added?' })
  await expect(question).toContainText('3 addresses have not been added yet.')
  await question.getByRole('button', { name: 'Stay' }).click()

  await line('record-8')
    .getByRole('button', { name: /^Try again band-1/ })
    .click()
  await expect(line('Record 8')).toContainText('Added')
  await expect(line('Record 9')).toContainText('Added')
  await expect(dialog.getByRole('button', { name: 'Try all again' })).toBeVisible()
  const albums: { list: string }[] = await (await page.request.get('/api/albums')).json()
  expect(albums.filter(({ list }) => list === 'wishlist')).toHaveLength(3)
})

test('Fetch shows what it found and keeps typed text until asked to replace it', async ({ page }) => {
  await newPerson(page)
  await page.goto('/app#add')
  const dialog = page.getByRole('dialog', { name: 'Add new album' })
  const url = dialog.getByLabel('Bandcamp URL')
  const fetchButton = dialog.getByRole('button', { name: 'Fetch from Bandcamp' })
  await url.fill('https://bandcamp.com.example.org/album/x')
  await fetchButton.click()
  await expect(dialog.getByText('This is not a Bandcamp address')).toBeVisible()
  await url.fill('https://band-0.bandcamp.com/album/not-there')
  await fetchButton.click()
  await expect(dialog.getByText('There is no album at this address.')).toBeVisible()

  await dialog.getByLabel('Title').fill('My own words')
  await url.fill('harbour-lights.bandcamp.com/album/low-water-songs')
  await fetchButton.click()
  await expect(dialog.getByText('Found 3 tracks, 2024, 3 tags.')).toBeVisible()
  await expect(dialog.getByLabel('Artist')).toHaveValue('Harbour Lights <Trio>')
  await expect(dialog.getByLabel('Title')).toHaveValue('My own words')
  await expect(dialog.getByText('Kept your title.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use Bandcamp’s' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Low Water & “Other” Songs')
  await expect(dialog.getByText('Kept your title.')).toBeHidden()

  await dialog.getByRole('button', { name: 'Add album' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => albumsOf(page))
    .toEqual(expect.arrayContaining([expect.objectContaining({ title: 'Low Water & “Other” Songs' })]))
  await page.goto('/app#add')
  await url.fill('harbour-lights.bandcamp.com/album/low-water-songs/?from=elsewhere')
  await expect(dialog.getByText(/Already in your/)).toBeVisible()
  await dialog.getByRole('link', { name: /^Low Water & “Other” Songs/ }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('e')
  const edited = page.getByRole('dialog', { name: 'Edit album' })
  await expect(edited.getByLabel('Artist')).toHaveValue('Harbour Lights <Trio>')
  await expect(edited.getByRole('region', { name: 'From Bandcamp' })).toContainText('Slow Ferry Records')
  await expect(edited.getByRole('button', { name: /^3 tracks/ })).toBeVisible()
})

const HARBOUR = 'https://harbour-lights.bandcamp.com/album/low-water-songs'

test('what another app shares opens Add, filled from Bandcamp; other addresses say why not', {
  tag: '@detail',
}, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Add new album' })
  const manifest = await (await page.request.get('/site.webmanifest')).json()
  const { action, params } = manifest.share_target
  const share = (shared: Record<string, string>) =>
    page.goto(`${action}?${new URLSearchParams(Object.entries(shared).map(([name, text]) => [params[name], text]))}`)
  await newPerson(page)

  await share({ title: 'Low Water', text: `Low Water by Harbour Lights ${HARBOUR}?from=share` })
  await expect(dialog.getByText('Found 3 tracks')).toBeVisible()
  await expect(dialog.getByLabel('Bandcamp URL')).toHaveValue(HARBOUR)
  await expect(page).toHaveURL(/\/app#add$/)

  await share({ url: 'https://music.example/record' })
  await expect(dialog.getByText('This is not a Bandcamp address')).toBeVisible()
  await expect(dialog.getByLabel('Bandcamp URL')).toHaveValue('https://music.example/record')
})

test('the bookmarklet opens Add with the address of the page, after signing in', { tag: '@detail' }, async ({
  page,
  context,
  baseURL,
}) => {
  const { email, password } = await newPerson(page)
  await page.goto('/app#import')
  const dialog = page.getByRole('dialog', { name: 'Import from Bandcamp' })
  const code = (await dialog.getByRole('link', { name: 'Add to Gatefold' }).getAttribute('href')) ?? ''
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy the code' }).click()
  await expect(toast(page)).toContainText('Code copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

  await context.clearCookies()
  await context.route(HARBOUR, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  const bandcamp = await context.newPage()
  await bandcamp.goto(HARBOUR)
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    bandcamp.evaluate(decodeURIComponent(code.replace('javascript:', ''))),
  ])
  await expect(opened).toHaveURL(`${baseURL}/?auth=login&to=add`)
  const signIn = opened.getByRole('dialog', { name: 'Welcome back' })
  await expect(signIn).toContainText('Log in to add the album.')
  await signIn.getByLabel('Email').fill(email)
  await signIn.getByLabel('Password', { exact: true }).fill(password)
  await signIn.getByRole('button', { name: 'Log in', exact: true }).click()
  const add = opened.getByRole('dialog', { name: 'Add new album' })
  await expect(add.getByText('Found 3 tracks')).toBeVisible()
  await expect(add.getByLabel('Bandcamp URL')).toHaveValue(HARBOUR)
})

test('a cover address is fetched once it is whole, not while it is typed', { tag: '@detail' }, async ({ page }) => {
  await page.clock.install()
  await newPerson(page)
  const asked: string[] = []
  await page.route(/\/api\/pictures\?/, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('url') ?? '')
    return route.fulfill({ path: 'public/icon-192.png' })
  })
  await page.goto('/app#add')
  const dialog = page.getByRole('dialog', { name: 'Add new album' })
  await dialog.getByRole('button', { name: 'More details' }).click()
  const field = dialog.getByLabel('Cover URL')
  await field.fill('https://')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await field.press('End')
  await field.pressSequentially('pictures.example.org/cover.png')
  expect(asked).toEqual([])
  await page.clock.runFor(1_000)
  await expect.poll(() => asked).toEqual(['https://pictures.example.org/cover.png'])
  await field.fill('https://pictures')
  await page.clock.runFor(1_000)
  await expect(dialog.locator('.cover img')).toHaveCount(0)
  expect(asked).toHaveLength(1)
})
