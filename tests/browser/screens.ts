import type { Page } from '@playwright/test'

export type Screen = { name: string; path: string; isSignedIn: boolean; open?: (page: Page) => Promise<unknown> }

const dialog = (name: string, hash: string): Screen => ({
  name,
  path: `/app${hash}`,
  isSignedIn: true,
  open: (page) => page.locator('[role=dialog], [role=alertdialog]').first().waitFor(),
})

const showView = async (page: Page, view: string) => {
  await page.context().addCookies([{ name: 'gatefold.view', value: view, domain: '127.0.0.1', path: '/app' }])
  await page.reload()
}

/** An album and a crate of the demo account, whatever their ids are. */
const withAlbum = (name: string, hash: string): Screen => ({
  name,
  path: '/app',
  isSignedIn: true,
  async open(page) {
    const id = await page.locator('[id^=album-]').first().getAttribute('id')
    await page.goto(`/app#${hash}-${id?.slice('album-'.length)}`)
    await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
  },
})

/** Every screen and dialog, as a person comes to it. */
export const SCREENS: Screen[] = [
  { name: 'landing', path: '/', isSignedIn: false },
  { name: 'login', path: '/?auth=login', isSignedIn: false, open: (page) => page.getByRole('dialog').waitFor() },
  { name: 'gate', path: '/?auth=register', isSignedIn: false, open: (page) => page.getByRole('dialog').waitFor() },
  { name: 'not-found', path: '/nowhere', isSignedIn: false },
  { name: 'forgot-password', path: '/forgot-password', isSignedIn: false },
  { name: 'reset-password', path: '/reset-password?oobCode=x', isSignedIn: false },
  { name: 'reset-invalid', path: '/reset-password', isSignedIn: false },
  { name: 'confirm-email-signed-out', path: '/confirm-email?code=x', isSignedIn: false },
  { name: 'confirm-email-invalid', path: '/confirm-email?code=x', isSignedIn: true },
  { name: 'collection', path: '/app', isSignedIn: true },
  {
    name: 'collection-list',
    path: '/app?list=both',
    isSignedIn: true,
    open: (page) => showView(page, 'list'),
  },
  {
    name: 'collection-compact',
    path: '/app',
    isSignedIn: true,
    open: (page) => showView(page, 'compact'),
  },
  {
    name: 'filters',
    path: '/app?tag=ambient&min=3',
    isSignedIn: true,
    open: async (page) => {
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: /^Filter/ }).click()
      await page.getByText(/every chosen tag must match/).waitFor()
    },
  },
  {
    name: 'select',
    path: '/app?list=both',
    isSignedIn: true,
    open: async (page) => {
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await page.locator('.cover [type=checkbox]').first().check()
    },
  },
  { name: 'nothing-found', path: '/app?q=zzzzzz', isSignedIn: true },
  {
    name: 'crate',
    path: '/app',
    isSignedIn: true,
    open: async (page) => {
      const href = await page.locator('.crate').first().getAttribute('href')
      await page.goto(href ?? '')
    },
  },
  {
    name: 'crate-compact',
    path: '/app',
    isSignedIn: true,
    open: async (page) => {
      await page.evaluate(() => localStorage.setItem('gatefold.view', 'compact'))
      const href = await page.locator('.crate').first().getAttribute('href')
      await page.goto(href ?? '')
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Statistics' }).click()
    },
  },
  {
    name: 'crate-menu',
    path: '/app',
    isSignedIn: true,
    open: async (page) => {
      const href = await page.locator('.crate').first().getAttribute('href')
      await page.goto(href ?? '')
      await page.waitForLoadState('networkidle')
      await page
        .getByRole('button', { name: /^More about/ })
        .last()
        .click()
      await page.getByRole('menuitem', { name: 'Move to position…' }).waitFor()
    },
  },
  { name: 'in-no-crate', path: '/app?list=both&crate=none', isSignedIn: true },
  dialog('crates', '#crates'),
  dialog('position', '#position'),
  dialog('add', '#add'),
  withAlbum('edit', 'edit'),
  withAlbum('delete', 'delete'),
  withAlbum('album-crates', 'album-crates'),
  dialog('selected-crate', '#selected-crate'),
  dialog('selected-tags', '#selected-tags'),
  dialog('selected-rating', '#selected-rating'),
  dialog('selected-delete', '#selected-delete'),
  dialog('keys', '#keys'),
  dialog('new-crate', '#new-crate'),
  dialog('import', '#import'),
  dialog('files', '#files'),
  dialog('settings', '#settings'),
  {
    name: 'trash',
    path: '/app#settings',
    isSignedIn: true,
    open: async (page) => {
      await page.getByRole('tab', { name: 'Trash' }).click()
      await page.getByText(/trash/i).last().waitFor()
    },
  },
]
