import type { Page } from '@playwright/test'
import { PLACES, type Place } from '#domain/places.ts'
import { DEMO } from '../../scripts/demo/accounts.ts'
import { fingerOn } from './finger.ts'
import { openCharts } from './list-head.ts'
import { linkFromOutbox } from './outbox.ts'
import { showColumns, showView, type View } from './own-albums.ts'
import { newAccount, ownHeaders, passGate } from './person.ts'
import { pressSelect } from './selection.ts'
import { trackRequests, waitForIslands } from './wait-for-islands.ts'

export type Screen = {
  name: string
  /** The address, or a function that makes what the page shows and returns the address. */
  path: string | ((page: Page) => Promise<string>)
  isSignedIn: boolean
  /** Demo account by default. */
  account?: 'admin'
  open?: (page: Page) => Promise<unknown>
}

export type Account = 'demo' | 'admin'

/** Opens a screen with its account in the default view; returns that account. Screens without one may sign in as somebody new. */
export async function visit(
  page: Page,
  screen: Screen,
  signedIn: Account | null,
  signIn: (account: Account) => Promise<unknown>,
): Promise<Account | null> {
  trackRequests(page)
  const account = screen.isSignedIn ? (screen.account ?? 'demo') : null
  if (account && account !== signedIn) await signIn(account)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().clearCookies({ name: /^gatefold\.(?:view|columns|charts|filters|covers|sort|pages)$/ })
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(page)
  await page.goto('about:blank')
  await page.goto(path)
  await screen.open?.(page)
  await waitForIslands(page)
  return account
}

const dialog = (name: string, hash: string): Screen => ({
  name,
  path: `/app${hash}`,
  isSignedIn: true,
  open: (page) => page.locator('[role=dialog], [role=alertdialog]').first().waitFor(),
})

/** A page beside the collection. */
const place = (name: Place): Screen => ({ name, path: `/app/${name}`, isSignedIn: true })

const PLAYLISTS = '/api/bandcamp-link/playlists'
export const LONG_NAME =
  'Wintertidezwischenräumeundandereselteneaufnahmen, played at night by the harbor until the lights go out'

/** A page that says that Bandcamp is connected, and the answers of its playlists by the end of their paths. */
async function withPlaylists(page: Page, answers: Record<string, unknown>): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/app',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"isLinked":false', '"isLinked":true')
      await route.fulfill({ response, body })
    },
  )
  await page.route(
    ({ pathname }) => pathname.startsWith(PLAYLISTS),
    (route) => {
      const key = `${route.request().method()} ${new URL(route.request().url()).pathname.slice(PLAYLISTS.length)}`
      return route.fulfill({ json: answers[key] })
    },
  )
}

/** The diary with entries of the first albums. */
async function withDiary(page: Page): Promise<string> {
  const albums: { id: number; title: string }[] = await (await page.request.get('/api/albums')).json()
  const listens = albums.slice(0, 6).map(({ id, ...album }, index) => ({
    ...album,
    id: index + 1,
    albumId: id,
    at: `2026-0${9 - Math.floor(index / 3)}-1${9 - Math.floor(index / 2)}T2${index % 4}:15:00`,
    rating: index % 2 ? 4 : null,
    note: index === 1 ? 'The second side twice, because of the rain.' : '',
  }))
  const years = [2026, 2025, 2019].map((year) => ({ year, listens: listens.length }))
  await page.route(/\/api\/listens\?/, (route) => route.fulfill({ json: { listens, next: null } }))
  await page.route('**/api/listens/years', (route) => route.fulfill({ json: years }))
  return '/app/diary'
}

const waitForDiary = (page: Page) =>
  page
    .getByRole('button', { name: /^Edit the entry of/ })
    .first()
    .waitFor()

/** The desk with a list. */
const desk = (name: string, search: string): Screen => ({
  name,
  path: `/app/desk${search}`,
  isSignedIn: true,
  open: (page) => page.locator('[data-desk] h1').waitFor(),
})

/** Waits until the page reacts, then presses its last button of this name that is shown. */
async function press(page: Page, name: string | RegExp) {
  await waitForIslands(page)
  await page.getByRole('button', { name }).filter({ visible: true }).last().click()
}

/** Signs in a user whom nobody else is and opens the collection. */
async function openAsNewAccount(page: Page) {
  const { email, password } = await newAccount(page)
  const headers = ownHeaders(new URL(page.url()).origin)
  await page.request.post('/api/auth/sign-in/email', { data: { email, password }, headers })
  await page.goto('/app')
  return headers
}

