import type { Page } from '@playwright/test'

/** The button of what is seldom done with a list, by name. */
export const listMenu = (page: Page) =>
  page.locator('[data-list-menu]').getByRole('button', { name: 'More', exact: true })

/** Chooses an entry of that menu. */
export async function chooseEntry(page: Page, name: string | RegExp): Promise<void> {
  await listMenu(page).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

export const openCharts = (page: Page) => chooseEntry(page, 'Show charts')
