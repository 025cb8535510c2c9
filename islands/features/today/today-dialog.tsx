import { useEffect } from 'react'
import { useLoadError } from '#islands/data/view/use-records.ts'
import { loadAlbum } from '#islands/features/album/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/today.ts'
import { useTodaysAlbum } from './use-todays-album.ts'

/** What `#today` leads to: the page of today's album. It shows nothing itself. */
export function TodayDialog({ isOpen, me }: DialogContentProps) {
  const album = useTodaysAlbum(me.id)
  const isFailed = useLoadError() !== undefined && album === undefined
  useEffect(() => {
    if (!isOpen || (album === undefined && !isFailed)) return
    closeDialog()
    if (isFailed) showLoadError()
    else if (album) void loadAlbum().then(({ openAlbum }) => openAlbum(album.id), showLoadError)
    else void showToast({ kind: 'info', title: messages.noRecords, text: messages.noRecordsText })
  }, [isOpen, album, isFailed])
  return null
}