export const ALIKE = [
  ['hip-hop', 'field recordings'],
  ['hip-hop', 'drum & bass'],
  ['hip hop', "drum'n'bass"],
  ['HipHop', 'Field-Recordings', 'a tag as long as tags can be, which is sixty characters long'],
  ['field recordings', 'spoken word'],
]

/** The tags of somebody whose tags are spelled in several ways, with rules. */
const withAlikeTags = (name: string, open: (page: Page) => Promise<unknown>): Screen => ({
  name,
  path: '/',
  isSignedIn: false,
  async open(page) {
    const headers = await openAsNewAccount(page)
    const albums = ALIKE.map((tags, index) => ({
      ...{ title: `Record ${index}`, artist: 'Marrow Tide', tags },
      bandcampUrl: `https://marrow-tide.bandcamp.com/album/record-${index}`,
    }))
    await page.request.post('/api/albums/bulk', { data: { albums }, headers })
    for (const data of [
      { from: ['hip hop music'], to: 'hip-hop' },
      { from: ['seen live'], to: null },
    ])
      await page.request.post('/api/tags/edit', { data, headers })
    await page.goto('about:blank')
    await page.goto('/app/tags')
    await waitForIslands(page)
    await open(page)
  },
})

/** A dialog for selected albums. */
const withSelected = (name: string): Screen => ({
  name,
  path: '/app?list=both',
  isSignedIn: true,
  async open(page) {
    await waitForIslands(page)
    await pressSelect(page)
    for (const index of [0, 2, 3]) await page.locator('.cover [type=checkbox]').nth(index).check()
    await page.evaluate((hash) => location.assign(hash), `#${name}`)
    await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
  },
})

/** What the signed-in person has at an address of the API. */
const read = async <T>(page: Page, path: string): Promise<T> => (await page.request.get(path)).json()

const firstCrate = async (page: Page) => {
  const [crate] = await read<{ id: number }[]>(page, '/api/crates')
  return `/app?crate=${crate?.id}`
}

const firstAlbum = async (page: Page) => (await read<{ id: number }[]>(page, '/api/albums'))[0]?.id

const openCrateMenu = async (page: Page) => {
  await waitForIslands(page)
  if (await page.evaluate(() => matchMedia('(hover: none)').matches)) {
    const finger = await fingerOn(page)
    await finger.hold(page.locator('.card .cover').last())
    await finger.lift()
  }
  await press(page, /^More about/)
}

const openFirstAlbum = async (page: Page) => {
  await waitForIslands(page)
  await page.locator('.album-link').first().click()
  await page.getByRole('dialog').waitFor()
}

const inView = (view: View, path: string) => async (page: Page) => {
  await showView(page, view)
  return path
}

const withColumns = (view: View, path: string) => async (page: Page) => {
  await showColumns(page, 'year.price.label')
  return inView(view, path)(page)
}

/** A dialog for the first album of the demo account. */
const withAlbum = (name: string, hash: string): Screen => ({
  name,
  path: async (page) => `/app#${hash}-${await firstAlbum(page)}`,
  isSignedIn: true,
  async open(page) {
    await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
  },
})

const admin = (name: string, hash: string, open?: (page: Page) => Promise<unknown>): Screen => ({
  name,
  path: `/app${hash}`,
  isSignedIn: true,
  account: 'admin',
  async open(page) {
    await page.getByLabel('Search users').fill('demo@example.com')
    // The rows move until the search has its answer.
    await page.getByText('1 person', { exact: true }).waitFor()
    await open?.(page)
  },
})

const FILE = [
  'title,artist,bandcampUrl,rating,tags,added',
  'Slow Harbour Lights,Ottilie Brandt,,4,ambient; tape,01/02/2024',
  'Slow Harbor Lights,Ottilie Brandt,,9,,',
  'A record that nobody has,Somebody,https://somebody.bandcamp.com/album/x,A-,tape,',
  ',,no address,,,',
].join('\n')

const file = { id: 1, name: 'shelf.csv', format: 'csv', mode: 'skip', crateId: null, fingerprint: null }
const counts = { found: 3, added: 1, updated: 0, existing: 1, skipped: 0, tagged: 0, failed: 1, trashed: 0 }
const moments = {
  startedAt: '2026-01-01T00:00:00Z',
  finishedAt: null,
  undoneAt: null,
  waitingUntil: null,
  message: null,
  errorCode: null,
}
const fileImport = { id: 1, kind: 'file', username: null, type: null, importTags: false, file, ...counts, ...moments }
const failed = [{ row: 3, field: 'title', message: 'Title is required' }]

