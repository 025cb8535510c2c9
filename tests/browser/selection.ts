import type { Page } from '@playwright/test'

/** The button that starts selecting albums. */
export const selectButton = (page: Page) => page.getByRole('button', { name: 'Select', exact: true })

/** The bar with what can be done with the selected albums. */
export const selectionBar = (page: Page) => page.getByRole('region', { name: 'Selected albums' })
