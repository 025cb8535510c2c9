import type { Page } from '@playwright/test'
import { newName, openAdmin, row, settings } from './admin.ts'
import { EXPECTS_FAILED_REQUESTS, expect, ownHeaders, signInAs, signInAsDemo, test, toast } from './person.ts'
import { waitForIslands } from './wait-for-islands.ts'

async function makeUser(page: Page, username: string, more: object = {}): Promise<string> {
  const response = await page.request.post('/api/admin/users', {
    data: { username, email: `${username}@example.com`, role: 'user', displayName: null, password: 'abcdef', ...more },
    headers: { origin: new URL(test.info().project.use.baseURL ?? '').origin },
  })
  expect(response.status()).toBe(201)
  return (await response.json()).id
}

test('an administrator creates, edits, bans and deletes a user', { tag: '@detail' }, async ({ page, browser }) => {
  await signInAs(page, 'admin')
  const name = newName()
  await openAdmin(page)
  const dialog = settings(page)
  for (const column of ['ID', 'Username', 'Email', 'Display name', 'Role', 'Created', 'Actions']) {
    await expect(dialog.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
  }

  await test.step('create; every invalid field shows an error', async () => {
    await dialog.getByRole('button', { name: 'Create user' }).click()
    const form = page.getByRole('dialog', { name: 'Create new user' })
    await form.getByLabel('Display name').fill('Ottilie')
    await form.getByRole('button', { name: 'Create user' }).click()
    await expect(form.getByText('Username is required')).toBeVisible()
    await expect(form.getByText('Please enter a valid email address')).toBeVisible()
    await expect(form.getByText('Password must be at least 6 characters')).toBeVisible()
    await expect(form.getByLabel('Username')).toBeFocused()
    await form.getByLabel('Username').fill(name)
    await form.getByLabel('Email').fill('demo@example.com')
    await form.getByLabel('Role').selectOption('test')
    await form.getByLabel('Password', { exact: true }).fill('abcdef')
    await form.getByRole('button', { name: 'Create user' }).click()
    await expect(toast(page)).toContainText('Couldn’t create the user')
    await expect(form.getByText('This email is already registered')).toBeVisible()
    await expect(form.getByLabel('Email')).toBeFocused()
    await form.getByLabel('Email').fill(`${name}@example.com`)
    await form.getByRole('button', { name: 'Create user' }).click()
    await expect(toast(page)).toContainText('User created')
    await expect(row(page, name)).toContainText('test')
    await expect(dialog.getByRole('button', { name: 'Create user' })).toBeFocused()
  })

  await test.step('edit; closing asks about unsaved changes; a blank password changes nothing', async () => {
    await dialog.getByLabel('Search users').fill(name.toUpperCase())
    await expect(dialog.getByText('1 person')).toBeVisible()
    const edit = row(page, name).getByRole('button', { name: `Edit ${name}` })
    await edit.click()
    const form = page.getByRole('dialog', { name: 'Edit user' })
    await expect(form.getByLabel('New password')).toHaveValue('')
    await form.getByLabel('Display name').fill('')
    await form.getByLabel('Role').selectOption('user')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page)).toContainText('User updated')
    await expect(row(page, name)).toContainText('N/A')
    await expect(edit).toBeFocused()
    const context = await browser.newContext()
    const signedIn = await context.request.post('/api/auth/sign-in/email', {
      data: { email: `${name}@example.com`, password: 'abcdef' },
      headers: ownHeaders(new URL(page.url()).origin),
    })
    expect(signedIn.ok()).toBe(true)

    const more = row(page, name).getByRole('button', { name: `More about ${name}` })
    await more.click()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await expect(dialog).toBeVisible()
    await more.click()
    await page.getByRole('menuitem', { name: 'End sessions…' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByLabel('Revoke their access tokens too').check()
    await question.getByRole('button', { name: 'End sessions' }).click()
    await expect(toast(page)).toContainText('Sessions ended')
    expect((await context.request.get('/api/auth/me')).status()).toBe(401)
    await context.close()
  })

  await test.step('ban and unban', async () => {
    const more = row(page, name).getByRole('button', { name: `More about ${name}` })
    await more.click()
    await page.getByRole('menuitem', { name: 'Ban…' }).click()
    const question = page.getByRole('alertdialog', { name: `Ban ${name}?` })
    await question.getByLabel('Reason').fill('Spam in every crate')
    await question.getByRole('button', { name: 'Ban user' }).click()
    await expect(toast(page)).toContainText('User banned')
    await expect(row(page, name).getByText('banned')).toHaveAttribute('title', 'Spam in every crate')
    await expect(more).toBeFocused()
    await more.click()
    await page.getByRole('menuitem', { name: 'Unban' }).click()
    await expect(toast(page)).toContainText('User unbanned')
    await expect(row(page, name).getByText('banned')).toHaveCount(0)
  })

  await test.step('delete after typing the username', async () => {
    await row(page, name)
      .getByRole('button', { name: `Delete ${name}` })
      .click()
    const question = page.getByRole('alertdialog', { name: 'Delete user' })
    await expect(question.getByText(`${name}@example.com`)).toBeVisible()
    await expect(question.getByText('user', { exact: true })).toBeVisible()
    const yes = question.getByRole('button', { name: 'Delete user' })
    await question.getByRole('textbox').fill(name.slice(1))
    await expect(yes).toBeDisabled()
    await question.getByRole('textbox').fill(name)
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText('User deleted')
    await expect(dialog.getByText('No users found')).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'User management' })).toBeFocused()
  })

  await test.step('the audit log lists every action', async () => {
    await dialog.getByRole('link', { name: 'Audit log' }).click()
    await expect(page).toHaveURL(/#settings-admin-log$/)
    await dialog.getByLabel('Search the audit log').fill(name)
    const lines = dialog.getByRole('listitem')
    await expect(lines).toHaveText([
      new RegExp(`^admin deleted ${name}`),
      new RegExp(`^admin unbanned ${name}`),
      new RegExp(`^admin banned ${name}: “Spam in every crate”`),
      new RegExp(`^admin logged ${name} out everywhere`),
      new RegExp(`^admin changed ${name}: display name, role from test to user`),
      new RegExp(`^admin created ${name} as test`),
    ])
    await dialog.getByLabel('Action type').selectOption('Users banned')
    await expect(lines).toHaveCount(1)
    await dialog.getByLabel('Action type').selectOption('Admin setups')
    await expect(dialog.getByText('No entries match')).toBeVisible()
    await page.goBack()
    await expect(dialog.getByRole('heading', { name: 'User management' })).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
  })
})

