import type { Page } from '@playwright/test'

export const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })
export const tab = (page: Page, name: string) => settings(page).getByRole('tab', { name })
