import type { Page } from '@playwright/test'
import { expect } from './person.ts'

export const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })
export const row = (page: Page, username: string) => page.getByRole('row').filter({ hasText: username })

/** A username that no other test searches for. */
export const newName = () => `probe-${crypto.randomUUID().slice(0, 8)}`

export async function openAdmin(page: Page, search = '') {
  await page.goto('/app#settings-admin')
  await expect(settings(page).getByRole('heading', { name: 'User management' })).toBeVisible()
  if (search) await settings(page).getByLabel('Search users').fill(search)
}
