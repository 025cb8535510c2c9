import type { Page } from '@playwright/test'
import { carry, count, pickUp, row } from './crates.ts'
import { card, titles } from './own-albums.ts'
import { newAddress, newServer } from './own-server.ts'
import { expect, newPerson, newTab, test } from './person.ts'
import { openAndKeep } from './stored-pages.ts'
import { addAlbums, addCrate, exported, line, OFFLINE, rate, ratings, unsent } from './unsent.ts'
import { waitForIslands } from './wait-for-islands.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 1400 } })

/** Opens a crate from the list of crates and expects the albums in it. */
async function openCrate(page: Page, name: string, inside: string[]) {
  await row(page, name).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => titles(page)).toEqual(inside)
}

test('crates open and change while the server is stopped, also after a change, and everything arrives', {
  ...OFFLINE,
  tag: '@detail',
}, async ({ page }) => {
  using server = await newAddress()
  const { address } = server
  await newPerson(page)
  await addAlbums(page, address, ['A', 'B', 'C', 'D', 'E'])
  await addCrate(page, address, 'Sunday', ['A', 'B', 'C'])
  await addCrate(page, address, 'Kitchen', ['D'])
  await openAndKeep(page, address)
  server.kill()
  await rate(page, 'A', 2)
  await expect(line(page)).toContainText('1 unsent change')

  await openCrate(page, 'Sunday', ['A', 'B', 'C'])
  await card(page, 'A').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => titles(page)).toEqual(['B', 'A', 'C'])
  await card(page, 'C').getByRole('button', { name: 'More about C' }).click()
  await page.getByRole('menuitem', { name: 'Remove from crate' }).click()
  await expect.poll(() => titles(page)).toEqual(['B', 'A'])
  await expect.poll(() => unsent(page)).toHaveLength(3)
  await page.goto(`${address}/app`)
  await expect(count(page, 'Sunday')).toHaveText(/^2 /)

  await card(page, 'E').getByRole('button', { name: 'Add E to crate…' }).click()
  await page.getByRole('checkbox', { name: 'Sunday' }).check()
  await expect(count(page, 'Sunday')).toHaveText(/^3 /)
  await page.keyboard.press('Escape')

  await card(page, 'B').getByRole('button', { name: 'Edit B' }).click()
  const form = page.getByRole('dialog', { name: 'Edit album' })
  await form.getByRole('button', { name: 'Kitchen' }).click()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(count(page, 'Kitchen')).toHaveText(/^2 /)

  await pickUp(page, card(page, 'C').locator('.cover'))
  await carry(page, row(page, 'Kitchen'))
  await page.mouse.up()
  await expect(count(page, 'Kitchen')).toHaveText(/^3 /)
  await expect.poll(() => unsent(page)).toHaveLength(6)

  await page.goto(`${address}/app`)
  await openCrate(page, 'Kitchen', ['D', 'B', 'C'])
  await openCrate(page, 'Sunday', ['B', 'A', 'E'])
  await server.start()
  await expect.poll(() => unsent(page)).toEqual([])
  const { albums, crates } = await exported(page, address)
  const titleOf = (id: number) => albums.find((album) => album.id === id)?.title
  expect(crates.map(({ name, albumIds }) => [name, albumIds.map(titleOf).join('')])).toEqual([
    ['Sunday', 'BAE'],
    ['Kitchen', 'DBC'],
  ])
})

test('50 changes without a network, also of what is in crates, with the tab killed 10 times, arrive once each', {
  ...OFFLINE,
  tag: ['@soak', '@promise'],
}, async ({ page }) => {
  using server = await newServer()
  const { address } = server
  await newPerson(page, { origin: address })
  const albums = Array.from({ length: 7 }, (_, index) => `Record ${index}`)
  await addAlbums(page, address, albums)
  let inside = albums.slice(0, 3)
  await addCrate(page, address, 'Sundays', inside)
  await openAndKeep(page, address)
  server.kill()
  let tab = page
  /** Makes a change; resolves when the device has kept it. */
  const make = async (change: () => Promise<unknown>) => {
    const before = (await unsent(tab)).length
    await change()
    await expect.poll(async () => (await unsent(tab)).length).toBe(before + 1)
  }
  const expected: Record<string, number> = {}
  const made: string[] = []
  for (let turn = 0; turn < 10; turn += 1) {
    if (tab !== page) await tab.close()
    tab = await newTab(page)
    await tab.goto(`${address}/app`)
    await waitForIslands(tab)

    const rated = albums[turn % albums.length] ?? ''
    expected[rated] = 1 + (turn % 5)
    await rate(tab, rated, 1 + (turn % 5))
    await expect.poll(async () => JSON.stringify(await unsent(tab))).toContain(`"rating":${1 + (turn % 5)}`)

    const added = albums.find((title) => !inside.includes(title)) ?? ''
    await card(tab, added)
      .getByRole('button', { name: `Add ${added} to crate…` })
      .click()
    await make(() => tab.getByRole('checkbox', { name: 'Sundays' }).check())
    await tab.keyboard.press('Escape')
    inside = [...inside, added]

    await openCrate(tab, 'Sundays', inside)
    const [first = '', second = '', ...others] = inside
    await card(tab, first).focus()
    await make(() => tab.keyboard.press('Alt+ArrowDown'))
    inside = [second, first, ...others]
    await expect.poll(() => titles(tab)).toEqual(inside)

    const taken = inside.at(-2) ?? ''
    await card(tab, taken)
      .getByRole('button', { name: `More about ${taken}` })
      .click()
    await make(() => tab.getByRole('menuitem', { name: 'Remove from crate' }).click())
    inside = inside.filter((title) => title !== taken)
    await expect.poll(() => titles(tab)).toEqual(inside)

    const name = `Crate ${turn}`
    await tab.evaluate(() => {
      location.hash = '#new-crate'
    })
    const form = tab.getByRole('dialog', { name: 'Create new crate' })
    await form.getByLabel('Name').fill(name)
    await make(() => form.getByRole('button', { name: 'Create crate' }).click())
    made.push(name)
  }
  await tab.close()
  await server.start()
  const last = await newTab(page)
  await last.goto(`${address}/app`)
  await expect.poll(() => unsent(last), { timeout: 120_000 }).toEqual([])
  const kept = await exported(last, address)
  const titleOf = (id: number) => kept.albums.find((album) => album.id === id)?.title ?? ''
  const crates = new Map(kept.crates.map(({ name, albumIds }) => [name, albumIds.map(titleOf)]))
  expect([...crates.keys()].sort()).toEqual([...made, 'Sundays'].sort())
  expect(crates.get('Sundays')).toEqual(inside)
  expect(await ratings(last, address)).toMatchObject(expected)
  const figure = '50 changes, 30 of them of what is in a crate, 10 killed tabs, 0 lost, 0 doubled'
  test.info().annotations.push({ type: 'figure', description: figure })
})
