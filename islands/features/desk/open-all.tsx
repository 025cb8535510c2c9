import type { AlbumView } from '#domain/albums/album.ts'
import { MOST_TABS, openTabs, pagesOf } from '#islands/features/selection/public.ts'
import { Button } from '#islands/ui/button.tsx'
import * as messages from '#locales/desk.ts'

/** Opens the shown wishes at Bandcamp, to buy them. */
export function OpenAll({ albums }: { albums: readonly AlbumView[] }) {
  const { urls, missing } = pagesOf(albums)
  if (urls.length === 0) return null
  return (
    <Button
      look="btn-primary"
      icon="external-link"
      text={urls.length > MOST_TABS ? messages.openSome(MOST_TABS) : messages.openAll}
      onClick={() => void openTabs(urls, missing)}
    />
  )
}
