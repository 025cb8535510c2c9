import { settings } from './admin.ts'
import { expect, signInAs, test, toast } from './person.ts'

test("an administrator's invitation lets one person sign up without the signup password", async ({ page, browser }) => {
  await signInAs(page, 'admin')
  await page.goto('/app#settings-admin')
  await settings(page).getByRole('link', { name: 'Invitations' }).click()
  await settings(page).getByRole('button', { name: 'Create invitation' }).click()
  const field = settings(page).getByLabel('Invitation link')
  await expect(field).toBeFocused()
  const { pathname, search } = new URL(await field.inputValue())

  const guest = await (await browser.newContext()).newPage()
  await guest.setExtraHTTPHeaders({ 'cf-connecting-ip': '10.48.1.1' })
  await test.step('the link opens the registration', async () => {
    await guest.goto(pathname + search)
    const form = guest.getByRole('dialog', { name: 'Create account' })
    await form.getByLabel('Name').fill('Ines')
    await form.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
    await form.getByLabel('Password', { exact: true }).fill('sleeve-notes')
    await form.getByLabel('Confirm password').fill('sleeve-notes')
    await form.getByRole('button', { name: 'Register' }).click()
    await guest.waitForURL('/app')
  })
  await test.step('a second person is asked for the password and told why', async () => {
    await guest.context().clearCookies()
    await guest.goto(pathname + search)
    const gate = guest.getByRole('dialog', { name: 'Signup Access Required' })
    await expect(gate.getByRole('alert')).toHaveText(
      'This invitation has expired or was used already. Ask for a new one.',
    )
    await guest.context().close()
  })
  await test.step('the list says that it is used, and an open one can be revoked', async () => {
    await page.reload()
    await expect(settings(page).getByRole('listitem').first()).toContainText('Used')
    await settings(page).getByRole('button', { name: 'Create invitation' }).click()
    await settings(page)
      .getByRole('button', { name: /^Revoke/ })
      .first()
      .click()
    await expect(toast(page)).toContainText('Invitation revoked')
    await expect(settings(page).getByRole('heading', { name: 'Invitations' })).toBeFocused()
    await expect(settings(page).getByLabel('Invitation link')).toBeHidden()
  })
})
