import type { Page } from '@playwright/test'
import { chooseEntry } from './list-head.ts'

/** Starts or stops selecting albums by the menu of the list. */
export const pressSelect = (page: Page) => chooseEntry(page, /^(?:Select|Stop selecting)$/)

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
