import type { Page } from '@playwright/test'
import { card, makeAlbums, withAlbums } from './own-albums.ts'
import {
  EXPECTS_FAILED_REQUESTS,
  expect,
  FAILED,
  newPerson,
  openAsNewPerson,
  passGate,
  signInAs,
  signInAsDemo,
  test,
  toast,
} from './person.ts'
import { open, waitForIslands } from './wait-for-islands.ts'

const LONG_TITLE = 'Unbrokenlettersofatitle'.repeat(14).slice(0, 300)
const LONG_NAME = 'Unbrokenlettersofacrate'.repeat(6).slice(0, 120)
const dialogs = (page: Page) => page.locator('[role=dialog], [role=alertdialog]')
const originOf = (page: Page) => ({ headers: { origin: new URL(page.url()).origin } })

async function addLongOnes(page: Page) {
  const own = originOf(page)
  const bandcampUrl = `https://long.bandcamp.com/album/${crypto.randomUUID()}`
  const data = { title: LONG_TITLE, artist: LONG_TITLE, bandcampUrl }
  const album = await (await page.request.post('/api/albums', { data, ...own })).json()
  const description = 'It goes on and on. '.repeat(100).trim()
  const crate = await (
    await page.request.post('/api/crates', { data: { name: LONG_NAME, description }, ...own })
  ).json()
  return { album, crate, description }
}

