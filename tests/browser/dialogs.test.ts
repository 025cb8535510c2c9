import type { Page, Route } from '@playwright/test'
import { spotOn, withCrates } from './crates.ts'
import { card } from './own-albums.ts'
import {
  chooseAdd,
  EXPECTS_FAILED_REQUESTS,
  expect,
  openAsNewPerson,
  passGate,
  signInAsDemo,
  test,
  toast,
} from './person.ts'
import { open, waitForIslands } from './wait-for-islands.ts'

const dialogs = (page: Page) => page.locator('[role=dialog], [role=alertdialog]')

/** Opens the menu of a crate; returns the selector of one of its entries. */
async function inCrateMenu(page: Page, entry: string): Promise<string> {
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click()
  return `.crate-row .menu:popover-open [role=menuitem]:has-text("${entry}")`
}

/** Opens the menu of Add; returns the selector of one of its entries. */
async function inAddMenu(page: Page, href: string): Promise<string> {
  await page.getByRole('banner').getByRole('button', { name: 'Add', exact: true }).click()
  return `.top .menu:popover-open [href="${href}"]`
}

test.describe('opening a dialog', { tag: '@detail' }, () => {
  const openers: [dialog: string, code: RegExp, opener: (page: Page) => Promise<string>][] = [
    ['add', /\/album-dialog/, (page) => inAddMenu(page, '#add')],
    ['import', /\/import-dialog/, (page) => inAddMenu(page, '#import')],
    ['files', /\/files-dialog/, (page) => inAddMenu(page, '#files-import')],
    ['settings', /\/settings-dialog/, async () => '.top .icon-btn[href="#settings"]'],
    ['new-crate', /\/crate-dialog/, async () => '.rail [href="#new-crate"]'],
    ['edit', /\/album-dialog/, async () => '[id^=album-] [aria-label^="Edit"]'],
    ['edit-crate', /\/crate-dialog/, (page) => inCrateMenu(page, 'Edit…')],
    ['delete-crate', /\/delete-crate-dialog/, (page) => inCrateMenu(page, 'Delete…')],
    [
      'keys',
      /\/keys-dialog/,
      async (page) => {
        await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
        return 'header .menu:popover-open [role=menuitem]:has-text("Keyboard shortcuts")'
      },
    ],
  ]
  for (const [name, code, find] of openers) {
    test(`loads ${name} on hover and opens without a timer`, async ({ page }) => {
      await page.addInitScript(() => {
        const real = window.setTimeout
        // Only long timers, such as React's throttle of 300 ms: a timer of a moment is not a wait.
        const held = (...args: Parameters<typeof real>) =>
          'holdTimers' in window && Number(args[1]) >= 100 ? 0 : real(...args)
        Object.assign(window, { setTimeout: held })
      })
      await signInAsDemo(page)
      await page.goto('/app')
      await waitForIslands(page)
      const fetched = page.waitForResponse((response) => code.test(response.url()))
      const opener = page.locator(await find(page)).first()
      await opener.hover()
      await fetched
      await page.evaluate(() => Object.assign(window, { holdTimers: true }))
      await opener.click()
      await expect(dialogs(page)).toBeVisible()
    })
  }
})

test.describe('a dialog that fails to load', { tag: '@detail' }, () => {
  test('opens with Try again when the connection is back', { annotation: { type: EXPECTS_FAILED_REQUESTS } }, async ({
    page,
  }) => {
    await signInAsDemo(page)
    await page.goto('/app')
    await waitForIslands(page)
    await page.context().setOffline(true)
    await page.waitForFunction(() => !navigator.onLine)
    await chooseAdd(page, 'A link')
    await expect(toast(page)).toContainText('Couldn’t open this')
    await expect(page).toHaveURL(/\/app$/)
    await page.context().setOffline(false)
    // The browser reaches the network a moment after it says so; then the dialog needs another click.
    await expect(async () => {
      await page.getByRole('button', { name: 'Try again' }).or(page.locator('.top .btn[href="#add"]')).last().click()
      await expect(page.getByRole('dialog', { name: 'Add new album' })).toBeVisible({ timeout: 5_000 })
    }).toPass()
  })

  test('opens if the browser is wrong about being offline', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
    await signInAsDemo(page)
    await page.goto('/app')
    await waitForIslands(page)
    await chooseAdd(page, 'A link')
    await expect(page.getByRole('dialog', { name: 'Add new album' })).toBeVisible()
  })

  test('opens with Try again after one failed request', { annotation: { type: EXPECTS_FAILED_REQUESTS } }, async ({
    page,
  }) => {
    await signInAsDemo(page)
    await page.goto('/app')
    await waitForIslands(page)
    await page.route(/\/assets\/album-dialog/, (route) => route.abort())
    await chooseAdd(page, 'A link')
    await expect(toast(page)).toContainText('Couldn’t open this')
    await page.unroute(/\/assets\/album-dialog/)
    await toast(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Add new album' })).toBeVisible()
  })

  for (const [what, times] of [
    ['opens on a new page if its code is gone', 1],
    ['says so if its code is gone on the new page too', 2],
  ] as const)
    test(what, { annotation: { type: EXPECTS_FAILED_REQUESTS } }, async ({ page }) => {
      const notFound = (route: Route) => route.fulfill({ status: 404, body: '' })
      await signInAsDemo(page)
      await open(page, '/app')
      await page.evaluate(() => Object.assign(window, { isFirstPage: true }))
      await page.route(/\/assets\/album-dialog/, notFound, { times })
      // The page asks whether its own code, which it still has, is there.
      await page.route(/\/assets\/app-[^/]+\.js$/, (route) =>
        route.request().method() === 'HEAD' ? notFound(route) : route.continue(),
      )
      await page.evaluate(() => {
        location.hash = 'add'
      })
      const shown = times === 1 ? page.getByRole('dialog', { name: 'Add new album' }) : toast(page)
      await expect(shown).toBeVisible()
      expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(false)
    })

  test('opens on the next click if it is the sign-in dialog', {
    annotation: { type: EXPECTS_FAILED_REQUESTS },
  }, async ({ page }) => {
    await page.goto('/')
    await page.route(/\/assets\/open-auth/, (route) => route.abort())
    const signIn = page.getByRole('link', { name: 'Sign In' }).first()
    const failed = page.waitForEvent('requestfailed')
    await signIn.hover()
    await failed
    await page.unroute(/\/assets\/open-auth/)
    await signIn.click()
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  })

  test('has its styles on the next click if they could not be loaded', {
    annotation: { type: EXPECTS_FAILED_REQUESTS },
  }, async ({ page }) => {
    const styles = /\/assets\/open-auth-[^/]+\.css/
    await page.goto('/')
    await page.route(styles, (route) => route.abort())
    const signIn = page.getByRole('link', { name: 'Sign In' }).first()
    const failed = page.waitForEvent('requestfailed')
    await signIn.hover()
    await failed
    await page.unroute(styles)
    await signIn.click()
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
    const loaded = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href, cssRules }) => (cssRules.length > 0 ? href : [])),
    )
    expect(loaded).toContainEqual(expect.stringMatching(styles))
  })
})

