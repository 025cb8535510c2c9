import type { AlbumView } from '#domain/albums/album.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/selection/dialogs.ts'

const APART_MS = 300
/** More tabs than this need a confirmation. */
export const TABS_WITHOUT_ASKING = 10

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The addresses of the albums, and how many albums have none. */
export function pagesOf(albums: readonly AlbumView[]): { urls: string[]; missing: number } {
  const urls = albums.map((album) => album.bandcampUrl).filter((url) => url !== '')
  return { urls, missing: albums.length - urls.length }
}

/**
 * Opens each address in its own tab, 300 ms apart, until the browser blocks one; then says how many albums have no address.
 */
export async function openTabs(urls: readonly string[], missing: number): Promise<void> {
  for (const [index, url] of urls.entries()) {
    if (index > 0) await wait(APART_MS)
    // With `noopener` the result is always null, so `opener` is cleared instead.
    const tab = open(url, '_blank')
    if (!tab) {
      const left = urls.slice(index)
      showToast({
        kind: 'error',
        title: messages.blocked,
        text: messages.blockedText,
        action: { label: messages.tryAgain, onAction: () => void openTabs(left, missing) },
      })
      return
    }
    tab.opener = null
  }
  if (missing > 0) showToast({ kind: 'info', title: messages.noAddress(missing) })
}
