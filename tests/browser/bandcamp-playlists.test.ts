import { FAULTY, LOGIN } from '../bandcamp-site/fan-api.ts'
import { siteAlbum } from '../bandcamp-site/site.ts'
import { crateMenu, row, send } from './crates.ts'
import { answerCovers, EXPECTS_FAILED_REQUESTS, expect, newPerson, test, toast } from './person.ts'
import { settings } from './settings.ts'
import { open } from './wait-for-islands.ts'

test('a crate becomes a playlist at Bandcamp, through its faults, and comes back as a crate', {
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await answerCovers(page)
  await newPerson(page)
  const ids: number[] = []
  for (const number of [1, 2, 0]) {
    const { title, artist, id } = siteAlbum(number)
    const isWish = number === 2
    const data = { title, artist, bandcampUrl: `https://gull.bandcamp.com/album/${number}` }
    const item = { list: isWish ? 'wishlist' : 'collection', itemType: 'album', itemId: id }
    ids.push((await send<{ id: number }>(page, '/api/albums', { ...data, ...item })).id)
  }
  await send(page, '/api/crates', { name: FAULTY, albumIds: ids })
  const dialog = page.getByRole('dialog')
  const make = async () => {
    await crateMenu(page, FAULTY).first().click()
    await page.getByRole('menuitem', { name: 'Make a Bandcamp playlist…' }).click()
  }

  await test.step('without a connection, it leads to connecting', async () => {
    await open(page, '/app')
    await make()
    await dialog.getByRole('link', { name: 'Connect Bandcamp' }).click()
    await settings(page).getByLabel('Subsonic username').fill(LOGIN.username)
    await settings(page).getByLabel('Subsonic password').fill(LOGIN.password)
    const sync = page.waitForRequest(/\/api\/imports\/link$/)
    await page.route(/\/api\/imports\/link$/, (route) =>
      route.fulfill({ status: 400, json: { code: 'x', message: 'No' } }),
    )
    await settings(page).getByRole('button', { name: 'Connect', exact: true }).click()
    await sync
  })

  await test.step('it can be cancelled, and goes on', async () => {
    await open(page, '/app')
    await make()
    let letGo = () => {}
    const isHeld = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const CALL = /\/playlists\/[^/]+\/albums$/
    const call = page.waitForRequest(CALL)
    await page.route(CALL, async (route) => {
      await isHeld
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Make playlist' }).click()
    await call
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog.getByRole('button', { name: 'Stopping…' })).toBeVisible()
    letGo()
    await expect(dialog.getByText('The playlist is not complete.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('a song that is refused stops it; it goes on, and no song is there twice', async () => {
    await expect(dialog.getByText('Bandcamp refused the login')).toBeVisible()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText(`“${FAULTY}” has 6 tracks.`)).toBeVisible()
    await expect(dialog.getByText('Record 2 · Band 2')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('it comes in as a crate in its order; what is not here is named', async () => {
    expect((await page.request.post('/api/albums/delete', { data: { albumIds: [ids[0]] } })).ok()).toBe(true)
    await open(page, '/app#new-crate')
    await dialog.getByRole('link', { name: 'Bring in Bandcamp playlists' }).click()
    await dialog.getByRole('button', { name: `Bring in ${FAULTY}` }).click()
    await expect(dialog.getByText(`1 album is in the crate “${FAULTY}”.`)).toBeVisible()
    await expect(dialog.getByText('Record 1 · Band 1')).toBeVisible()
    await dialog.getByRole('button', { name: 'Show the crate' }).click()
    await expect(page.getByRole('heading', { name: 'Record 0' })).toBeVisible()
    await expect(row(page, FAULTY)).toHaveCount(2)
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, FAULTY)).toHaveCount(1)
  })

  await test.step('one that was left half done is deleted', async () => {
    await page.request.post('/api/albums/restore', { data: { albumIds: [ids[0]] } })
    await open(page, '/app')
    await make()
    await dialog.getByRole('button', { name: 'Make playlist' }).click()
    await expect(dialog.getByText('Bandcamp refused the login')).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete playlist' }).click()
    await expect(toast(page)).toContainText('Playlist deleted')
    await expect(dialog.getByRole('button', { name: 'Make playlist' })).toBeVisible()
  })
})