test.describe('a change is saved after its dialog has closed', { tag: '@detail' }, () => {
  const edit = (page: Page) => page.getByRole('dialog', { name: 'Edit album' })
  const titleField = (page: Page) => edit(page).getByLabel('Title', { exact: true })

  /** Opens an album for editing, changes its title and saves; the answer waits for the returned function. */
  async function saveTitle(page: Page, from: string, to: string, answer: (route: Route) => Promise<void>) {
    const held = Promise.withResolvers<void>()
    await page.route(/\/api\/albums\/\d+$/, async (route) => {
      await held.promise
      await answer(route)
    })
    await card(page, from)
      .getByRole('button', { name: `Edit ${from}` })
      .click()
    await titleField(page).fill(to)
    await page.keyboard.press('Enter')
    return held.resolve
  }

  test('and what is behind it can be pressed at once', async ({ page }) => {
    await withCrates(page, 3)
    const { x, y } = await spotOn(card(page, 'C').getByRole('button', { name: 'Edit C' }))
    const release = await saveTitle(page, 'B', 'Bee', (route) => route.continue())
    await page.mouse.click(x, y)
    await expect(titleField(page)).toHaveValue('C')
    await page.keyboard.press('Escape')
    await expect(card(page, 'Bee')).toBeVisible()
    release()
    await expect(toast(page)).toContainText('Album updated')
  })

  test('opens again with what was typed if it is refused, after another dialog', async ({ page }) => {
    await withCrates(page, 3)
    const release = await saveTitle(page, 'B', 'Bee', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 'invalid', message: 'This is invalid.', fields: { title: 'This title is taken.' } },
      }),
    )
    await expect(edit(page)).toBeHidden()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(keys).toBeVisible()
    const refused = page.waitForResponse(/\/api\/albums\/\d+$/)
    release()
    await refused
    await expect(card(page, 'B')).toHaveCount(1)
    await expect(keys).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(titleField(page)).toHaveValue('Bee')
    await expect(edit(page)).toContainText('This title is taken.')
    await expect(titleField(page)).toBeFocused()
  })
})

test('what is typed while a dialog loads stands in its field', { tag: '@detail' }, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await withCrates(page, 1)
  await page.route(/\/assets\/crate-dialog/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.locator('.rail').getByRole('link', { name: 'New crate' }).click()
  await page.keyboard.type('Late Sunday')
  held.resolve()
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Late Sunday')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Late Sunday' })).toBeVisible()
})

test('submitting an empty registration focuses Name', { tag: '@detail' }, async ({ page }) => {
  await page.goto('/?auth=register')
  await passGate(page)
  const form = page.getByRole('dialog', { name: 'Create account' })
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByText('Name must be at least 2 characters')).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
})

for (const view of ['login', 'register']) {
  test(`closing the dialog removes auth=${view} from the address`, { tag: '@detail' }, async ({ page }) => {
    await page.goto(`/?auth=${view}`)
    await dialogs(page).waitFor()
    await page.keyboard.press('Escape')
    await expect(dialogs(page)).toBeHidden()
    await expect(page).toHaveURL('/')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    await expect(dialogs(page)).toHaveCount(0)
  })
}

test('deleting the collection disables its button', { tag: '@detail' }, async ({ page }) => {
  await openAsNewPerson(page)
  await page.goto('/app#settings-data')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  const button = settings.getByRole('button', { name: 'Delete collection' })
  await button.click()
  const question = page.getByRole('alertdialog', { name: 'Delete Entire Collection?' })
  await expect(question).toContainText('Your 1 album leaves every crate.')
  await question.getByRole('button', { name: 'Yes, delete everything' }).click()
  await expect(toast(page)).toContainText('Collection Deleted')
  await expect(dialogs(page)).toHaveCount(0)
  await page.goto('/app#settings-data')
  await expect(settings.getByText('There are no albums to delete.')).toBeVisible()
  await expect(button).toBeDisabled()
})
