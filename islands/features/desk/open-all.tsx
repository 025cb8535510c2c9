import type { AlbumView } from '#domain/albums/album.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/desk.ts'

/** So many tabs are enough. */
const MOST = 50

/** Opens the pages of albums, each in a tab of its own; a browser may let only some through. */
function openAll(albums: readonly AlbumView[]): void {
  let opened = 0
  for (const { bandcampUrl } of albums) {
    const tab = open('about:blank', '_blank')
    if (!tab) break
    tab.opener = null
    tab.location.replace(bandcampUrl)
    opened += 1
  }
  if (opened === albums.length) return
  void showToast({
    kind: 'info',
    title: messages.openedSome(opened, albums.length),
    text: messages.openedSomeText,
  })
}

/** Opens the shown wishes at Bandcamp, to buy them. */
export function OpenAll({ albums }: { albums: readonly AlbumView[] }) {
  const sold = albums.filter(({ bandcampUrl }) => bandcampUrl !== '').slice(0, MOST)
  if (sold.length === 0) return null
  return (
    <button type="button" className="btn btn-primary" onClick={() => openAll(sold)}>
      <Icon name="external-link" />
      {messages.openAll}
    </button>
  )
}
