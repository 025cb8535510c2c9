import type { AlbumView } from '#domain/albums/album.ts'
import { MOST_TABS, openTabs, pagesOf } from '#islands/features/selection/public.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/desk.ts'

/** Opens the shown wishes at Bandcamp, to buy them. */
export function OpenAll({ albums }: { albums: readonly AlbumView[] }) {
  const { urls, missing } = pagesOf(albums)
  if (urls.length === 0) return null
  return (
    <button type="button" className="btn btn-primary" onClick={() => void openTabs(urls, missing)}>
      <Icon name="external-link" />
      {urls.length > MOST_TABS ? messages.openSome(MOST_TABS) : messages.openAll}
    </button>
  )
}