/** The file dialog with a chosen file, up to the stage `until`. The server's responses are fake, so nothing is imported. */
const withFile = (name: string, until: 'preview' | 'sending' | 'done'): Screen => ({
  name,
  path: '/app#files',
  isSignedIn: true,
  async open(page) {
    const running = { ...fileImport, status: 'running', added: 0, existing: 0, failed: 0, chunks: [], crateChunks: [] }
    await page.route(/\/api\/imports\/(?:file|1(?:\/.*)?)$/, (route) => {
      const url = route.request().url()
      if (url.endsWith('file')) return route.fulfill({ status: 201, json: { id: 1 } })
      if (url.endsWith('/1')) return route.fulfill({ json: running })
      if (url.endsWith('/rows/0')) {
        return until === 'sending'
          ? route.fulfill({ status: 502, json: {} })
          : route.fulfill({ json: { created: 1, updated: 0, skipped: 1, failed, moreFailed: 0 } })
      }
      const report = { total: 3, created: 1, updated: 0, skipped: 1, failed, moreFailed: 0 }
      return route.fulfill({ json: { ...fileImport, status: 'complete', chunks: [0], crateChunks: [], report } })
    })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Import' }).click()
    const chosen = { name: 'shelf.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) }
    await dialog.locator('.drop input[type=file]').setInputFiles(chosen)
    await dialog.getByText('Export CSV').waitFor()
    if (until === 'preview') return
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await (until === 'sending'
      ? dialog.getByText('Gatefold isn’t responding.').last()
      : dialog.getByText('1 album imported').last()
    ).waitFor()
  },
})

/** The import dialog with an import from Bandcamp; the server's response is fake. */
const withFanImport = (name: string, text: string | RegExp, overrides: Record<string, unknown>): Screen => ({
  name,
  isSignedIn: true,
  async path(page) {
    const startedAt = new Date(Date.now() - 90_000).toISOString()
    const fan = { id: 2, kind: 'fan', username: 'ottilie', type: 'collection', importTags: true, file: null }
    const one = { ...fan, ...counts, ...moments, startedAt, failed: 0, ...overrides }
    // The dialog shows a summary only for an import that it saw running.
    let isFirst = true
    await page.route(/\/api\/imports$/, (route) => {
      if (!page.url().endsWith('#import')) return route.fallback()
      const json = [isFirst ? { ...one, status: 'running' } : one]
      isFirst = false
      return route.fulfill({ json })
    })
    return '/app#import'
  },
  open: (page) => page.getByRole('dialog').getByText(text).waitFor(),
})

/** What the server says of an import that waits. */
export const REFUSAL = 'Bandcamp asks us to slow down'

const recoveryCodes = Array.from({ length: 10 }, (_, index) => `a${index}Xk2-q9LmZ`)
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSW'

/** The steps of turning on the second factor, up to the control `until`. The server's responses are fake. */
const withSecondFactor = (name: string, until: string): Screen => ({
  name,
  path: '/app#settings-security',
  isSignedIn: true,
  async open(page) {
    const setup = { address: `otpauth://totp/Gatefold:demo?secret=${key}`, key, recoveryCodes }
    await page.route(/\/api\/second-factor$/, (route) => route.fulfill({ json: setup }), { times: 1 })
    await page.route(/\/api\/second-factor\/confirm$/, (route) => route.fulfill({ status: 204 }), { times: 1 })
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByLabel('Your password').fill('gatefold-demo')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Code', { exact: true }).waitFor()
    await page.getByRole('img', { name: /^QR code/ }).waitFor()
    if (until === 'Code') return
    await page.getByLabel('Code', { exact: true }).fill('123456')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('list', { name: until }).waitFor()
  },
})

/** Albums that look alike, of somebody who has no others. */
const duplicates: Screen = {
  name: 'duplicates',
  path: '/',
  isSignedIn: false,
  async open(page) {
    const headers = await openAsNewAccount(page)
    const album = { title: 'Slow Harbour Lights', artist: 'Ottilie Brandt', notes: 'Bought on tape', rating: 4 }
    const albums = [
      { ...album, bandcampUrl: 'https://ottilie-brandt.bandcamp.com/album/slow-harbour-lights' },
      {
        ...album,
        title: 'Slow Harbour Lights (Deluxe Edition)',
        bandcampUrl: 'https://tapes.bandcamp.com/album/slow-harbour-lights-deluxe-edition',
        rating: 5,
        trackCount: 14,
      },
      {
        ...album,
        title: 'Slow Harbour Lights [Remastered]',
        bandcampUrl: 'https://tapes.bandcamp.com/album/slow-harbour-lights-remastered',
      },
    ]
    await page.request.post('/api/albums/bulk', { data: { albums }, headers })
    await page.goto('/app/tidy')
    await page.getByRole('heading', { name: 'Same artist and title' }).waitFor()
  },
}

/** Every screen and dialog, and how to get there. */
const ROWS: Screen[] = [
  { name: 'landing', path: '/', isSignedIn: false },
  { name: 'login', path: '/?auth=login', isSignedIn: false, open: (page) => page.getByRole('dialog').waitFor() },
  { name: 'gate', path: '/?auth=register', isSignedIn: false, open: (page) => page.getByRole('dialog').waitFor() },
  { name: 'demo', path: '/demo', isSignedIn: false },
  { name: 'demo-diary', path: '/demo/diary', isSignedIn: false },
  { name: 'demo-share', path: '/demo/s/sunday', isSignedIn: false },
  { name: 'demo-album', path: '/demo/album/3', isSignedIn: false, open: (page) => page.getByRole('dialog').waitFor() },
  {
    name: 'needs-account',
    path: '/demo#settings',
    isSignedIn: false,
    open: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'not-found', path: '/nowhere', isSignedIn: false },
  { name: 'gone-share', path: '/s/nowhere', isSignedIn: false },
  {
    name: 'code',
    path: '/?auth=login',
    isSignedIn: false,
    open: async (page) => {
      await page.route(/\/sign-in\/email$/, (route) => route.fulfill({ json: { needsCode: true } }), { times: 1 })
      await page.getByLabel('Email').fill('demo@example.com')
      await page.getByLabel('Password', { exact: true }).fill('gatefold-demo')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.getByRole('dialog', { name: 'Enter your code' }).waitFor()
    },
  },
  {
    name: 'forgot',
    path: '/?auth=login',
    isSignedIn: false,
    open: async (page) => {
      await page.getByRole('button', { name: 'Forgot password?' }).click()
      await page.getByRole('dialog', { name: 'Forgot password' }).waitFor()
    },
  },
  {
    name: 'register',
    path: '/?auth=register',
    isSignedIn: false,
    open: async (page) => {
      await passGate(page)
      await page.getByRole('dialog', { name: 'Create account' }).waitFor()
    },
  },
  { name: 'google-failed', path: '/?auth=login&error=account_not_linked', isSignedIn: false },
  { name: 'forgot-password', path: '/forgot-password', isSignedIn: false },
  { name: 'offline', path: '/offline', isSignedIn: false },
  {
    name: 'reset-password',
    path: '/forgot-password',
    isSignedIn: false,
    open: async (page) => {
      const { email } = await newAccount(page)
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await page.goto(await linkFromOutbox(email, '/reset-password'))
      await page.getByRole('button', { name: 'Set new password' }).waitFor()
    },
  },
  { name: 'verify-invalid', path: '/verify-email', isSignedIn: false },
  {
    name: 'verify-email',
    path: '/',
    isSignedIn: false,
    open: async (page) => page.goto(await linkFromOutbox((await newAccount(page)).email, '/verify-email')),
  },
  { name: 'reset-invalid', path: '/reset-password', isSignedIn: false },
  { name: 'confirm-email-signed-out', path: '/confirm-email?code=x', isSignedIn: false },
  {
    name: 'empty',
    path: '/',
    isSignedIn: false,
    open: async (page) => {
      const headers = await openAsNewAccount(page)
      const id = await page.locator('[id^=album-]').first().getAttribute('id')
      await page.request.delete(`/api/albums/${id?.slice('album-'.length)}`, { headers })
      await page.goto('/app')
      await page.getByText('Your Collection is Empty').waitFor()
    },
  },
  {
    name: 'first-run',
    path: '/',
    isSignedIn: false,
    open: async (page) => {
      await openAsNewAccount(page)
      await page.getByRole('button', { name: 'Bring my albums in' }).waitFor()
    },
  },
  duplicates,
  { name: 'confirm-email-invalid', path: '/confirm-email?code=x', isSignedIn: true },
  { name: 'collection', path: '/app', isSignedIn: true },
  { name: 'wishlist', path: '/app?list=wishlist', isSignedIn: true },
  {
    name: 'wishlist-list',
    path: inView('list', '/app?list=wishlist'),
    isSignedIn: true,
  },
  {
    name: 'collection-list',
    path: inView('list', '/app?list=both'),
    isSignedIn: true,
  },
  {
    name: 'collection-compact',
    path: inView('compact', '/app'),
    isSignedIn: true,
  },
  {
    name: 'collection-wall',
    path: inView('wall', '/app?list=both'),
    isSignedIn: true,
  },
  {
    name: 'wall-actions',
    path: inView('wall', '/app?list=both'),
    isSignedIn: true,
    open: async (page) => {
      await waitForIslands(page)
      await page.keyboard.press('j')
      await page.locator('.wall-item:focus').waitFor()
    },
  },
  {
    name: 'charts',
    path: '/app',
    isSignedIn: true,
    open: async (page) => {
      await waitForIslands(page)
      await openCharts(page)
      await page.getByRole('region', { name: 'Statistics' }).waitFor()
    },
  },
  {
    name: 'columns-list',
    path: withColumns('list', '/app?list=both'),
    isSignedIn: true,
  },
  {
    name: 'columns',
    path: withColumns('compact', '/app?sort=price'),
    isSignedIn: true,
    open: (page) => press(page, /^View: /),
  },
  {
    name: 'filters',
    path: '/app?tag=ambient&min=3',
    isSignedIn: true,
    open: async (page) => {
      await press(page, /^Filter/)
      await page.getByText(/albums must have every selected tag/).waitFor()
    },
  },
  {
    name: 'select',
    path: '/app?list=both',
    isSignedIn: true,
    open: async (page) => {
      await waitForIslands(page)
      await pressSelect(page)
      await page.locator('.cover [type=checkbox]').first().check()
    },
  },
  {
    name: 'player',
    path: '/app',
    isSignedIn: true,
    open: async (page) => {
      await waitForIslands(page)
      // Covers of a phone carry no buttons.
      for (const key of ['j', 'p']) await page.keyboard.press(key)
      const dock = page.getByRole('region', { name: 'Player' })
      await dock.getByRole('button', { name: 'Pause', exact: true }).click()
      await dock.getByRole('button', { name: 'Play', exact: true }).waitFor()
      await dock.getByLabel('Position').fill('3')
    },
  },
  {
    name: 'now-playing',
    path: '/app',
    isSignedIn: true,
    open: async (page) => {
      await waitForIslands(page)
      // Covers of a phone carry no buttons.
      for (const key of ['j', 'p']) await page.keyboard.press(key)
      await page.getByRole('button', { name: 'Open Now playing' }).click()
      const large = page.getByRole('dialog', { name: 'Now playing' })
      await large.getByRole('button', { name: 'Pause', exact: true }).click()
      await large.getByLabel('Position').fill('3')
    },
  },
  { name: 'nothing-found', path: '/app?q=zzzzzz', isSignedIn: true },
  {
    name: 'crate',
    path: firstCrate,
    isSignedIn: true,
  },
  {
    name: 'crate-compact',
    path: async (page) => inView('compact', await firstCrate(page))(page),
    isSignedIn: true,
    open: async (page) => {
      await waitForIslands(page)
      await openCharts(page)
    },
  },
  {
    name: 'add-records',
    path: firstCrate,
    isSignedIn: true,
    open: async (page) => {
      await press(page, 'Add albums')
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'crate-menu',
    path: firstCrate,
    isSignedIn: true,
    open: async (page) => {
      await openCrateMenu(page)
      await page.getByRole('menuitem', { name: 'Move to position…' }).waitFor()
    },
  },
  {
    name: 'position',
    path: firstCrate,
    isSignedIn: true,
    open: async (page) => {
      await openCrateMenu(page)
      await page.getByRole('menuitem', { name: 'Move to position…' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'album', path: '/app', isSignedIn: true, open: openFirstAlbum },
  {
    name: 'album-page',
    path: async (page) => `/app/album/${await firstAlbum(page)}`,
    isSignedIn: true,
  },
  {
    name: 'album-menu',
    path: '/app',
    isSignedIn: true,
    open: async (page) => {
      await waitForIslands(page)
      await page.locator('.card .cover').first().click({ button: 'right' })
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  {
    name: 'album-popover',
    path: '/app',
    isSignedIn: true,
    open: async (page) => {
      await openFirstAlbum(page)
      await page.keyboard.press('c')
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'album-tags',
    path: '/app',
    isSignedIn: true,
    open: async (page) => {
      await openFirstAlbum(page)
      await page.keyboard.press('t')
      await page.getByRole('textbox', { name: 'Tags' }).waitFor()
    },
  },
  { name: 'uncrated', path: '/app?list=both&crate=none', isSignedIn: true },
  {
    name: 'query',
    path: '/app',
    isSignedIn: true,
    open: async (page) => {
      await waitForIslands(page)
      await page.getByRole('combobox', { name: /^Search/ }).pressSequentially('rating:lots tag:am')
      await page.getByRole('listbox').waitFor()
    },
  },
  place('tags'),
  place('tidy'),
  desk('desk', '?list=wishlist'),
  desk('desk-empty', '?min=5'),
  withAlikeTags('tags-renaming', (page) => page.getByRole('button', { name: 'Rename field recordings' }).click()),
  withAlikeTags('tags-deleting', (page) => page.getByRole('button', { name: 'Delete field recordings' }).click()),
  withAlikeTags('tags-color', (page) => page.getByRole('button', { name: 'Color of hip-hop' }).click()),
  dialog('share', '#share'),
  {
    name: 'shared-page',
    isSignedIn: true,
    path: async (page) => {
      const shows = { notes: true, ratings: true, tags: true, prices: true, tracks: true }
      const data = { of: { list: 'collection' }, shows, gift: { until: '2099-12-24' } }
      const { url } = (await (await page.request.post('/api/shares', { data })).json()) as { url: string }
      return url
    },
  },
  {
    name: 'shared-year',
    isSignedIn: true,
    path: async (page) => {
      const data = { of: { year: 2026 }, shows: { ratings: true, tags: true, prices: true } }
      const { url } = (await (await page.request.post('/api/shares', { data })).json()) as { url: string }
      return url
    },
  },
  dialog('calendar', '#calendar'),
  place('shares'),
  dialog('share-year', '#share-year-2025'),
  dialog('crates', '#crates'),
  dialog('add', '#add'),
  withAlbum('edit', 'edit'),
  withSelected('selected-crate'),
  withSelected('selected-tags'),
  withSelected('selected-rating'),
  withSelected('selected-buy'),
  withSelected('selected-delete'),
  dialog('keys', '#keys'),
  dialog('search-help', '#keys-search'),
  dialog('commands', '#commands'),
  place('artists'),
  place('labels'),
  { name: 'artist', path: '/app?list=both&artist=Marrow+Tide', isSignedIn: true },
  {
    name: 'commands-found',
    path: '/app#commands',
    isSignedIn: true,
    open: (page) => page.getByRole('combobox', { name: 'Find anything' }).fill('a'),
  },
  dialog('since', '#since'),
  dialog('unsent', '#unsent'),
  dialog('log-out', '#log-out'),
  dialog('new-crate', '#new-crate'),
  dialog('new-smart-crate', '?q=rating%3E%3D4#new-smart-crate'),
  dialog('import', '#import'),
  withFanImport('importing', 'Already there', {
    status: 'running',
    found: 1_204,
    added: 371,
    existing: 40,
    tagged: 12,
  }),
  withFanImport('import-waiting', /Resuming in [1-6]/, {
    ...{ status: 'waiting', found: 1_204, added: 371, existing: 40, message: REFUSAL },
    waitingUntil: new Date(Date.now() + 3_600_000).toISOString(),
  }),
  withFanImport('imported', 'See what was imported', {
    status: 'complete',
    found: 1_204,
    added: 1_160,
    existing: 44,
    tagged: 1_160,
  }),
  dialog('files', '#files'),
  {
    name: 'files-import',
    path: '/app#files',
    isSignedIn: true,
    open: (page) => page.getByRole('dialog').getByRole('tab', { name: 'Import' }).click(),
  },
  dialog('compare-folder', '#compare-folder'),
  {
    name: 'compared',
    path: '/app#compare-folder',
    isSignedIn: true,
    open: async (page) => {
      const dialog = page.getByRole('dialog')
      await dialog
        .getByLabel('Or paste a list of names')
        .fill('Marrow Tide - Switchyard (2019) [FLAC]\nNadja Okoro-Lind/Gold Rope\nNobody/Nothing of this name')
      await dialog.getByRole('button', { name: 'Compare', exact: true }).click()
      await dialog.getByRole('button', { name: 'Mark 2 as downloaded' }).waitFor()
      await dialog.getByRole('button', { name: '1 name without an album' }).click()
    },
  },
  withFile('files-preview', 'preview'),
  withFile('files-sending', 'sending'),
  withFile('files-done', 'done'),
  {
    name: 'settings',
    path: '/app#settings',
    isSignedIn: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Change email' }).click()
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByText('This device').waitFor()
    },
  },
  {
    name: 'settings-security',
    path: async (page) => {
      const passkey = { id: 'x', name: 'Chrome on Windows', createdAt: new Date(Date.now() - 86_400_000).toISOString() }
      await page.route(/\/api\/passkeys$/, (route) => route.fulfill({ json: [passkey] }), { times: 1 })
      return '/app#settings-security'
    },
    isSignedIn: true,
    open: async (page) => {
      await page.getByText('Chrome on Windows').waitFor()
      await page.getByRole('button', { name: 'Turn on' }).click()
      await page.getByLabel('Your password').waitFor()
    },
  },
  withSecondFactor('second-factor', 'Code'),
  withSecondFactor('recovery-codes', 'Recovery codes'),
  dialog('settings-appearance', '#settings-appearance'),
  {
    name: 'settings-bandcamp',
    path: '/app#settings-bandcamp',
    isSignedIn: true,
    open: (page) => page.getByRole('button', { name: 'Connect', exact: true }).waitFor(),
  },
  {
    name: 'settings-bandcamp-connected',
    isSignedIn: true,
    path: async (page) => {
      const connectedAt = new Date(Date.now() - 86_400_000).toISOString()
      const error =
        'Bandcamp refused the login, or its service is out of order. Your albums and the connection are kept. Try again later, or connect again.'
      const json = {
        username: 'b7d1f0c2a94e4be0ab5d7e1f3c60d2a8',
        connectedAt,
        lastSyncAt: connectedAt,
        albums: 437,
        error,
      }
      await page.route(/\/api\/bandcamp-link$/, (route) => route.fulfill({ json }))
      return '/app#settings-bandcamp'
    },
    open: (page) => page.getByText('437 albums').waitFor(),
  },
  {
    name: 'playlists',
    isSignedIn: true,
    path: async (page) => {
      const names = ['Sunday', LONG_NAME, 'Before work']
      const lists = names.map((name, index) => ({ id: `${index}`, name, songs: index === 2 ? null : 12 + index }))
      await withPlaylists(page, { 'GET ': lists })
      return '/app#playlist'
    },
    open: (page) => page.getByText('12 tracks').waitFor(),
  },
  {
    name: 'playlist-made',
    isSignedIn: true,
    path: async (page) => {
      await withPlaylists(page, {
        'POST ': { id: '1', name: LONG_NAME, songs: 0 },
        'POST /1/albums': { leftOut: 'full', refused: ['Lantern', LONG_NAME], next: null },
        'GET /1': { name: LONG_NAME, songs: 437, albumIds: [], missing: [] },
      })
      const [crate] = (await (await page.request.get('/api/crates')).json()) as { id: number }[]
      return `/app#playlist-${crate?.id}`
    },
    open: async (page) => {
      await page.getByRole('button', { name: 'Make playlist' }).click()
      await page.getByText('Lantern').waitFor()
    },
  },
  {
    name: 'settings-listenbrainz',
    isSignedIn: true,
    path: async (page) => {
      const json = { username: 'marit_who_listens_to_very_long_names_all_day', isRefused: true }
      await page.route(/\/api\/listenbrainz$/, (route) => route.fulfill({ json }))
      return '/app#settings-bandcamp'
    },
    open: async (page) => {
      await page.getByRole('button', { name: 'Enter token' }).click()
      await page.getByRole('button', { name: 'Save token' }).click()
      await page.getByText('Enter your user token from ListenBrainz').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'settings-data',
    path: '/app#settings-data',
    isSignedIn: true,
    open: (page) => page.getByRole('button', { name: 'Delete collection' }).waitFor(),
  },
  {
    name: 'api-docs',
    path: '/docs/api',
    isSignedIn: false,
    open: async (page) => {
      await page.getByText('Adds an album', { exact: true }).click()
      await page.getByText('bandcampUrl').first().waitFor()
    },
  },
  {
    name: 'access-tokens',
    isSignedIn: true,
    path: async (page) => {
      const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
      const token = (id: number, name: string, more: object) => ({
        id,
        name,
        scope: 'read',
        createdAt: at(-90),
        ...more,
      })
      const json = [
        token(2, 'Nightly backup on the computer in the hall', { expiresAt: at(60), lastUsedAt: at(-1) }),
        token(1, 'Old script', { scope: 'write', expiresAt: at(-1), lastUsedAt: null }),
      ]
      await page.route(/\/api\/tokens$/, (route) =>
        route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback(),
      )
      return '/app#settings-data'
    },
    open: async (page) => {
      await page.getByText('Old script').waitFor()
      await page.getByRole('button', { name: 'Create a token' }).click()
      await page.getByLabel('Name').fill('Shown')
      await page.getByLabel('Your password').fill(DEMO.demo.password)
      await page.getByRole('button', { name: 'Create token' }).click()
      await page.getByLabel('Token “Shown”').waitFor()
      await page.getByRole('button', { name: 'Create a token' }).click()
      await page.getByRole('button', { name: 'Create token' }).click()
      await page.getByText('Give the token a name').waitFor()
      await page.getByText('Old script').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'diary',
    path: withDiary,
    isSignedIn: true,
    open: waitForDiary,
  },
  {
    name: 'diary-entry',
    path: withDiary,
    isSignedIn: true,
    open: async (page) => {
      await waitForDiary(page)
      await press(page, /^Edit the entry of/)
      await page.getByRole('dialog', { name: 'Edit entry' }).waitFor()
    },
  },
  { name: 'year', path: '/app/year/2026', isSignedIn: true },
  { name: 'year-empty', path: '/app/year/1999', isSignedIn: true },
  {
    name: 'trash',
    isSignedIn: true,
    path: async (page) => {
      const albums = await (await page.request.get('/api/albums')).json()
      const deletedAt = new Date(Date.now() - 86_400_000).toISOString()
      const items = [
        { kind: 'crate', id: 1, name: 'Late night', albumCount: 12, deletedAt },
        ...albums.slice(0, 4).map((album: object) => ({ kind: 'album', ...album, deletedAt })),
      ]
      const json = { items, albums: 4, crates: 1, next: null }
      await page.route(/\/api\/trash$/, (route) => route.fulfill({ json }), { times: 1 })
      return '/app/trash'
    },
    open: (page) => page.getByRole('button', { name: 'Restore all' }).waitFor(),
  },
  {
    name: 'delete-account',
    path: '/app#settings',
    isSignedIn: true,
    open: (page) => page.getByRole('button', { name: 'Delete account' }).click(),
  },
  {
    name: 'admin-setup',
    isSignedIn: true,
    path: async (page) => {
      const me = await (await page.request.get('/api/auth/me')).json()
      const json = { ...me, emailVerified: true, canBecomeAdmin: true }
      await page.route(/\/api\/auth\/me$/, (route) => route.fulfill({ json }), { times: 1 })
      return '/app#settings-admin'
    },
    open: (page) => page.getByRole('button', { name: 'Set up admin' }).waitFor(),
  },
  {
    name: 'signed-out',
    path: '/app#settings',
    isSignedIn: true,
    open: async (page) => {
      const json = { code: 'signed-out', message: 'Log in to continue.' }
      await page.route(/\/api\/user$/, (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status: 401, json }) : route.fallback(),
      )
      await page.getByLabel('Display name').fill('Sunday')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('What you typed is still here.').waitFor()
    },
  },
  admin('users', '#settings-admin'),
  admin('new-user', '#settings-admin', (page) => page.getByRole('button', { name: 'Create user' }).click()),
  admin('edit-user', '#settings-admin', (page) => page.getByRole('button', { name: 'Edit demo' }).click()),
  admin('delete-user', '#settings-admin', (page) => page.getByRole('button', { name: 'Delete demo' }).click()),
  admin('ban-user', '#settings-admin', async (page) => {
    await page.getByRole('button', { name: 'More about demo' }).click()
    await page.getByRole('menuitem', { name: 'Ban…' }).click()
  }),
  {
    ...admin('invitations', '#settings-admin-invitations'),
    async open(page) {
      await page.getByRole('button', { name: 'Create invitation' }).click()
      await page.getByLabel('Invitation link').waitFor()
    },
  },
  {
    ...admin('audit-log', '#settings-admin-log'),
    open: (page) => page.getByRole('heading', { name: 'Audit log' }).waitFor(),
  },
]

export const SCREENS: Screen[] = [
  ...ROWS,
  ...PLACES.filter((name) => ROWS.every((screen) => screen.name !== name)).map(place),
]
