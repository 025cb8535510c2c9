import type { AlbumView } from '#domain/albums/album.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/selection.ts'

const APART_MS = 300
/** More tabs than this need a confirmation. */
export const TABS_WITHOUT_ASKING = 10
/** How many tabs one press opens; the next ones need another. */
export const MOST_TABS = 50

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The addresses of the albums, and how many albums have none. */
export function pagesOf(albums: readonly AlbumView[]): { urls: string[]; missing: number } {
  const urls = albums.map((album) => album.bandcampUrl).filter((url) => url !== '')
  return { urls, missing: albums.length - urls.length }
}

/**
 * Opens addresses in tabs of their own, 300 ms apart, from the one at `start`, until the browser blocks one or there are `MOST_TABS`, and
 * offers to continue. At the end it says how many albums have no address.
 */
export async function openTabs(urls: readonly string[], missing: number, start = 0): Promise<void> {
  const end = Math.min(start + MOST_TABS, urls.length)
  for (let index = start; index < end; index += 1) {
    if (index > start) await wait(APART_MS)
    // With `noopener` the result is always null, so `opener` is cleared instead.
    const tab = open(urls[index], '_blank')
    if (!tab) {
      showToast({
        kind: 'error',
        title: messages.blocked,
        text: messages.blockedText,
        action: { label: messages.tryAgain, onAction: () => void openTabs(urls, missing, index) },
      })
      return
    }
    tab.opener = null
  }
  const left = urls.length - end
  if (left > 0) {
    const action = {
      label: messages.openNext(Math.min(left, MOST_TABS)),
      onAction: () => void openTabs(urls, missing, end),
    }
    showToast({ kind: 'info', title: messages.openedSome(end, urls.length), action, stays: true })
  } else if (missing > 0) showToast({ kind: 'info', title: messages.noAddress(missing) })
}
