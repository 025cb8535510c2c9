import { useEffect } from 'react'
import * as messages from '#locales/today.ts'
import { useAlbums } from '../album/albums-api.ts'
import { loadAlbum } from '../album-page/load.ts'
import { sayNotLoaded } from '../collection/say-not-loaded.ts'
import type { DialogContentProps } from '../dialogs/dialog-content.ts'
import { closeDialog } from '../location.ts'
import { showToast } from '../ui/toaster.tsx'
import { useTodaysAlbum } from './use-todays-album.ts'

/** What `#today` leads to: the page of today's album. It shows nothing itself. */
export function TodayDialog({ isOpen, me }: DialogContentProps) {
  const album = useTodaysAlbum(me.id)
  const isFailed = useAlbums().error !== undefined && album === undefined
  useEffect(() => {
    if (!isOpen || (album === undefined && !isFailed)) return
    closeDialog()
    if (isFailed) sayNotLoaded()
    else if (album) void loadAlbum().then(({ openAlbum }) => openAlbum(album.id), sayNotLoaded)
    else void showToast({ kind: 'info', title: messages.noRecords, text: messages.noRecordsText })
  }, [isOpen, album, isFailed])
  return null
}
