import type { Page } from '@playwright/test'
import { openLine } from '../../scripts/bench/line.ts'
import { card } from './own-albums.ts'
import { expect, newPerson, newTab, test } from './person.ts'
import { kept } from './replica.ts'
import { type Account, endSession } from './session.ts'
import { openAndKeep, storedPages } from './stored-pages.ts'
import { exported, newCollector, OFFLINE, openNote, rate, ratings, unsent } from './unsent.ts'
import { open } from './wait-for-islands.ts'

test.use({ serviceWorkers: 'allow' })

/** Logs in on the landing page. */
async function logIn(page: Page, account: Account) {
  await page.goto('/?auth=login')
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await login.getByLabel('Email').fill(account.email)
  await login.getByLabel('Password', { exact: true }).fill(account.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('/app')
}

const isLoggedOut = async (page: Page, account: Account) => {
  await page.waitForURL('/')
  await expect(page.getByText(`You have 1 unsent change. Log in as ${account.email} to send it.`)).toBeVisible()
}

test.describe('a change that meets the end of the session is sent when the same person is back', {
  tag: '@detail',
}, () => {
  test('a rating', async ({ page }) => {
    const { account, address } = await newCollector(page, ['One'])
    await endSession(page, account)
    await rate(page, 'One', 4)
    await isLoggedOut(page, account)
    expect(await unsent(page)).toHaveLength(1)
    await logIn(page, account)
    await expect(card(page, 'One').getByRole('radio').nth(3)).toBeChecked()
    await expect.poll(() => unsent(page)).toEqual([])
    expect(await ratings(page, address)).toMatchObject({ One: 4 })
  })

  test('a note that is being written while another tab learns of it', async ({ page }) => {
    const { account, address } = await newCollector(page, ['One'])
    const other = await newTab(page)
    await open(other, '/app')
    const note = await openNote(page, 'One')
    await note.fill('Heard for an hour')
    await endSession(page, account)
    await rate(other, 'Welcome to Gatefold', 1)
    await Promise.all([page, other].map((tab) => tab.waitForURL('/')))
    expect(await unsent(page)).toHaveLength(2)
    await logIn(page, account)
    await expect.poll(() => unsent(page)).toEqual([])
    const { albums } = await exported(page, address)
    expect(albums.find(({ title }) => title === 'One')?.notes).toBe('Heard for an hour')
    expect(await ratings(page, address)).toMatchObject({ 'Welcome to Gatefold': 1 })
  })

  test('a form', async ({ page }) => {
    const { account, address } = await newCollector(page, ['One'])
    await page.getByRole('button', { name: 'Edit One' }).click()
    const form = page.getByRole('dialog', { name: 'Edit album' })
    await form.getByLabel('Notes').fill('Heard for an hour')
    await endSession(page, account)
    await form.getByRole('button', { name: 'Save changes' }).click()
    await isLoggedOut(page, account)
    await logIn(page, account)
    await expect.poll(() => unsent(page)).toEqual([])
    const { albums } = await exported(page, address)
    expect(albums.find(({ title }) => title === 'One')?.notes).toBe('Heard for an hour')
  })

  test('on a device that keeps nothing, where the page waits', async ({ page, context }) => {
    const account = await newPerson(page)
    const address = new URL(test.info().project.use.baseURL ?? '').origin
    await context.addCookies([{ name: 'gatefold-copy', value: 'off', url: address }])
    await open(page, '/app')
    await endSession(page, account)
    await rate(page, 'Welcome to Gatefold', 2)
    const question = page.getByRole('alertdialog', { name: 'You have been logged out' })
    await expect(question).toContainText('You have 1 unsent change.')
    const other = await newTab(page)
    await newPerson(page)
    await open(other, '/app')
    await expect(question).toContainText(`You have 1 unsent change. Log in as ${account.email} to send it.`)
    await context.clearCookies({ name: 'gatefold.session_token' })
    await logIn(other, account)
    await expect(question).toHaveCount(0)
    await expect.poll(() => ratings(page, address)).toEqual({ 'Welcome to Gatefold': 2 })
  })
})

test('no change is lost that meets the end of the session, a rating or a note', {
  tag: ['@soak', '@promise'],
}, async ({ page }) => {
  test.setTimeout(600_000)
  const rounds = 20
  const { account, address } = await newCollector(page, ['One'])
  let lost = 0
  for (let round = 1; round <= rounds; round += 1) {
    const [stars, text] = [1 + (round % 5), `Heard ${round} times`]
    // So many log in from one network only within hours.
    await page.setExtraHTTPHeaders({ 'cf-connecting-ip': `10.7.${round}.1` })
    await open(page, '/app')
    const isNote = round % 2 === 0
    const note = isNote ? await openNote(page, 'One') : null
    await note?.fill(text)
    await endSession(page, account)
    await (note ? note.press('Escape') : rate(page, 'One', stars))
    await isLoggedOut(page, account)
    await logIn(page, account)
    await expect.poll(() => unsent(page)).toEqual([])
    const one = (await exported(page, address)).albums.find(({ title }) => title === 'One')
    if (isNote ? one?.notes !== text : one?.rating !== stars) lost += 1
  }
  expect(lost).toBe(0)
  const description = `${rounds} sessions ended elsewhere, a rating or a note after each; ${lost} lost`
  test.info().annotations.push({ type: 'figure', description })
})

test('what is typed into a form without its own question waits while the same person logs in again', {
  tag: '@detail',
}, async ({ page }) => {
  const { account } = await newCollector(page, ['One'])
  await page.goto('/app?q=One#new-smart-crate')
  const name = page
    .getByRole('dialog')
    .getByLabel(/^(Title|Name)/)
    .first()
  await name.fill('Sundays')
  const other = await newTab(page)
  await open(other, '/app')
  await endSession(page, account)
  await rate(other, 'One', 1)
  const question = page.getByRole('alertdialog', { name: 'You have been logged out' })
  await expect(question).toContainText('What you typed is still here')
  await logIn(other, account)
  await expect(question).toHaveCount(0)
  await expect(name).toHaveValue('Sundays')
})

test('a session that ends by itself drops nothing of the device, and another person’s visit does', {
  tag: '@detail',
}, async ({ page, context }) => {
  const { account } = await newCollector(page, ['One'])
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('marrow')
  await page.getByRole('option', { name: 'Marrow Tide 1 album' }).click()
  await expect(page).toHaveURL(/artist=Marrow/)
  await open(page, '/app')
  await endSession(page, account)
  await rate(page, 'One', 1)
  await page.waitForURL('/')
  const before = await kept(page)
  expect(before).toMatchObject({ stores: { state: 1, outbox: 1 }, pages: [] })
  expect(before.recent).toContain('artist Marrow Tide')

  // Nobody sees it, with or without a network.
  await page.goto('/app')
  await page.waitForURL('/')
  await context.setOffline(true)
  await page.goto('/app').catch(() => undefined)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  // That page would open the app again.
  const later = await newTab(page)
  await page.close()
  await context.setOffline(false)

  await newPerson(later)
  await open(later, '/app')
  await expect(card(later, 'Welcome to Gatefold')).toBeVisible()
  await expect(card(later, 'One')).toHaveCount(0)
  await expect.poll(async () => (await kept(later)).recent).toBeNull()
})

test('calls that are refused for another reason do not end the session', {
  ...OFFLINE,
  tag: '@detail',
}, async ({ page, baseURL }) => {
  const line = await openLine(baseURL ?? '')
  try {
    await newPerson(page)
    await openAndKeep(page, line.address)
    await page.goto(`${line.address}/app`)
    for (const [status, body] of [
      [429, { code: 'too-many-requests', message: 'Too many' }],
      [401, null],
      [500, { code: 'internal', message: 'Failed' }],
    ] as const) {
      line.refused = { path: /^\/(?:app|api\/auth|api\/albums)/, status, body }
      // A login, and the page that the service worker asks for again.
      const login = await page.evaluate(async () => {
        const headers = { 'content-type': 'application/json' }
        const body = JSON.stringify({ email: 'a@example.com', password: 'wrong password' })
        return (await fetch('/api/auth/sign-in/email', { method: 'POST', headers, body })).status
      })
      expect(login).toBe(status)
      line.take()
      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready
        const { port1, port2 } = new MessageChannel()
        const answered = new Promise((resolve) => port1.addEventListener('message', resolve))
        port1.start()
        active?.postMessage('refresh', [port2])
        await answered
      })
      expect(line.take().requests).toContainEqual(expect.objectContaining({ path: '/app', status }))
      // It is not there for a moment while it becomes the one used last.
      await expect.poll(() => storedPages(page)).toContain('/app')
      line.refused = null
    }
    await expect(page).toHaveURL(`${line.address}/app`)
    await page.reload()
    await expect(card(page, 'Welcome to Gatefold')).toBeVisible()
  } finally {
    line.close()
  }
})
