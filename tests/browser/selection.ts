import type { Page } from '@playwright/test'

/** The button that starts selecting albums. */
export const selectButton = (page: Page) => page.getByRole('button', { name: 'Select', exact: true })

/** The bar with what can be done with the selected albums. */
export const selectionBar = (page: Page) => page.getByRole('region', { name: 'Selected albums' })

/** Records the addresses that scripts open instead of opening them. */
export async function noteOpened(page: Page): Promise<string[]> {
  const opened: string[] = []
  await page.exposeFunction('noteOpened', (url: string) => opened.push(url))
  await page.evaluate(() => {
    const { noteOpened } = window as unknown as { noteOpened: (url: string) => void }
    window.open = (url) => {
      noteOpened(String(url))
      return {} as Window
    }
  })
  return opened
}