/** Text that overflows the topmost dialog, and parts of the dialog that overflow. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const panel = [...document.querySelectorAll('.dialog')].at(-1)
    if (!panel) return ['no dialog']
    const box = panel.getBoundingClientRect()
    const found: string[] = []
    for (const part of [panel, ...panel.querySelectorAll('.body')])
      if (part.scrollWidth > part.clientWidth)
        found.push(`${part.className}: ${part.scrollWidth} > ${part.clientWidth}`)
    const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('.sr-only, .truncate')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right } of range.getClientRects())
        if (left < box.left - 0.5 || right > box.right + 0.5) found.push(String(node.textContent).slice(0, 40))
    }
    return found
  })

test.describe('opening a dialog', () => {
  const openers: [dialog: string, code: RegExp, opener: (page: Page) => Promise<string>][] = [
    ['add', /\/album-dialog/, async () => '.top .btn[href="#add"]'],
    ['import', /\/import-dialog/, async () => '.top .btn[href="#import"]'],
    ['files', /\/files-dialog/, async () => '.top .btn[href="#files"]'],
    ['settings', /\/settings-dialog/, async () => '.top .icon-btn[href="#settings"]'],
    ['new-crate', /\/crate-dialog/, async () => '.rail [href="#new-crate"]'],
    ['edit', /\/album-dialog/, async () => '[id^=album-] [aria-label^="Edit"]'],
    ['delete', /\/delete-album-dialog/, async () => '[id^=album-] [aria-label^="Delete"]'],
    [
      'edit-crate',
      /\/crate-dialog/,
      async (page) => {
        await page
          .getByRole('button', { name: /^More about/ })
          .first()
          .click()
        return '.crate-row .menu:popover-open [role=menuitem]:has-text("Edit…")'
      },
    ],
    [
      'delete-crate',
      /\/delete-crate-dialog/,
      async (page) => {
        await page
          .getByRole('button', { name: /^More about/ })
          .first()
          .click()
        return '.crate-row .menu:popover-open [role=menuitem]:has-text("Delete…")'
      },
    ],
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

test.describe('a dialog that fails to load', () => {
  test('opens with Try again when the connection is back', { annotation: { type: EXPECTS_FAILED_REQUESTS } }, async ({
    page,
  }) => {
    await signInAsDemo(page)
    await page.goto('/app')
    await waitForIslands(page)
    await page.context().setOffline(true)
    await page.locator('.top .btn[href="#add"]').click()
    await expect(toast(page)).toContainText('This could not be opened')
    await expect(page).toHaveURL(/\/app$/)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.context().setOffline(false)
    await toast(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Add New Album' })).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test('opens with Try again after one failed request', { annotation: { type: EXPECTS_FAILED_REQUESTS } }, async ({
    page,
  }) => {
    await signInAsDemo(page)
    await page.goto('/app')
    await waitForIslands(page)
    await page.route(/\/assets\/album-dialog/, (route) => route.abort())
    await page.locator('.top .btn[href="#add"]').click()
    await expect(toast(page)).toContainText('This could not be opened')
    await page.unroute(/\/assets\/album-dialog/)
    await toast(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Add New Album' })).toBeVisible()
  })

  test('opens on the next click if it is the sign-in dialog', {
    annotation: { type: EXPECTS_FAILED_REQUESTS },
  }, async ({ page }) => {
    await page.goto('/')
    await page.route(/\/assets\/open-auth/, (route) => route.abort())
    const signIn = page.getByRole('link', { name: 'Sign In' }).first()
    await signIn.hover()
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

test('confirmations do not overflow with long words on phone and desktop', async ({ page }) => {
  const name = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '').slice(0, 60)
  const email = `${name}@${'b'.repeat(60)}.example.com`
  await newPerson(page, { email })
  await page.goto('/app')
  const { album, crate } = await addLongOnes(page)
  const albumIds = { albumIds: [album.id] }
  await page.request.post(`/api/crates/${crate.id}/albums`, { data: albumIds, ...originOf(page) })
  await page.reload()
  const question = page.getByRole('alertdialog')
  const expectInside = async (what: string) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => outside(page), { message: `${what} at ${width} px` }).toEqual([])
    }
  }

  await page.goto(`/app#delete-${album.id}`)
  await expect(question).toContainText(LONG_TITLE)
  await expectInside('delete an album')
  await page.goto(`/app#delete-crate-${crate.id}`)
  await expect(question).toContainText(LONG_NAME)
  await expectInside('delete a crate')
  await page.goto(`/app?crate=${crate.id}#position-${album.id}`)
  await expect(page.getByRole('dialog')).toContainText(LONG_TITLE)
  await expectInside('position')
  await page.goto(`/app?crate=${crate.id}#edit-crate-${crate.id}`)
  await page.getByLabel('Description').fill('x')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await expectInside('unsaved crate')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.goto(`/app?crate=${crate.id}#settings-appearance`)
  await page.getByRole('button', { name: 'Delete Collection' }).click()
  await expect(question).toBeVisible()
  await expectInside('delete the collection')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(question).toContainText(email)
  await expectInside('delete the account')

  await page.context().clearCookies()
  await signInAs(page, 'admin')
  await page.goto('/app#settings-admin')
  await page.getByLabel('Search users').fill(email)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(question).toContainText(email)
  await expectInside('delete a user')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `More about ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Ban…' }).click()
  await expect(question).toBeVisible()
  await expectInside('ban a user')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `More about ${name}` }).click()
  await page.getByRole('menuitem', { name: 'End sessions…' }).click()
  await expect(question).toContainText(name)
  await expectInside('end the sessions of a user')
})

test('submitting an empty registration focuses Name', async ({ page }) => {
  await page.goto('/?auth=register')
  await passGate(page)
  const form = page.getByRole('dialog', { name: 'Create an account' })
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByText('Name must be at least 2 characters')).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
})

for (const view of ['login', 'register']) {
  test(`closing the dialog removes auth=${view} from the address`, async ({ page }) => {
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

test('deleting the collection disables its button', async ({ page }) => {
  await openAsNewPerson(page)
  await page.goto('/app#settings-appearance')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  const button = settings.getByRole('button', { name: 'Delete Collection' })
  await button.click()
  const question = page.getByRole('alertdialog', { name: 'Delete Entire Collection?' })
  await expect(question).toContainText('Your 1 album leaves every crate.')
  await question.getByRole('button', { name: 'Yes, delete everything' }).click()
  await expect(toast(page)).toContainText('Collection Deleted')
  await expect(dialogs(page)).toHaveCount(0)
  await page.goto('/app#settings-appearance')
  await expect(settings.getByText('There are no albums to delete.')).toBeVisible()
  await expect(button).toBeDisabled()
})

test('a long crate description is clamped until it is expanded', async ({ page }) => {
  await openAsNewPerson(page)
  const { crate, description } = await addLongOnes(page)
  await page.goto(`/app?crate=${crate.id}`)
  const about = page.locator('.opened .about')
  await expect(about).toHaveText(description)
  const linesShown = () =>
    about.evaluate((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    )
  expect(await linesShown()).toBeLessThanOrEqual(3)
  const all = page.getByRole('button', { name: 'Show all' })
  await expect(all).toHaveAttribute('aria-expanded', 'false')
  await all.click()
  expect(await linesShown()).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Show less' }).click()
  expect(await linesShown()).toBeLessThanOrEqual(3)
})

test('a short crate description has no Show all button', async ({ page }) => {
  await openAsNewPerson(page)
  const data = { name: 'Sundays', description: 'Quiet ones.' }
  const crate = await (await page.request.post('/api/crates', { data, ...originOf(page) })).json()
  await page.goto(`/app?crate=${crate.id}`)
  await waitForIslands(page)
  await expect(page.locator('.opened .about')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0)
})

for (const width of [360, 1280]) {
  test(`a toast with a long title is clamped at ${width} px and expands on focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openAsNewPerson(page)
    const { album } = await addLongOnes(page)
    await page.goto('about:blank')
    await page.goto(`/app#delete-${album.id}`)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    const text = toast(page).locator('p')
    await expect(text).toContainText(LONG_TITLE)
    await page.mouse.move(0, 0)
    const lines = () =>
      text.evaluate((element) =>
        Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
      )
    expect(await lines()).toBeLessThanOrEqual(2)
    await toast(page).getByRole('button', { name: 'Dismiss' }).focus()
    const isWhole = () => text.evaluate((element) => element.scrollHeight <= element.clientHeight + 1)
    expect(await isWhole()).toBe(true)
    await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeInViewport()
  })
}

/** How many controls of the bars at the bottom and of the open dialog a toast covers. */
const coveredByToast = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-sonner-toast][data-front=true]')?.getBoundingClientRect()
    const bars = ':is([data-select-bar], .tabbar, [role=dialog]:not([inert])) :is(a, button, input, textarea)'
    return [...document.querySelectorAll<HTMLElement>(bars)]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return box && left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      .map(({ outerHTML }) => outerHTML)
  })

