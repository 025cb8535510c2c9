import { addressOf, HARBOUR } from '../bandcamp-site/albums.ts'
import { LOGIN } from '../bandcamp-site/fan-api.ts'
import { siteAlbum } from '../bandcamp-site/site.ts'
import { TOKEN, USER } from '../listenbrainz-site/site.ts'
import { card } from './own-albums.ts'
import { answerCovers, EXPECTS_FAILED_REQUESTS, expect, newPerson, ownHeaders, test, toast } from './person.ts'
import { settings } from './settings.ts'
import { part, silence } from './silence.ts'
import { open } from './wait-for-islands.ts'

const OWNED = siteAlbum(901)
/** How fast time passes for the page and its sound: the most that browsers play. */
const SPEED = 16

test('tracks heard whole go to ListenBrainz, and the album into the diary, once both are turned on', {
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page, baseURL }) => {
  await answerCovers(page)
  await page.addInitScript((speed) => {
    const { now } = Date
    const start = now()
    Date.now = () => start + (now() - start) * speed
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      this.defaultPlaybackRate = speed
      this.playbackRate = speed
      return play.call(this)
    }
  }, SPEED)
  await newPerson(page)
  const headers = ownHeaders(new URL(baseURL ?? '').origin)
  const { title, artist, id: itemId } = OWNED
  const data = { title, artist, bandcampUrl: addressOf(OWNED), list: 'collection', itemType: 'album', itemId }
  expect((await page.request.post('/api/albums', { data, headers })).ok()).toBe(true)
  expect((await page.request.put('/api/bandcamp-link', { data: LOGIN, headers })).ok()).toBe(true)

  await test.step('a wrong token is refused, the right one kept', async () => {
    await open(page, '/app#settings-bandcamp')
    await settings(page).getByRole('button', { name: 'Enter token' }).click()
    const field = settings(page).getByLabel('User token')
    await expect(field).toBeFocused()
    await field.fill('a-guess')
    await settings(page).getByRole('button', { name: 'Save token' }).click()
    await expect(settings(page).getByText('ListenBrainz does not know this token.')).toBeVisible()
    await field.fill(TOKEN)
    await settings(page).getByRole('button', { name: 'Save token' }).click()
    await expect(toast(page)).toContainText('Token saved')
    await expect(settings(page).getByText(`Your account there is ${USER}.`)).toBeVisible()
    await settings(page).getByLabel('Add what I hear to my diary').check()
  })

  await test.step('half of an album is heard', async () => {
    await page.route(/\/api\/play\//, (route) => route.fulfill(part(silence(32), route.request().headers().range)))
    const reports: number[] = []
    page.on('response', async (response) => {
      if (!response.url().endsWith('/scrobbles')) return
      expect(response.status()).toBe(204)
      for (const { number } of response.request().postDataJSON().scrobbles) reports.push(number)
    })
    await open(page, '/app')
    await card(page, OWNED.title)
      .getByRole('button', { name: `Play ${OWNED.title}` })
      .click()
    await expect(toast(page)).toContainText('Added to your diary')
    await expect.poll(() => reports).toEqual(expect.arrayContaining([1, 2]))
    await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Close player' }).click()
    expect(HARBOUR.tracks.length).toBe(3)
    await open(page, '/app/diary')
    await expect(page.getByRole('main').locator('ol > li[id]')).toHaveCount(1)
    await expect(page.getByRole('main').locator('ol > li[id]')).toContainText(OWNED.title)
  })

  await test.step('the token is removed', async () => {
    await open(page, '/app#settings-bandcamp')
    await expect(settings(page).getByLabel('Add what I hear to my diary')).toBeChecked()
    await settings(page).getByRole('button', { name: 'Remove token' }).click()
    await expect(toast(page)).toContainText('Token removed')
    await expect(settings(page).getByRole('button', { name: 'Enter token' })).toBeVisible()
  })
})
