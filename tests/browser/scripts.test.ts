import type { Page } from '@playwright/test'
import { addressChangedMail, newAddressNoteMail } from '#worker/mail/account-mails.ts'
import { onEveryScreen } from './every-screen.ts'
import { showView, type View } from './own-albums.ts'
import { expect, newPerson, signInAs, test } from './person.ts'
import { SCREENS } from './screens.ts'
import { PAYLOADS } from './script-payloads.ts'
import { open, waitForIslands } from './wait-for-islands.ts'

const TAG_LENGTH = 60
const PER_PAGE = 50
const IN_CRATE = Array.from({ length: 12 }, (_, next) => next)
const VIEWS: View[] = ['grid', 'list', 'compact']

/** Collects what the pages of this context must never do. */
async function watch(page: Page) {
  const own = new URL(test.info().project.use.baseURL ?? '').host
  const seen = { scripts: [] as string[], dialogs: [] as string[], foreign: [] as string[], pages: 0 }
  await page.context().exposeFunction('ran', () => void seen.scripts.push(page.url()))
  page.on('dialog', (dialog) => {
    // The page's own question before leaving what it still sends.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    seen.dialogs.push(`${page.url()} ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('load', () => {
    seen.pages += 1
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (/^https?:$/.test(protocol) && host !== own && host !== 'f4.bcbits.com') seen.foreign.push(request.url())
  })
  return seen
}

type Seen = Awaited<ReturnType<typeof watch>>

const expectNothing = ({ pages: _, ...seen }: Seen) => expect(seen).toEqual({ scripts: [], dialogs: [], foreign: [] })

// Reports of the Content Security Policy fail every browser test.
const figure = ({ pages }: Seen) =>
  test.info().annotations.push({
    type: 'figure',
    description: `${PAYLOADS.length} payloads, ${pages} pages loaded: 0 scripts run, 0 dialogs, 0 reports of the Content Security Policy, 0 foreign requests`,
  })

const sendFrom = (page: Page) => async (method: string, path: string, data?: unknown) => {
  const { origin } = new URL(test.info().project.use.baseURL ?? '')
  const response = await page.request.fetch(path, { method, data, headers: { origin } })
  expect(response.ok(), `${method} ${path} ${response.status()}`).toBe(true)
  return response
}

/** Gives the signed-in person every payload in every text; returns the ids of the albums and of the crates. */
async function fill(page: Page) {
  const send = sendFrom(page)
  const started = await (
    await send('POST', '/api/imports/fan', { username: 'scripts', type: 'collection', importTags: true })
  ).json()
  const albums = PAYLOADS.map((text, at) => ({
    ...{ title: text, artist: text, notes: text, previewTitle: text, label: text, location: text },
    ...{ about: text, credits: text, bandcampUrl: `https://scripts-${at}.bandcamp.com/album/${text}` },
    tags: [text.slice(0, TAG_LENGTH)],
    coverUrl: `https://evil.example/${text}`,
    labelUrl: `https://evil.example/${text}`,
    rating: 1 + (at % 5),
  }))
  const added = await (await send('POST', '/api/albums/bulk', { albums })).json()
  const ids: number[] = added.map(({ id }: { id: number }) => id)
  const crates: number[] = []
  for (const [at, text] of PAYLOADS.entries()) {
    const crate = {
      name: text,
      description: text,
      isFavorite: at % 3 === 0,
      albumIds: IN_CRATE.map((next) => ids[(at + next) % ids.length]),
    }
    crates.push((await (await send('POST', '/api/crates', crate)).json()).id)
  }
  for (let from = 0; from < PAYLOADS.length; from += 3) {
    const fileName = PAYLOADS.slice(from, from + 3).join(' ')
    const { id } = await (await send('POST', '/api/imports/file', { fileName, format: 'csv', mode: 'skip' })).json()
    // A person can have ten open.
    if (from < PAYLOADS.length - 20) await send('DELETE', `/api/imports/${id}`)
  }
  await send('PATCH', '/api/user/preferences', { itemsPerPage: PER_PAGE })
  await expect
    .poll(async () => (await (await send('GET', `/api/imports/${started.id}`)).json()).status, { timeout: 240_000 })
    .toBe('complete')
  const all: { id: number }[] = await (await send('GET', '/api/albums')).json()
  expect(all.length).toBeGreaterThanOrEqual(2 * PAYLOADS.length)
  await send('POST', '/api/crates', { name: 'All', albumIds: all.map(({ id }) => id) })
  return { ids, crates, pages: Math.ceil(all.length / PER_PAGE) }
}

