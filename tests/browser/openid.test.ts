import type { Page } from '@playwright/test'
import { serveGoogle } from '../google-site/serve.ts'
import { CLIENT } from '../google-site/site.ts'
import { newServer } from './own-server.ts'
import { expect, test } from './person.ts'

const NAME = 'Records ID'

async function answer(page: Page, email: string, button: 'Allow' | 'Deny') {
  await page.waitForURL(/\/authorize\?/)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: button }).click()
}

test('an open OpenID provider lets people in without the signup password, and to the album that brought them', {
  tag: '@detail',
}, async ({ page }) => {
  using server = await newServer({
    settings: {
      OIDC_ISSUER: await serveGoogle(),
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: NAME,
      OIDC_SIGNUP: 'open',
    },
  })
  const email = `${crypto.randomUUID()}@example.com`
  const album = 'https://umbel.bandcamp.com/album/reeds'

  await test.step('signing up asks for the password or goes there, and comes back when it is canceled', async () => {
    await page.goto(`${server.address}/?auth=register`)
    const gate = page.getByRole('dialog', { name: 'Signup Access Required' })
    await expect(gate.getByText('No password needed')).toBeVisible()
    await expect(gate).toContainText(`Continue with ${NAME}, or ask the person who invited you`)
    await gate.getByRole('button', { name: `Continue with ${NAME}` }).click()
    await answer(page, email, 'Deny')
    await expect(gate.getByRole('alert')).toHaveText(`${NAME} login was cancelled.`)
  })

  await test.step('an account without an email address is told why', async () => {
    await page.goto(`${server.address}/?auth=login&provider=oidc&error=email_not_found`)
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      `${NAME} told no valid email address of yours`,
    )
  })

  await test.step('who came with an album finds it after the way in', async () => {
    await page.goto(`${server.address}/add?url=${encodeURIComponent(album)}`)
    const login = page.getByRole('dialog', { name: 'Welcome back' })
    await expect(login.getByRole('alert')).toHaveText('Log in to add the album.')
    await expect(login.getByRole('button', { name: 'Google' })).toHaveCount(0)
    await login.getByRole('button', { name: `Continue with ${NAME}` }).click()
    await answer(page, email, 'Allow')
    await page.waitForURL(/\/app/)
    await expect(page.getByRole('dialog').getByLabel('Bandcamp URL')).toHaveValue(album)
  })
})
