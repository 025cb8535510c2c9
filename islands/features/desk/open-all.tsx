import type { AlbumView } from '#domain/albums/album.ts'
import { pickAll } from '#islands/features/list/public.ts'
import { MOST_TABS, openTabs, pagesOf, startSelecting } from '#islands/features/selection/public.ts'
import { openDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import * as messages from '#locales/desk.ts'

/** Selects albums, and shows what they cost. */
async function buy(albums: readonly AlbumView[]) {
  if (!(await startSelecting())) return
  pickAll(albums)
  openDialog('selected-buy')
}

/** Opens the shown wishes at Bandcamp, or shows how to buy them at once. */
export function OpenAll({ albums }: { albums: readonly AlbumView[] }) {
  const { urls, missing } = pagesOf(albums)
  if (urls.length === 0) return null
  return (
    <>
      <Button
        look="btn-primary"
        icon="external-link"
        text={urls.length > MOST_TABS ? messages.openSome(MOST_TABS) : messages.openAll}
        onClick={() => void openTabs(urls, missing)}
      />
      <Button text={messages.buy} onClick={() => void buy(albums)} />
    </>
  )
}