/** Opens the administrators' lists with payloads as usernames, names and reasons of bans. */
async function openAdministration(page: Page): Promise<void> {
  await signInAs(page, 'admin')
  const send = sendFrom(page)
  const name = `scripts-${crypto.randomUUID().slice(0, 8)}`
  const made: string[] = []
  for (let from = 0; from < PAYLOADS.length; from += 3) {
    const [username = '', displayName, reason] = PAYLOADS.slice(from, from + 3)
    const user = { username, displayName, email: `${name}-${from}@example.com`, role: 'user', password: 'sleevenote' }
    const { id } = await (await send('POST', '/api/admin/users', user)).json()
    await send('POST', `/api/admin/users/${id}/ban`, { reason })
    made.push(id)
  }
  for (const [hash, label] of [
    ['#settings-admin', 'Search users'],
    ['#settings-admin-log', 'Search the audit log'],
  ]) {
    await open(page, `/app${hash}`)
    const searched = page.waitForResponse((response) => response.url().includes(name))
    await page.getByLabel(label ?? '').fill(name)
    await searched
    await expect(page.getByText(/^(?:100 people|50 or more entries)$/)).toBeVisible()
    const more = page.waitForResponse(/api\/admin\/.*(?:after|before)=/)
    await page.getByRole('button', { name: 'Show more' }).click()
    await more
    await waitForIslands(page)
  }
  for (const id of made) await send('DELETE', `/api/admin/users/${id}`)
}

test('No text of a person or of Bandcamp runs as a script or asks another site, on no screen', {
  tag: ['@soak', '@promise'],
}, async ({ page }) => {
  test.setTimeout(3_600_000)
  const seen = await watch(page)
  const send = sendFrom(page)
  await newPerson(page)
  const { ids, crates, pages } = await test.step('fill', () => fill(page))
  const cookies = await page.context().cookies()
  const signIn = () => page.context().addCookies(cookies)
  await page.context().clearCookies()
  const expectNone = () => expectNothing(seen)

  await onEveryScreen(page, async () => expectNone(), {
    signIn: (account) => (account === 'admin' ? signInAs(page, account) : signIn()),
    // It shows what plays, and nothing of this account does.
    screens: SCREENS.filter(({ name }) => name !== 'player'),
  })
  await signIn()
  await test.step('every album in every view', async () => {
    for (const view of VIEWS) {
      await showView(page, view)
      for (let number = 1; number <= pages; number += 1) await open(page, `/app?list=both&page=${number}`)
    }
    expectNone()
  })
  await test.step('every album and crate, by every parameter', async () => {
    for (const [at, text] of PAYLOADS.entries()) {
      await send('PATCH', '/api/user', { displayName: text })
      const value = encodeURIComponent(text)
      const dialog = at % 2 === 0 ? `edit-${ids[at]}` : `edit-crate-${crates[at]}`
      await open(
        page,
        `/app?list=both&crate=${crates[at]}&q=${value}&tag=${value}&year=${value}&sort=${value}#${dialog}`,
      )
    }
    expectNone()
  })
  await test.step('files', async () => {
    for (const path of ['albums', 'collection', ...crates.map((id) => `crates/${id}`)]) {
      const headers = (await send('GET', `/api/export/${path}`)).headers()
      expect(headers['content-disposition'], path).toMatch(
        /^attachment; filename="[^"]+"; filename\*=UTF-8''[\w.%!~-]+$/,
      )
      expect(headers, path).toMatchObject({
        'content-type': expect.stringMatching(/^(?:text\/csv|application\/json); charset=utf-8$/),
        'x-content-type-options': 'nosniff',
      })
    }
    const csv = [
      'title,artist,notes,rating',
      ...PAYLOADS.map((text, at) => `"${text.replaceAll('"', '""')}",A,x,${at % 2 ? 3 : 9}`),
    ]
    await open(page, '/app#files')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Import' }).click()
    const name = `${PAYLOADS[2]?.replaceAll('/', '')}.csv`
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(csv.join('\n')) }
    await dialog.locator('.drop input[type=file]').setInputFiles(file)
    await dialog.getByText('A CSV with 300 rows.').waitFor()
    expectNone()
  })
  await test.step('the trash', async () => {
    await send('DELETE', '/api/albums/all')
    for (const id of crates.slice(0, 50)) await send('DELETE', `/api/crates/${id}`)
    await open(page, '/app/trash')
    await page.getByRole('button', { name: 'Restore all' }).waitFor()
    expectNone()
  })
  figure(seen)
})

test('No text in the lists of administrators, in an address or in a mail runs as a script or asks another site', {
  tag: ['@soak', '@promise'],
}, async ({ page }) => {
  test.setTimeout(3_600_000)
  const seen = await watch(page)
  const expectNone = () => expectNothing(seen)
  await test.step('the administration', async () => {
    await openAdministration(page)
    expectNone()
  })
  await page.context().clearCookies()
  await test.step('pages without an account, and mails', async () => {
    for (const [at, text] of PAYLOADS.entries()) {
      const value = encodeURIComponent(text)
      const links = [`/verify-email?token=${value}`, `/reset-password?oobCode=${value}`, `/confirm-email?code=${value}`]
      for (const path of [`/${value}`, `/?auth=login&error=${value}#${value}`, links[at % links.length] ?? ''])
        await page.goto(path, { waitUntil: 'domcontentloaded' })
    }
    expectNone()
    await page.goto('about:blank')
    for (const text of PAYLOADS) {
      for (const { html } of [newAddressNoteMail(text, text, text), addressChangedMail(text, text, text)])
        await page.setContent(html)
    }
    expectNone()
  })
  figure(seen)
})