for (const [width, height] of [
  [1280, 760],
  [390, 844],
] as const) {
  test(`a toast at the bottom left covers no control of bars and dialogs at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await withAlbums(page, [{ title: 'A' }, { title: 'B' }])
    const openers = [
      () => page.keyboard.press('e'),
      () => page.keyboard.press('a'),
      () => page.locator('.icon-btn[href="#settings"]').click(),
    ]
    for (const [index, openDialog] of openers.entries()) {
      await card(page, 'A').focus()
      await page.keyboard.press(String(index + 1))
      await expect(toast(page)).toContainText(`A: ${index + 1} star`)
      const box = await toast(page).boundingBox()
      expect(box?.x).toBeLessThanOrEqual(24)
      expect(box?.y).toBeGreaterThan(height / 2)
      expect(await coveredByToast(page)).toEqual([])
      await openDialog()
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
      await expect.poll(() => coveredByToast(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialogs(page)).toHaveCount(0)
    }
    await card(page, 'A').focus()
    await page.keyboard.press('x')
    await page.keyboard.press('5')
    await expect(toast(page)).toContainText('A: 5 stars')
    expect(await coveredByToast(page)).toEqual([])
  })
}

test('the page works if the code of the toasts cannot be loaded', {
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber' }])
  await page.route(/\/assets\/toast-region/, (route) => route.abort())
  await open(page, '/app')
  const star = card(page, 'Amber').getByRole('radio', { name: '4 stars' })
  await star.click()
  await waitForIslands(page)
  await page.reload()
  await expect(star).toBeChecked()
})

test.describe('messages about crates and files', () => {
  test('a crate without a name shows an error and a toast', async ({ page }) => {
    await openAsNewPerson(page)
    const { crate } = await addLongOnes(page)
    for (const [address, button] of [
      ['#new-crate', 'Create crate'],
      [`#edit-crate-${crate.id}`, 'Save changes'],
    ] as const) {
      await page.goto('about:blank')
      await page.goto(`/app${address}`)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill('')
      await dialog.getByRole('button', { name: button }).click()
      await expect(dialog.getByText('Please enter a name for your crate')).toBeVisible()
      await expect(toast(page)).toContainText('Crate name required')
      await expect(toast(page)).toContainText('Please enter a name for your crate')
      await page.keyboard.press('Escape')
    }
  })

  test('selected albums move to another crate, and Undo moves them back', async ({ page }) => {
    await openAsNewPerson(page)
    const own = originOf(page)
    const [{ id: albumId }] = await (await page.request.get('/api/albums')).json()
    const make = async (name: string, albumIds: number[]) =>
      (await page.request.post('/api/crates', { data: { name, albumIds }, ...own })).json()
    const from = await make('From here', [albumId])
    const to = await make('To there', [])
    const inside = async (id: number) => (await (await page.request.get(`/api/crates/${id}/albums`)).json()).length
    await page.goto(`/app?crate=${from.id}`)
    await waitForIslands(page)
    const startMove = async () => {
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await page.locator('.cover [type=checkbox]').first().check()
      await page.getByRole('region', { name: 'Selected albums' }).getByRole('button', { name: 'Add to crate' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add to Crate' })
      await dialog.getByLabel('To there').check()
      await dialog.getByLabel('Remove them from “From here”').check()
      await dialog.getByRole('button', { name: /Move/ }).click()
    }
    await startMove()
    await expect(toast(page)).toContainText('Albums moved')
    await expect(toast(page)).toContainText('Successfully moved 1 album to the crate')
    expect([await inside(from.id), await inside(to.id)]).toEqual([0, 1])
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => [await inside(from.id), await inside(to.id)]).toEqual([1, 0])
  })

  test('a failed move shows a toast', { annotation: { type: EXPECTS_FAILED_REQUESTS } }, async ({ page }) => {
    await openAsNewPerson(page)
    const own = originOf(page)
    const [{ id: albumId }] = await (await page.request.get('/api/albums')).json()
    const data = { name: 'From here', albumIds: [albumId] }
    const from = await (await page.request.post('/api/crates', { data, ...own })).json()
    await page.request.post('/api/crates', { data: { name: 'To there' }, ...own })
    await page.goto(`/app?crate=${from.id}`)
    await waitForIslands(page)
    await page.route(/\/api\/crates\/albums$/, (route) => route.fulfill(FAILED))
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.locator('.cover [type=checkbox]').first().check()
    await page.getByRole('region', { name: 'Selected albums' }).getByRole('button', { name: 'Add to crate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to Crate' })
    await dialog.getByLabel('To there').check()
    await dialog.getByLabel('Remove them from “From here”').check()
    await dialog.getByRole('button', { name: /Move/ }).click()
    await expect(toast(page)).toContainText('Failed to move albums')
    await expect(toast(page)).toContainText('There was an error moving the selected albums to the crate')
  })

  test('a failed file import shows an error', { annotation: { type: EXPECTS_FAILED_REQUESTS } }, async ({ page }) => {
    await openAsNewPerson(page)
    await page.route(/\/api\/imports\/file$/, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/app#files')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Import' }).click()
    const buffer = Buffer.from('title,artist\nSlow Harbour Lights,Ottilie Brandt\n')
    await dialog.locator('.drop input[type=file]').setInputFiles({ name: 'shelf.csv', mimeType: 'text/csv', buffer })
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(dialog.getByText('Failed to import data. Please try again')).toBeVisible()
  })
})

test('the sleeve animation on the landing page runs twice and ends in the resting position', async ({ page }) => {
  await page.goto('/')
  const sleeve = page.locator('.falling')
  const rest = await sleeve.evaluate((element) => {
    const [animation] = element.getAnimations()
    const { iterations = 0 } = animation?.effect?.getComputedTiming() ?? {}
    if (iterations === Number.POSITIVE_INFINITY) return { iterations: 'infinite' }
    // Compares the last frame with the state after the animation.
    animation?.pause()
    if (animation) animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) - 1
    const last = getComputedStyle(element).transform
    animation?.finish()
    return { falls: Math.floor(iterations), isSame: last === getComputedStyle(element).transform }
  })
  expect(rest).toEqual({ falls: 2, isSame: true })
})

test('the sleeve animation pauses behind a dialog', async ({ page }) => {
  await page.goto('/?auth=login')
  await dialogs(page).waitFor()
  const state = () => page.locator('.falling').evaluate((element) => element.getAnimations()[0]?.playState)
  await expect.poll(state).toBe('paused')
})

test('the sleeve is not animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await page.locator('.falling').evaluate((element) => element.getAnimations().length)).toBe(0)
})
