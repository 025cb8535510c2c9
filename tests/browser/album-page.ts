import type { Page } from '@playwright/test'
import { card, numberedAlbums } from './own-albums.ts'

export const NOTE = 'Bought after the show in Ghent.'

/** Newest first; the page size is 10. */
export const MANY = numberedAlbums(14, 1)

export const sleeve = (page: Page, title: string) => page.getByRole('dialog', { name: title })
export const note = (page: Page) => page.getByRole('textbox', { name: 'Note' })
export const openByCover = (page: Page, title: string) => card(page, title).locator('.album-link').click()
export const idOf = async (page: Page, title: string) => Number(await card(page, title).getAttribute('data-album'))
