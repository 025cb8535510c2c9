import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, openAsNewPerson, test, toast } from './person.ts'
import { settings } from './settings.ts'

test('an access token is created, shown once, used by a program, and revoked after a question', async ({
  page,
  playwright,
}) => {
  const { password } = await openAsNewPerson(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/app#settings-data')
  const dialog = settings(page)
  const create = dialog.getByRole('button', { name: 'Create a token' })
  await create.click()
  const name = dialog.getByLabel('Name')
  await expect(name).toBeFocused()
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(dialog.getByText('Give the token a name')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('Nightly backup')
  await expect(dialog.getByText(/can read your albums.+ can also play and save the tracks you bought/)).toBeVisible()
  await dialog.getByLabel('Access').selectOption('Read and write')
  await expect(dialog.getByText(/read and change .+ but not empty the trash/)).toBeVisible()
  await dialog.getByLabel('Access').selectOption('Read only')
  await dialog.getByLabel('Valid for').selectOption('30 days')
  await dialog.getByLabel('Your password').fill('not-the-one')
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(toast(page)).toContainText('Access token created')
  const field = dialog.getByLabel('Token “Nightly backup”')
  await expect(field).toBeFocused()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(toast(page)).toContainText('Token copied')
  const token = await page.evaluate(() => navigator.clipboard.readText())
  expect(token).toBe(await field.inputValue())

  const { baseURL } = test.info().project.use
  const extraHTTPHeaders = { authorization: `Bearer ${token}` }
  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders })
  expect((await program.get('/api/export/collection')).status()).toBe(200)
  expect((await program.post('/api/crates', { data: { name: 'C' } })).status()).toBe(403)

  // The script in the README.
  const script = /```js\n([\s\S]+?)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
  const [exporter, file] = ['export.mjs', 'collection.json'].map((name) => test.info().outputPath(name)) as [
    string,
    string,
  ]
  writeFileSync(exporter, script)
  const run = promisify(execFile)
  const options = { env: { ...process.env, GATEFOLD_TOKEN: token } }
  await run(process.execPath, [exporter, baseURL ?? '', file], options)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'gatefold', albums: [{ rating: 5 }] })

  await page.reload()
  const row = dialog.getByRole('listitem').filter({ hasText: 'Nightly backup' })
  await expect(row).toContainText(/Read only · until .+ · last used/)
  expect(await dialog.textContent()).not.toContain(token)
  await row.getByRole('button', { name: 'Revoke the token Nightly backup' }).click()
  const question = page.getByRole('alertdialog', { name: 'Revoke this token?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Revoke the token Nightly backup' }).click()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(toast(page)).toContainText('Access token revoked')
  await expect(row).toHaveCount(0)
  await expect(dialog.locator(':focus')).toHaveCount(1)
  expect((await program.get('/api/export/collection')).status()).toBe(401)
  await program.dispose()
})