test('the last administrator cannot be demoted', { tag: '@detail' }, async ({ page }) => {
  await signInAs(page, 'admin')
  await openAdmin(page, 'admin@example.com')
  await expect(row(page, 'admin@example.com').getByText('you', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete admin', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Edit admin', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Edit user' })
  await form.getByLabel('Role').selectOption('user')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form.getByText('The last administrator can’t be deleted, demoted or banned')).toBeVisible()
  await expect(toast(page)).toContainText('Couldn’t update the user')
})

test('the Admin tab shows at once and disappears if the server reports another role', { tag: '@detail' }, async ({
  page,
}) => {
  await signInAs(page, 'admin')
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await answered.promise
    await route.fulfill({ json: { ...json, role: 'user' } })
  })
  await page.goto('/app#settings')
  const tab = settings(page).getByRole('tab', { name: 'Admin' })
  await expect(tab).toBeVisible()
  answered.resolve()
  await expect(tab).toHaveCount(0)
})

test('other users do not load the administration code', { tag: '@detail' }, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await signInAsDemo(page)
  await page.goto('/app#settings-admin')
  const dialog = settings(page)
  await expect(dialog.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByRole('button', { name: 'Change email' })).toBeVisible()
  await waitForIslands(page)
  await expect(dialog.getByRole('tab', { name: 'Admin' })).toHaveCount(0)
  await expect(dialog.getByText('Admin setup')).toHaveCount(0)
  expect(fetched.filter((url) => /admin/.test(new URL(url).pathname))).toEqual([])
})

test('server errors are shown and can be retried', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await signInAs(page, 'admin')
  const name = newName()
  await makeUser(page, name)
  const broken = { status: 500, json: { code: 'internal', message: 'Something went wrong here.' } }
  await page.route('**/api/admin/users?*', (route) => route.fulfill(broken))
  await page.route('**/api/admin/audit-log*', (route) => route.abort('connectionfailed'))
  await openAdmin(page, name)
  const dialog = settings(page)
  await expect(dialog.getByRole('alert')).toContainText('Couldn’t load the users')
  await expect(toast(page)).toContainText('Couldn’t load the users')
  await dialog.getByRole('link', { name: 'Audit log' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Couldn’t reach Gatefold.')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await dialog.getByRole('link', { name: 'Back to user management' }).click()
  await dialog.getByLabel('Search users').fill(name)
  await expect(row(page, name)).toBeVisible()

  await page.route('**/api/admin/users/*', (route) => route.fulfill(broken))
  await row(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  const form = page.getByRole('dialog', { name: 'Edit user' })
  await form.getByLabel('Display name').fill('New')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect(toast(page)).toContainText('Couldn’t update the user')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await row(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Delete user' })
  await question.getByRole('textbox').fill(name)
  await question.getByRole('button', { name: 'Delete user' }).click()
  await expect(question.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect(toast(page)).toContainText('Couldn’t delete the user')
})

test('deleting a user asks for the own password where the sign-in was some time ago', { tag: '@detail' }, async ({
  page,
}) => {
  await signInAs(page, 'admin')
  const name = newName()
  const id = await makeUser(page, name)
  await openAdmin(page, name)
  const message = 'Enter your own password to confirm that it’s you.'
  const json = { code: 'invalid', message, fields: { ownPassword: message } }
  await page.route(`/api/admin/users/${id}`, (route) => route.fulfill({ status: 400, json }), { times: 1 })
  await row(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Delete user' }).click()
  await expect(dialog.getByText(message)).toBeVisible()
  await expect(dialog.getByLabel('Your own password')).toBeFocused()
  await dialog.getByLabel('Your own password').fill('gatefold-admin')
  const sent = page.waitForRequest((request) => request.method() === 'DELETE')
  await dialog.getByLabel('Your own password').press('Enter')
  expect((await sent).postDataJSON()).toEqual({ ownPassword: 'gatefold-admin' })
  await expect(toast(page)).toContainText('User deleted')
})

test('an administrator is warned of backups that are late', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await signInAs(page, 'admin')
  let backup: unknown = { last: '2026-11-24T04:47:00.000Z', status: 'late' }
  await page.route('/api/health', (route) => route.fulfill({ status: 503, json: { backup } }))
  await openAdmin(page)
  const warning = settings(page).getByRole('alert')
  await expect(warning).toHaveText(/^The last backup is from .*24.*\. The server’s log says why/)
  backup = { last: '2026-11-24T04:47:00.000Z', status: 'ok' }
  await page.reload()
  await openAdmin(page)
  await expect(settings(page).getByRole('row').nth(1)).toBeVisible()
  await expect(warning).toBeHidden()
})
