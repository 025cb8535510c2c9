import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { card, chooseView, makeAlbums, numberedAlbums } from './own-albums.ts'
import { expect, test, toast } from './person.ts'
import { find } from './replica.ts'
import { open } from './wait-for-islands.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that axe finds broken in the open dialog, or else in the page. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    type Axe = { run(context: unknown): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    const { axe } = window as unknown as { axe: Axe }
    const found = await axe.run(document.querySelector('[role=dialog]') ?? document)
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

/** What Chromium tells a screen reader of a list: each item's position, how many there are, and the names of its parts by their roles. */
async function readList(page: Page, name: string) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.send('DOM.getDocument')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  type Node = (typeof nodes)[number]
  const below = (node: Node): Node[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id)
      return child ? [child, ...below(child)] : []
    })
  const list = nodes.find((node) => !node.ignored && node.role?.value === 'list' && node.name?.value === name)
  if (!list) throw new Error(`There is no list called ${name}`)
  const items = below(list).filter((node) => !node.ignored && node.role?.value === 'listitem')
  const read = await Promise.all(
    items.map(async (item) => {
      const { node } = await session.send('DOM.describeNode', { backendNodeId: item.backendDOMNodeId })
      const attribute = (of: string) => node.attributes?.[node.attributes.indexOf(of) + 1]
      const named = (role: string) =>
        below(item)
          .filter((node) => !node.ignored && node.role?.value === role)
          .map((node) => node.name?.value as string)
      const [position, size] = [Number(attribute('aria-posinset')), Number(attribute('aria-setsize'))]
      return { position, size, headings: named('heading'), links: named('link') }
    }),
  )
  await session.detach()
  return read
}

/** Of a list of albums it is told which of them are drawn, and where they stand among all. */
async function expectAlbums(page: Page, count: number, first: number) {
  const name = `${count.toLocaleString('en')} albums`
  await expect(page.getByRole('list', { name, exact: true })).toBeVisible()
  const items = await readList(page, name)
  expect(items.length).toBeGreaterThan(5)
  expect(items.length).toBeLessThan(120)
  for (const { position, size, headings, links } of items) {
    const title = position === count ? 'Welcome to Gatefold' : `Record ${position - 1}`
    expect([size, headings, links[0]]).toEqual([count, [title], title])
  }
  const positions = items.map(({ position }) => position)
  expect(positions).toContain(first)
  expect(positions).toEqual(positions.toSorted((one, other) => one - other))
}

test('of 10,000 albums, a screen reader is told where those stand that are drawn, and “find on the page” leads to the search', {
  tag: '@detail',
}, async ({ page }) => {
  const albums = numberedAlbums(10_000).map((album, index) => ({
    ...album,
    artist: `Artist ${index % 700}`,
    // All after the welcome album.
    addedAt: new Date(Date.UTC(2031, 0, 20) - index * 60_000).toISOString(),
  }))
  await makeAlbums(page, albums)
  await open(page, '/app')
  await page.getByLabel('Albums per page').selectOption('All, scrolling')
  for (const view of ['Grid', 'Wall'] as const) {
    if (view === 'Wall') await chooseView(page, view)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(card(page, 'Record 0')).toBeVisible()
    await expectAlbums(page, 10_001, 1)
    expect(await violations(page), view).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    await expect(card(page, 'Record 5000')).toBeVisible()
    await expectAlbums(page, 10_001, 5_001)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(card(page, 'Welcome to Gatefold')).toBeVisible()
    await expectAlbums(page, 10_001, 10_001)
  }

  await page.keyboard.press('ControlOrMeta+f')
  await expect(find(page)).toBeFocused()
  await expect(toast(page)).toContainText('Search all 10,001 albums here')
  await expect(toast(page)).toContainText(/Press (?:Ctrl|⌘) F again/)
  // Whether the page has left the last key to the browser.
  const isLeft = () => page.evaluate(() => document.documentElement.dataset.isLeft)
  await page.evaluate(() =>
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'f') document.documentElement.dataset.isLeft = String(!defaultPrevented)
    }),
  )
  await page.keyboard.press('ControlOrMeta+f')
  expect(await isLeft()).toBe('true')
  await page.keyboard.type('record 7777')
  await expect(page.locator('.albums li h2')).toHaveText(['Record 7777'])
  await page.keyboard.press('Tab')
  // All that is found is drawn.
  await page.evaluate(() => delete document.documentElement.dataset.isLeft)
  await page.keyboard.press('ControlOrMeta+f')
  expect(await isLeft()).toBe('true')

  await open(page, '/app/artists')
  await expect(page.getByText('701 artists')).toBeVisible()
  const artists = await readList(page, 'Artists')
  expect(artists.length).toBeLessThan(700)
  expect(artists[0]).toMatchObject({ size: 701 })
  await expect(page.getByText(/\d more, drawn as you scroll/)).toBeAttached()
  expect(await violations(page), 'artists').toEqual([])
  for (const tab of ['account', 'data', 'security']) {
    await open(page, `/app#settings-${tab}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page), tab).toEqual([])
  }
})
